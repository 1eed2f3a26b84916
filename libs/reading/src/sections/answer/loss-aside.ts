import type { Composer } from '../../compose/composer.ts'
import { pointsAsked, SURE } from '../../understanding/points-asked.ts'
import { plainText } from '../../understanding/topics.ts'

const DIED =
  '(?:expired|died|dies|dead|death|demise|passed|passing|no more|gone|guzar\\S*|dehant|nidhan|swargwas\\S*|irandh\\S*|iranth\\S*|poyar\\S*|poyaru|chanipo\\S*|मृत्यु|निधन|देहांत|गुज़र\\S*|गुजर\\S*|இறந்\\S*|చనిపో\\S*)'
const PARENT =
  '(?:father|fathers|mother|mothers|dad|daddy|mom|mummy|papa|pitaji|maa|amma\\S*|appa\\S*|nanna\\S*|parents|grandfather|grandmother|dada|dadi|nana|nani|thatha|paatti|पिता|पिताजी|माँ|मां|पापा|मम्मी|அப்பா\\S*|அம்மா\\S*|నాన్న\\S*|అమ్మ\\S*)(?: in law)?'
/** "Her father", told of a child, is the husband who has died. */
const OF_A_CHILD = '(?<! (?:her|his|their|kids|sons|daughters|childrens|uske|uski|unke|unki|bachch\\S*))'
const LOST_PARENT = new RegExp(
  `${OF_A_CHILD} ${PARENT} (?:ji |has |had |s |ki |ka |ke |is |was |also |oct\\S* ){0,3}?${DIED} | late ${PARENT} | ${PARENT} ke (?:jaane|jane|marne) ke (?:baad|bad) `,
  'u',
)
/** A loss that no years make light, and one that is mourned by itself. */
const LOST_OTHER = new RegExp(
  ` (?:husband|wife|son|daughter|child|baby|brother|sister|pati|patni|beta|beti|bhai|behen|fiance\\S*|boyfriend|girlfriend)s? (?:\\S+ ){0,2}?${DIED} | ${DIED} (?:of|ke) (?:my )?(?:husband|wife|son|daughter|child|brother|sister) `,
  'u',
)
/** Only named, on the way to something else. */
const IN_PASSING = new RegExp(
  ` (?:after|since|before|as|because|when|until|till) (?:my |our |the |his |her )?${PARENT} (?:s )?(?:\\S+ ){0,2}?${DIED} | ${PARENT} (?:ke|ki) (?:${DIED} )?(?:baad|bad|jaane|jane) `,
  'u',
)
const LATELY = new RegExp(
  ` ${DIED} (?:away )?(?:\\S+ ){0,2}?(?:last|this|recently|just|yesterday|(?:\\S+ )?(?:months?|weeks?|days?) (?:ago|back|before)) | (?:recently|just|last (?:month|week|year)|this (?:month|year)|abhi|haal hi) (?:\\S+ ){0,5}?${DIED} `,
  'u',
)
const LOW = / (?:grie\S*|mourn\S*|cannot bear|miss (?:him|her|them)|cry\S*|depress\S*|heartbroken|shock|lonely|alone in life) /

const OF_THE_LOSS = /^(?:self\.|kin\.(?:parents|other)$)/

/**
 * True of the death of a parent that is told on the way to another question, years after it or in half a sentence: it is no mourning of these weeks, and nobody
 * is met with it first.
 */
export function isLossAside(c: Composer, isOld: boolean): boolean {
  const { concern } = c.whole.input
  const text = plainText(concern)
  const points = pointsAsked(concern)
  return (
    LOST_PARENT.test(text) &&
    !LOST_OTHER.test(text) &&
    !LATELY.test(text) &&
    !LOW.test(text) &&
    (isOld || IN_PASSING.test(text)) &&
    points.length > 0 &&
    points.every(({ point, likely }) => likely >= SURE && !OF_THE_LOSS.test(point))
  )
}
