/** Texts that ask for a test of language or for admission, in their form for whoever has told it as done: the next step stands in its place. */
export const TESTED_TEXTS = {
  'plea.studyAway.do.tested':
    'One thing to do by {date}: have the last days to apply of four courses that take your score, and the full cost of one to its last semester, on paper, with a course near home beside them.',
  'step.abroad.study.prepare.tested': 'choose the courses and gather papers, and settle nothing for good',
  'step.meanwhile.abroad.study.tested':
    'work on what can be done at home: the list of courses that take your score, the whole cost on one page, two teachers who know your work',
  'ledger.window.abroad.study.later.tested':
    'a college there confirms that your application has come, or asks you in writing for one more paper',
  'ledger.event.good.3.tested': 'a paper of yours that an office had sent back or asked about is accepted by it',
  'ledger.point.abroad.work.later.tested': 'an office or an employer there answers your application',
  'abroad.mercury.strong.tested':
    'For papers look to Mercury, {seat}, in the {house}: rules and forms that are new to you are learned quickly.',
  'abroad.mercury.plain.tested':
    'For papers look to Mercury, {seat}, in the {house}: one hour with somebody who knows the rules there saves months.',
  'abroad.mercury.weak.tested':
    'For papers look to Mercury, {seat}, in the {house}: let a second person read each form, and begin each paper early.',
  'abroad.do.mercury.tested': 'Your 9th lord is Mercury, {state}: {start}, with papers and copies in order.',
  'abroad.do.mercury.study.tested':
    'Your 9th lord is Mercury, {state}: a well-written application and well-filled forms carry you further than luck.',
  'near.postAway.tested': 'send off the papers by which your training is recognised there, or one application with all of them',
  'answer.do.visa.ahead.tested': 'One thing to do: have papers and savings ready by {from}, when the next stretch opens, and file in it.',
  'answer.do.settle.ahead.tested':
    'One thing to do: prepare papers and savings for {from}, when the next stretch opens, and go for a season before you go for good.',
  'answer.do.abroad.ahead.tested': 'One thing to do: prepare papers, applications and savings for {from}, when the next stretch opens.',
  'answer.do.none.abroad.tested':
    'One thing to do: have a copy of your test result and of every other paper ready before any date asks for them; {graha}, lord of far roads, rewards {theme}.',
  'point.post.order.spouse.tested':
    'In this order: whether the visa of a husband or wife lets you work there, the papers by which your training is recognised; then applications.',
  'point.post.order.study.tested':
    'Until then, in this order: the degree and the registration here, the papers by which your training is recognised there; then applications, a contract in writing, and the journey last.',
  'point.post.order.tested':
    'The test is behind you, so in this order: the papers by which your training is recognised there, applications, a contract in writing, and the journey last.',
  'point.away.ready.tested':
    'An offer and the papers take some months, so what that time needs is sent off before it: the proof of your profession, and the first ten applications.',
  'point.away.draw.tested':
    'Whether a draw reaches your score no chart can read; what raises it is in your hands: a better result in a second test, a nomination, one more year of work.',
  'roads.near.last.tested':
    'The nearer time for study abroad, {span}, holds the last weeks to apply for {begins}: with your test done, apply in it.',
  'roads.near.early.tested':
    'The nearer time for study abroad, {span}, comes before the months in which most apply for {begins}: use it for the list of universities and the money.',
  'roads.near.after.tested':
    'The nearer time for study abroad, {span}, comes after most have applied for {begins}: it bears the step only where papers are out by then, and is otherwise for the list of universities and the money.',
  'roads.do.studyAway.tested':
    'One thing to do this month: write down what each of four courses asks of a score like yours, and put the full cost of {name} beside {other}, year by year.',
} as const
