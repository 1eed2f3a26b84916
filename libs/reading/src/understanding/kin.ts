/**
 * Words that stand for somebody of the visitor's own where no "my" is written: kinship words in Latin letters and bare English ones before a
 * verb. Each names the English words that the lists know it by.
 */
// prettier-ignore
const KIN: readonly (readonly [RegExp, string])[] = [
  [/ (?:meri |hamari |badi |chhoti )?(?:beti|betiyo|betiyon|bitiya) (?!hogi|chahiye|ya |kab hogi)/, 'my daughter'],
  [/ (?:mera |mere |hamara |bada |chhota )?(?:beta|bete|beton) (?!hoga|chahiye|ya |kab hoga)/, 'my son'],
  [/ (?:ladki|ladke|ladka) (?:ki|ka|ke|ko) (?:shaadi|shadi|rishta|rishte|naukri|padhai|job) /, 'my child'],
  [/(?<! (?:nahi|nahin|nhi|na|bhi|hi|kar|ho|bol|mil|de|le|ja|so|keh|kah|rakh|samajh|bata|bana|pad|padh|chal|kuch)) (?:pati|pati dev|patidev) (?!kaisa|kaise|kab|mile|milega|kaun|kahan|hoga|honge|patni|ka naam|chahiye)/, 'my husband'],
  [/ (?:patni|biwi|bivi|gharwali) (?!kaisi|kaise|kab|mile|milegi|kaun|kahan|hogi|ka naam|chahiye)/, 'my wife'],
  [/ (?:pati patni) (?:me|mein|ke) /, 'my marriage'],
  [/ (?:maa|mummy|mataji|mata ji) (?:ki|ko|se|bimar|bimaar|beemar) /, 'my mother'],
  [/ (?:papa|pitaji|pita ji) (?:ki|ko|se|bimar|bimaar|beemar) /, 'my father'],
  [/ (?:amma|ammaku|ammavukku|ammavuku|ammaki) (?:ki |ku |kku |ke )?(?:udambu|arogyam|aarogyam|health|sari|hospital|bagol\S*|baled\S*|kooda|kuda|tho)/, 'my mother'],
  [/ (?:appa|appaku|appavukku|appavuku|nanna|nannaki) (?:ki |ku |kku |ke )?(?:udambu|arogyam|aarogyam|health|sari|hospital|bagol\S*|baled\S*|kooda|kuda|tho)/, 'my father'],
  [/ (?:maa|ma|naa) akka /, 'my sister'],
  [/ (?:maa|ma|naa) (?:anna|annayya|thammudu) /, 'my brother'],
  [/ (?:bhai|bhaiya|bade bhai|chhote bhai) (?:ki|ka|ke|ko|se|nahi|bahut) /, 'my brother'],
  [/ (?:behen|bahan|behan|bhen|didi) (?:ki|ka|ke|ko|se|nahi|bahut) /, 'my sister'],
  [/(?<! (?:vere|vera|oru|antha|nalla|entha|pudicha)) (?:ponnu|ponnukku|ponnuku|ponnoda|magal|magalukku|magaluku) (?!paak|paar|kidai|thed|mela|epdi|eppadi|eppidi|kedai|amai)/, 'my daughter'],
  [/(?<! (?:vere|vera|oru|antha|nalla|entha|pudicha)) (?:paiyan|paiyanukku|paiyanuku|paiyanoda|magan|maganukku|maganuku) (?!paak|paar|kidai|thed|mela|epdi|eppadi|eppidi|kedai|amai)/, 'my son'],
  [/ (?:kanavar|kanavan|kanavarukku|kanavaruku|purushan|purushanukku|veetukarar) (?!eppadi|epdi|eppo|yaar|kidai)/, 'my husband'],
  [/ (?:manaivi|manaivikku|pondatti|pondattikku) (?!eppadi|epdi|eppo|yaar|kidai)/, 'my wife'],
  [/ (?:thambi|thambikku|thambiku|annan|annanukku|annanuku) (?:\S+ )?(?:kalyanam|velai|kooda|kuda|padippu|udambu|\S+ku) /, 'my brother'],
  [/ (?:akka|akkavukku|akkavuku|thangachi|thangachikku|thangai) (?:\S+ )?(?:kalyanam|velai|kooda|kuda|padippu|udambu|\S+ku) /, 'my sister'],
  [/ (?:ma|maa|naa|na) (?:ammayi|ammayiki|kuthuru|kooturu|kuturu|papa) /, 'my daughter'],
  [/ (?:ma|maa|naa|na) (?:abbayi|abbayiki|koduku|kodukuki|babu) /, 'my son'],
  [/ (?:bharta|bhartha|bhartaki|mogudu) (?!ela|eppudu|evaru|dorik|vasta)/, 'my husband'],
  [/ (?:bharya|bharyaki|pellam) (?!ela|eppudu|evaru|dorik|vasta)/, 'my wife'],
  [/ (?:tammudu|tammudiki|annayya|annayyaki) /, 'my brother'],
  [/ (?:chelli|chelliki|chellelu|akkaki) /, 'my sister'],
  [/ (?:attagar\S*|athagar\S*|atta gar\S*|saasu\S*|sasu ma\S*|saas|mamiyar\S*|maamiyar\S*) (?!bahu)/, 'my mother in law'],
  [/ (?:mayana|maayana|(?:ma|maa|mee) (?:ayana|aayana|ayanaki|aayanaki)) /, 'my husband'],
  [/ पति(?:देव)? (?!कैसा|कैसे|कब मिल|कौन|कहाँ|मिलेगा|का नाम|चाहिए|पत्नी)/u, 'my husband'],
  [/ (?:पत्नी|बीवी) (?!कैसी|कब मिल|कौन|कहाँ|मिलेगी|का नाम|चाहिए)/u, 'my wife'],
  [/(?<!एक|दो|तीन|बेटा|बेटी) (?:बेटी|बिटिया) (?!होगी|चाहिए|या |है|कब होगी)/u, 'my daughter'],
  [/(?<!एक|दो|तीन|बेटा|बेटी) (?:बेटे|बेटा) (?!होगा|चाहिए|या |है|कब होगा)/u, 'my son'],
  [/ सास (?:ससुर |के |की |का |को |से |रोज|बहुत|हर|और|हमेशा|नहीं|ताने)/u, 'my mother in law'],
  [/ (?:கணவ(?:ர்|ரு|ரி|ரோ|ரா|ன்|னு)|புருஷ)[\p{L}\p{M}]* (?!எப்படி|எப்போ|யார்|கிடை|அமை)/u, 'my husband'],
  [/ (?:மனைவி|பொண்டாட்டி)[\p{L}\p{M}]* (?!எப்படி|எப்போ|யார்|கிடை|அமை)/u, 'my wife'],
  [/ (?:மகன|பையனு)[\p{L}\p{M}]* (?!பிற|வேண்டு)/u, 'my son'],
  [/ (?:மகள|பொண்ணுக்)[\p{L}\p{M}]* (?!பிற|வேண்டு)/u, 'my daughter'],
  [/ భర్త[\p{L}\p{M}]* (?!ఎలా|ఎప్పుడు|ఎవరు|దొరు|వస్తా)/u, 'my husband'],
  [/ భార్య[\p{L}\p{M}]* (?!ఎలా|ఎప్పుడు|ఎవరు|దొరు|వస్తుంది)/u, 'my wife'],
  [/ అత్త(?:గారు|గారి|గారితో|వారు|వారింట్లో|తో|కి)? (?!కూతురు|కొడుకు)/u, 'my mother in law'],
]
/** An English word for a relative before a verb of which the relative is the subject, with nobody named as whose. */
const BARE =
  /(?<! (?:sister|brother|daughter|son|friend|cousin|sisters|brothers|daughters|sons|friends|cousins|aunts|uncles|my|our|his|her|their|your|future|be|ex|second|first|third|a|an|the|good|late|of|no|any|new|right|whose|own|girlfriends|boyfriends|gfs|bfs|wifes|husbands|lovers|fiances|partners|exs|childs)) (husband|wife|son|daughter|brother|sister|mother|father) (?=(?:is|has|was|wants|divorced|separated|failed|working|earning|unmarried|aged|turned|completed|refusing|preparing|lost|works|working|lives|living|does|doesnt|dont|never|always|left|went|drinks|fights|says|got|cheated|cheating|refuses|earns|asks|studying|stays|staying|ignores|keeps|takes|hates) )/
