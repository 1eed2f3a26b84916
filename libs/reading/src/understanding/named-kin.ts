import type { Person } from './question.ts'
import { plainText } from './topics.ts'

/** Words by which a relative is named, from their beginning, in four languages and in Latin letters. */
// prettier-ignore
const SAID: Readonly<Record<Person, string>> = {
  child: 'sons?|daughters?|child|childs|children|childrens|kids?|boys?|girls?|beta|bete|beti\\S*|beto\\S*|bitiya|bach\\S*|bacch\\S*|ladk\\S*|magan\\S*|magal\\S*|paiyan\\S*|payyan\\S*|ponnu\\S*|pasanga\\S*|pillai\\S*|pulla\\S*|kuzh?and\\S*|kulandh?\\S*|koduku\\S*|kod[au]k\\S*|k[uo]+th?ur\\S*|ammayi\\S*|abbayi\\S*|pillal\\S*|babu\\S*|papa\\S*|बेट\\S*|बिटिया|बच्च\\S*|लड़क\\S*|மகன\\S*|மகள\\S*|பையன\\S*|பொண்ணு\\S*|பிள்ளை\\S*|புள்ள\\S*|குழந்தை\\S*|பசங்க\\S*|కొడుకు\\S*|కూతురు\\S*|కూతురి\\S*|అబ్బాయి\\S*|అమ్మాయి\\S*|పిల్ల\\S*|బాబు\\S*|పాప\\S*',
  spouse: 'husbands?|hubbys?|wifes?|spouses?|(?<! (?:nahi|nahin|nhi|na|bhi|hi|kar|ho|bol|mil|de|le|ja|so|keh|kah|rakh|samajh) )pati\\S*|patni\\S*|biwi\\S*|bivi\\S*|biv[iy]\\S*|gharwal[ai]\\S*|shohar|kanav\\S*|purush\\S*|veetukar\\S*|manaivi\\S*|pondatti\\S*|bhar?tha?\\S*|bharya\\S*|mogudu\\S*|pellam\\S*|[am]*aayana\\S*|m?aayana\\S*|ayana\\S*|aavida\\S*|avida\\S*|पति\\S*|पत्नी\\S*|बीवी\\S*|கணவ\\S*|புருஷ\\S*|வீட்டுக்கார\\S*|மனைவி\\S*|பொண்டாட்டி\\S*|భర్త\\S*|భార్య\\S*|మొగుడు\\S*|పెళ్ళాం\\S*|ఆయన\\S*|ఆవిడ\\S*',
  mother: 'mothers?|moms?|mums?|mummys?|ma+|mata\\S*|ammi|amma\\S*|parents?|माँ|मां|माता\\S*|मम्मी\\S*|அம்மா\\S*|தாய\\S*|பெற்றோர\\S*|అమ్మ\\S*|తల్లి\\S*',
  father: 'fathers?|dads?|daddys?|papa\\S*|pita\\S*|abbu|babuji|appa\\S*|na+nna\\S*|parents?|पिता\\S*|पापा\\S*|बाबूजी|அப்பா\\S*|தந்தை\\S*|பெற்றோர\\S*|నాన్న\\S*|తండ్రి\\S*|తల్లిదండ్రు\\S*',
  sibling: 'brothers?|sisters?|siblings?|sis|bro|bhai\\S*|beh[ae]n\\S*|bah[ae]n\\S*|bhen|didi\\S*|annan\\S*|anna\\S*|thambi\\S*|akka\\S*|th?angach\\S*|th?angai\\S*|tammud\\S*|chell\\S*|भाई\\S*|भैया\\S*|बहन\\S*|बहिन\\S*|दीदी\\S*|அண்ண\\S*|தம்பி\\S*|அக்கா\\S*|தங்கை\\S*|தங்கச்சி\\S*|అన్న\\S*|తమ్ము\\S*|అక్క\\S*|చెల్లి\\S*|చెల్లెలు\\S*',
  inLaws: 'in laws?|inlaws?|law|sasur\\S*|saas|sas|nanad|devar\\S*|jeth\\S*|bahu\\S*|dama+d\\S*|ma+miyar\\S*|ma+manar\\S*|att?h?a\\S*|marumaga\\S*|marumaka\\S*|aadapad\\S*|kodal\\S*|allud\\S*|ससुर\\S*|सास\\S*|ननद\\S*|देवर\\S*|जेठ\\S*|बहू\\S*|दामाद\\S*|மாமியார\\S*|மாமனார\\S*|மருமக\\S*|நாத்தனார\\S*|అత్త\\S*|మామ\\S*|కోడలు\\S*|అల్లుడు\\S*|ఆడపడుచు\\S*',
}
const NAMED = Object.fromEntries(Object.entries(SAID).map(([person, words]) => [person, new RegExp(` (?:${words}) `, 'u')])) as Record<
  Person,
  RegExp
