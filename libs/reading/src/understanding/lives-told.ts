import { PLACES_ABROAD } from './asker.ts'
import { ownClauses } from './own-words.ts'
import { remembered } from './remembered.ts'

const ABROAD = '(?:abroad|overseas|outside (?:of )?india|out of india|outside (?:the|my) country|in (?:a )?foreign(?: country)?)'
const LIVES = '(?:live|living|stay|staying|work|working|reside|residing|settled|based|study|studying)'
/** A life in another country that is said of oneself without its name, or by "based in". */
const TOLD: readonly RegExp[] = [
  new RegExp(
    ` (?<! (?:should|shall|can|could|will|would|may|might|if|when|or|to) )(?:i|we) (?:am |are |m |have been |currently |now |already |also |still |both |all )*${LIVES} (?:\\S+ ){0,3}?${ABROAD} `,
  ),
  new RegExp(
    `^ (?:male |female |age |aged |\\d\\d |currently |now |presently )*(?:living|staying|working|residing|settled|based) (?:\\S+ ){0,2}?${ABROAD} `,
  ),
  / (?:i am|im|i m|am|we are|we both are) (?:an? |also )*nris? |^ nri (?:from|in|based|living|here|since|\d)/,
  new RegExp(` (?:i|we|us) (?:\\S+ ){0,3}here in (?:the )?${PLACES_ABROAD} `),
  new RegExp(` based (?:out of|in|at) (?:the )?${PLACES_ABROAD} `),
  / (?:videsh|foreign|abroad|pardes) (?:me|mein|main) (?:\S+ )?(?:(?:kaam|job|naukri) )?(?:rehta|rehti|rahta|rahti|reh raha|reh rahi|rah raha|rah rahi|karta|karti) (?:hu|hun|hoon|huu) /,
  / (?:veli ?na+t\S*|foreign) (?:la |le |il )?(?:\S+ ){0,2}?(?:irukk?en|irukk?[iu]re?n|vasikk?iren|pa+[rk]+\S*en) | (?:vides[ah]?l?a?l?o|videsalalo|videsallo|foreign lo|abroad lo) (?:\S+ ){0,2}?(?:unn?a(?:nu)?|untunn?a(?:nu)?|chesth?unn?a(?:nu)?) /,
]

/** True where somebody says of themselves that they live in another country, with no country named. */
export const tellsAbroad = remembered((concern): boolean =>
  ownClauses(concern).some((clause) => TOLD.some((pattern) => pattern.test(clause))),
)
