import { plainText } from './topics.ts'

/** Examinations that lead to a seat. */
const FOR_SEAT = / (?:jee|iit|neet|cuet|clat|nift|nata|eamcet|boards|12th) |नीट|जेईई|நீட்|నీట్/u
/** One more year for the examination, with no college in it. */
const DROP =
  / (?:drop|dropper|drops?|gap|repeat|prepare|try) (?:\S+ ){0,3}?(?:year|years|again|or|ya|karu|karun|karna|lu|loon|lena|le lu|kare) | (?:one more|another|1 more|ek aur|second|2nd) (?:year|saal|sal|drop|attempt|try) | drop /u
/** A college now. */
const JOIN =
  / (?:college|colleges|admission|seat|join|joining|bds|bams|bhms|mbbs|b ?tech|b ?sc|engineering|nursing|pharmacy|course|degree|state quota|management quota|nit|iiit|university|abroad) /u
const CHOOSES = / (?:or|ya|illa|leda|vs|versus|should|shall|better|worth) |या|அல்லது|లేదా/u

/** True where one more year for the examination of a seat is held against a college that could be joined now. */
export function weighsDrop(words: string): boolean {
  const text = plainText(words)
  return DROP.test(text) && FOR_SEAT.test(text) && JOIN.test(text) && CHOOSES.test(text)
}
