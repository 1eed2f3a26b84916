/** The Moon by sign and star, and the rising sign: common practice, said as tendencies. */
export const MOON_TEXTS = {
  'moonSign.0':
    'Your Moon stands in Mesha. Feelings arrive quickly and want to act; you are brave for others and impatient with yourself. What calms you is movement, and what hurts you is being made to wait without knowing why.',
  'moonSign.1':
    'Your Moon stands in Vrishabha, the sign of its exaltation. You need beauty, loyalty and an even pace, and you carry calm into rooms. What calms you is touch, food and music; what hurts you is sudden change sprung on you by people you trusted.',
  'moonSign.2':
    'Your Moon stands in Mithuna. You feel by thinking aloud, and a good talk is medicine. What calms you is variety and news; what tires you is the same worry turned over at night with nobody to say it to.',
  'moonSign.3':
    'Your Moon stands in Karka, its own sign. You remember everything that was felt, and you look after people by instinct. What calms you is home and being needed; what hurts you is being taken for granted, which you seldom say.',
  'moonSign.4':
    'Your Moon stands in Simha. Your heart is proud, warm and generous, and needs to be seen. What calms you is honest praise and play; what hurts you is coldness, which you answer with silence.',
  'moonSign.5':
    'Your Moon stands in Kanya. You care by noticing and putting right. What calms you is order and usefulness; what wears you out is the running list of your own faults, which nobody else is keeping.',
  'moonSign.6':
    'Your Moon stands in Tula. You feel through others and weigh every side. What calms you is fairness and good company; what tires you is keeping the peace at your own cost.',
  'moonSign.7':
    'Your Moon stands in Vrishchika. You feel deeply, show little and forget nothing. What calms you is one bond you can trust without proof; what hurts you is a half-truth, however kindly it was meant.',
  'moonSign.8':
    'Your Moon stands in Dhanu. Your spirit lifts with a goal, a teacher or a road. What calms you is meaning; what tires you is a life with every day the same and nothing to believe in.',
  'moonSign.9':
    'Your Moon stands in Makara. You feel responsibly: first the duty, then the heart. What calms you is a task finished; what hurts you is being thought cold, when you were only holding things together.',
  'moonSign.10':
    'Your Moon stands in Kumbha. You care about people in the large and need room in the small. What calms you is space and honest friends; what tires you is feeling performed on demand.',
  'moonSign.11':
    'Your Moon stands in Mina. You take in the mood of every room, and you forgive early. What calms you is water, prayer, music or sleep; what hurts you is harshness, and carrying what was never yours.',
  'nakshatra.1': 'Its star is Ashvini, the riders who bring help quickly: you start well, heal fast and dislike lingering.',
  'nakshatra.2':
    'Its star is Bharani, which carries things to term: you can bear a great deal, and your strength is to know when to set it down.',
  'nakshatra.3': 'Its star is Krittika, the blade and the flame: you cut to the truth, and you feed people as warmly as you correct them.',
  'nakshatra.4': 'Its star is Rohini, the growing one: you draw people and make things flourish, and letting go is your lesson.',
  'nakshatra.5': 'Its star is Mrigashira, the searching deer: you are always on the trail of something finer, gentle and a little shy.',
  'nakshatra.6': 'Its star is Ardra, the storm that clears the air: you change by upheaval and think best after it.',
  'nakshatra.7': 'Its star is Punarvasu, the return of the light: you recover, come home, begin again, and others take heart from it.',
  'nakshatra.8': 'Its star is Pushya, the nourisher: duty and care come naturally, and people lean on you.',
  'nakshatra.9': 'Its star is Ashlesha, the coil: you see what people hide, and your insight needs a kind use.',
  'nakshatra.10': 'Its star is Magha, the seat of the ancestors: you have pride of line and a sense of what is due.',
  'nakshatra.11':
    'Its star is Purva Phalguni, the hammock: you know how to rest, enjoy and be good company, and you create when you are at ease.',
  'nakshatra.12': 'Its star is Uttara Phalguni, the agreement: you keep your word and choose friends for life.',
  'nakshatra.13': 'Its star is Hasta, the hand: skill, wit and a gift for making things work.',
  'nakshatra.14': 'Its star is Chitra, the bright jewel: you have an eye for form and want your work to shine.',
  'nakshatra.15': 'Its star is Svati, the young shoot in the wind: independent, flexible, a born trader of ideas.',
  'nakshatra.16': 'Its star is Vishakha, the gateway: you hold one aim for years and get there.',
  'nakshatra.17': 'Its star is Anuradha, devotion and friendship: you keep ties across distance and make groups work.',
  'nakshatra.18': 'Its star is Jyeshtha, the eldest: you take charge of others early and seldom let them see the cost.',
  'nakshatra.19': 'Its star is Mula, the root: you go to the bottom of things, even where it means pulling them up.',
  'nakshatra.20': 'Its star is Purvashadha, the unbeaten water: conviction, persuasion, and courage that returns in waves.',
  'nakshatra.21': 'Its star is Uttarashadha, the lasting victory: you win late, fairly and for good.',
  'nakshatra.22': 'Its star is Shravana, the ear: you learn by listening, and people tell you the truth.',
  'nakshatra.23': 'Its star is Dhanishtha, the drum: rhythm, ambition and open-handedness with what you win.',
  'nakshatra.24': 'Its star is Shatabhisha, the hundred healers: private, exact, drawn to what mends people and systems.',
  'nakshatra.25':
    'Its star is Purva Bhadrapada, the burning wish for something higher: intense, idealistic, of two faces until you choose.',
  'nakshatra.26': 'Its star is Uttara Bhadrapada, the deep water: patience, counsel, calm that others borrow.',
  'nakshatra.27': 'Its star is Revati, the safe journey: kind to travellers and small creatures, and good at endings.',
  'lagnaSign.0':
    'Mesha was rising when you were born. You meet life head first: quick, frank, better at beginnings than at waiting. Your ruler is Mars, so your energy rises and falls with how much you have to do.',
  'lagnaSign.1':
    'Vrishabha was rising when you were born. You meet life steadily and through the senses, and you are hard to push. Your ruler is Venus, so ease, affection and beauty are not luxuries for you; they are how you work well.',
  'lagnaSign.2':
    'Mithuna was rising when you were born. You meet life with questions, and you look younger than you are. Your ruler is Mercury, so your days go as your conversations go.',
  'lagnaSign.3':
    'Karka was rising when you were born. You meet life with feeling and a good memory, protective of your own. Your ruler is the Moon, so your strength comes and goes in tides, and planning for the tide is wisdom.',
  'lagnaSign.4':
    'Simha was rising when you were born. You meet life with dignity and warmth, and expect it to meet you likewise. Your ruler is the Sun, so self-respect is the engine of everything.',
  'lagnaSign.5':
    'Kanya was rising when you were born. You meet life by observing, sorting and improving it. Your ruler is Mercury, so learning and method are your way out of any difficulty.',
  'lagnaSign.6':
    'Tula was rising when you were born. You meet life through others and with a sense of proportion. Your ruler is Venus, so good relations and beauty carry you further than force.',
  'lagnaSign.7':
    'Vrishchika was rising when you were born. You meet life intensely and reveal yourself by degrees. Your ruler is Mars, so willpower and strategy are yours; softness is what has to be learned.',
  'lagnaSign.8':
    'Dhanu was rising when you were born. You meet life as a road with a meaning. Your ruler is Jupiter, so faith, teachers and plain good humour lift you.',
  'lagnaSign.9':
    'Makara was rising when you were born. You meet life soberly and get lighter as you age. Your ruler is Saturn, so patience is your fortune, and rest is something you must schedule.',
  'lagnaSign.10':
    'Kumbha was rising when you were born. You meet life from one step outside it, thoughtful and independent. Your ruler is Saturn, so your ideas need a long run and a structure.',
  'lagnaSign.11':
    'Mina was rising when you were born. You meet life with open borders, kind and imaginative. Your ruler is Jupiter, so good counsel and a simple faith hold you together.',
}
