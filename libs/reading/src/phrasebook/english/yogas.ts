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
} as const