/** A relative told from others: "my only son", "our elder daughter". */
const TOLD_APART =
  / (?:my|our|mere?a?|meri|^) ?(?:only|one|elder|eldest|older|younger|youngest|first|second|big|little|dear|own|married|unmarried|divorced|\d+ (?:year|years|yr|yrs) old) (?:\S+ )?(son|daughter|brother|sister|child) (?!in law)/

/** Spellings that are common, by the word that is meant. */
// prettier-ignore
const SPELT: readonly (readonly [RegExp, string])[] = [
  [/ (?:marraige|marrage|marrige|mariage|marriege|merriage|marrege|marriag|mrg)(?=s? )/g, ' marriage'],
  [/ (?:marrid|maried|marryed|merried|marreid) /g, ' married '],
  [/ (?:relashionship|realtionship|relatioship|relation ship|relationshp|releationship)(?=s? )/g, ' relationship'],
  [/ (?:husbend|husbnd|hasband|husbund) /g, ' husband '],
  [/ (?:boy friend|bf|boyfrnd) /g, ' boyfriend '],
  [/ (?:girl friend|gf|girlfrnd) /g, ' girlfriend '],
  [/ (?:forign|foregin|foriegn|foreing) /g, ' foreign '],
  [/ (?:daugther|doughter|dauther|daughtr) /g, ' daughter '],
  [/ (?:devorce|divorse|divource|divorec) /g, ' divorce '],
  [/ (?:agricultural|agriculture|farm|farming) (?=lands? )/g, ' plot '],
  [/ separate (?=house|home|flat|kitchen|room)/g, ' another '],
  // a relative's own matter, with nobody named as whose
  [/(?<! (?:my|our|his|her|their|your|two|three|both|whose|a)) (?=(?:sons|daughters|brothers|sisters|husbands|wifes) (?:marriage|wedding|job|business|career|health|life|in laws|engagement|visa|shaadi|shadi|future|promotion|transfer|divorce) )/g, ' my '],
  // the wife of a son, and the husband of a daughter
  [/ (?:my |our )?(?:daughter in law|son in law) /g, ' bahu '],
]

