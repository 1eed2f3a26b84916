import { ownClauses } from './own-words.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** Those who treat a body, what they do, and what a body complains of. */
const OF_THE_BODY =
  / (?:doctors?|dr|hospitals?|treatments?|medicines?|medicine|tablets?|surgery|operation|scan|mri|biopsy|ayurved\S*|homeopath\S*|physio\S*|steroids?|dawa|dawai|dawaiyan|ilaj|ilaaj|marundhu|mandulu|pains?|painful|aches?|swelling|itching|khujli|rash(?:es)?|infections?|allerg(?:y|ies)|fever|wounds?|bleeding|numbness|stones?|hair ?falls?|hair loss|dandruff|acne|pimples|psoriasis|eczema|vitiligo|leucoderma|fungal|ringworm|arthritis|fistula|fissures?|piles|hernia|tinnitus|migraine|gout|uric acid|an(?:a)?emia|lupus|epilepsy|fits|varicose|sciatica|slip(?:ped)? disc|spondyl\S*|cervical|thyroid|diabet\S*|sugar|bp|asthma|sinus\S*|gastric|acidity|ulcers?|ibs|fatty liver|jaundice|tb|kidney|cholesterol|pcod|pcos|fibroids?|endometriosis|disease|illness|ailment|bimari|beemari|rog|noi|vyadhi|jabbu) /
/** What is of the mind, or of a child that is hoped for. */
const OF_THE_MIND =
  / (?:over ?think\S*|anxiety|anxious|panic|depress\S*|stress\S*|tension|tensed|mental\S*|mind|mood|sleep\S*|insomnia|neend|sad|sadness|lonely|loneliness|fear|scared|ocd|anger|angry|temper|hopeless|crying|psychiatr\S*|psycholog\S*|counsell\S*|therapist|worry|worried|manas\S*|dimag\S*|interest in (?:anything|everything|life)|death|died|grief|suicid\S*) /
/** Whoever treats the bodies of others, or learns it. */
const OF_CARERS =
  / (?:am|im|as|main) (?:an? )?(?:\S+ ){0,2}?(?:doctor|surgeon|dentist|nurse|physio\S*|pharmacist|compounder|lab technician|medical officer) | (?:mbbs|bds|bams|bhms|md|ms ortho|neet|pg|nursing|oet|clinic|own practice|medical (?:college|rep|shop|store|officer|coding)|hospital (?:job|post|work)|(?:in|at) (?:\S+ ){0,2}?hospital|pharmacy|pharma) /
/** Money of a treatment is a matter of money. */
const OF_MONEY = / (?:money|amount|lakhs?|rupees|insurance|claim|bills?|refund|loan|emi|paisa|paise) /
const OF_BIRTH = / (?:ivf|iui|conceiv\S*|pregnan\S*|baby|tubes?|miscarriage\S*|infertil\S*|sperm|child birth) /
/** What is told of oneself, and of nobody else. */
const OF_ME = / (?:i|i ve|ive|my|me|im|mujhe|mujhko|mera|meri|mere|enakku|enaku|en|naku|naaku|naa) /
const OF_THEM =
  / (?:mother|father|mom|dad|papa|mummy|amma|appa|husband|wife|brother|sister|son|daughter|parents|child|baby|kid|pati|patni|beta|beti|in law)s? (?:\S+ ){0,4}?(?:has|have|is|was|having|suffering|got|ill|sick|ko|ki|ka|ke|health|admitted|operation|surgery|treatment|medicine|knee|heart)/

const NAMED = / (?:he|she|his|her|they|their|uska|uski|unka|unki) /

/** True where somebody tells of an illness or a pain of their own body, and of nothing that weighs on the mind. */
export const tellsOfBody = remembered((concern): boolean => {
  const text = plainText(concern)
  return (
    OF_THE_BODY.test(text) &&
    !OF_THE_MIND.test(text) &&
    !OF_CARERS.test(text) &&
    !OF_MONEY.test(text) &&
    !OF_BIRTH.test(text) &&
    (OF_ME.test(text) || !NAMED.test(text)) &&
    !OF_THEM.test(text)
  )
})

const ASKS_CURE =
  / (?:(?:when|will|can|kab|how long|eppo|eppudu) (?:\S+ ){0,5}?(?:go|goes|gone|cured?|curable|heal\S*|recover\S*|reduce\S*|stop|end|vanish|disappear|improve\S*|rid|relief|fine|free|ok|okay|normal|healthy|well|better|theek|thik|sahi|poguma|pogum|saria?gum|sari aagum|gunam|taggutundi|tagguthundi|taggipotundi|nayam)|theek (?:ho\S*|hoga|hogi)|thik (?:ho\S*|hoga|hogi)|sehat|health|recovery|cure) /
/** True of words that ask when such an illness lets go. */
export const asksCure = (own: string): boolean => ASKS_CURE.test(own)

/** What makes carrying and lifting hurt. */
const HURTS =
  / (?:knees?|back|spine|joints?|hips?|shoulders?|ghutn\S*|kamar|mootu|moottu|muttu|mokalu|mokallu|nadumu) (?:\S+ ){0,3}?(?:pain\S*|aches?|aching|hurts?|replac\S*|operation|operated|surgery|problem|dard\S*|dukh\S*|vali\S*|noppi\S*|bad|weak) | (?:pain|dard|vali|noppi) (?:\S+ ){0,3}?(?:knees?|back|joints?|ghutn\S*|kamar|mootu|muttu|mokalu|nadumu) | (?:bypass|stent|heart attack|slip(?:ped)? disc|arthritis|hernia|paralysis) |(?:घुटन|कमर|जोड़)\S* (?:\S+ ){0,3}?(?:दर्द|दुख)|மூட்டு ?வலி|முதுகு ?வலி|మోకా\S* నొప్పి|నడుము నొప్పి/u

/** True where somebody tells of a body of their own that heavy tasks would hurt. */
export const bodyHurts = remembered((concern): boolean =>
  ownClauses(concern).some((clause) => HURTS.test(clause) && !OF_THEM.test(clause) && !OF_CARERS.test(clause)),
)
