/** Months of a year, 1-12, in which a step usually falls; `to` below `from` reaches into the next year. */
export type YearStep = { step: string; from: number; to: number }

/**
 * An examination or a year of courses as it usually runs, and the age by which most have sat it, by the notices of recent years and without the
 * relaxations of a category; null where a notice sets none.
 */
export type Calendar = { names: RegExp; steps: readonly YearStep[]; usual: number | null }

/**
 * `by`: whether the age is a rule of the notice or only the custom; `least`: the age from which it is sat; `tries`: how many attempts a notice allows in
 * general; `each`: every step is an examination of its own, and no stage of one.
 */
export type Exam = Calendar & { by: 'notice' | 'custom'; least?: number; tries?: number; each?: true }

/** The usual months of examinations in India, by their notices of recent years; the step is the end of its message key. */
export const EXAMS: Readonly<Record<string, Exam>> = {
  // NTA and MCC; no upper age since 2022, most sit it before 25
  neet: {
    names: / neet (?!pg |ss |mds )|नीट(?! पीजी)|நீட்(?! பிஜி)|నీట్(?! పీజీ)/iu,
    steps: [
      { step: 'exam', from: 5, to: 5 },
      { step: 'counselling', from: 7, to: 10 },
    ],
    usual: 25,
    by: 'custom',
  },
  // NTA and the organising IIT: Advanced is for those born within the last 25 years
  jee: {
    names: / (?:jee|iit jee|jee main|jee mains) /iu,
    steps: [
      { step: 'first', from: 1, to: 1 },
      { step: 'second', from: 4, to: 4 },
      { step: 'advanced', from: 5, to: 5 },
      { step: 'counselling', from: 6, to: 7 },
    ],
    usual: 25,
    by: 'custom',
  },
  // UPSC civil services notice: 32 in general, up to 37 with relaxation
  upsc: {
    names: / (?:upsc|civil services?|ias|ips) |यूपीएससी|सिविल सेवा|யுபிஎஸ்சி|యూపీఎస్సీ|సివిల్స్/iu,
    steps: [
      { step: 'prelims', from: 5, to: 6 },
      { step: 'mains', from: 8, to: 9 },
      { step: 'interview', from: 1, to: 4 },
    ],
    usual: 32,
    by: 'notice',
    least: 21,
    tries: 6,
  },
  // SSC notices: constable (GD) 23, up to 28 with relaxation; months vary
  sscGd: { names: / (?:ssc gd|gd constable) /iu, steps: [], usual: 23, by: 'notice', least: 18 },
  // SSC CGL notice: 27 to 32 by post, up to 37 with relaxation
  ssc: {
    names: / (?:ssc|cgl|chsl) |एसएससी|எஸ்எஸ்சி|ఎస్ఎస్సీ/iu,
    steps: [
      { step: 'tier1', from: 7, to: 9 },
      { step: 'tier2', from: 12, to: 1 },
    ],
    usual: 32,
    by: 'notice',
    least: 18,
  },
  // IBPS notice: officers 30, up to 35 with relaxation
  bank: {
    names: / (?:ibps|bank po|sbi po|bank clerk|sbi clerk|bank exams?) /iu,
    steps: [{ step: 'exam', from: 8, to: 11 }],
    usual: 30,
    by: 'notice',
    least: 20,
  },
  // NDA, CDS, AFCAT and Agniveer notices: 25 at the most
  defence: { names: / (?:nda|cds|afcat|agniveer|agnipath|army (?:bharti|exam)) |अग्निवीर/iu, steps: [], usual: 25, by: 'notice' },
  // state notices differ from 25 to 30 for constables, up to 37 and more for sub-inspectors
  police: { names: / (?:police|constable|daroga|si exam) |पुलिस|दरोगा|போலீஸ்|పోలీస్/iu, steps: [], usual: 30, by: 'notice', least: 18 },
  // RRB notices: 33 for graduates, up to 38 with relaxation; months vary
  rail: {
    names: / (?:rrb|ntpc|railways? (?:exam|job|group|recruitment)|alp|group d) |रेलवे/iu,
    steps: [],
    usual: 33,
    by: 'notice',
    least: 18,
  },
  // TNPSC planners: 32 to 39 in general, none for the reserved categories in many posts
  tnpsc: {
    names: / tnpsc |டிஎன்பிஎஸ்சி/iu,
    steps: [{ step: 'exam', from: 6, to: 9 }],
    usual: 39,
    by: 'notice',
    least: 18,
  },
  // ICAI: three times a year since 2025, no upper age
  ca: {
    names:
      / ca (?:\S+ ){0,5}?(?:finals?|inter\S*|foundation|exams?|groups?|attempts?|cleared?|papers?) | (?:doing|pursuing|prepar\S*|giving|studying|appearing)(?: for)? (?:my )?ca | (?:icai|chartered accountan\S*) /iu,
    steps: [
      { step: 'first', from: 1, to: 1 },
      { step: 'second', from: 5, to: 5 },
      { step: 'third', from: 9, to: 9 },
    ],
    usual: null,
    by: 'custom',
    each: true,
  },
  // ICSI: June and December, no upper age
  cs: {
    names: / cs (?:\S+ )?(?:executive|professional|exams?|finals?|modules?|cseet) | (?:icsi|cseet|company secretary) /iu,
    steps: [
      { step: 'first', from: 6, to: 6 },
      { step: 'second', from: 12, to: 12 },
    ],
    usual: null,
    by: 'custom',
    each: true,
  },
  // ICMAI: the June and the December term, no upper age
  cma: {
    names: / (?:cma|icmai|icwa|cost accountan\S*) /iu,
    steps: [
      { step: 'first', from: 6, to: 6 },
      { step: 'second', from: 12, to: 12 },
    ],
    usual: null,
    by: 'custom',
    each: true,
  },
  // four sessions a year, no upper age
  acca: {
    names: / acca /iu,
    steps: [
      { step: 'first', from: 3, to: 3 },
      { step: 'second', from: 6, to: 6 },
      { step: 'third', from: 9, to: 9 },
      { step: 'fourth', from: 12, to: 12 },
    ],
    usual: null,
    by: 'custom',
    each: true,
  },
  // CFA Institute: four windows for Level I, fewer for the levels after it; no upper age
  cfa: {
    names: / cfa /iu,
    steps: [
      { step: 'first', from: 2, to: 2 },
      { step: 'second', from: 5, to: 5 },
      { step: 'third', from: 8, to: 8 },
      { step: 'fourth', from: 11, to: 11 },
    ],
    usual: null,
    by: 'custom',
    each: true,
  },
  // semesters end in most universities in these months; arrears of a salary are no papers
  arrears: {
    names:
      / (?:back ?logs?|arrears?|supplementary|supply|back ?papers?) (?:\S+ ){0,4}?(?:exams?|papers?|subjects?|sem|semesters?|engineering|b ?tech|degree|college|graduation) | (?:exams?|papers?|subjects?|sem|semesters?|engineering|b ?tech|degree|college|graduation) (?:\S+ ){0,6}?(?:back ?logs?|arrears?|supplementary|back ?papers?) | failed (?:in )?\S+ (?:subjects?|papers?) (?:in |of )?(?:my )?(?:b ?tech|b ?sc|b ?com|sem|semester|engineering|degree|college|(?:1st|2nd|3rd|first|second|third|final) (?:year|sem)) /iu,
    steps: [
      { step: 'first', from: 4, to: 6 },
      { step: 'second', from: 11, to: 12 },
    ],
    usual: null,
    by: 'custom',
    each: true,
  },
  // NTA: twice a year; no upper age for the lecturer's test
  net: {
    names: / (?:ugc net|net jrf|net exam|csir net) /iu,
    steps: [
      { step: 'first', from: 6, to: 6 },
      { step: 'second', from: 12, to: 12 },
    ],
    usual: null,
    by: 'custom',
    each: true,
  },
  // state public service notices: 35 to 40, with relaxation 45
  state: {
    names:
      / (?:(?!upsc |tnpsc )[a-z]{1,3}psc|uppcs|wbcs|pcs|ras|kas|oas|(?<! (?:ca|cma|cs|inter|intermediate|final|foundation|both|in) )group [1-4]|psc) /iu,
    steps: [],
    usual: 40,
    by: 'notice',
    least: 21,
  },
  // no upper age
  cat: {
    names: / cat (?:exam|20|score|percentile|preparation|attempt|coaching|ki|ke|ka|dena|de) | (?:mba|iim) (?:\S+ ){0,3}cat /iu,
    steps: [
      { step: 'exam', from: 11, to: 11 },
      { step: 'admission', from: 2, to: 4 },
    ],
    usual: null,
    by: 'custom',
  },
  // no upper age
  gate: {
    names:
      / gate (?:exam|20|score|preparation|attempt|coaching|ki|ke|ka|dena|de|aur|and|or) |(?:appear|prepar|attempt)\w* (?:\S+ ){0,2}gate /iu,
    steps: [
      { step: 'exam', from: 2, to: 2 },
      { step: 'admission', from: 4, to: 7 },
    ],
    usual: null,
    by: 'custom',
  },
  // school boards; nobody past school sits them
  boards: {
    names: / (?:board exams?|boards|12th (?:exam|board)|10th (?:exam|board)|class (?:10|12)) |बोर्ड/iu,
    steps: [{ step: 'exam', from: 2, to: 3 }],
    usual: 20,
    by: 'custom',
  },
}

