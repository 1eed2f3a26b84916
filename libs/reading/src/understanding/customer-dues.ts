import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** Those who buy from a trade. */
const BUYER =
  '(?:customers?|clients?|party|parties|partys?|buyers?|dealers?|distributors?|retailers?|shopkeepers?|traders?|wholesalers?|contractors?|builders?|vyapari\\S*|grahak\\S*|graahak\\S*|vadikkai\\S*|vaadikkai\\S*)'
/** Money that does not come in for what was sold or done. */
const HELD =
  '(?:stuck|struck|pending|outstanding|overdue|due|dues|unpaid|owes?|owed|owing|delay\\S*|atk\\S*|atak\\S*|fas[aei]\\S*|phas[aei]\\S*|phans\\S*|fans\\S*|rukh?[aei]\\S*|baki|baaki|bakaya|udhaa?ri?|(?:not|nahi|nahin) (?:\\S+ ){0,2}(?:pay\\S*|paid|de|dete|diya|given|giving|clear\\S*|settl\\S*|released?)|tharala|varala|nikki\\S*|nilu\\S*)'
const OF_GOODS = '(?:payments?|bills?|invoices?|udhaa?r|credit|receivables?|recovery|vasuli|wasuli|ugahi|collection|outstanding)'

const WAITS = [
  new RegExp(` ${BUYER} (?:\\S+ ){0,8}${HELD} `),
  new RegExp(` ${HELD} (?:\\S+ ){0,6}(?:with|from|by|at|in|pe|par|se|me|mein|ke paas) (?:\\S+ ){0,4}${BUYER} `),
  new RegExp(` ${OF_GOODS} (?:\\S+ ){0,5}${HELD} `),
  new RegExp(` ${HELD} (?:\\S+ ){0,3}${OF_GOODS} `),
]
/** Taken by deceit, or put into a market or a scheme: nobody owes it for goods. */
const NO_SALE =
  / (?:cheat\S*|fraud\S*|scam\S*|thag\S*|dhokha|dhoka|trading app|crypto\S*|f and o|intraday|stock market|share market|chit fund|ponzi|scheme|invested|investment|builder (?:flat|possession)|salary|pf|pension) /

/**
 * True where customers or parties owe money for what a trade sold or did; takes all that was told and asked. Whether the asker has a trade is not looked at.
 */
export const customersOwe = remembered((concern): boolean => {
  const text = plainText(concern)
  return !NO_SALE.test(text) && WAITS.some((pattern) => pattern.test(text))
})
