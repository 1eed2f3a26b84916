import { joinsChild } from './join-child.ts'
import { isChildApart } from './child-apart.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

const SON = / (?:sons?|beta|bete|ladka|ladke|magan|paiyan|koduku|kodukku) |बेटा|बेटे|மகன்|కొడుకు/u
/** Whoever asks as a mother or father of the husband has no in-laws in it. */
export const SONS_WIFE = / (?:sons wife|daughter in law|bahu|marumagal|kodalu) |बहू|மருமகள்|కోడలు/u
const WIFE_TOLD = / (?:sons?|beta|bete|ladka) (?:\S+ ){0,9}(?:his|uski|unki) (?:wife|biwi|patni) /u
/** A marriage that is itself in question, a child abroad, and whoever is the daughter-in-law. */
const ANOTHER =
  / (?:divorc\S*|tala+q|tala+k|court|police|498a?|dowry|dahej|mayk[ae]|maik[ae]|abroad|canada|usa|america|germany|australia|uk|dubai|(?:my|meri) (?:mother in law|saas)|sasural\S*|(?:my|mere) in laws|beats?|hits?|maart[aei]) |तलाक|ससुराल|मायके/u

const APART =
  / (?:alag|nyar[ae]|separate|separately|apart|mov(?:e|es|ing) out|shift(?:s|ing)? out|own kitchen|set(?:ting)? up (?:\S+ ){0,2}(?:house|home|kitchen|household)|thani ?kudi\S*|vere? kapuram|veru kapuram) |अलग|தனிக்குடி|வேறு வீட்|వేరు కాపుర|వేరే కాపుర/u
const TOGETHER =
  / (?:(?:live|living|stay|staying|remain|be) (?:\S+ )?(?:together|united|with us|in (?:one|the same) (?:house|home))|joint family|(?:ek |hamare |humare )?(?:saath|sath) (?:me |mein |hi )?(?:rah|reh)\S*) |साथ रह|சேர்ந்து|కలిసి/u
const PEACE =
  / (?:peace|peaceful|mel|milap|shanti|sukh shanti|sulah|harmony|unity|quarrels?|fights?|fighting|jhagd\S*|jhagr\S*|kalesh|kitchens?|rasoi|chulha|sandai|samadhan\S*|godava\S*) |मेल|शांति|झगड़|रसोई|சண்டை|சமாதான|గొడవ|శాంతి/u
/** What is bought, built or shared out is another matter. */
const OF_PROPERTY =
  / (?:buy\S*|bought|purchase|build|construct\S*|khar[ei]+d\S*|banwa\S*|sell|sale|property|land|zameen|zamin|partition|batwara|bantwara|hissa|share|loan|job|business) |खरीद|बंटवार|हिस्स/u
const ONE_HOUSE = / (?:kitchens?|rasoi|chulha|one roof|same (?:house|roof)|ground floor|first floor|upar|joint family|house|ghar) |रसोई|घर/u

/** True of a home that is shared with a married son and his wife, whose marriage stands: told by his mother or father. */
const sharesHome = remembered((concern): boolean => {
  const text = plainText(concern)
  return (
    SON.test(text) &&
    (SONS_WIFE.test(text) || WIFE_TOLD.test(text)) &&
    !ANOTHER.test(text) &&
    (APART.test(text) || TOGETHER.test(text) || (PEACE.test(text) && ONE_HOUSE.test(text))) &&
    !isChildApart(concern) &&
    joinsChild(concern) === null
  )
})

/** True of words that ask whether a married son sets up a home of his own or the house is at peace again. Takes the part and the whole concern. */
export function asksOfSonsHouse(words: string, concern: string): boolean {
  if (!sharesHome(concern)) return false
  const text = plainText(words)
  return !OF_PROPERTY.test(text) && (APART.test(text) || TOGETHER.test(text) || PEACE.test(text))
}
