import type { Topic } from '@disha/contracts/finding'
import { inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { answerOf } from './answer.ts'

const NAMES = ['delhi', 'hyderabad', 'london'] as const
const heads = (name: string, concern: string, topics: readonly Topic[]): string =>
  answerOf(new Composer(inputFor(name, { concern, topics: [...topics] })))
    .items.map((item) => item.map(({ text }) => text).join(' '))
    .join('\n')

/** Every form has a field to choose beside the words; what is written weighs more. */
describe.each(NAMES)('a question beside the field that was chosen, for %s', (name) => {
  it.each([
    ['Which god should I worship as per my chart', 'career', /form of prayer/, /your work/],
    ['நல்ல காலம் எப்போது? எந்த கடவுளை வணங்க வேண்டும்', 'career', /./, /One thing to do: ask or apply/],
    ['నాన్న చనిపోయి ఆరు నెలలు అయింది, మనసు బాగాలేదు. ఏ దేవుడిని పూజించాలి?', 'career', /You are mourning[\s\S]*form of prayer/, /your work/],
    [
      'she said yes then her mother found out and now she is ignoring me. Will it work out',
      'love',
      /met with silence/,
      /^(?:Family:|Peace at home)/,
    ],
    ['mere ghar wale meri shaadi zabardasti kar rahe hai, main kisi aur se pyar karti hu', 'love', /parents’ side/, /true to you/],
    [
      'I am divorcee with 6 yr old daughter. One person is ready to marry me. should i go ahead',
      'love',
      /new bond/,
      /wedding of your daughter/,
    ],
    ['my wife wants Canada and I dont want to leave my parents', 'love', /Between home and (?:life abroad|going abroad)/, /keep one hour/],
    ['my husband is on L1 in Texas, I am on L2. when can i work there', 'love', /your work|a new post/, /what your husband will do/],
    ['Rahu mahadasha is starting, is it bad for me', 'general', /period of Rahu|periods of Rahu/, /Neither sade sati/],
    ['shani mahadasha kab shuru hogi, dar lagta hai', 'general', /period of Saturn|periods of Saturn/, /undone/],
    ['Kundli is not matching with my gf, only 12 gunas. Should we marry?', 'love', /points out of 36/, /gunas do not/],
    ['dubai ya canada kaunsa sahi rahega', 'abroad', /Which country/, /Between (?:work|love)/],
    [
      'Brothers are fighting for ancestral property. Will we be one family again',
      'general',
      /^(?:Family:|Peace at home)/,
      /House and property/,
    ],
    [
      'saas roz tana marti hai, pati chup rehte hai. alag ghar lena chahiye kya',
      'love',
      /home of (?:your|one’s) own|House and property/,
      /Whether two people part/,
    ],
  ] as const)('%s', (concern, topic, wanted, unwanted) => {
    const text = heads(name, concern, [topic])
    expect(text).toMatch(wanted)
    expect(text).not.toMatch(unwanted)
  })
})
