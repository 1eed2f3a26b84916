import { plainText } from './topics.ts'

const KIN =
  '(?:daughter|son|sister|brother|niece|nephew|beti|bitiya|beta|bete|ladki|behen|behan|bahan|bhai|ponnu|magal|magan|thangachi|thangai|thambi|akka|anna|kuthuru|kooturu|koduku|chelli|chellelu|tammudu|akkayya)\\S*'
const WEDDING =
  '(?:wedding|marriage|engagement|shaadi|shadi|vivah|vivaah|byah|sagai|kalyanam|thirumanam|nichayathartham|pelli|vivaham|nischitartham)'
const WEDDING_OF_KIN = new RegExp(
  ` ${KIN} (?:s )?(?:ki |ka |ke |oda |di )?(?:own )?${WEDDING}\\S* | ${WEDDING} of (?:my |our )?(?:\\S+ )?${KIN} |(?:बेटी|बहन|बेटे|भाई) की (?:शादी|सगाई)|(?:மகள|மகன|தங்கை|தங்கச்சி|தம்பி|அக்கா)\\S* (?:கல்யாண|திருமண|நிச்சயதார்த்த)|(?:కూతురి|కొడుకు|చెల్లి|తమ్ముడి|అక్క) (?:పెళ్లి|వివాహ|నిశ్చితార్థ)`,
  'u',
)

/** True of words that name a time for the wedding of a child, a brother or a sister. */
export const tellsKinWedding = (words: string): boolean => WEDDING_OF_KIN.test(plainText(words))
