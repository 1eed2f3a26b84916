/** Times that the question itself names, and what the person told of as settled. */
export const NAMED = {
  'named.label.weeks': 'The coming fortnight',
  'named.label.span': 'The time until {to}',
  'named.label.rest': 'What is left of {year}',
  'named.part.early': 'The beginning of {year}',
  'named.part.mid': 'The middle of {year}',
  'named.part.late': 'The end of {year}',
  'named.part.spring': 'Spring {year}',
  'named.part.summer': 'Summer {year}',
  'named.part.fall': 'Fall {year}',
  'named.full': '{count, plural, one {a stretch} other {stretches}}',
  'named.lighter': '{count, plural, one {a light stretch} other {light stretches}}',
  'named.inside': '{label} lies inside {tier} for {noun}: {spans}.',
  'named.edge': '{label} meets {tier} for {noun} in part: {spans}.',
  'named.holds': '{label} has {tier} for {noun} in it: {spans}.',
  'named.outside': '{label} lies outside the stretches for {noun}; that alone does not make it a bad time.',
  'named.label.told': '{label}, which you name,',
  'named.deadline.month':
    '{label} is your own date, and no stretch moves it: file and ask before it, best from {month}, and let nothing wait for a time after it.',
  'named.deadline.now':
    '{label} is your own date, and no stretch moves it: what is open now is the time to file and ask, and nothing should wait for a time after it.',
  'named.deadline.plain':
    '{label} is your own date, and no stretch moves it: file and ask well before it, and let nothing wait for a time after it.',
  'named.due.before':
    '{label} is the time of the wedding you tell of, and a time for {noun} comes before it, {span}, so what that brings can still serve it.',
  'named.due.after':
    '{label} is the time of the wedding you tell of, and the nearest time for {noun}, {span}, comes after it, so plan the wedding on what is in hand.',
  'named.due.none':
    '{label} is the time of the wedding you tell of, and no time for {noun} is marked before it, so plan the wedding on what is in hand.',
  'named.threat.carried': '{label} is the time for which you fear. More speaks for keeping your post then than against it.',
  'named.threat.pressed':
    '{label} is the time for which you fear. Less speaks for keeping your post then than against it, so let your figures stand on paper and one other door be open before it.',
  'named.threat.even':
    '{label} is the time for which you fear. As much speaks for keeping your post then as against it, so let your figures be seen before it.',
  'named.threat.stretch': 'a time for {noun}, {span}',
  'named.threat.helps': 'On your side then: {list}.',
  'named.threat.strains': 'Against you then: {list}.',
  'named.best': 'It is the strongest of the next twelve years.',
  'named.plain': '{label} as your own clocks have it.',
  'named.slow': '{label} as Jupiter and Saturn have it, counted from your Moon.',
  'named.slow.place': '{graha} in the {places}, {spans}',
  'named.slow.through': '{graha} in the {places}, all through it',
  'named.slow.good': 'Easier in it: {list}.',
  'named.slow.hard': 'Heavier in it: {list}.',
  'named.slow.plain': 'Neither of the two pushes in it or presses on you, so it goes as well as it is prepared.',
  'named.period': 'The sub-period is then that of {graha} (until {to}), {effect}.',
  'named.periods': 'The sub-periods from {from} to {to}: {list}.',
  'named.first': '{graha} until {to} ({tone})',
  'named.then': '{graha} from {from} ({tone})',
  'named.tone.well': 'a favourable one',
  'named.tone.mixed': 'which is mixed: helped on one side, held back on another',
  'named.tone.ill': 'which has to struggle, so plan for slower results',
  'named.short.well': 'favourable',
  'named.short.mixed': 'mixed',
  'named.short.ill': 'has to struggle',
  'named.place': '{graha} in the {place} from your Moon',
  'named.month': 'the Sun’s month {month}',
  'named.helps': 'Easier then: {list}.',
  'named.carries': 'What carries it instead: {list}.',
  'named.lord': 'the sub-period, favourable, with a lord that belongs to it',
  'named.strains': 'Heavier then: {list}, so prepare early and leave a margin.',
  'named.alone': 'What carries it is preparation: have it ready a month before.',
  'named.still': 'Overhead nothing pushes it and nothing presses on it, so it goes as well as it is prepared.',
  'named.muhurta': 'The day itself is chosen by muhurta, which this reading does not do.',

  // what is settled
  'settled.before': 'before {label}',
  'settled.by': 'by {date}',
  'settled.tradeClosed': 'To close a business of one’s own is a blow to the whole house, and no verdict on what you can do.',
  'settled.postLost': 'To lose a post is a blow to the whole house, and no verdict on what you can do.',
  'settled.admission': 'The place is in your hand, so what is open is the time and the money, and not whether you are wanted.',
  'settled.do.engaged':
    'One thing to do {by}: sit down once, only the two of you, and settle on one page how money is kept, where you live, and how much say the families have.',
  'settled.do.admission':
    'One thing to do {by}: put on one page the full cost to the last semester, the instalment of any loan, and the last day on which the place or the fee can be deferred; go if the page holds, and ask for the deferral if it does not.',
  'settled.do.visa':
    'One thing to do {by}: fix the first address, three months of money and one person to call there, and leave copies of every paper at home.',
  'settled.do.retiring':
    'One thing to do {by}: ask three people who left the same service before you what they live on now, and sell one small thing or one day of work; pension and gratuity stay out of it.',
  'settled.cannot.admission': 'What no chart can say: the decision on a visa, the terms of a lender, or what the course leads to.',
  'settled.cannot.visa': 'What no chart can say: how an office renews a permit, or on which day you will feel at home there.',
  'settled.cannot.admissionVisa': 'What no chart can say: the terms of a lender, or what the course leads to.',

  // two who are promised to each other
  'noun.wed': 'your life together',
  'noun.wedding': 'the wedding',
  'wed.support.strong': 'As far as the chart of one can say it, yes: there is good ground for a happy life together.',
  'wed.support.fair': 'More yes than no: the ground for a happy life together is good.',
  'wed.support.slight': 'A quiet yes: a little more here helps a life together than weighs on it.',
  'wed.even':
    'You can be happy together: what helps and what weighs are about equal, so it goes by the few things that both of you look after.',
  'wed.oppose':
    'You can be happy together, by care more than by ease: this is no word against your wedding, and says only what to look after in it.',
  'wed.silent': 'The chart of one says little about it: how happy you are is left to the two of you.',
  'wed.should': 'Whether to keep the day or to move it is for the two of you and the families to say, and for no chart.',
  'wed.count':
    'Of {heard} witnesses on a life for two, {for} {forN, plural, one {helps} other {help}} and {against} {againstN, plural, one {asks} other {ask}} for care.',
  'wed.for': 'What helps the two of you: {meaning}.',
  'wed.against': 'What to look after: {meaning}.',
  'wed.noneFor': 'Nothing helps it loudly enough to be counted, so let a good habit do that.',
  'wed.noneAgainst': 'Nothing asks for care loudly enough to be counted.',
  'wed.house.for': 'kind hands are laid on the house of two, so a quarrel ends sooner than it began',
  'wed.house.against': 'rough hands are laid on the house of two, so say plainly what you need and do not wait to be guessed',
  'wed.lord.for': 'the graha of the bond can do its work, so what you agree on holds',
  'wed.lord.against': 'the graha of the bond has to work hard, so a first disagreement is no sign, and the second talk is the good one',
  'wed.karaka.for': 'you have warmth to give, so show it early and often',
  'wed.karaka.against': 'affection is shown shyly here, so put it into words and small acts',
  'wed.chara.for': 'you do well with somebody at your side, and the right company shows on you',
  'wed.chara.against': 'you are used to going alone, so make room on purpose: a shelf, an evening, a say',
  'wed.moon.for': 'your feelings and your bond ask for the same things, which makes one roof easy',
  'wed.moon.against': 'your feelings ask for one thing and your bond for another, so say aloud which day it is',
  'wed.varga.for': 'the navamsa, the chart of marriage, says the same again, so what you begin can last',
  'wed.varga.against':
    'the navamsa, the chart of marriage, is cooler than the birth chart, so the years count for more than the first months',
  'wed.vargaHouse.for': 'in the navamsa the other one’s own place is well held, so give it room and it gives back',
  'wed.vargaHouse.against': 'in the navamsa the other one’s own place needs care, so let nobody speak for them',
  'wed.second.for': 'kind words come easily to you at home',
  'wed.second.against': 'words at home come out sharper than they are meant, so talk of money and family in the morning and not at night',
  'wed.points.for': 'the house of two has more support than most, so small storms pass',
  'wed.points.against': 'the house of two has less support than most, so it lives by what you do each week and not by luck',
  'wed.strength.for': 'you have the strength to carry a bond through a hard week',
  'wed.strength.against': 'your strength for it runs low at times, so rest first and talk afterwards',
  'wed.jaimini.for': 'how the two of you look from outside and how it is within agree well',
  'wed.jaimini.against': 'from outside a bond looks otherwise than within, so let no relative judge it for you',
  'wed.dasha.for': 'the period you marry in serves the bond',
  'wed.dasha.against': 'the period you live in is heavy weather for a bond, so keep the first year free of other large plans',
  'answer.month.wed': 'This month: one evening for the two of you in which the wedding is not spoken of.',
  'answer.cannot.wed': 'What no chart of one can say: how the other one feels or will live. Happiness is made by two.',
  'love.cannotWed':
    'No chart says what the one you marry feels, or how the first years go day by day. Yours shows how you love, and when the two of you are in front. A chart of one is half of a story about two.',
  'step.love.wed.begin': 'settle together what your days will look like, and tell both families the same thing',
  'step.love.wed.plan': 'talk through money, home and the families one at a time, and let no one evening decide',
  'step.love.wed.prepare': 'listen to what the other one fears, and let what is final wait for a time that bears it',
  'ledger.window.love.wed.begin': 'a home, a hall or a journey for the two of you is booked and paid for',
  'ledger.window.love.wed.later': 'one point that was open between the two houses is agreed by both',
  'verdict.field.wed': 'ease in your life together',

  // no post at present
  'noun.newPost': 'a new post',
  'noun.newPost.in': 'a first job in {field}',
  'noun.newPost.fresher': 'a first job',
  'noun.newPost.board': 'a post',
  'noun.newPost.toJoin': 'a post',
  'noun.joining': 'the joining',
  'answer.when.without':
    'For {noun} the fuller {count, plural, one {time is} other {times are}} {spans}; you need not wait for {count, plural, one {it} other {them}}, since ordinary months bring ordinary posts.',
  'settled.do.newPost':
    'One thing to do this week: tell ten people by name that you are free, what you can do and from which day, and take the first fair post that pays the bills; the better one is looked for from there.',
  'settled.do.newPost.fresher':
    'One thing to do this week: tell ten people by name what you have learned, what you can do and from which day, and take the first fair post, even a small one; the better one is looked for from there.',
  'settled.do.newPost.board':
    'One thing to do this week: write to the office, ask in one plain sentence what comes next and by which day, and fill in one form elsewhere on the same day; what is signed first is begun first.',
  'settled.do.newPost.toJoin':
    'One thing to do this week: write to the employer, ask in one plain sentence for a joining date on paper, and send three applications elsewhere on the same day; what is signed first is begun first.',
  'settled.newPost.month': 'The first month to ask in is {month}, when {why}.',
  'answer.advice.without': 'It gives by small steps, so take what comes in it and go on looking.',
  'answer.month.newPost': 'This month: tell ten people by name that you are free, what you can do, and from which day.',
  'answer.month.newPost.fresher': 'This month: tell ten people by name what you have learned, what you can do, and from which day.',
  'answer.month.newPost.board': 'This month: ask the office in writing what comes next and by which day, and fill in one form elsewhere.',
  'answer.month.newPost.toJoin': 'This month: ask the employer in writing for a joining date, and send three applications elsewhere.',
  'answer.cannot.newPost.board': 'What no chart can say: what the office decides, or which other door opens.',
  'answer.cannot.newPost.toJoin': 'What no chart can say: the day on which the employer lets you join, or which other one calls.',
  'answer.cannot.newPost': 'What no chart can say: which employer, what pay, or the day on which somebody calls.',
  'career.cannotWithout.board':
    'No chart says what the office decides, or on which day. Yours shows leanings and seasons; a letter that asks what comes next, and a form elsewhere, do more than any month.',
  'career.cannotWithout.toJoin':
    'No chart says on which day the employer lets you join, or which other one calls. Yours shows leanings and seasons; a letter that asks for a date, and a second offer, do more than any month.',
  'career.cannotWithout':
    'No chart says which employer calls, on which day, or what the pay is. Yours shows leanings and seasons; those who know your work open more doors than any month.',
  'loan.run.well': 'The instalments: debts are in good hands in this chart, and can be brought down in order.',
  'loan.run.mixed': 'The instalments: they come down by steps; the chart is divided over debts.',
  'loan.run.ill': 'The instalments: they press on this chart more than on most, so they come before every other plan.',
  'loan.run.without':
    'Go to the lender before one is missed, with a letter, and ask for a pause or a smaller instalment until you earn; most grant it more easily before than after.',
  'loan.run.carried': 'Have three of the instalments that you tell of put by before you change your post.',
  'loan.run.missed': 'What is behind comes before anything new, so nothing is begun on credit while one of them is unpaid.',
  'loan.run.with': 'Keep three of them in hand before any change, and take on no new loan for it.',
  'loan.eases': 'Money comes forward, and debt goes down most easily, in the sub-period of {antar}, {span}.',
  'loan.eases.course': 'Such a loan comes down most easily in the sub-period of {antar}, {span}.',
  'loan.new.well': 'A loan: debts are in good hands in this chart, so one with a fixed instalment can be carried{money}{when}.',
  'loan.new.mixed':
    'A loan: if it is small and its instalment fixed it can be carried, since the chart is divided over debts{money}{when}.',
  'loan.new.mixed.course':
    'A loan: for fees and a first half year it can be carried, at a fixed instalment that one salary bears; the chart is divided over debts{money}{when}.',
  'loan.new.ill':
    'A loan: debts press on this chart more than on most, so borrow less than is offered, at a fixed instalment{money}{when}.',
  'loan.new.money.also.well': ', and money can grow, if a part of it is kept',
  'loan.new.money.but.well': ', though money can grow, if a part of it is kept',
  'loan.new.money.also.ill': ', and money is built slowly here',
  'loan.new.money.but.ill': ', though money is built slowly here',
  'loan.new.when': '; the nearest months to sign it: {span}',
  'loan.new.withHome': '; it is signed together with the home, and not before',
  'loan.new.whenAfter': '; until {from} gather the terms of two lenders, and sign from then to {to}',
  'loan.new.whenReady': '; until {to} gather the terms of two lenders, and sign nothing before',
  'loan.new.whenGrown': '; sign nothing for now, and later only what written orders for half a year pay back by themselves',
  'loan.new.whenGrownFrom': '; sign nothing for now, and from {span} only what written orders for half a year pay back by themselves',
  'loan.new.span': '{span} ({lords})',
  'loan.new.then': '{first}, then {next}',
  'loan.new.whenCourse': '; no time for money comes before the course, so the days of the college and the lender lead',
  'loan.new.repay': 'Of the years in which it is paid back these ask for most care: {spans}. Have six instalments put by before {from}.',
  'loan.new.repayNow':
    'Of the years in which it is paid back these ask for most care: {spans}. Draw the smallest sum that will do, and put six instalments by.',
  'loan.new.repayClear': 'In the years in which it is mostly paid back, {from} to {to}, no sub-period presses on debts or money.',
  'loan.new.parents':
    'It would be your parents’ loan: before it is signed, agree with them on one page who pays from which month, and what is paid if the first post comes late.',
  'loan.new.press':
    'Until {to} the sub-period of {antar} is under strain, so in it take the smallest sum that will do, with every term in writing.',
  'loan.new.spend':
    'Spending (the 12th, {n12} points) has a fuller house than gains (the 11th, {n11}): have three instalments in hand before you sign.',
  'loan.new.ruleIncome':
    'The measure lies outside the chart: an instalment of a third of what comes in each month can be carried, one of half of it cannot.',
  'loan.new.rule':
    'The measure lies outside the chart: an instalment of a third of a modest first salary can be carried, one of half of it cannot.',

  // proposals in hand
  'noun.yes': 'a yes',
  'noun.studyAway': 'study abroad',
  'proposals.which': 'Which of them to say yes to, no chart of one person can tell: yours shows you, and none of them.',
  'proposal.whether': 'Whether to say yes to this one person your own chart cannot tell: it shows you, and nobody else.',
  'proposals.theirs': 'Each could be looked at beside you only with their consent and a birth chart of their own.',
  'proposals.ways': 'That speaks of the two ways of life and of neither person.',
  'proposals.do':
    'One thing to do {by}: meet each of them twice, once without the families, and ask both the same three questions: where they see themselves in ten years, how money is decided at home, and what they expect of your work.',
  'proposal.do':
    'One thing to do {by}: meet twice, once without the families, and ask three questions: where they see themselves in ten years, how money is decided at home, and what they expect of your work.',
  'proposals.cannot': 'What no chart can say: what either of them feels or is like. Three honest talks say more.',
  'proposal.cannot': 'What no chart can say: what that person feels or is like. Three honest talks say more.',
} as const
