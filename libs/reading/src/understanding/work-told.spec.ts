import { inputFor } from '../__fixtures__/births.ts'
import { askerStated, stateOf } from './stated.ts'

const workOf = (concern: string): string | null => stateOf(askerStated(inputFor('delhi', { concern }))).work

it.each([
  'Contract lecturer in govt degree college since 11 years. Regularisation file is with finance dept. When our order will come',
  'Divorced in 2020, no kids, 36 female, bank PO in Lucknow. Is second marriage there for me and how will be that person',
  'delhi me beauty parlour me kaam karti hu, talaak ho chuka hai, ek beti hai 9 saal ki. khud ka parlour kholna chahti hu, kab kholu. dusri shadi ka bhi koi yog hai',
  'Singapore la welder ah velai paakuren 6 varushama. inga PR kidaichu irundhuda mudiyuma illa oorukke thirumbi vandhudalama',
  'मैं आँगनवाड़ी कार्यकर्ता हूँ, उम्र 44। पति शराब पीते हैं, घर में कुछ नहीं देते। हम दोनों के बीच कब ठीक होगा और मेरी आमदनी कब बढ़ेगी',
  'எனக்கு 33 வயது, தனியார் பள்ளி ஆசிரியை. எப்போது திருமணம் நடக்கும், கணவர் எப்படிப்பட்டவராக இருப்பார்?',
  'Junior engineer in PWD, Bhopal. 31 male. When will marriage happen?',
  'Guest faculty in polytechnic for 6 yrs, age 34, when will I get married and own house',
  '29 F, HR executive in a startup at Noida. Will my love marriage happen',
  'Police constable, 33, posted in Guna. Land dispute with uncle, when will it clear',
  'Bus conductor in KSRTC 14 years. How will be my old age and money?',
  'Loan is 9 lakh, I am helper in cloth mill. When will it finish',
  'anganwadi worker hu 12 saal se, ghar kab banega mera',
  'ek hospital me nurse hu, meri shadi kab hogi',
  'bijli vibhag me lineman hu sambida par. apna makan kab hoga',
  'mall me salesman ka kaam karta hu, kya mera videsh jane ka yog hai',
  'kapde ki company me kaam karta hu. mujhe property milegi kya papa ki',
  'मैं प्राइवेट स्कूल में टीचर हूँ, विदेश जाने का योग है क्या',
  'मैं सिक्योरिटी गार्ड हूँ, बेटी की शादी कब होगी',
  'मैं एक फैक्ट्री में काम करता हूँ, अपना घर कब बनेगा',
  'நான் அரசு பள்ளி ஆசிரியர். சொந்த வீடு எப்போது கட்டுவேன்',
  'நான் ஒரு தனியார் மருத்துவமனையில் செவிலியராக பணிபுரிகிறேன். திருமணம் எப்போது',
  'naan oru school la teacher ah iruken, sontha veedu eppo vaanguven',
  'textile mill la supervisor ah velai seyren, kadan eppo adaiyum',
  'company la work pandren 5 varushama, kalyanam eppo aagum',
  'నేను ప్రైవేట్ స్కూల్లో టీచర్‌ని, సొంత ఇల్లు ఎప్పుడు కొంటాను',
  'నేను హాస్పిటల్‌లో నర్సుగా పనిచేస్తున్నాను, పెళ్లి ఎప్పుడు అవుతుంది',
  'nenu private school lo teacher ga pani chestunnanu, illu eppudu konagalanu',
  'bank lo clerk ga chestunna, naa pelli eppudu',
  'I drive school van for one convent in Erode. When will my house loan close',
  'I am a cook in a hostel, salary 14000. Will I ever have own house',
  'I teach in CBSE school at Nashik. When will I get a baby',
  'Doing data entry job in Collector office since 2019. When will marriage get fixed',
  'Serving in BSF as head constable. Where should I buy plot, and when?',
])('hears a post that is told by its name: %s', (concern) => {
  expect(workOf(concern)).toBe('post')
})

