import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** What was booked, by the words for it. */
const PLACES = {
  flat: / (?:flats?|apartments?|\d ?bhk|bhk|1rk|penthouse) |फ्लैट|பிளாட்|அபார்ட்மெண்ட்|ఫ్లాట్|అపార్ట్మెంట్/u,
  plot: / (?:plots?|sites?|gated layout) |प्लॉट|மனை|స్థలం/u,
  villa: / (?:villas?|row houses?|bungalows?|duplex) /u,
  house: / (?:houses?|homes?|ghar|makan|makaan|veedu|illu) |घर|मकान|வீடு|வீட்|ఇల్లు|ఇంటి/u,
  shop: / (?:shop|dukan|dukaan|office space|commercial (?:space|unit)) /u,
} as const
export type BookedPlace = keyof typeof PLACES

/** Whoever builds it, or the office that hears those who wait. */
const BUILDER =
  / (?:builders?|developers?|promoters?|real estate company|(?:housing )?project (?:is |got |has been |work )?(?:stall\S*|stuck|stopped|delay\S*|incomplete|late|ruk\S*|band)|society office|(?:maha|k ?|up ?|h ?|ts ?|guj ?)?rera|nclt) |बिल्डर|रेरा|பில்டர்|ரெரா|బిల్డర్|రెరా/u
const HANDED =
  / (?:possession|handover|hand over|handed over|handing over|hand it over|keys|kabja|kabza|kabjaa|kabza) |पजेशन|पोजेशन|कब्ज|பொசஷன்|சாவி|పొసెషన్|స్వాధీన/u
/** Money that lies with the builder. */
const PAID =
  / (?:booked|booking|allott?ed|allotment|paid|pay|bought|purchased|invested|advance|down ?payment|instal\S*|pre ?emi|emi|emis|home ?loan|full (?:amount|payment|money)|(?:\d+ ?(?:lakhs?|lacs?|cr|crores?))|book (?:kiya|kiye|kiya tha|karaya|karwaya|kar\S*)|liya tha|kharida|diye|de diye|kattit\S*|kattiyach\S*|kattam|kattesam|book pann\S*|book ches\S*) |बुक|दिए|दे दिए|கட்டி|புக்|కట్టా|బుక్/u
/** The office that hears those who wait. */
const OFFICE = / (?:maha|k|up|h|ts|guj)?rera |रेरा|ரெரா|రెరా/u
/** What was promised and has not come. */
const LATE =
  / (?:late|delay\S*|promised|pending|still|till (?:today|now|date)|yet|not (?:giving|given|give|gave|ready|complete\S*|finish\S*|handed|handing|paying|paid|done|received|got|started|coming)|(?:hasnt|havent|didnt|isnt|doesnt|dont|never|has not|have not|did not|no) (?:\S+ )?(?:give|given|got|get|hand|handed|finish\S*|complete\S*|pay|paid|possession|keys|come)|stuck|stall\S*|stopped|stop|incomplete|half (?:built|done|finished|way)|only (?:structure|pillars?|slabs?|foundation|frame)|since (?:19|20)\d\d|for \d+ years|refund\S*|money back|paisa (?:wapas|vapas)|agle (?:saal|mahine)|kab (?:tak )?mil\S*|cancel\S*|not (?:\S+ )?registered|nahi|nahin|nhi|ruk\S*|atk\S*|latk\S*|adhur\S*|bankrupt\S*|insolven\S*|nclt|run away|absconding|bhag\S*|tharala|kudukkala|kodukkala|tarala|mudiyala|ivvaledu|ivvatledu|avvaledu|order|recovery certificate|vs builder) |नहीं|रुक|தரல|கொடுக்க|இல்லை|ఇవ్వ|లేదు/u
/** Possession of other things, a place that is only looked at, and land that somebody else holds. */
const OTHERS =
  / (?:tenants?|kirayedar|encroach\S*|grabbed|squatter\S*|ancestral|partition|brothers?|sisters?|uncles?|cousins?|joint development|jda|landowner|our land to (?:a |the )?(?:builder|developer)) (?:\S+ ){0,6}(?:not |refus\S*|dispute|case|possession|vacat\S*|share|hissa|occup\S*|khali|land|house|property) | (?:possession|kabja|kabza) (?:\S+ ){0,4}(?:by|of) (?:my )?(?:tenant|brother|uncle|ancestral|neighbou?r\S*|relative) | (?:bank|lender)s? (?:\S+ ){0,3}(?:taking|take|took|symbolic) (?:\S+ )?possession | (?:should|shall|can|is it (?:ok|good|safe) to) (?:i |we )?(?:buy|book|purchase|go for|take) | (?:i am|am i) (?:a )?(?:builder|developer|promoter) | (?:my|our) (?:construction|builder|real estate) (?:business|firm|company) | (?:win|jeet\S*) /u

export type Handover = {
  place: BookedPlace
  /** an order of the authority that the builder does not follow, a complaint that runs, or neither */
  stage: 'order' | 'complaint' | 'none'
}

const ORDER =
  / (?:order|orders|award|decree|judge?ment|recovery certificate|rc|favou?r) (?:\S+ ){0,8}(?:favou?r|came|come|passed|issued|given|got|received|rera|won|not (?:paying|obey\S*|follow\S*)|nahi|mila|aaya|aa gaya|hua) | (?:rera|court|consumer\S*|nclt|tribunal|authority) (?:\S+ ){0,4}(?:order|ordered|decided|award\S*|favou?r|judge?ment) | (?:won|jeet\S*) (?:\S+ ){0,4}(?:rera|case|consumer\S*) /u
const COMPLAINT =
  / (?:rera|k ?rera|maharera|consumer (?:court|forum|commission)|nclt|complaint|complained|case|legal notice|fir|tribunal) |रेरा|केस|ரெரா|கேஸ்|రెరా|కేసు/u

/**
 * A home that was booked and paid for and is not handed over; null for any other words: who only thinks of booking, who waits for a tenant or a
 * relative to leave, and who builds for others.
 */
export const awaitsHandover = remembered((concern): Handover | null => {
  const text = plainText(concern)
  const [place] = (Object.keys(PLACES) as BookedPlace[]).filter((one) => PLACES[one].test(text))
  const [builds, handed] = [BUILDER.test(text), HANDED.test(text)]
  if (!builds && !handed) return null
  // a builder and the keys, or the office of such cases, tell of a place by themselves
  const isNamed = (builds && handed) || (OFFICE.test(text) && builds)
  if (place === undefined && !isNamed) return null
  if (!LATE.test(text) || (!PAID.test(text) && !isNamed) || OTHERS.test(text)) return null
  return { place: place ?? 'house', stage: ORDER.test(text) ? 'order' : COMPLAINT.test(text) ? 'complaint' : 'none' }
})
