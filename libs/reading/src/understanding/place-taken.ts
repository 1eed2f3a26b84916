const PLACE =
  '(?:shops?|showroom|store|outlet|place|premises|godown|hall|room|space|salon|saloon|parlou?r|dukaa?n\\S*|dukaa?nam|kadai\\S*|jagah|दुकान\\S*|जगह|कमरा|हॉल|கடை\\S*|இடம்|దుకాణ\\S*|షాపు\\S*|షాప్\\S*)'
/** What is paid for a place that is not one's own. */
const RENTED =
  / (?:rent\S*|lease\S*|pagdi|pagri|deposit|advance|kiray\S*|bhada|vadagai\S*|vaadagai\S*|adde\S*|addhe\S*) |किराय|किराए|पगड़ी|पगडी|भाड़|வாடகை|அட்வான்ஸ்|అద్దె|అడ్వాన్స్/u
const TAKES = new RegExp(
  [
    ` (?:take|taking|rent|renting|lease|leasing|shift|shifting|move|moving) (?:\\S+ ){0,5}?${PLACE} `,
    ` ${PLACE} (?:\\S+ ){0,2}?(?:lena|lene|lu|loon|lun|le lu\\S*|le loon|leni|lein|edukk?a\\S*|edukkal\\S*|teesuko\\S*|tisuko\\S*|theesuko\\S*|take|लेना|लेनी|लूं|लूँ|ले लूं|ले लूँ|எடுக்க\\S*|எடுத்த\\S*|తీసుకో\\S*) `,
  ].join('|'),
  'u',
)
/** The trade has a place already. */
const RUNS =
  / (?:i|we) (?:\S+ ){0,2}?(?:run|running|have|do|stitch|sell|bake|own) | (?:my|our|mera|meri|hamara|hamari) (?:\S+ ){0,2}?(?:parlou?r|salon|saloon|tailoring|boutique|business|shop|bakery|work|stall|tuition\S*|coaching|clinic|store) | (?:chala (?:raha|rahi|rahe)|chalat[aei]|chalati|kar rah[aei]|nadath\S*|nadipi\S*|nadup\S*) |चला रह|काम कर(?:त|\sरह)|चलाती|चलाता|चलाते|நடத்த|నడుపు/u
const LATER = / (?:want|plan|planning|thinking|wish) (?:to |of )(?:start|starting|open|opening|begin) (?:a |my |own )*(?:new )?business /

/** "Take it?" after a place that was told as offered. */
const BARE_TAKE =
  / (?:take it|take this|rent it|lu ya|loon ya|lun ya|le lu\S*|le loon|lena chahiye|leni chahiye|edukkalama|eduthukalama|teesukovacha|tisukovacha) /
const OFFERED = new RegExp(` ${PLACE} `, 'u')

/** True where a place on rent is to be taken for a trade that runs: `own` is what asks, `text` all that was told, both plain. */
export const takesPlace = (own: string, text: string): boolean =>
  (TAKES.test(own) || (BARE_TAKE.test(own) && OFFERED.test(text))) && RENTED.test(text) && RUNS.test(text) && !LATER.test(text)

/** A loan that is thought of for it. */
export const onLoan = (text: string): boolean => / (?:loans?|lone|mudra|borrow\S*|karz\S*|kadan|appu|लोन|मुद्रा|कर्ज|கடன்|లోన్|అప్పు) /u.test(text)
/** Somebody at home who is against it. */
export const isOpposed = (text: string): boolean =>
  / (?:against|refus\S*|not (?:agree\S*|ready|allow\S*|willing)|says? no|saying no|disagree\S*|mana kar\S*|vendam\S*|vaddu\S*|oppos\S*) |मना कर|नहीं मान|வேண்டாம்|వద్దు/u.test(
    text,
  )