>

/** True where some word names such a relative. */
export const isNamed = (text: string, person: Person): boolean => NAMED[person].test(text)

/** A brother, a sister or a child for whom something is asked, by the case that their name stands in. */
const FOR_SIBLING =
  / (?:thangachi|thangai|thangachchi|akka|thambi|annan)(?:kku|ku|vukku|vuku|ikku|nukku|oda|yoda) | (?:chelli|chellelu|akka|tammudu|anna|annayya)(?:ki|kki|liki|diki|yyaki) | (?:behen|bahan|behan|didi|bhai) (?:ki|ke|ka) |(?:தங்கச்சி|தங்கை|அக்கா|தம்பி|அண்ண)\S*க்கு |(?:చెల్లి|చెల్లెలి|అక్క|తమ్ముడి|అన్న\S*)కి |(?:बहन|दीदी|भाई|भैया) (?:की|का|के) /u
const FOR_CHILD =
  / (?:magan|magal|paiyan|ponnu)(?:ukku|uku|kku|ku|nukku|lukku|oda) | (?:maa? )?(?:abbayi|ammayi|koduku|kuthuru)(?:ki|kki) | (?:beti|bete|bitiya) (?:ki|ke|ka) |(?:மகனு|மகளு|பையனு|பொண்ணு)\S*க்கு |(?:అబ్బాయి|అమ్మాయి|కొడుకు|కూతురి)కి |(?:बेटी|बेटे|बिटिया) (?:की|का|के) /u

/** For whom a match is looked for, where the words name them in the case of whom it is for. */
export const weddingOf = (text: string): 'sibling' | 'child' | null =>
  FOR_SIBLING.test(text) ? 'sibling' : FOR_CHILD.test(text) ? 'child' : null

/** One's own doing or having, in the words of the question itself. */
const OF_SELF =
  / (?:will i|can i|should i|shall i|do i|am i|may i|could i|i will|i can|i should|for me|get me|when i will|my (?:own )?(?:transfer|visa|posting|job|promotion|marriage|wedding|career|operation|divorce|love|business|pr|papers|case)|mera|meri|mere|mujhe|mujhko|mai|main|karu|karun|karoon|jau|jaun|loon|lu|le lu|naaku|naku|nenu|nen|naa|na transfer|ma madhya|maa madhya|enakku|enaku|naan|en) |(?:मेरा|मेरी|मेरे|मुझे|मैं|करूँ|करूं|जाऊँ|जाऊं) |(?:எனக்கு|நான்|என்) |(?:నాకు|నేను|నా|మా మధ్య) /u
/** What two ask of their own bond. */
const OF_THE_BOND =
  / (?:this|our|my) (?:marriage|relationship|relation|bond|wedding|shaadi|shadi) | (?:are|will|can|shall|should) we | (?:between us|ma madhya|maa madhya|hamare beech|hum dono|hamara rishta|rishta) |हमारे बीच|हम दोनों|எங்களுக்குள்ள|எங்களுக்குள்|மా మధ్య|మా ఇద్దరి/u

/**
 * True where the question itself, and not what is told before it, is of the person who asks, and names no such relative. Where its last clause
 * names neither ("will it come the third time") the one before tells.
 */
export function asksOfSelf(concern: string, person: Person): boolean {
  const parts = concern
    .split(/[.!?;,।\n]+/u)
    .map((part) => plainText(part))
    .filter((part) => part.trim() !== '')
  if (parts.length < 2) return false
  const isOfSelf = (part: string): boolean => OF_SELF.test(part) || (person === 'spouse' && OF_THE_BOND.test(part))
  const asked = parts.findLast((part) => isNamed(part, person) || isOfSelf(part))
  return asked !== undefined && !isNamed(asked, person)
}
