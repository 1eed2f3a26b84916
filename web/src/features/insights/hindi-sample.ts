import type { InsightsEvidence } from '@disha/contracts/insights'

/**
 * The sample of /insights-hindi, shown where there is no session and marked as a sample: an invented person, born on 3 July 1996 at
 * 18:20 in Hyderabad. Placements as the chart engine computes them (Lahiri); the base rate is the engine's (368 of 5,000 births).
 */
export const SAMPLE_PERSON = { fullName: 'मीरा राव', dateOfBirth: '1996-07-03', placeOfBirth: 'हैदराबाद, तेलंगाना' }

export const SAMPLE_CHART: InsightsEvidence['chart'] = {
  lagnaSign: 8,
  lagnaDegree: 10.817,
  moonNakshatra: 22,
  moonPada: 4,
  grahas: [
    { graha: 'sun', sign: 2, degree: 18.047, retrograde: false },
    { graha: 'moon', sign: 9, degree: 21.79, retrograde: false },
    { graha: 'mars', sign: 1, degree: 20.956, retrograde: false },
    { graha: 'mercury', sign: 2, degree: 8.708, retrograde: false },
    { graha: 'jupiter', sign: 8, degree: 19.076, retrograde: true },
    { graha: 'venus', sign: 1, degree: 17.996, retrograde: false },
    { graha: 'saturn', sign: 11, degree: 13.392, retrograde: false },
    { graha: 'rahu', sign: 5, degree: 18.856, retrograde: true },
    { graha: 'ketu', sign: 11, degree: 18.856, retrograde: true },
  ],
}

const HOLDS = 'जन्म समय में 30 मिनट तक की चूक हो तो भी ठहरता है।'

export const SAMPLE_SECTIONS = [
  {
    title: 'blueprint',
    text: 'मीरा के जन्म के समय धनु राशि उदित हो रही थी, और उसके स्वामी गुरु उसी राशि में, लग्न में ही बैठे हैं। अपने घर में, केंद्र में बैठे गुरु से हंस योग बनता है। लगभग 14 कुंडलियों में 1 में यह मिलता है।\n\nगुरु वक्री हैं, इसलिए समझ पहले भीतर पकती है, फिर बाहर दिखती है। सलाह देना, पढ़ाना, किसी काम को उसका अर्थ देना: जीवन बार-बार इसी ओर लौटाता है।\n\nदसवें भाव में राहु और चौथे में केतु हैं। घर का सुख परिचित है; सीखना यह है कि सबके सामने खड़े होकर कुछ ऐसा किया जाए जो गिना जाए।',
    notes: [
      { fact: 'गुरु धनु में, पहले भाव में, अपनी राशि में, 19°04′।', citation: 'बृहत् पराशर होरा, अध्याय 75 (पंचमहापुरुष)', holds: HOLDS },
      { fact: 'राहु दसवें और केतु चौथे भाव में।', citation: 'प्रचलित मत; जाँचे हुए किसी ग्रंथ से नहीं', holds: HOLDS },
    ],
  },
  {
    title: 'influences',
    text: 'चंद्र मकर में, श्रवण नक्षत्र के चौथे चरण में हैं। मन पहले कर्तव्य देखता है, फिर इच्छा। श्रवण का अर्थ ही सुनना है: लोग अपनी सच्ची बात मीरा से कह देते हैं।\n\nदूसरे भाव का चंद्र वाणी में मिठास और सँभालने का गुण देता है। चंद्र के स्वामी शनि चौथे भाव में, मीन में हैं: मन घर के शांत कोने में, धीमे और नियमित काम से ठहरता है।',
    notes: [
      { fact: 'चंद्र मकर में, दूसरे भाव में, श्रवण 4।', citation: 'फलदीपिका, अध्याय 8 (ग्रह-भाव-फल)', holds: HOLDS },
      { fact: 'शनि मीन में, चौथे भाव में।', citation: 'प्रचलित मत; जाँचे हुए किसी ग्रंथ से नहीं', holds: HOLDS },
    ],
  },
] as const
