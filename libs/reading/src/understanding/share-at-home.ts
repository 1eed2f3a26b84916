import { PLACES_ABROAD } from './asker.ts'
import { tellsHeldLoan } from './held-loan.ts'
import { plainText } from './topics.ts'

/** Who works in another country on terms that get worse, while a relative at home calls them into a trade with a share of money. */

/** Relatives who call, each by the words for them, the nearer word first. */
const KIN = {
  fatherInLaw: 'father in law|sasur|mamanar|mavayya',
  brotherInLaw: 'brother in law|jija|jijaji|sala|saala|aliyan|machan|macchan|bava|bavamaridi',
  cousin: 'cousins?|cousin brother',
  elder: '(?:elder|eldest|big|older) brothers?|bade bhai|bhaiya|annan|anna|annayya|chettan',
  brother: 'brothers?|bhai|bro|thambi|tammudu|aniyan',
  sister: 'sisters?|behen|chelli|thangachi',
  uncle: 'uncles?|chacha|chachaji|mama|mamaji|chithappa|babai|periyappa',
  father: 'father|dad|papa|appa|nanna|pitaji|achan',
  relative: 'relatives?|relation',
} as const
export type ShareKin = keyof typeof KIN

const TRADE =
  '(?:business|shops?|stores?|plant|mill|factory|unit|hotel|restaurant|bakery|dairy|boat|farm|agency|workshop|garage|clinic|showroom|firm|trade|works|press|dhaba|dukaa?n|dukaan|karobar|vyapaa?r|kadai|thozhil|vyaparam|angadi|company)'
/** A share in it, or the call into it. */
const JOINS =
  '(?:join\\S*|partners?|partnership|share|shares|hissa|hisse|hissedari|invest\\S*|put (?:in )?(?:money|\\d+)|\\d+ (?:lakhs?|lacs?|l)|pangu|pangali|vata|do (?:\\S+ ){0,3}?business with|business with|work with (?:him|them))'
const WITHIN = '(?:\\S+ ){0,12}?'

const CALLS = (Object.entries(KIN) as [ShareKin, string][]).map(
  ([kin, words]) =>
    [
      kin,
      new RegExp(
        ` (?:${words}) ${WITHIN}${TRADE} ${WITHIN}${JOINS} | (?:${words}) ${WITHIN}${JOINS} ${WITHIN}${TRADE} | ${JOINS} ${WITHIN}(?:${words}) ${WITHIN}${TRADE} | business with (?:\\S+ ){0,2}?(?:${words}) `,
      ),
    ] as const,
)
/** With whom a trade at home would be shared; null where nobody calls. Takes a plain text. */
const calledBy = (text: string): ShareKin | null => CALLS.find(([, words]) => words.test(text))?.[0] ?? null

const LIVES_THERE = new RegExp(` ${PLACES_ABROAD} `)
const OR = / (?:or|ya|illa|leda|vs|else|than|which (?:is|one|will)|better) /
const STAYS = / (?:stay|staying|continue|remain|here|there|sign|signing|rah\S*|irukk\S*|unda\S*|keep|dubai|gulf|abroad) /
const RETURNS =
  / (?:(?:go|going|come|coming|move|shift|return|returning|get)(?: \S+){0,4}? (?:back|home|india|native|kerala|village|for good)|return|home|ghar|wapas|vapas|oorukku|ooruku|naatil|nattil|intiki|for good|nadu) /

/** True where the words ask whether to stay there or to come home into that trade. */
export function weighsShareAtHome({ words, told }: { words: string; told: string }): boolean {
  const own = plainText(words)
  if (!OR.test(own) || !STAYS.test(own) || !RETURNS.test(own)) return false
  const all = plainText(`${told}. ${words}`)
  return LIVES_THERE.test(all) && calledBy(all) !== null
}

/** True of words that tell of the call home, or of the loan that a salary there pays. */
export const tellsOfShare = (words: string): boolean => {
  const text = plainText(words)
  return calledBy(text) !== null || tellsHeldLoan(text)
}

/** The relative with whom the trade would be shared. */
export const shareKin = (concern: string): ShareKin => calledBy(plainText(concern)) ?? 'relative'

const CONTRACT = / (?:contracts?|renewal|renew\S*|terms|agreement|iqama|s pass|work permit|salary|pay) /
const WORSE =
  / (?:less|lower|reduc\S*|cut|cutting|kam|kammi|takkuva|bad|worse|not clear|no overtime|unclear|down|decreas\S*|kuravu|kuraiv\S*) /
const TO_SIGN =
  / (?:sign\S*|new contract|naya contract|puthiya contract|contract (?:renewal|is finishing|finish\S*|ends?)|renew\S*|renewal|new terms|revised) /
/** True where terms that got worse are to be signed. */
export const signsWorseTerms = (concern: string): boolean => {
  const text = plainText(concern)
  return CONTRACT.test(text) && WORSE.test(text) && TO_SIGN.test(text)
}