it.each([
  'I own a small packaging unit in Vapi. Applied MSME loan of 40 lakh, manager keeps asking new papers. Will it get sanctioned and how will be orders this year',
  'I am a farmer from Yavatmal with 5 acre land. Cotton failed two years. Want to give away 2 acre which is near highway but no good party is coming. When it will go at good rate',
  'Farmer, 42, Guntur side. chilli rate fell. When will loans clear',
  'We run a plastic moulding unit at Rajkot. Will the bank loan come?',
  'main kisan hu, tubewell ka connection nahi mil raha. kab milega',
  'kheti karta hu 8 bigha, beti ki shadi kab tak hogi',
  'मैं किसान हूँ, बेटे की शादी कब होगी',
  'खेती करता हूँ, घर कब बनेगा',
  'naan vivasayam panren, magan kalyanam eppo',
  'நான் விவசாயி. கடன் எப்போது தீரும்',
  'nenu vyavasayam chestunna, illu eppudu kadatanu',
  'నేను వ్యవసాయం చేస్తున్నాను, అప్పులు ఎప్పుడు తీరుతాయి',
  'I am a contractor for road works, bill is pending with PWD. when will it clear',
  'I run a ladies hostel in Madurai. When can I buy car?',
])('hears a trade of one’s own, or land that is tilled: %s', (concern) => {
  expect(workOf(concern)).toBe('business')
})

it.each([
  'I want to own a packaging unit. Will I?',
  'My father is a farmer. When will I get married?',
  'I am son of a farmer, when will marriage happen',
])('hears of no trade that is another’s or a wish: %s', (concern) => {
  expect(workOf(concern)).not.toBe('business')
})

it.each([
  'I am in final sem of BE. Australia or Germany for masters? Admit is there from both. Education loan also has to come, will it',
  'बी.ए. आखिरी साल में हूँ, घर की हालत ठीक नहीं है। आगे बी.एड. करूँ या कहीं नौकरी पकड़ लूँ?',
  '6th sem of mechanical, 4 subjects pending. when will my love life start',
  'BSc nursing 3rd year. Foreign chance is there?',
  'B.Com last year me hu, shadi kab hogi',
  'diploma second year, money problem at home. When will things get better',
  'MBA 2nd sem going on, girl in my batch, will she say yes',
  'बीटेक फाइनल ईयर में हूँ, विदेश जाऊँगा क्या',
  'நான் கல்லூரி இறுதி ஆண்டு படிக்கிறேன், எனக்கு வெளிநாடு யோகம் உண்டா',
  'నేను బీటెక్ ఫైనల్ ఇయర్, నా పెళ్లి ఎప్పుడు',
  'engineering final year padikiren, love marriage aaguma',
])('hears a course by its year or term: %s', (concern) => {
  expect(workOf(concern)).toBe('studies')
})

it.each([
  'My son is in final sem of BE. Will he go abroad?',
  'My brother in btech last year. His marriage when?',
  'I passed final year in 2019 and working in TCS. When will marriage be',
  'We are in first year of marriage and fight daily with husband. Will it be ok',
])('hears none that is another’s or over: %s', (concern) => {
  expect(workOf(concern)).not.toBe('studies')
})

it.each([
  'I want to become a teacher or banker, which line suits me?',
  'Doctor or engineer, which is written for me?',
  'रिटायर्ड फौजी हूँ, पेंशन कब आएगी',
  'மூணு வரன் வந்திருக்கு. ஒருத்தர் போலீஸ், ஒருத்தர் பேராசிரியர். யாரைக் கட்டினா நல்லா இருப்பேன்?',
  'bank manager ki taiyari kar rahi hu, hoga kya',
])('takes no wish, choice or past for a post: %s', (concern) => {
  expect(workOf(concern)).not.toBe('post')
})

it.each([
  'Housewife since 12 years, was a maths teacher before marriage. kids are big now and I am applying to schools but gap is a problem. Will i get chance to teach again',
  'I am housewife, did MCA before marriage. Can I get a job now at 38?',
  'homemaker for 10 yrs, want to restart my career, when will I get work',
  'giving interviews since 6 months no offer, savings finishing. when will I get something',
  'sitting idle after layoff in August. when next job',
  'naukri dhoond raha hu 1 saal se, kab milegi',
  'no job since last year, loan EMI going. When will I get job',
  'ghar pe khali baitha hu, kaam kab milega',
  'வேலை தேடிக்கொண்டு இருக்கிறேன், எப்போது கிடைக்கும்',
  'ఉద్యోగం కోసం వెతుకుతున్నాను, ఎప్పుడు వస్తుంది',
  'என் வேலை போயிடுச்சு, மறுபடி எப்போ கிடைக்கும்',
])('who keeps a house or looks for work, and asks for it, holds no post: %s', (concern) => {
  expect(workOf(concern)).toBe('seeks')
})