/** A girl or a boy whom somebody loves, told by one who asks of their own wedding, and none of whom a parent asks. */
const LOVED_ONE = / my (girl|boy|guy)(?= (?!child|baby|is \d|aged?|studies|studying|school))/g
const LOVED_NAMES = [' my girl ', ' my boy ', ' my guy ']
const OWN_WEDDING =
  / (?:will|shall|should|can|do|when will) (?:i|we) (?:\S+ ){0,3}(?:marry|married|marriage|love marriage|together)(?= )| we (?:both )?(?:love|are in love|want to marry)(?= )| love each other /
const OF_A_CHILD = / (?:daughter|son|her marriage|his marriage|school|(?:will|can) (?:she|he) (?:get|marry|do)) /

/** A plain text with common spellings put straight and, at its end, in English, whom it names as the visitor's own. */
export function withKin(text: string): string {
  const put = SPELT.reduce((left, [pattern, word]) => left.replace(pattern, word), text)
  const spelt =
    LOVED_NAMES.some((name) => put.includes(name)) && OWN_WEDDING.test(put) && !OF_A_CHILD.test(put)
      ? put.replace(LOVED_ONE, (_, one: string) => (one === 'girl' ? ' my girlfriend' : ' my boyfriend'))
      : put
  const found = KIN.filter(([pattern]) => pattern.test(spelt)).map(([, own]) => own)
  const bare = BARE.exec(spelt)?.[1]
  const apart = TOLD_APART.exec(spelt)?.[1]
  const own = [...found, ...[bare, apart].flatMap((word) => (word === undefined ? [] : [`my ${word}`]))]
  const missing = [...new Set(own)].filter((one) => !spelt.includes(` ${one} `))
  return missing.length === 0 ? spelt : `${spelt}${missing.join(' ')} `
}
