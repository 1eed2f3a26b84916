/** Strong and soft grahas, the soul's pointer, what tradition reads as past-life themes, and functional nature. */
export const GRAHA_TEXTS = {
  'strength.sun.strong':
    'You can carry authority without borrowing it. In doubt, ask yourself what you would respect in somebody else, and do that.',
  'strength.sun.weak':
    'Confidence is a practice here, not a given. Daylight, posture, and one task each day that is finished and signed do more for it than praise.',
  'strength.moon.strong':
    'Your feelings are a reliable instrument. People rest near you, and a first impression of yours is worth writing down.',
  'strength.moon.weak': 'Feelings come in weather. You do well to wait for the second morning before you answer what upset you.',
  'strength.mars.strong': 'You begin while others are still deciding. Give this energy a worthy opponent, or it will invent one.',
  'strength.mars.weak':
    'Anger turns inward or arrives late. Regular exercise and small brave acts, one a week, bring the force back to the surface.',
  'strength.mercury.strong': 'Your mind sorts, names and trades well. What you can explain, you can sell, teach or mend.',
  'strength.mercury.weak':
    'Details slip under pressure. Lists, a second reader and a slower reply turn this from a cost into a habit of care.',
  'strength.jupiter.strong': 'Good sense and good people come to you. Your counsel is sound when you take the time to give it properly.',
  'strength.jupiter.weak':
    'Optimism needs a budget and faith needs a teacher. Choose advisers slowly and keep the ones who disagree with you kindly.',
  'strength.venus.strong': 'Affection, taste and ease are real assets. You make things pleasant, and that opens doors which effort cannot.',
  'strength.venus.weak':
    'You may settle for less affection or comfort than you could have. Ask plainly for one pleasant thing each week, and accept it.',
  'strength.saturn.strong':
    'You can wait, and you can carry. What you build on your own schedule is still there when quicker things have gone.',
  'strength.saturn.weak':
    'Routine weighs on you and delay discourages. Short stages, visible progress and rest on time make persistence possible.',
  'atma.sun':
    'Among the seven, the Sun, in {sign}, has the highest degree and is your atmakaraka, the pointer to the self, which makes the thread of this life rightful authority: to shine without needing everybody to look.',
  'atma.moon':
    'Among the seven, the Moon, in {sign}, has the highest degree and is your atmakaraka, the pointer to the self, which makes the thread of this life care: to feel fully, and not to drown in what others feel.',
  'atma.mars':
    'Among the seven, Mars, in {sign}, has the highest degree and is your atmakaraka, the pointer to the self, which makes the thread of this life courage used for something, and strength that learns gentleness.',
  'atma.mercury':
    'Among the seven, Mercury, in {sign}, has the highest degree and is your atmakaraka, the pointer to the self, which makes the thread of this life truth in speech: to learn, to explain, and not to hide behind cleverness.',
  'atma.jupiter':
    'Among the seven, Jupiter, in {sign}, has the highest degree and is your atmakaraka, the pointer to the self, which makes the thread of this life wisdom: to teach what you live, and to honour your own teachers.',
  'atma.venus':
    'Among the seven, Venus, in {sign}, has the highest degree and is your atmakaraka, the pointer to the self, which makes the thread of this life love with discernment: pleasure that leaves nobody poorer.',
  'atma.saturn':
    'Among the seven, Saturn, in {sign}, has the highest degree and is your atmakaraka, the pointer to the self, which makes the thread of this life service: to carry weight without bitterness, and to ease it for others.',
  'karakamsa.0': 'In the navamsa {graha} falls in Mesha: the self is tested where it has to act alone.',
  'karakamsa.1': 'In the navamsa {graha} falls in Vrishabha: the self ripens through patience, possession and its limits.',
  'karakamsa.2': 'In the navamsa {graha} falls in Mithuna: the self grows by learning and by honest talk.',
  'karakamsa.3': 'In the navamsa {graha} falls in Karka: the self is formed in family and in care.',
  'karakamsa.4': 'In the navamsa {graha} falls in Simha: the self wants a stage, and a cause worthy of it.',
  'karakamsa.5': 'In the navamsa {graha} falls in Kanya: the self is refined by work and by service.',
  'karakamsa.6': 'In the navamsa {graha} falls in Tula: the self is mirrored in partners and in trade.',
  'karakamsa.7': 'In the navamsa {graha} falls in Vrishchika: the self passes through deep water and comes out truer.',
  'karakamsa.8': 'In the navamsa {graha} falls in Dhanu: the self looks for a law to live by.',
  'karakamsa.9': 'In the navamsa {graha} falls in Makara: the self climbs, and learns what height is for.',
  'karakamsa.10': 'In the navamsa {graha} falls in Kumbha: the self belongs to something larger than its family.',
  'karakamsa.11': 'In the navamsa {graha} falls in Mina: the self seeks rest in what has no edges.',
  'ishta.sun':
    'By later practice the 12th from there points to the Sun, and so to Shiva or the rising Sun itself: morning prayer, a lamp, plain truthfulness.',
  'ishta.moon':
    'By later practice the 12th from there points to the Moon, and so to Gauri, the Mother: evening prayer, water, kindness to women.',
  'ishta.mars':
    'By later practice the 12th from there points to Mars, and so to Subrahmanya (Murugan, Kartikeya): courage offered up, Tuesdays, a flame.',
  'ishta.mercury':
    'By later practice the 12th from there points to Mercury, and so to Vishnu: the thousand names, or any one of them said with attention.',
  'ishta.jupiter':
    'By later practice the 12th from there points to Jupiter, and so to Dakshinamurti or the guru himself: study, silence, Thursdays.',
  'ishta.venus':
    'By later practice the 12th from there points to Venus, and so to Lakshmi: beauty kept clean, gratitude, a lamp on Fridays.',
  'ishta.saturn':
    'By later practice the 12th from there points to Saturn, and so to Vishnu in his patient forms, or Ayyappa in the South: simplicity, service, Saturdays.',
  'ishta.rahu':
    'By later practice the 12th from there points to Rahu, and so to Durga: protection, lemon lamps where that is the custom, courage for others.',
  'ishta.ketu':
    'By later practice the 12th from there points to Ketu, and so to Ganesha: first things first, and obstacles met with humour.',
  'pastLife.0':
    'Ketu in Mesha: tradition reads an old habit of fighting alone; what was mastered is nerve, and what remains is to let others near.',
  'pastLife.1':
    'Ketu in Vrishabha: tradition reads old ease and ownership; what was mastered is keeping, and what remains is to change gladly.',
  'pastLife.2': 'Ketu in Mithuna: tradition reads an old cleverness with words; what was mastered is wit, and what remains is belief.',
  'pastLife.3':
    'Ketu in Karka: tradition reads an old life centred on family; what was mastered is care, and what remains is to stand in the open.',
  'pastLife.4': 'Ketu in Simha: tradition reads an old pride of place; what was mastered is dignity, and what remains is fellowship.',
  'pastLife.5':
    'Ketu in Kanya: tradition reads an old discipline of service; what was mastered is skill, and what remains is trust in what cannot be corrected.',
  'pastLife.6':
    'Ketu in Tula: tradition reads an old life lived for two; what was mastered is tact, and what remains is a will of your own.',
  'pastLife.7':
    'Ketu in Vrishchika: tradition reads old knowledge of crisis and secrets; what was mastered is endurance, and what remains is simple enjoyment.',
  'pastLife.8': 'Ketu in Dhanu: tradition reads an old devotion to a creed; what was mastered is faith, and what remains is curiosity.',
  'pastLife.9': 'Ketu in Makara: tradition reads old rank and duty; what was mastered is command, and what remains is tenderness.',
  'pastLife.10':
    'Ketu in Kumbha: tradition reads an old life among many; what was mastered is detachment, and what remains is the courage to be somebody.',
  'pastLife.11':
    'Ketu in Mina: tradition reads an old life of prayer or retreat; what was mastered is surrender, and what remains is useful work.',
  'graha.first.strong': 'Nothing in this chart has more to give than {graha}, {seat}.',
  'graha.first.even': 'No graha towers over the rest here; the first among equals is {graha}, {seat}.',
  'graha.second': 'The next to count on is {graha}, {seat}.',
  'graha.last.weak': '{graha2}, {seat}, asks most of you.',
  'graha.carries.first': 'Since it rules your {houses}, {areas} {count, plural, one {comes} other {come}} to you by way of {field}.',
  'graha.carries.second': 'Being lord of your {houses}, it ties {areas} to {field}.',
  'graha.carries.last': 'What it rules as lord of your {houses}, {areas}, comes late, and through {field}.',
  'graha.carriesMoon.first':
    'Counted from the Moon it rules the {houses}, so {areas} {count, plural, one {comes} other {come}} to you by way of {field}.',
  'graha.carriesMoon.second': 'As lord of the {houses} from the Moon it ties {areas} to {field}.',
  'graha.carriesMoon.last': 'What it rules as lord of the {houses} from the Moon, {areas}, comes late, and through {field}.',
  'graha.ruler': 'It is also the lord of your lagna, and so stands for you.',
  'graha.looked.kind': '{others} {count, plural, one {looks at it, and lends} other {look at it, and lend}} it patience and good advice.',
  'graha.looked.kind.later': 'It has the goodwill of {others}, who {count, plural, one {looks} other {look}} at it.',
  'graha.looked.hard': '{others} {count, plural, one {looks} other {look}} at it hard, so it is tested before it is trusted.',
  'graha.looked.hard.later': 'Under the eye of {others} it has to prove itself first.',
  'graha.looked.mixed':
    '{kind} {kindCount, plural, one {looks at it and helps} other {look at it and help}}; {hard} {hardCount, plural, one {puts} other {put}} it to the test.',
  'graha.voice.care': ', a time that asks for care in other things',
  'graha.voice.first': 'You feel it most in its own sub-periods: the next is {maha} / {antar}, {from} to {to}{care}.',
  'graha.voice.second': 'Its own time comes again in {maha} / {antar}, {from} to {to}{care}.',
  'graha.voice.last': 'It asks most in its next sub-period, {maha} / {antar}, {from} to {to}.',
  'graha.voiceNow': 'Its sub-period, {maha} / {antar}, runs now, until {to}.',
  'graha.combust': 'It is {distance}° from the Sun and counts as combust (up to {orb}°){effect}.',
  'graha.combustOpen': 'It is within {orb}° of the Sun and counts as combust{effect}.',
  'graha.combust.effect': ': {areas}, which it rules for you, {count, plural, one {shows} other {show}} late',
  'gift.sun': 'an authority that people feel before you speak',
  'gift.moon': 'a sure sense of what people need',
  'gift.mars': 'the nerve to begin what others only talk about',
  'gift.mercury': 'a quick and exact mind',
  'gift.jupiter': 'good judgment, and the goodwill that it earns',
  'gift.venus': 'a way of making things pleasant and people comfortable',
  'gift.saturn': 'staying power, long after others have gone home',
  'peace.sun': 'being answerable for something and doing it well',
  'peace.moon': 'caring for people without drowning in what they feel',
  'peace.mars': 'having something to protect',
  'peace.mercury': 'saying plainly what is so',
  'peace.jupiter': 'teaching what you live',
  'peace.venus': 'loving without keeping accounts',
  'peace.saturn': 'steady work, seen or unseen',
  'graha.relieved': 'The debility is relieved (neecha bhanga): its matters start low and rise, often late and with somebody’s help.',
  'graha.relievedToo': 'Its debility is relieved (neecha bhanga): a late start, then a rise.',
  'graha.low': 'Nothing relieves the debility: what you have of this you have learned, not been given.',
  'graha.war.victor':
    'It is at war with {vanquished} (graha yuddha, {distance}° apart), and prevails: it takes part of the other’s strength.',
  'graha.war.vanquished':
    'It is at war with {victor} (graha yuddha, {distance}° apart), and yields: its matters wait behind those of {victor}.',
} as const
