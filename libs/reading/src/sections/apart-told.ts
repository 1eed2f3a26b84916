import type { Composer } from '../compose/composer.ts'
import { isWithoutPost } from '../understanding/asker.ts'
import { questionOf } from '../understanding/understanding.ts'
import { plainText } from '../understanding/topics.ts'
import { once } from './once.ts'

/** Who is told as the cause of a parting, on which side of the marriage they stand, and who has to speak to whom. */
type Cause = {
  side: 'own' | 'theirs'
  whom: 'mother' | 'father' | 'parents' | 'sister' | 'brother' | 'family' | 'motherInLaw' | 'fatherInLaw' | 'sisterInLaw' | 'inLaws'
  rule: 'son' | 'daughter' | 'wife' | 'husband'
}

/** Where one of the two lives now is no cause. */
const WHERE_THEY_LIVE =
  /(?<! (?:not|cant|dont|doesnt|(?:want|ready|agree\S*|refus\S*) to) (?:live|stay|adjust)(?: with)?) (?:(?:is|are|at|in|to|with|from|his|her|my|their|apne|apni|own) )+(?:parents?|mothers?|moms?|fathers?|maternal|brothers?|sisters?|family)(?: (?:house|home|place|side|ghar))?(?= (?:since|for|from|last|\d|after|because|due|and|now|house|home|place))/g

const MOTHER = '(?:mothers?|moms?|mum|mummy|maa|ma|amma|mata ji|mataji)'
const FATHER = '(?:fathers?|dads?|papa|pitaji|appa|nanna)'
const PARENTS = '(?:parents|maa baap|mummy papa|mom and dad|mother and father|amma appa)'
const FAMILY = '(?:family|ghar ?wal\\S*|family members|relatives)'
const MINE = '(?:my|our|meri|mere|mera|apni|apne|en|enga|naa|maa) (?:own )?'
const THEIRS = '(?:his|her|their|uski|unki|uske|unke|husbands|wifes|(?:husband|pati|wife|patni|biwi) (?:ki|ke|ka)) (?:own )?'
const NO_LAW = '(?! (?:in ?laws?|house|home|place|ghar|veet\\S*))'

/** The first that fits: the partner's people before one's own, and one person before a house. */
const NAMED: readonly (readonly [Cause['side'], Cause['whom'], string])[] = [
  [
    'theirs',
    'motherInLaw',
    `(?:mother in law|mil|saas|saasu ?ma\\S*|sasu ?ma\\S*|m+a+miyar|atha+ ?garu|attha|atta|${THEIRS}${MOTHER}${NO_LAW})`,
  ],
  ['theirs', 'fatherInLaw', `(?:father in law|fil|sasur|sasur ?ji|mamanar|${THEIRS}${FATHER}${NO_LAW})`],
  ['theirs', 'sisterInLaw', `(?:sisters? in laws?|sil|nanad\\S*|jethani|devrani|nathanar|${THEIRS}sisters?${NO_LAW})`],
  ['theirs', 'inLaws', `(?:in ?laws|sasural\\S*|${THEIRS}(?:${PARENTS}|${FAMILY}|people|side))`],
  ['own', 'mother', `${MINE}${MOTHER}${NO_LAW}`],
  ['own', 'father', `${MINE}${FATHER}${NO_LAW}`],
  ['own', 'parents', `${MINE}${PARENTS}${NO_LAW}`],
  ['own', 'sister', `${MINE}(?:sisters?|behen|behan|bahan|didi|akka)${NO_LAW}`],
  ['own', 'brother', `${MINE}(?:brothers?|bhai|bhaiya|anna|thambi)${NO_LAW}`],
  ['own', 'family', `${MINE}${FAMILY}`],
]

const CAUSE =
  '(?:(?:doesnt|dont|didnt|not|cant|refus\\S*|nahi) (?:\\S+ ){0,2}?(?:live|stay|adjust) with|fights?|fighting|fought|quarrel\\S*|arguments?|argued|arguing|clash\\S*|disputes?|issues?|problems?|tensions?|misunderstandings?|because|bcoz|bcz|cause|due|over|interfer\\S*|tortur\\S*|harass\\S*|taunt\\S*|insult\\S*|troubl\\S*|threw|throw|thrown|kicked|adjust\\S*|along|behaviou?r|wajah|vajah|kehne|karan|chalte|jhagd\\S*|jhagr\\S*|ladai|ladd?ai|anban|banti|bani|bante|tang|taane|sandai|sanda|pirachanai|prachanai|godava\\S*)'
const matcher = (named: string): RegExp => new RegExp(` ${CAUSE} (?:\\S+ ){0,4}?${named} | ${named} (?:\\S+ ){0,5}?${CAUSE} `, 'u')
const TOLD = NAMED.map(([side, whom, named]) => ({ side, whom, pattern: matcher(named) }))
/** A wife and her husband's mother, told from the husband's side. */
const HER_IN_LAW = / (?:saas bahu|(?:wife|she|patni|biwi) (?:\S+ ){0,6}(?:her )?(?:mother in law|mil|saas|in laws)) /

/** True where a wife asks: as stated, else by the one she tells of. */
const isWife = once((c: Composer): boolean => {
  const gender = c.input.person?.gender
  return (
    gender === 'female' || (gender !== 'male' && / (?:husband|hubby|pati|kanavar|bharta|mogudu) /.test(plainText(c.whole.input.concern)))
  )
})

const WITHOUT_INCOME =
  / (?:house ?wife|home ?maker|house ?husband|dependent|depend on|no (?:own )?(?:income|job|work|earning|salary)|not (?:working|earning)|jobless|unemployed|lost (?:my )?job|naukri nahi|kaam nahi|velai illa\S*|udyogam ledu) |गृहिणी|बेरोज़?गार/u
const EARNS =
  / (?:i|am|im|also|me|main|mai|have|my) (?:\S+ ){0,2}(?:job|work|working|earn|earning|salary|business|shop|teacher|nurse|doctor|engineer|employed|naukri|kaam) /

/** True of whoever may live on the other one's income: told so, or a wife who tells of no work of her own. */
export const livesOnTheirs = once((c: Composer): boolean => {
  const text = plainText(c.whole.input.concern)
  if (WITHOUT_INCOME.test(text) || isWithoutPost(c.asker.settled)) return true
  return isWife(c) && c.asker.trade === null && !EARNS.test(text)
})

/** The elder whom somebody tells as the cause of living apart; null where nobody is, and where there are blows: safety is no matter of a kitchen. */
export const causeOf = once((c: Composer): Cause | null => {
  const { concern } = c.whole.input
  if (c.asker.apart === null || questionOf(concern).cares.includes('cruelty')) return null
  const text = plainText(concern).replace(WHERE_THEY_LIVE, ' ')
  const found = TOLD.find(({ pattern }) => pattern.test(text))
  if (found === undefined) return null
  const isWoman = isWife(c)
  if (found.side === 'own') return { side: 'own', whom: found.whom, rule: isWoman ? 'daughter' : 'son' }
  if (!isWoman && HER_IN_LAW.test(text) && !/ (?:my|meri) (?:mother in law|mil|saas|in ?laws)/.test(text))
    return { side: 'own', whom: found.whom === 'motherInLaw' ? 'mother' : 'family', rule: 'son' }
  return { side: 'theirs', whom: found.whom, rule: isWoman ? 'wife' : 'husband' }
})
