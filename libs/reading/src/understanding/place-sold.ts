const PLACE =
  '(?:house|home|flats?|apartment|villa|bungalow|plots?|land|property|site|acres?|cents?|farm|\\d ?bhk|bhk|shop|ghar|makan|makaan|zameen|jameen|zamin|khet|dukan|dukaan|manai\\S*|nila(?:m|th\\S*)|ida(?:m|th\\S*)|sthala(?:m|nn\\S*)|pola(?:m|nn\\S*)|illu|veedu|veett\\S*|sothu|aasti)'
/** What sells, and who buys. */
export const SELLS =
  '(?:sell|selling|sold|sale|buyers?|bech\\S*|bik\\S*|grahak|graahak|kharidd?ar|khariddaar|khareeddar|virka\\S*|virpan\\S*|vikk\\S*|vithu|viththu|ammal\\S*|ammak\\S*|amm[iu]\\S*|ammes\\S*)'
/** A place that is to be sold, told in one breath, and not one that was sold long ago. */
export const A_SALE = new RegExp(
  ` ${PLACE} (?:\\S+ ){0,9}?${SELLS} | ${SELLS} (?:\\S+ ){0,6}?${PLACE} |(?:प्लॉट|प्लाट|ज़मीन|जमीन|मकान|घर|फ्लैट|खेत|दुकान) (?:\\S+ ){0,6}(?:बेच|बिक|ग्राहक|खरीदार)|(?:நில|மனை|வீட்ட|வீடு|இடத்த)\\S* (?:\\S+ ){0,5}(?:விற்|விக்க|வித்து)|(?:స్థల|పొలం|భూమి|ఇల్లు|ఇంటి|ప్లాట్)\\S* (?:\\S+ ){0,5}(?:అమ్మ|అమ్ము)`,
  'u',
)
/** A home that is to be had, in the words of what is asked. */
export const OWN_HOME =
  / (?:own|buy|buying|purchas\S*|get|have|build|building|book|booking|new|shift|shifting|move) (?:\S+ ){0,4}?(?:house|home|flats?|apartment|villa|place|\d ?bhk|bhk) | (?:apna|apni|khud ka|khud ki|hamara|humara|naya|nayi) (?:\S+ ){0,2}?(?:ghar|makan|makaan|flat|house|home|\d ?bhk|bhk) | (?:ghar|makan|makaan|flat|house|\d ?bhk|bhk) (?:\S+ ){0,2}?(?:le|lena|lenge|kharid\S*|khareed\S*|ho payega|ho paega|banega|hoga|milega) | (?:sontha|sonta|sondha|swantha|pudhu|puthu|kotha|kottha) (?:\S+ )?(?:veedu|illu|flat|house) | (?:veedu|illu|flat) (?:\S+ ){0,3}?(?:vaang\S*|vang\S*|konu\S*|konag\S*|konal\S*|kattu\S*) |(?:अपना|खुद का|नया) (?:\S+ ){0,2}(?:घर|मकान|फ्लैट)|(?:घर|मकान|फ्लैट) (?:\S+ ){0,2}(?:ले |लेना|खरीद)|(?:சொந்த|புது|புதிய)\S* வீடு|வீடு (?:\S+ ){0,2}(?:வாங்|கட்ட)|(?:సొంత|కొత్త) (?:\S+ )?(?:ఇల్లు|ఇంటి|ఫ్లాట్)|(?:ఇల్లు|ఫ్లాట్) (?:\S+ ){0,2}(?:కొన|కట్ట)/u
