import { PLACES_ABROAD } from './asker.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** What a child has chosen for itself: a course, a year for another attempt, an art or a sport as a living, or a place to study in. */
export type ChildsCourse = 'course' | 'drop' | 'art' | 'city'

const CHILD =
  /(?:^| )(?:sons?|daughters?|child|kid|beta|bete|beti|bitiya|ladk[aei]|bach\S*|bacch\S*|magan|magal|paiyan|payyan|ponnu|koduku|kuthuru|kooturu|abbayi|ammayi|babu|papa)s? |बेटा|बेटे|बेटी|बच्च|மகன்|மகள்|பையன்|பொண்ணு|కొడుకు|కూతురు|అబ్బాయి|అమ్మాయి|బాబు|పాప/u
/** Whether parents go along with it. */
const AGREES = [
  ' (?:should|shall|can|do|must|may|or|to|could) (?:we|i|us|me)?(?: \\S+)?? ?(?:let|allow|agree|support|permit|accept|say yes|go with|go along|force|stop|listen to|give permission|encourage|send|push|insist) ',
  ' (?:is it|would it be|will it be) (?:right|good|ok|okay|wise|safe|fine|better|wrong|correct) (?:\\S+ ){0,2}?(?:to|if we|if i|that we) (?:let|allow|agree|support|permit|accept|send|force) ',
  ' (?:us ?ki|un ?ki|iski|bete ki|beti ki|bachche ki|bacche ki|ladke ki|ladki ki) (?:baat|zid|jid) (?:maan\\S*|man\\S*) | (?:karne|jane|jaane|lene|padhne|khelne|chhodne|bhejne) (?:du|dun|doon|de|den|dein|dena|denge) | (?:haan|ha|ijazat|permission|allow|support|force|mana) (?:kar\\S*|de|du|dun|den|dein|bol\\S*|keh\\S*) | (?:bhej\\S*|maan (?:le|lu|lun|len|lein|jaye\\S*|jau)) ',
  ' (?:vidalama|vidalaama|vidurathu|viduradhu|viduradha|viduratha|vidanuma|anuppalama|anuppalaama|othukalama|othukkalama|othukanuma|sammadhik\\S*|serkalama|sekkalama|allow pannalama|support pannalama) ',
  ' (?:oppukovala|oppukovacha|oppukovali|oppukundama|pampala|pampacha|pampinchala|cheyanivvala|cheyanivvacha|vadileyala|allow cheyyala|support cheyyala|cherpinchala|cherpala) ',
  'बात (?:मान|मानें|मानूं|मान लें)|(?:करने|जाने|लेने|पढ़ने|खेलने) (?:दें|दे दें|दूं|दूँ|देना)|(?:हां|हाँ) (?:कर|कह)|भेज(?:ें|ूं|ूँ| दें)|मान (?:लें|जाएं|जाएँ)',
  '(?:விடலாமா|அனுப்பலாமா|ஒத்துக்கலாமா|சம்மதிக்கலாமா|சேர்க்கலாமா|விடணுமா)',
  '(?:ఒప్పుకోవాలా|ఒప్పుకోవచ్చా|పంపాలా|పంపవచ్చా|పంపొచ్చా|చేర్పించాలా|చేయనివ్వాలా)',
].join('|')
const ASKS = new RegExp(AGREES, 'u')

/** The child's own wish, told or asked. */
const WISH =
  / (?:wants?|wanted|wish(?:es)?|insists?|insisting|says?|saying|said|tells?|telling|told|asking|asks?|interest(?:ed)?|likes?|loves|passion\S*|dream\S*|adamant|stubborn|refus\S*|decided|thinking|prefers?|zid|jid|bol\S*|keh\S*|kah\S*|chaht\S*|shauk|pasand|karega|karegi|karunga|karungi|jaunga|jaungi|solra\S*|solr\S*|aasai|ishtam|ishtapad\S*|pidich\S*|kavala\S*|kavalan\S*|antunn\S*|ista\S*|anta\S*) |कहत|बोलत|चाहत|जिद|ज़िद|शौक|करूंगा|करूँगा|करूंगी|करूँगी|जाऊंगा|जाऊंगी|சொல்|ஆசை|பிடி|கேட்கி|అంటు|ఇష్ట|కావాల/u

