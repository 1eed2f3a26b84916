import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

const CHILD = '(?:daughters?|sons?|beti|bete|beta|bitiya|magal|magan|kuthuru|kooturu|koduku)'
const AT_ALL = / (?:daughters?|sons?|beti|bete|beta|bitiya|magal|magan|kuthuru|kooturu|koduku) /
/** A marriage that a child is in. */
const MARRIED = /husband|wife|in laws|inlaws|sasural|pati |damad|son in law|marriage|married|separat|divorc|second marriage/
const PARTED = new RegExp(
  [
    // the two live apart, or one of them means to part
    ` ${CHILD} (?:and (?:his wife|her husband) )?(?:\\S+ ){0,4}?(?:separated|living (?:apart|separately)|left (?:her|his) (?:husband|wife|in laws|sasural))`,
    ` ${CHILD} (?:\\S+ ){0,7}?(?:wants? (?:a )?divorce|divorce (?:case |is |matter )*(?:going|pending|running|filed))`,
    // back in the house they come from
    ` ${CHILD} (?:\\S+ ){0,9}?(?:came back|come back|came home|sent (?:her |him )?(?:back|home)|returned|(?:living|staying|lives|stays|sitting) (?:\\S+ ){0,2}?(?:with (?:us|me)|at (?:our|my)|in (?:our|my)))`,
    ` ${CHILD} (?:\\S+ ){0,3}?(?:mayk[ae]|maik[ae]|peehar|thai veet\\S*|puttint\\S*)`,
    // not taken back
    ` (?:son in law|damad|in laws|inlaws|sasural\\S*|husband) (?:\\S+ ){0,3}?(?:not|never|nahi|refus\\S*) (?:\\S+ ){0,2}?(?:tak\\S*|accept\\S*|le ja\\S*|bula\\S*|call\\S*) (?:\\S+ ){0,2}?${CHILD}`,
  ].join('|'),
  'u',
)
/** A marriage that is over by law: another one is asked about then, and nothing is to be mended. */
const OVER = new RegExp(` ${CHILD} (?:is |was |has |got |has got |is a )(?:already |legally )?divorc(?:ed|ee)`)

/** The own marriage of whoever asks, beside a child. */
const OWN =
  / (?:i am|im|i was|i got|we are|we have been|mai|main) (?:\S+ )?(?:separated|divorc\S*|living) | my (?:husband|wife|marriage|in laws|inlaws|pati|patni) |(?:^| )(?:husband|wife) (?:has |is )?(?:went|gone|left|took|taken|away) | (?:with|took|taken) our (?:sons?|daughters?) /

/** True where the marriage of a grown child is unsettled: the two live apart, or the child is back in the parents’ house. */
export const isChildApart = remembered((concern): boolean => {
  const text = plainText(concern)
  return AT_ALL.test(text) && MARRIED.test(text) && PARTED.test(text) && !OVER.test(text) && !OWN.test(text)
})
