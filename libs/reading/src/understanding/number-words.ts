/** Small numbers as people write them in English, Hindi, Tamil and Telugu, in their script or in Latin letters. */
// prettier-ignore
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, fifteen: 15, twenty: 20, thirty: 30,
  ek: 1, do: 2, teen: 3, char: 4, chaar: 4, paanch: 5, panch: 5, chhe: 6, chhah: 6, saat: 7, aath: 8, nau: 9, das: 10, rendu: 2, moonu: 3, moodu: 3,
  'दो': 2, 'तीन': 3, 'चार': 4, 'पाँच': 5, 'पांच': 5, 'छह': 6, 'सात': 7, 'आठ': 8, 'नौ': 9, 'दस': 10, 'இரண்டு': 2, 'மூன்று': 3, 'ஐந்து': 5, 'రెండు': 2, 'మూడు': 3, 'ఐదు': 5,
}