const KINDS: Readonly<Record<ChildsCourse, RegExp>> = {
  drop: / (?:drop (?:a|one|1|this|another|out|ek|le\S*|year|panni|chesi|chey\S*)|(?:year|saal|one year|ek saal|varusham) (?:ka |ki )?(?:drop|gap)|gap year|dropper|long ?term coaching|repeat (?:neet|jee|the year|coaching|batch)|second attempt|one more (?:year|attempt)|another (?:year|attempt)|ek saal (?:aur|or)) |ड्रॉप|ड्राप|एक साल और|டிராப்|డ్రాప్|లాంగ్ ?టర్మ్/u,
  art: / (?:sports?|cricket\S*|football|badminton|tennis|chess|athlet\S*|kabaddi|hockey|wrestling|boxing|swimming|dance|dancer|dancing|music|singer|singing|guitar|acting|actor|actress|films?|cinema|modell?ing|youtube\S*|vlog\S*|gaming|gamer|esports|influencer|painting|painter|bharatanatyam|kathak|tabla|mridangam|rapper|dj|photography|cook|chef) (?!club|teacher|day)|क्रिकेट|डांस|नृत्य|संगीत|गाना|एक्टिंग|खेल|கிரிக்கெட்|நடன|டான்ஸ்|பாட்டு|இசை|நடிப்பு|క్రికెట్|డాన్స్|నాట్య|సంగీత|యాక్టింగ్/u,
  city: / (?:(?:another|other|different|big|far) (?:city|town|place|state)|outside (?:the )?(?:city|town|state|home|station|hyderabad|chennai|our place)|out of (?:station|town|state)|hostel|away from home|(?:dusre|doosre|bade) (?:sheher|shahar|state)|bahar (?:padh\S*|ja\S*|bhej\S*)|velil?oor\S*|veliyur\S*|vere oor\S*|vere ooru|bayata) |(?:to|in|at) (?:delhi|mumbai|bangalore|bengaluru|pune|chennai|hyderabad|kota|kolkata|jaipur|ahmedabad|indore|noida|coimbatore|vizag|kochi|lucknow|bhopal|chandigarh|manipal|vellore) (?:\S+ ){0,4}?(?:study|studies|college|degree|course|coaching|padhne)|दूसरे शहर|बाहर (?:पढ़|जा|भेज)|हॉस्टल|வெளியூர்|ஹாஸ்டல்|హాస్టల్|వేరే ఊరు|బయట/u,
  course:
    / (?:engineering|engineer|btech|b ?tech|medical|medicine|mbbs|neet|jee|bds|nursing|doctor|arts|humanities|commerce|science|bcom|b ?com|bba|bca|ba|bsc|b ?sc|law|llb|clat|hotel management|design|designing|fashion|animation|graphic|architecture|psychology|journalism|media|mass comm\S*|ca|cs|cma|upsc|nda|merchant navy|pilot|aviation|diploma|polytechnic|iti|stream|course|college|degree|maths|math|biology|bio|pcm|pcb|mpc|bipc|cec|mec|literature|history|agriculture|game development|coding|computer science|data science) |इंजीनियर|मेडिकल|डॉक्टर|आर्ट्स|कॉमर्स|साइंस|होटल मैनेजमेंट|डिज़ाइन|डिजाइन|नीट|लॉ |कोर्स|कॉलेज|என்ஜினியர|இன்ஜினியர|மெடிக்கல்|ஆர்ட்ஸ்|காமர்ஸ்|டிசைன்|நீட்|ఇంజనీర|మెడికల్|ఆర్ట్స్|కామర్స్|డిజైన్|నీట్|హోటల్ మేనేజ్/u,
}
const ORDER: readonly ChildsCourse[] = ['drop', 'art', 'city', 'course']

/** What is asked of a wedding or a love is answered as that, and a way to another country, wherever it is told, as that way. */
const OF_LOVE =
  / (?:marr\S*|wedding|shaa?di|rishta|rishte|kalyanam|pelli|love|lover|loves (?:a|one) (?:girl|boy)|boyfriend|girlfriend) |शादी|विवाह|கல்யாண|காதல|పెళ్లి|ప్రేమ/u
const AWAY = new RegExp(` (?:abroad|foreign|overseas|visa|${PLACES_ABROAD}) |विदेश|வெளிநாட்|విదేశ`, 'u')

/** What a child has chosen, where the words of a part ask whether the parents go along with it; null for any other part. */
export const childsCourse = remembered((text): ChildsCourse | null => {
  const [told = '', words = ''] = text.split('\n')
  const [all, asked] = [plainText(`${told} ${words}`), plainText(words)]
  if (!ASKS.test(asked) || !CHILD.test(all) || !WISH.test(all) || OF_LOVE.test(asked) || AWAY.test(all)) return null
  return ORDER.find((kind) => KINDS[kind].test(all)) ?? null
})

/** The text that `childsCourse` takes: what was told before a part, and its words. */
export const courseText = ({ told, words }: { told: string; words: string }): string =>
  `${told.replaceAll('\n', ' ')}\n${words.replaceAll('\n', ' ')}`
