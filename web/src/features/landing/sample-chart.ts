/** Placements of an invented person, for the small pictures of "How it works" (3 July 1996, 18:20, Hyderabad). */
export const SAMPLE_LAGNA_SIGN = 8

const at = (graha: string, sign: number) => ({ graha, label: '', sign, degree: null, retrograde: false })

export const SAMPLE_GRAHAS = [
  at('moon', 9),
  at('jupiter', 8),
  at('saturn', 11),
  at('sun', 2),
  at('ketu', 11),
  at('mercury', 2),
  at('rahu', 5),
  at('mars', 1),
  at('venus', 1),
]
