import { plainText } from '../../../understanding/topics.ts'

/** What stands in writing of money that was lent: a cheque, a signed note, bills, a bank entry or messages, or nothing. */
export type LentPaper = 'cheque' | 'note' | 'bills' | 'trace' | 'none'

const NONE =
  / (?:no|without|nothing|never|not|nahi|nahin|nhi|ledu|illa|illai|koi) |नहीं|कोई|இல்ல|வாங்கல|లేదు| (?:on trust|verbal|orally|bharose|zubani|nambikkai\S*|nammakam\S*) /u
const CHEQUE = / (?:cheques?|checks?) |चेक|செக்|చెక్/u
const NOTE =
  / (?:promissory|pro ?notes?|stamp|bond papers?|signed|agreement|iou|note) |स्टाम्प|स्टांप|रुक्का|हुंडी|புரோநோட்|பத்திர|ప్రామిసరీ|ప్రోనోటు|నోటు|స్టాంప్/u
const BILLS = / (?:bills?|invoices?) /
const TRACE =
  / (?:bank|transfers?|phonepe|gpay|google pay|paytm|upi|neft|whatsapp|chats?|messages?|screenshots?|recordings?|audio|receipts?) /

/** The strongest paper that a clause tells of. */
export function paperOf(told: string): LentPaper {
  const text = plainText(told)
  const isWithout = NONE.test(text)
  if (!isWithout && CHEQUE.test(text)) return 'cheque'
  if (!isWithout && NOTE.test(text)) return 'note'
  if (BILLS.test(text)) return 'bills'
  return TRACE.test(text) ? 'trace' : 'none'
}
