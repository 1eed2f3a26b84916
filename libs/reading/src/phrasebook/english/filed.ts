/** Texts that ask for a form, a test or a file for another country, in their form for whoever has told the file as handed in: what follows it stands in their place. */
export const FILED_TEXTS = {
  'point.visa.papers.filed':
    'Whether the visa is granted no chart can read, and the file is with the office now: answer each query within its days, and ask once a week how it stands.',
  'answer.visa.filed':
    'Whether a visa or a residence permit is granted no chart can read, and the file is with the office now; how the ground for a life abroad lies, and when to ask after it, it can.',
  'point.settle.papers.filed':
    'Whether the paper itself is granted no chart can read, and the file is with the office now: answer each query within its days.',
  'point.follow.papers.filed':
    'Whether the visa is granted no chart can read, and the file is with the office now: book nothing before its answer.',
  'use.try.abroad.filed': 'asking how the file stands',
  'use.prepare.abroad.filed': 'waiting and for keeping papers at hand',
  'use.step.stay.abroad': 'a longer stay there',
  'use.guarded.stay.abroad': 'a longer stay there with a second plan kept',
  'use.try.stay.abroad': 'asking for a longer stay',
  'use.prepare.stay.abroad': 'preparing a longer stay',
  // by a day on which the file, the course or the examination lies behind somebody
  'noun.afterEntry': 'a longer stay abroad',
  'ledger.window.abroad.after.begin': 'it is settled on paper, or you sign there for a year or more',
  'ledger.window.abroad.after.later': 'an office, a college or an employer there writes to you about it',
  'ledger.window.career.after.begin': 'you take up a post, or a larger one than you hold by then, on paper',
  'ledger.window.career.after.later': 'somebody who gives posts or tasks sees you about one',
  'step.abroad.begin.filed': 'let the file be decided, or travel',
  'step.abroad.plan.filed': 'ask how the file stands, answer each query within its days, and resign or book nothing before the answer',
  'step.abroad.prepare.filed': 'keep copies at hand for the office, and settle nothing for good',
  'step.abroad.there.begin.filed': 'let your file be decided, and answer what is asked',
  'step.abroad.there.plan.filed': 'ask how the file stands, keep a second way open, and give nothing up before the answer is in writing',
  'step.abroad.study.begin.filed': 'take up the place, or fix the day of the flight',
  'step.abroad.study.plan.filed': 'ask how the file stands, and ask the college until which day the place is held',
  'step.abroad.study.prepare.filed': 'keep copies at hand for the office and the college, and settle nothing for good',
  'step.meanwhile.abroad.filed': 'keep the passport current, put money aside, and ask after the file in the months marked for asking',
  'step.meanwhile.abroad.study.filed':
    'keep the money for the first term at hand, and a copy of each paper that the office may want to see again',
  'year.plan.abroad.filed': 'ask how the file stands, and pay nobody for a promise about it',
  'year.small.abroad.filed': 'ask once after the file, and leave the answer its time',
  'near.visa.filed': 'look up the state of the file, and answer what is open in it',
  'near.settle.filed': 'ask the office, or who filed for you, at which stage the papers are',
  'near.abroad.filed': 'look up how the file stands, and put its number and its dates on one page',
  'near.residence.filed': 'see whether the office has asked for anything, and answer it',
  'answer.do.visa.open.filed':
    'One thing to do: look up the state of the file before {to}, when the stretch that is open ends, and answer in writing whatever is open in it.',
  'answer.do.visa.ahead.filed':
    'One thing to do: look up the state of the file this week and again by {from}, when the next stretch opens; keep passport, money and copies at hand for the day of the answer.',
  'answer.do.settle.open.filed':
    'One thing to do: before {to}, when the stretch that is open ends, ask in writing at which stage the papers are, and answer what is asked.',
  'answer.do.settle.ahead.filed':
    'One thing to do: ask this week at which stage the papers are, and again by {from}, when the next stretch opens; copies and savings stay at hand until the answer.',
  'answer.do.abroad.open.filed':
    'One thing to do: see how the file stands before {to}, when the stretch that is open ends, and leave no query of the office without an answer.',
  'answer.do.abroad.ahead.filed':
    'One thing to do: see how the file stands this week and again by {from}, when the next stretch opens; passport and money stay at hand for the journey.',
  'answer.do.residence.open.filed':
    'One thing to do: before {to}, when the stretch that is open ends, look up the state of the file, and keep a copy of every paper that shows your status.',
  'answer.do.none.abroad.filed':
    'One thing to do: look up the state of the file once a week, and have a copy of every paper at hand before it is asked for; {graha}, lord of far roads, rewards {theme}.',
  'plea.studyAway.do.filed':
    'One thing to do by {date}: look up the state of the file, ask the college in writing until which day the place is held, and keep a course near home beside it.',
  'ledger.point.abroad.visa.begin.filed': 'the office writes that it has decided on your file, or asks for your passport',
  'ledger.point.abroad.visa.later.filed': 'the state of your file changes, or the office asks you for one more paper',
  'ledger.point.abroad.settle.begin.filed': 'the office writes that it has decided on your file, or you sign there for a year',
  'ledger.point.abroad.settle.later.filed': 'your papers reach a further stage with the office, or it asks for one that is missing',
  'ledger.window.abroad.begin.filed': 'the office writes that it has decided on your file, or a day of travel is booked',
  'ledger.window.abroad.later.filed': 'the file reaches a further stage, or a query on it comes and is answered',
  'ledger.window.abroad.study.begin.filed': 'the office writes that it has decided on your file, or the day of the flight is fixed',
  'ledger.window.abroad.study.later.filed': 'the state of your file changes, or the college writes until when your place is held',
  'ledger.window.abroad.there.begin.filed': 'the office writes that it has decided on your file, or you sign there for a year or more',
  'ledger.window.abroad.there.later.filed': 'the office that has your file writes to you, or a query of theirs is answered by you',
  'ledger.asked.abroad.filed': 'a new stage of {noun} stands on the page of the office, or a letter on it comes',
  'ledger.event.good.9.young.filed': 'a teacher or an office writes you a paper that you had asked for, and you hold it',
  'ledger.event.good.9.sun.filed': 'an office answers you in writing on something that had waited',
  'means.abroad.lord.against.filed': 'the graha that answers for far roads struggles, so allow for a query before the answer',
  'abroad.do.mars.filed': 'Your 9th lord is Mars, {state}: {start}, and answer each query on the day it comes.',
  'abroad.do.mars.study.filed': 'Your 9th lord is Mars, {state}: {start}, and send what office or college asks for before its last day.',
  'abroad.do.mercury.study.filed': 'Your 9th lord is Mercury, {state}: {start}, with a copy of every paper that went in.',
} as const
