import { plainText } from './topics.ts'

const KIN =
  '(?:husbands?|wifes?|fathers?|mothers?|sons?|daughters?|brothers?|sisters?|uncles?|papas?|pitaji|pati|patni|bhai|behen|beta|bete|beti|appa|amma|nanna|annan|thambi|anna|tammudu|in|friends?)'
const TRADE =
  '(?:business|trading|trade|shop|store|factory|firm|company|unit|workshop|showroom|agency|press|hotel|restaurant|bakery|clinic|dukaa?n|karobar|dhandha|karkhana|kadai|thozhil|vyapara?m|ambadi|angadi)'
/** A trade called one's own, with nobody of the family between: "my textile trading business", "I run a printing press", "meri kirana dukan". */
const OWN_TRADE = new RegExp(
  ` (?:my|our|meri|mera|mere|hamari|hamara|apni|apna|en|engal|naa|maa|mana) (?:(?!${KIN} )\\S+ ){0,3}${TRADE} | (?:i|we) (?:also |have been |still )?(?:run|own|have|manage|running|am running|are running) (?:an? |my |our |the )?(?:own )?(?:\\S+ ){0,2}${TRADE} `,
  'u',
)
/** True where a trade of the visitor's own is told, and none that belongs to somebody of the family. */
export const tellsTradeOfOwn = (text: string): boolean => OWN_TRADE.test(plainText(text))

const CHILDS_TRADE = new RegExp(
  ` my (?:son|daughter)s? (?:\\S+ ){0,2}?(?:has|have|runs?|started|opened|owns|running|doing|set up) (?:\\S+ ){0,4}${TRADE} | (?:mere bete|meri beti|mera beta) (?:\\S+ ){0,3}${TRADE} `,
  'u',
)
/** True where a trade of a grown child is told, and none of one's own. */
export const tellsTradeOfChild = (text: string): boolean => CHILDS_TRADE.test(plainText(text)) && !tellsTradeOfOwn(text)

/** Whether somebody younger comes into it. */
const JOINS =
  / (?:join\S*|take (?:it |this |the \S+ )?over|takes? over|sit (?:in|on|at)|handle|manage|look after|carry (?:it )?on|continue it|help (?:me|us)|come (?:back )?(?:in)?to (?:it|this|the|my|our)|sambhal\S*|sambhaal\S*|baith\S*|paathu|parthu|chusuk\S*|interest\S*) /u
const CHILD = '(?:sons?|daughters?|child|children|boys?|girls?|beta|bete|beti|bitiya|ladk[aei]|paiyan|magan|magal|koduku|kuthuru)'
const THIS_TRADE = `(?:my|our|this|the same|same|own|isi|is|iss|apne|apni|mere|hamare|indha|idhe|ee|ide) (?:own )?(?:\\S+ ){0,2}?(?:${TRADE}|dhandhe|dhande|karobar|line|kaam|vyapar|thozhil\\S*|vyaparam\\S*)`
const PUTS = '(?:put|bring|take|induct|involve|engage|keep|include|add)'
/** Whether the parent takes a child into the trade that they run themselves. */
const PUTS_IN = new RegExp(
  ` ${PUTS} (?:\\S+ ){0,3}?${CHILD} (?:\\S+ ){0,2}?(?:in|into|to|with) (?:me in )?${THIS_TRADE} | ${PUTS} (?:him|her|them) (?:in|into|to) ${THIS_TRADE} | ${CHILD} (?:\\S+ ){0,3}?${THIS_TRADE} (?:me|mein|main|mai|pe|par|la|le|lo) (?:\\S+ )?(?:laga\\S*|dal\\S*|daal\\S*|la(?:u|un|na)|bitha\\S*|baitha\\S*|rakh\\S*|shamil|serk\\S*|pettu\\S*) `,
)
/** True where a parent asks whether to take a child into the trade at home. */
export const asksToTakeIn = (words: string): boolean => PUTS_IN.test(plainText(words))

/** True where it is asked whether a child comes into the visitor's own trade. */
export const asksIfTheyJoin = (words: string, told: string): boolean =>
  asksToTakeIn(words) || (JOINS.test(plainText(words)) && tellsTradeOfOwn(`${told}. ${words}`))
