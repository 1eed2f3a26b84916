import { plainText } from './topics.ts'

const HOME = '(?:house|home|flat|place|apartment|roof|ghar|makan|makaan|veedu\\S*|veet\\S*|illu|intlo)'
/** A roof for the two of them alone. */
const OWN_PLACE = new RegExp(
  [
    ` (?:our|my|your) own (?:\\S+ )?${HOME} `,
    ` (?:own|separate|different|another|new|rented|alag|apna|apne|thani|tani|verey|vere|veru) (?:rented |small )?${HOME} `,
    ` (?:a )?${HOME} of our own `,
    ' (?:live|living|stay|staying|staying|shift\\S*|mov\\S*|rah\\S*) (?:\\S+ ){0,2}?(?:separate(?:ly)?|separate from (?:the |my |his |her )?(?:in ?laws|parents|family|mother)|alag|away from (?:the |my |his |her )?(?:in ?laws|parents|family|mother|mum|mom)|on our own|by ourselves|independently) ',
    ' (?:move|moving|shift|shifting) (?:out|to (?:a |an |our )?(?:own|separate|rented|different)) ',
    ' (?:alag|thaniya|thaniyaga|vega|verey|veruga) (?:\\S+ ){0,2}?(?:rah\\S*|ho\\S*|shift\\S*|pon\\S*|irund\\S*|und\\S*) ',
    ' अलग (?:\\S+ ){0,2}?(?:रह|घर|मकान|हो)',
    'தனிக்குடித்தன|தனி வீ|వేరు కాపురం|వేరే ఇల్|వేరుగా ఉం',
  ].join('|'),
  'u',
)
/** Two who would live away from each other speak of no roof for both. */
const APART =
  / (?:separate(?:ly|d)?|apart|alag|away|move out|moving out) (?:\S+ ){0,2}?(?:from|se) (?:my |the )?(?:husband|wife|him|her|hubby|spouse|pati|patni)(?! s| family| parents| mother) | (?:pati|patni|husband|wife) se (?:\S+ ){0,1}?alag | (?:i|should i|shall i|me|main) (?:move|moving|shift|live|living) (?:out|alone|separately) (?:from (?:him|her|my husband|my wife))? ?$ |पति से अलग|पत्नी से अलग/u

/** True of words that ask what a home of their own, away from the family, does for two. */
export const asksOwnPlace = (words: string): boolean => {
  const text = plainText(words)
  return OWN_PLACE.test(text) && !APART.test(text)
}
