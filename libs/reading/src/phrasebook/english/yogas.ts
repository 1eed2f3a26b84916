/** Yogas with their classical conditions, arudhas, and further lines of the topics. */
export const YOGAS = {
  'yoga.lead':
    'A yoga is a named combination. Long lists of them are printed everywhere; here stand only those whose conditions your chart meets in full, each with the share of charts in which it occurs.',
  'yoga.none':
    'None of the yogas that we check is fully formed in your chart. That is the case for a good many charts, and says nothing against a life; houses, lords and periods carry it.',
  'yoga.head': 'Yogas that are really formed',
  'yoga.rate': 'It occurs in {share}.',
  'yoga.share.about': 'about 1 chart in {n}',
  'yoga.share.most': 'more than half of all charts, so take it as a tendency that many share',
  'yoga.share.rare': 'fewer than 1 chart in 50',
  'yoga.ruchaka': 'Ruchaka yoga: Mars, {dignity}, in the {house}. The text gives energy, courage, command and a name won by effort.',
  'yoga.bhadra': 'Bhadra yoga: Mercury, {dignity}, in the {house}. The text gives a strong and learned speaker who helps their own people.',
  'yoga.hamsa': 'Hamsa yoga: Jupiter, {dignity}, in the {house}. The text gives principle, grace and the respect of those in authority.',
  'yoga.malavya': 'Malavya yoga: Venus, {dignity}, in the {house}. The text gives charm, means, vehicles and happiness in company.',
  'yoga.shasha': 'Shasha yoga: Saturn, {dignity}, in the {house}. The text gives command of people and an able, enduring mind.',
  'yoga.gajakesari':
    'Gajakesari yoga in Parashara’s own strict form: Jupiter in a kendra, helped by a benefic and unhurt by weakness or the Sun. It is read as intellect, means and favour. (The loose form, which half of all charts have, is not counted here.)',
  'yoga.raja':
    'A raja yoga of house lords: {a}, lord of the {houseA}, and {b}, lord of the {houseB}, are {how}. A kendra and a trikona joined in this way are read as rise and recognition, above all in their periods.',
  'yoga.raja.conjunct': 'together in one sign',
  'yoga.raja.exchange': 'in each other’s signs',
  'yoga.raja.opposite': 'in full mutual aspect',
  'yoga.yogakaraka':
    '{graha} owns both a kendra and a trikona for your lagna and is its yogakaraka: by itself, and in its own periods, a graha of rise.',
  'yoga.adhi':
    'Adhi yoga: benefics stand in the 6th, 7th or 8th from your Moon ({grahas}). It is read as a position of trust, in proportion to their strength.',
  'yoga.sunapha': 'Sunapha yoga: {grahas} in the 2nd from your Moon. It is read as means earned by oneself, and a good mind.',
  'yoga.anapha': 'Anapha yoga: {grahas} in the 12th from your Moon. It is read as a pleasant bearing and a good name.',
  'yoga.durudhara': 'Durudhara yoga: grahas stand on both sides of your Moon ({grahas}). It is read as comforts enjoyed and shared.',
  'yoga.amala': 'Amala yoga: only benefics stand in the 10th from {point} ({grahas}). It is read as a clean and lasting good name.',
  'yoga.amala.lagna': 'your lagna',
  'yoga.amala.moon': 'your Moon',
  'career.headLearning': 'Growth against stability',
  'career.growth.jupiter':
    'Jupiter stands stronger than Saturn in your chart: growth comes more easily than routine. Take on the wider task, and let somebody careful keep the books.',
  'career.growth.saturn':
    'Saturn stands stronger than Jupiter in your chart: stability comes more easily than expansion. Grow by deepening, and say yes to one risk a year that is larger than you like.',
  'career.growth.even':
    'Jupiter and Saturn are about equal in your chart: growth and stability take turns. Expand in Jupiter’s good seasons, consolidate in Saturn’s.',
  'career.learning.strong':
    'For study and further training the ground is good: {lord}, lord of the 5th, is well supported, so that a course or certificate begun with a clear use in mind tends to be finished.',
  'career.learning.plain':
    'For study and further training the ground is ordinary: {lord}, lord of the 5th, neither lifts nor hinders. Choose short courses with a certain use.',
  'career.learning.weak':
    'For study and further training the ground asks for patience: {lord}, lord of the 5th, has little support. Learn by doing, with a teacher close by, rather than alone from books.',
  'love.headArudha': 'How the two of you are seen',
  'love.arudha.amity':
    'The arudha of the lagna, the image you give, falls in {a1}, and that of the 7th, the image of partnership, in {a7}. They stand in kendra or trikona to one another, which the text reads as amity of the couple.',
  'love.arudha.strain':
    'The arudha of the lagna, the image you give, falls in {a1}, and that of the 7th, the image of partnership, in {a7}. They stand six, eight or twelve apart, which asks a couple to explain themselves to one another more often than they expect.',
  'love.arudha.plain':
    'The arudha of the lagna, the image you give, falls in {a1}, and that of the 7th, the image of partnership, in {a7}. They help each other by effort: what you build together is what shows.',
  'love.upapada.benefic':
    'The upapada, the arudha of the 12th, which is read for a lasting bond, is in {ul}, and its second sign has the help of {grahas}. The text counts that among the marks of a good marriage.',
  'love.upapada.malefic':
    'The upapada, the arudha of the 12th, which is read for a lasting bond, is in {ul}, with {grahas} on its second sign and no benefic there. What keeps a bond here is upkeep: fair money, fair words, and help asked for early.',
  'love.upapada.plain':
    'The upapada, the arudha of the 12th, which is read for a lasting bond, is in {ul}, and its second sign is neither helped nor troubled by a graha: a bond lasts by what two people do for it.',
  'love.d9venus.0': 'In the navamsa Venus goes to Mesha: with time you love more bravely and say what you want.',
  'love.d9venus.1': 'In the navamsa Venus comes home to Vrishabha: with time love grows calmer, richer and more loyal.',
  'love.d9venus.2': 'In the navamsa Venus goes to Mithuna: with time companionship becomes a lifelong conversation.',
  'love.d9venus.3': 'In the navamsa Venus goes to Karka: with time love turns towards home and tenderness.',
  'love.d9venus.4': 'In the navamsa Venus goes to Simha: with time you want to be proud of each other in the open.',
  'love.d9venus.5': 'In the navamsa Venus goes to Kanya, where it is shy: with time the lesson is to accept what is imperfect and kind.',
  'love.d9venus.6': 'In the navamsa Venus comes home to Tula: with time fairness and grace become the habit of your bonds.',
  'love.d9venus.7': 'In the navamsa Venus goes to Vrishchika: with time love goes deeper and asks for the whole truth.',
  'love.d9venus.8': 'In the navamsa Venus goes to Dhanu: with time you share a road, a faith or a project.',
  'love.d9venus.9': 'In the navamsa Venus goes to Makara: with time love proves itself in duties carried together.',
  'love.d9venus.10': 'In the navamsa Venus goes to Kumbha: with time friendship becomes the stronger half of love.',
  'love.d9venus.11': 'In the navamsa Venus reaches Mina, its height: with time love becomes generous and forgiving.',
  'love.headNeeds': 'What your heart needs beside love',
  'love.needs.same':
    'The Moon and Venus share a sign: what soothes you and what attracts you are the same thing, which is a rare simplicity. The risk is to live inside it and forget the world.',
  'love.needs.easy':
    'The Moon and Venus stand in easy relation, in trine or three signs of effort apart: what soothes you and what attracts you can be found in one person.',
  'love.needs.square':
    'The Moon and Venus stand at an angle to one another: what attracts you does not always soothe you. A bond lasts when it offers both, excitement on some days and rest on others, and when you say which of the two it is today.',
  'love.needs.awkward':
    'The Moon and Venus stand six, eight or twelve signs apart and hardly see one another: you may choose with one part of yourself and live with another. Take longer over choices of the heart, and watch how you sleep near the person.',
  'abroad.headSettling': 'Settling in',
  'abroad.asp.sun': 'The Sun looks at your house of long journeys: an official purpose or a father’s wish sends you on your way.',
  'abroad.asp.moon': 'The Moon looks at your house of long journeys: longing itself is a reason to go, and a mother’s blessing matters.',
  'abroad.asp.mars': 'Mars looks at your house of long journeys: decisions to leave are quick, so let somebody check the dates.',
  'abroad.asp.mercury': 'Mercury looks at your house of long journeys: letters, tests and applications bring the road nearer.',
  'abroad.asp.jupiter': 'Jupiter looks at your house of long journeys: helpers, teachers and good timing go with you.',
  'abroad.asp.venus': 'Venus looks at your house of long journeys: somebody dear, or a taste for other ways of life, draws you.',
  'abroad.asp.saturn': 'Saturn looks at your house of long journeys: distance comes with duty and after delay, and then for long.',
  'abroad.mercury.strong': 'Language and paperwork are your allies: Mercury is strong, so that a new tongue or system is learned quickly.',
  'abroad.mercury.plain':
    'Language and paperwork need ordinary care: Mercury is of middling strength, and one course before departure saves months after it.',
  'abroad.mercury.weak':
    'Language and paperwork are the weak side: Mercury has little support, so let a second person read each form, and begin the language a year early.',
  'abroad.settle.strong':
    'In feeling you settle well, because the Moon is well supported: a kitchen, a park and two friends make a place yours.',
  'abroad.settle.plain': 'In feeling you settle in ordinary time: the first winter is long, the second is home.',
  'abroad.settle.weak':
    'In feeling you settle slowly, because the Moon has little support: plan visits home into the first two years, and do not take homesickness for failure.',
  'abroad.guard.good':
    'Jupiter, who guards on far roads, is well placed for it in your chart, so help from strangers is something you may count on a little.',
  'abroad.guard.hard': 'Jupiter, who guards on far roads, needs support in your chart, so arrange help beforehand rather than hope for it.',
} as const
