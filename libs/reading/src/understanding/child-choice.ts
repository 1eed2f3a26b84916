import { plainText } from './topics.ts'

/** Two ways for a child that are none of work or study: where to live, whom to marry, under which roof. */
const BOARDING = / (?:boarding|hostel|residential school|gurukul|navodaya|sainik school) |हॉस्टल|बोर्डिंग|விடுதி|హాస్టల్/u
const MATCH =
  / (?:match|proposal|rishta|rishte|alliance|ladka|ladke|ladki|boy|girl|groom|bride|sambandh\S*|sambandam|mappillai|damad|bahu ke liye) (?:\S+ )*(?:yes|no|accept|reject|refuse|agree|ok|fine|haan?|ha|na|say|finali[sz]e|fix|pakka|kar[uo]|kare|ya nahi|go ahead|good) |रिश्त|வரன்|సంబంధం/u
const APART =
  / (?:alag|separate\S*|separately|apart|different house|another house|move out|thani|veru) (?:\S+ )?(?:kar|karu|kare|kar du|kar de|ho|house|ghar|live|rah\S*|send|bhej\S*|stay)? ?/u
const HOUSEHOLD = / (?:bahu|daughter in law|daughters in law|bete|son|sons|beta|married son|wife) /
const OF_FIELD =
  / (?:job|jobs|work|business|career|course|courses|stream|science|commerce|arts|engineering|medical|medicine|neet|jee|upsc|degree|college|subject|subjects|field|trade|shop|post|naukri|dukan|coaching|exam|study|studies|padhai|mba|mbbs|btech|bsc|bcom|line|dhandha|dhandhe|abroad|army|defence|police) /

export type ChildChoice = 'choice' | 'board' | 'match' | 'apart' | 'either'

/** What a parent weighs for a child: two ways of work or study, a school away from home, a match, a roof apart, or any other two. */
export function childChoice(concern: string): ChildChoice {
  const text = plainText(concern)
  if (BOARDING.test(text)) return 'board'
  if (OF_FIELD.test(text)) return 'choice'
  if (APART.test(text) && HOUSEHOLD.test(text)) return 'apart'
  return MATCH.test(text) ? 'match' : 'either'
}
/** True of a part that weighs a school away from home. */
export const weighsBoarding = (words: string): boolean => {
  const text = plainText(words)
  return (
    BOARDING.test(text) &&
    / (?:or|ya|should|ok to|okay to|good to|right to|bhej\S*|daal\S*|send|put) /.test(text) &&
    / (?:son|daughter|child|kids?|beta|beti|bete|bachch?e?) /.test(text)
  )
}
