import { paidBySale } from './home-paid.ts'
import { remembered } from './remembered.ts'
import { meantText } from './topics.ts'

/** A home that is to be sold, by the words for it. */
const SELLS =
  / (?:sell|selling|sale of|for sale|(?:be|get|gets|getting|is|are|not) sold|bech\S*|bikeg\S*|virka\S*|virpan\S*|ammal\S*|ammud\S*) |बेच|बिक|விற்|అమ్మ/u
/** A new home that is to follow it. */
const BUYS_NEXT =
  / (?:buy|buying|purchas\S*|book|booking) (?!my |our |it |this |that )(?:\S+ ){0,4}?(?:house|home|flats?|apartment|bungalow|villa|duplex|plot|land|property|\d ?bhk|bhk|site|new one|another|bigger|larger|smaller) | (?:upgrade|shift|move) (?:\S+ )?to (?:an? |the )?(?:bigger|larger|smaller|new|better) | (?:nay[aie]|bad[aie]|dusr[aie]|doosr[aie]|new|bigger|another|pudhu|puthu|kotha|kottha) (?:\S+ ){0,3}?(?:len[aie]|lu|lun|loon|kharid\S*|khareed\S*|buy|vaang\S*|vang\S*|konu\S*|kona\S*|konala\S*) | (?:bungalow|villa|flat|ghar|makan|makaan|bangla) (?:len[aie]|lu|lun|loon|kharid\S*|khareed\S*) |(?:नया|नई|दूसरा|बड़ा) (?:\S+ ){0,2}(?:ले|खरीद)|புது\S* (?:\S+ ){0,2}வாங்க|కొత్త (?:\S+ ){0,2}కొన/u
/** A buyer who is told of. */
const OTHERS_BUY =
  / (?:he|she|they|tenants?|neighbou?rs?|builders?|brothers?|party|buyers?|someone|somebody|relatives?|friends?|uncle|cousin) (?:(?:is|are|was|has|wants?|ready|interested|willing|agreed|offer\S*|to|in) ){1,4}(?:buy|buying|purchase) /
const OF_HOME =
  / (?:house|home|flats?|apartment|bungalow|villa|plots?|land|property|\d? ?bhk|site|ghar|makan|makaan|zameen|jameen|veedu|illu) |घर|मकान|फ्लैट|प्लॉट|வீடு|வீட்|மனை|ఇల్లు|ఇంటి|స్థల/u

/** True where one home is to be sold and another bought: two deeds of one plan. */
export const swapsHome = remembered((concern): boolean => {
  const text = meantText(concern)
  return SELLS.test(text) && BUYS_NEXT.test(text) && OF_HOME.test(text) && !OTHERS_BUY.test(text) && !paidBySale(concern)
})