/** Examinations of professions and universities, and words of which one stands in every name of theirs: without them the names are not looked for. */
export const PAPERS = {
  keys: new Set<string>(['cs', 'cma', 'acca', 'cfa', 'arrears']),
  words:
    / (?:cs|icsi|cseet|company|cma|icmai|icwa|cost|acca|cfa|back ?logs?|arrears?|supplementary|supply|back ?papers?|subjects?|papers?) /iu,
} as const

/** When courses begin in the countries that are asked for most, and when most places are applied for. */
export const INTAKES: Readonly<Record<string, Calendar>> = {
  usa: {
    names: / (?:usa|u s a|(?:in|to|the) us|america) |अमेरिका|அமெரிக்கா|అమెరికా/iu,
    steps: [
      { step: 'apply', from: 10, to: 1 },
      { step: 'autumn', from: 8, to: 8 },
      { step: 'spring', from: 1, to: 1 },
    ],
    usual: null,
  },
  uk: {
    names: / (?:uk|england|london|britain|scotland|ireland) |यूके|लंदन|லண்டன்|లండన్/iu,
    steps: [
      { step: 'apply', from: 1, to: 6 },
      { step: 'autumn', from: 9, to: 9 },
      { step: 'spring', from: 1, to: 1 },
    ],
    usual: null,
  },
  canada: {
    names: / (?:canada|toronto) |कनाडा|கனடா|కెనడా/iu,
    steps: [
      { step: 'apply', from: 11, to: 3 },
      { step: 'autumn', from: 9, to: 9 },
      { step: 'spring', from: 1, to: 1 },
      { step: 'summer', from: 5, to: 5 },
    ],
    usual: null,
  },
  australia: {
    names: / (?:australia|sydney|melbourne) |ऑस्ट्रेलिया|ஆஸ்திரேலியா|ఆస్ట్రేలియా/iu,
    steps: [
      { step: 'apply', from: 9, to: 11 },
      { step: 'autumn', from: 2, to: 2 },
      { step: 'spring', from: 7, to: 7 },
    ],
    usual: null,
  },
  germany: {
    names: / (?:germany|german) |जर्मनी|ஜெர்மனி|జర్మనీ/iu,
    steps: [
      { step: 'apply', from: 5, to: 7 },
      { step: 'autumn', from: 10, to: 10 },
      { step: 'spring', from: 4, to: 4 },
    ],
    usual: null,
  },
}
