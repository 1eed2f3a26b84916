import { plainText } from './topics.ts'

const HOME = '(?:family|familys|families|home|house|household|ghar|parivar|pariwar)'
const STATE = '(?:condition|conditions|situation|situations|status|crisis|halat|haalat|haalaat|halaat|sthiti)'
const BETTER =
  '(?:improv\\S*|better|good|change\\S*|end|ends|over|solve\\S*|normal|stable|settle\\S*|recover\\S*|stabili\\S*|sudhr\\S*|sudhar\\S*|theek|thik|achh?\\S*|accha|acchi|badl\\S*|come|khatam)'
const GROWS_BETTER = [
  new RegExp(` ${HOME} (?:\\S+ ){0,3}?${STATE} (?:\\S+ ){0,4}?${BETTER} `),
  new RegExp(` ${STATE} (?:of|in|at|to|for|on) (?:\\S+ ){0,2}?${HOME} (?:\\S+ ){0,4}?${BETTER} `),
  new RegExp(` (?:improve|better) (?:\\S+ ){0,2}?${HOME} (?:\\S+ )?${STATE} `),
  new RegExp(
    ` (?:good|better|happy|achh?e|acche) (?:days|times|din) (?:\\S+ ){0,2}?(?:for|in|at|of|hamare|humare|mere) (?:\\S+ )?${HOME} `,
  ),
]
const OF_HOME = new RegExp(` ${HOME} `)

/** True of words that ask when those at home are better off as a whole: money, home and calm together. */
export function asksOfHousehold(words: string): boolean {
  const text = plainText(words)
  return OF_HOME.test(text) && GROWS_BETTER.some((one) => one.test(text))
}
