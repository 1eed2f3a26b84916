/** Answers to single things that are asked of the way to another country: tests, agents, draws, papers, and the step after a permit. */
export const POINTS_AWAY = {
  'noun.filing': 'filing again',
  'noun.toThem': 'the move to your {who, select, he {husband} she {wife} other {partner}}',
  'calendar.courses':
    'Your degree ends about {ends}, so the courses after it are those of {start}: most apply from {from} to {to}, the offer comes next, the visa after it, the journey last; the official site has the days.',
  'point.visa.seat.away': 'Of the two, study abroad has more of your chart with it than a course here.',
  'point.visa.seat.here': 'Of the two, a course here has more of your chart with it than study abroad.',
  'point.visa.seat.even':
    'Between study abroad and a course here your chart gives neither the lead, so let what comes first in writing decide.',
  'point.visa.seat.keep':
    'So keep both: take a seat here whose fee comes back until a day that you know, and give it up only when the visa is in your passport.',
  'point.visa.seat.time':
    'For beginning a course here the nearest time is {span}; the last day of admission at the college comes before it.',
  'point.visa.seat.none': 'For this year’s course here no time of its own is marked, so the last day of admission at the college decides.',
  'noun.goBack': 'a second stay abroad',
  'point.visa.file': 'For courses that begin in {start} the visa is filed for once an offer is in hand, between {from} and that month.',
  'point.visa.fileIn':
    'For courses that begin in {start} the visa is filed for once an offer is in hand, between {from} and that month; the chart’s time for it there is {span}.',
  'point.term.full':
    'Whether an offer comes before {label} is an employer’s word; the chart does have a time for a new post before it, {span}.',
  'point.term.light':
    'Whether an offer comes before {label} is an employer’s word; the chart has only a light time for a new post before it, {span}, good for interviews and a first yes.',
  'point.term.shut':
    'Whether an offer comes before {label} is an employer’s word; no stretch for a new post lies before it, so count on many applications and not on a lucky day.',
  'point.term.none':
    'Whether an offer comes before {label} is an employer’s word; no stretch for a new post and no easier month lies before it, so each interview that is set already counts double.',
  'point.term.weeks': 'The easiest weeks to be seen in until then: {month}.',
  'point.term.stay': 'So look for the post there first, and make the way home ready beside it as the plan for the day after {label}.',
  'point.term.back': 'So let the way home be the first plan, and stay only for an offer that is in writing before {label}.',
  'point.term.open': 'So let {label} decide: stay with an offer in writing by then, and go home without one, knowing that you tried.',
  'point.term.until':
    'Until then: ask a lawyer there this week for which other status or for how much more time one can file before {label}; send applications in that country and at home in the same weeks; and put the cost of a move, school and rent on one page.',
  'point.term.later': 'After it the next time for a new post, there or at home, is {span}.',
  'point.term.move': 'A move that a permit asks for needs no stretch; one of your own choice has its time {span}.',
  'plea.do.term':
    'One thing to do this week: ask every employer with whom you have talked by which day they decide, and hold each of those days against {label}.',
  'point.twoHomes.open':
    'Whether to stay or to go home{kids, select, yes { with the children} other {}} need not be settled in one step: your chart does not choose between the two, so let the talk come first.',
  'point.twoHomes.stay':
    'Of the two, staying where you are has more of your chart with it, so let the talk and a fixed time of trying come before a move home{kids, select, yes { with the children} other {}}.',
  'point.twoHomes.back':
    'Of the two, home has more of your chart with it; that is no word on your marriage, so let the talk come first and a long visit home{kids, select, yes { with the children} other {}} next.',
  'point.twoHomes.try': 'Give the trying a day on which the two of you look at it again: {day}.',
  'point.twoHomes.move':
    'For a move home{kids, select, yes { with the children} other {}} the first time that bears it is {span}; {kids, select, yes {a school holiday} other {some weeks}} before it will do for a visit.',
  'point.twoHomes.noMove':
    'For a move home{kids, select, yes { with the children} other {}} no time of these years is marked, so a long visit there is the step.',
  'point.twoHomes.law':
    'Before children change country have the consent of their other parent in writing, or ask a lawyer there first; see to school papers, passports and an income of your own as well.',
  'point.seat.apply': 'For the admission: for courses that begin in {start} most apply from {from} to {to}, by the usual calendar there.',
  'point.seat.elders': 'The wish at home for a course here is the second road, and the chart can be asked about both.',
  'noun.invite': 'the invitation for PR',
  'point.follow.tie': 'For a partner in another country your chart has a sign of its own: {why}.',
  'point.follow.order':
    'In this order: the visa to join, the journey, and papers for good only from there, where two most often stand in one file; whether it is granted no chart can read.',
  'point.follow.order.again':
    'In this order: the new file with a paper for each reason of the refusal, the journey, and papers for good only from there, where two most often stand in one file; whether it is granted no chart can read.',
  'point.follow.years': 'By its lord alone the sub-period that leans most to a life there is {from} to {to}, {antar} under {maha}: {ties}.',
  'posting.now.none':
    'Now the sub-period of {antar}, from {from} to {to}, has no tie to long journeys, so the push has to come from the firm.',
  'posting.now.slight':
    'Now the sub-period of {antar}, from {from} to {to}, has too slight a tie to long journeys to count, so the push has to come from the firm.',
  'posting.now.tied':
    'Now the sub-period of {antar}, from {from} to {to}, is tied to long journeys, but {antar} is under strain: a plan is made, and moved.',
  'posting.now.saturn':
    'Saturn {how} your {house} house, of long journeys, from {from} to {to}: what hangs on other people’s signatures comes late then.',
  'point.follow.file': 'The new file goes in before that, in the months marked for asking.',
  'point.away.company':
    'Through a company there is a way without a draw: one with an office there may transfer you after a year of work for it, so ask yours for that in writing.',
  'point.post.interview':
    'Of the interview that is over no chart reads the reply: ask once in writing for the day by which they decide, and send the next applications meanwhile.',
  'point.post.order.spouse':
    'In this order: whether the visa of a husband or wife lets you work there, the language, the papers by which your training is recognised; then applications.',
  'plea.studyAway.mixed.carried':
    'Study in another country is possible here: the journey is well carried by your chart, {course, select, well {and so is the learning; divided are the teachers and the cost there} mixed {and over the course itself it is divided} other {and it is the learning that asks for more}}.',
  'plea.studyAway.ill.carried':
    'Study in another country asks for a long preparation: the journey is well carried by your chart, {course, select, well {and so is the learning; what hinders are the teachers and the cost there} mixed {and over the course itself it is divided} other {and it is the learning that asks for more}}.',
  'plea.studyAway.well.slow':
    'Study in another country has good ground in your chart; it is the journey and its papers that are slow, so begin them a term early.',
  'plea.studyAway.mixed.slow':
    'Study in another country is possible here, with patience: the journey is slow in your chart, {course, select, well {and the learning is what carries you} mixed {and over the course itself it is divided} other {and the learning asks for more as well}}.',
  'point.leave.yes': 'Leaving in {year}: yes, by the clocks of this chart, {span}, once a seat and a visa are in hand.',
  'point.leave.light': 'Leaving in {year}: possible, though only a light time falls into it, {span}.',
  'point.leave.late': 'Leaving in {year}: hardly, since the time for it, {span}, touches only the end of that year.',
  'point.leave.short': 'Leaving in {year}: only by a narrow door, {span}.',
  'point.leave.none': 'Leaving in {year}: rather not, since no time for study abroad falls into it.',
  'point.leave.starts': 'By the usual intakes there that fits a start in {list}.',
  'point.leave.start': '{start} (apply by {apply})',
  'point.intake.ahead':
    'For a start in {start} in {land} most apply from {from} to {to}, so have the test and the letters ready before that.',
  'point.intake.now':
    'For a start in {start} in {land} most apply from {from} to {to}, so apply now: the complete file first, the perfect one later.',
  'point.intake.past':
    'For a start in {start} in {land} most apply from {from} to {to}, which is behind you: ask for late places this month, and hold the next intake ready.',
  'point.intake.meets': 'Before that start the chart has a time for the journey, {span}: let the visa and the last papers fall into it.',
  'abroad.headStudy': 'The course itself',
  'abroad.study.read':
    'The course is read from the 5th, of learning, and the 4th, of schooling, with Mercury for the mind and Jupiter for teachers.',
  'abroad.study.helps': 'Learning is helped on: {list}.',
  'abroad.study.hinders': 'Learning asks for care: {list}.',
  'abroad.study.lord': '{graha}, lord of the {house}, is {state}',
  'abroad.study.pointer': '{graha} is {state}',
  'abroad.study.seat': '{graha} stands in the {house}',
  'abroad.study.points.for': 'the {house} has more points than most',
  'abroad.study.points.against': 'the {house} has fewer points than most',
  'abroad.study.well': 'More helps the learning than hinders it, so aim at the harder course of those that admit you.',
  'abroad.study.mixed': 'Help and hindrance are level, so choose the course by its teachers and its weekly work, and not by its rank.',
  'abroad.study.ill': 'More hinders the learning than helps it, so a taught course with set tasks carries you further than free research.',
  'noun.onward': 'going on to {land}',
  'onward.land.canada': 'Canada',
  'onward.land.australia': 'Australia',
  'onward.land.newZealand': 'New Zealand',
  'onward.land.uk': 'the UK',
  'onward.land.usa': 'the US',
  'onward.land.germany': 'Germany',
  'onward.land.ireland': 'Ireland',
  'onward.land.singapore': 'Singapore',
  'onward.land.uae': 'the UAE',
  'onward.land.saudi': 'Saudi Arabia',
  'onward.land.qatar': 'Qatar',
  'onward.land.kuwait': 'Kuwait',
  'onward.land.oman': 'Oman',
  'onward.land.bahrain': 'Bahrain',
  'onward.land.europe': 'Europe',
  'home.voice.lords': 'the lords of the 4th and the 12th',
  'home.voice.both': 'the lords and the points of the 4th and the 12th',
  'home.voice.points': 'the points of the 4th and the 12th',
  'home.voice.witnesses': 'the witnesses on a life abroad',
  'home.voices.none': 'neither lords nor points nor witnesses take a side',
  'home.voices.far': '{far} speak for distance',
  'home.voices.home': '{home} speak for home',
  'home.voices.both': '{home} speak for home, {far} for distance',
  'onward.lean.home': 'Rather home than {land}, and {land} as the second plan: {why}.',
  'onward.lean.land': 'Rather {land} than home, with the way back as the second plan: {why}.',
  'onward.lean.stay': 'Rather where you are than {land} or home: {why}, and the road from one country to another is slow here.',
  'onward.lean.even': 'Between {land} and home your chart does not choose: {why}. So let the first paper in your hand decide.',
  'onward.signs.hard': 'For {land} the chart asks patience: {hard}.',
  'onward.signs.good': 'For {land} the chart says that {good}.',
  'onward.signs.both': 'For {land} the chart says that {good}; what slows it: {hard}.',
  'onward.sign.movable': 'your 12th, {sign}, is movable, so one place abroad gives way to another',
  'onward.sign.dual': 'your 12th, {sign}, is dual, so a life far away has more than one address',
  'onward.sign.fixed': 'your 12th, {sign}, is fixed and keeps to one place',
  'onward.verse.far': 'the verse on the 12th speaks of going from country to country',
  'onward.verse.near': 'the verse on the 12th speaks of one’s own country',
  'onward.road.good': '{lord}, lord of the 9th, stands well for long roads',
  'onward.road.hard': '{lord}, lord of the 9th, has to struggle',
  'onward.file': 'To file for {land}: {span}{use}.',
  'onward.home': 'For the move home: {span}{light, select, yes {, the best of the light times} other {}}.',
  'noun.postAway': 'work abroad',
  'noun.postHere': 'a first post',
  'point.visit.again.well': 'Apply again for the visit, with another file: the houses of journeys (the 9th and 3rd) are on your side.',
  'point.visit.again.mixed':
    'One more application for the visit is reasonable, with another file: the houses of journeys (the 9th and 3rd) are divided.',
  'point.visit.again.ill':
    'Apply for the visit only with what was missing before: the houses of journeys (the 9th and 3rd) hold it back more than they help.',
  'point.visit.first.well': 'Apply for the visit: the houses of journeys (the 9th and 3rd) are on your side.',
  'point.visit.first.mixed': 'The visit is worth applying for, with a full file: the houses of journeys (the 9th and 3rd) are divided.',
  'point.visit.first.ill':
    'Plan the visit with time to spare and a second date: the houses of journeys (the 9th and 3rd) hold it back more than they help.',
  'point.visit.weeks.near':
    'Near {label} the easier weeks {count, plural, one {are} other {are, in order,}} {spans}, for the journey and for any day at the office.',
  'point.visit.weeks': 'The easier weeks of the year ahead for the journey, and for any day at the office, are {spans}.',
  'point.visit.weeks.other':
    'Near {label} no weeks are marked as easy, so leave a margin of days then; the easier ones of the year ahead are {spans}.',
  'point.visit.file.now': 'An office takes weeks over such a file, so hand it in as soon as it is full.',
  'point.visit.file.by': 'An office takes weeks over such a file, so have it handed in about {day}.',
  'point.visit.file.after':
    'An office takes weeks over such a file: use the days until {day} to bring it together, and hand it in right after them.',
  'point.visit.keep.shop':
    'Give up no shop and sign nothing over it before the visa is decided: it is what ties you to home, and any deal over it can wait for that answer.',
  'point.visit.keep.post':
    'Do not resign before the visa is decided: ask for leave instead, since a post that waits is what ties you to home.',
  'point.visit.keep.house': 'Sell or hand over no house or land before the visa is decided: what you own at home is what ties you to it.',
  'point.visit.ties.again':
    'The new file answers each reason of the old letter in its order, and then shows why you come home: {ties}, and a booked day of return.',
  'point.visit.ties': 'What the file of a visit has to show first is why you come home: {ties}, and a booked day of return.',
  'point.visit.tie.trade': 'the licence and tax returns of the business, who keeps it open meanwhile, and the house papers',
  'point.visit.tie.post': 'the employer’s letter of leave with the day of rejoining, and the house papers',
  'point.visit.tie.pension': 'the pension order, the passbook of a year, and the house papers',
  'point.visit.tie.study': 'the letter of the college with the term that waits, and who pays its fees',
  'point.visit.tie.home': 'the house papers, those of the family who stay, and the passbook of a year',
  'point.visit.host.birth':
    'From the one who invites: a letter with both dates, proof of their status and address, who pays for what, and the hospital’s paper with the expected day.',
  'point.visit.host': 'From the one who invites: a letter with both dates, proof of their status and address, and who pays for what.',
  'point.visit.host.none':
    'From your own side: the days of the tour with bookings that can be cancelled, what it costs, and whose account pays.',
  'point.visit.why': 'Why {spans}: the Sun then stands in the {places} from your Moon, where an asking is heard.',
  'point.visit.office': 'Whether it is stamped the officer decides; no chart does.',
  'point.visit.do':
    'One thing to do by {day}: put the papers in one file in the order of the form, with a page in front that says why, how long, who pays and when you are back.',
  'point.visit.do.again':
    'One thing to do by {day}: copy out each reason of the refusal, and lay beside it the one paper that answers it; what has none yet is got before anything is filed.',
  'point.visit.heavy':
    'Heavier for asking {count, plural, one {is} other {are}} {spans}: travel then if you must, but hand nothing in and decide nothing of it on those days.',
  'point.visit.heavy.full':
    'Heavier for asking {count, plural, one {is} other {are}} {spans}. The file cannot wait for their end, so let a second pair of eyes go over each page before it is handed in.',
  'abroad.visit.weeks': 'It is a journey of weeks or months with a day of return, and the weeks to set it by are {spans}.',
  'abroad.visit.well': 'For the visit itself the 9th and the 3rd decide, and both are more for you than against you.',
  'abroad.visit.mixed': 'For the visit itself the 9th and the 3rd decide, and they are divided, so it rests on the file and the weeks.',
  'abroad.visit.ill': 'For the visit itself the 9th and the 3rd decide, and they hold it back more than they help, so leave time to spare.',
  'abroad.visit.below':
    'All that is counted and dated after this is for longer roads than the visit, and none of those times has to be waited for.',
  'point.visit.cannot': 'What no chart can say: the word of a visa officer, or the day on which a child is born.',
  'point.refused.office':
    'The refusal was an office’s word on one file, and no chart’s: what has to change stands in its letter, and each reason there wants a paper of its own.',
  'point.refused.best':
    'Of what you could file for, {best} {count, plural, one {stands} other {stand}} best in this chart{carried, select, no {, though not more than level} other {}}.',
  'point.refused.level': 'In this chart {ways} stand alike, so file for the one whose papers are the strongest.',
  'refused.way.journey': 'the journey for a time',
  'refused.way.study': 'a course of study',
  'refused.way.stay': 'staying for good',
  'point.settle.far.short': 'More yes than no: a life far away is well carried here, and home remains the place you visit',
  'point.settle.home.short': 'Rather no, as something for good: your base belongs at home, and distance is for a purpose and a time',
  'point.settle.even.short': 'For some years rather than for good: home and distance weigh alike, and a base kept at home uses both',
  'point.settle.lords': '{sum}; by the lords of the 4th and the 12th {lords}.',
  'point.settle.same': '{sum}; by the lords of the 4th and the 12th and by the points of both {lords}.',
  'point.settle.apart': '{sum}. By the lords of the 4th and the 12th {lords}; by the points of the two houses {points}.',
  'point.post.support':
    'For work abroad {step, select, slight {rather yes, by a small margin} fair {rather yes} other {clearly more yes than no}}: more in your chart speaks for the way out than against it.',
  'point.post.even':
    'Work abroad is open in your chart: what speaks for the way out and what speaks against it are level, so your papers decide more than the stars.',
  'point.post.oppose':
    'For work abroad {step, select, slight {rather not yet, by a small margin} fair {rather not yet} other {more no than yes, as the first plan}}: more in your chart slows the way out than speeds it, so build the years of work here first.',
  'point.post.shared':
    'The best time is {span}, when a stretch for {work} (good for {forWork}) and one for work abroad (good for {forRoad}) run together.',
  'point.post.sharedNow':
    'The best time is open now, until {span}: a stretch for {work} (good for {forWork}) and one for work abroad (good for {forRoad}) run together.',
  'point.post.order.study':
    'Until then, in this order: the degree and the registration here, the language test beside it, the papers by which your training is recognised there; then applications, a contract in writing, and the journey last.',
  'point.post.order':
    'In this order: the papers by which your training is recognised there and the language test, then applications, a contract in writing, and the journey last.',
  'point.post.later': 'If no contract has come by then, the next time is {span}{use}.',
  'ledger.point.abroad.work.begin': 'an employer in another country sends you an offer or a contract in writing',
  'ledger.point.abroad.work.later': 'a language test for work abroad is passed, or an office or an employer there answers your application',
  'ledger.window.abroad.filing.begin':
    'a new file for the visa, with an answer to each reason of the refusal, is handed in and gets its number',
  'ledger.window.abroad.joins.begin': 'your visa to join is in the passport, or the day of the flight is fixed',
  'ledger.window.abroad.joins.later':
    'the office that has your file for the visa to join writes to you, or a ticket for a first visit is bought',
  'ledger.window.abroad.stays.begin': 'a file for staying there for good is handed in with both your names and gets its number',
  'ledger.window.abroad.stays.later': 'the list of papers for staying there for good is complete but for one',
  'ledger.window.abroad.filing.later': 'one paper that was missing from the refused file is in your hand',
  'point.refused.intake':
    'Universities begin most courses in September and January, and a new file takes some months: hand it in as soon as what was missing is there.',
  'point.refused.second':
    'The other country runs beside it as a second file, where your papers meet its rules today; one from another no chart can tell.',
  'point.away.ready':
    'An offer and the papers take some months, so what that time needs is sent off before it: the proof of your profession, the language test, and the first ten applications.',
  'point.settleFar':
    'For settling there for good the next {years} years hold no time: the first begins in {from}, and nobody should wait for that.',
  'point.settleFar.stay':
    'So stay, if you stay, for the work and the life there and not for the paper, year by year, with one day in each on which you ask again.',
  'point.settleFar.back': 'That speaks once more for home: what you would wait for there has no date, and the way home has one.',
  'point.settleFar.open':
    'So weigh the two without the paper: a life there on a permit that is renewed, against home with its own month, and let the one win that you would take if no card ever came.',
  'point.settleFar.cuts':
    'After the last day of pay a work permit of this kind leaves sixty days as a rule. So have a second employer’s number, the school papers and half a year of the house ready now, while nobody asks for them.',
  'point.settleFar.cuts.permit':
    'Where the permit hangs on the employer, only some weeks are left after the last day of pay: look up today how many it is for yours, and have one other employer who may sponsor, and the fees of a year, ready before you need them.',
  'point.away.test.well':
    'Take the test again: examinations have help in this chart. Practise most what was weakest, with somebody who marks it.',
  'point.away.test.mixed':
    'Take the test once more, after two months on its weakest paper: in examinations this chart asks for more than one attempt.',
  'point.away.test.ill':
    'Take the test again only when three practice papers in a row have reached the score: in examinations this chart gives little by luck.',
  'point.away.clear.well': 'For the test: examinations have help in this chart, so prepare for the next date.',
  'point.away.clear.mixed':
    'For the test: in examinations this chart asks for more than one attempt, so take an early date and leave room for another.',
  'point.away.clear.ill':
    'For the test: in examinations this chart gives little by luck, so book it when three practice papers have reached the score.',
  'point.away.agent':
    'Whether an agent is honest no chart can tell; a register can: in India whoever recruits for work abroad has a licence that stands on emigrate.gov.in. Pay nothing more before you have seen it there, and ask for each receipt in writing.',
  'point.agent.passport': 'Ask first where your passport is, and have it back unless it lies with the embassy.',
  'point.agent.paid.work':
    'Whether this agent sends you no chart can tell; a register can: whoever recruits for work abroad has a licence on emigrate.gov.in. Look there, ask in writing for the receipt, the number of the visa and a last date, and pay nothing more. After that date the Protector of Emigrants takes your complaint through the same site, and the time serves with another agent from its list.',
  'point.agent.paid.papers':
    'Whether this consultant delivers no chart can tell; the file can: ask in writing for its number and a last date, look the number up on the site of that country’s immigration office, and pay nothing more. After that date the consumer helpline, 1915, takes the complaint with your receipts, and the time serves with a file of your own.',
  'point.agent.asked.work':
    'Before you pay: whoever recruits for work abroad has a licence on emigrate.gov.in. See it there first, have the contract with pay and hours in your hand, pay against a receipt alone, and let nobody keep your passport.',
  'point.agent.asked.papers':
    'Before you pay: ask which fees go to the immigration office itself and pay those there in your own name; the rest in parts, against a receipt, each after a step that is done.',
  'point.agent.back': 'Whether the money comes back receipts and messages decide, so keep every one of them.',
  'noun.stayingOn': 'staying on',
  'noun.otherLand': 'another country',
  'point.renew.office':
    'Whether it is renewed your employer and the office decide, and no chart; how the ground for staying on lies, and when to ask, it can say.',
  'point.renew.ask': 'Ask the employer in writing this month whether the renewal is filed, and on which day.',
  'point.renew.other':
    'Begin the applications for it before the permit ends, so that a no finds a second file open; one country from another no chart can tell.',
  'point.away.draw':
    'Whether a draw reaches your score no chart can read; what raises it is in your hands: the language test, a nomination, one more year of work.',
  'point.away.lottery':
    'No chart reads that draw: employers register in March, and work begins in October at the earliest, so find one by February who files for you.',
  'point.away.h1b':
    'Whether an H1B comes no chart can read, for it is a draw: employers register in March and the work begins in October, so find one by February who files for you.',
  'point.away.h1b.opt':
    'Whether an H1B comes no chart can read, for it is a draw: employers register in March and the work begins in October, so find one by February who files for you; until then OPT, or its extension, must hold.',
  'point.away.opt':
    'With a permit that ends the calendar comes first: an employer who registers in March, a further course or another country, each begun now as its own file.',
  'point.away.fear':
    'To live in fear of being sent away is heavy: have your papers in one folder, and the number of a lawyer for immigration beside them.',
  'point.away.passport':
    'On which day a passport comes no chart can read: ask at the passport office with the number of the file, and of a police report that is stuck with the date of the visit.',
  'point.away.defer':
    'Let the loan decide: where its sanction is not in writing by the university’s last day, defer, since a seat can be moved and a debt in haste cannot.',
  'point.away.hereWork': 'Look for work there first, with a day in the calendar on which you count the answers.',

  'point.home.resume':
    'The nearest time for taking the work up again is {span}. Have what is still missing written down with its price before, and build it in parts that are paid for.',
  'point.home.auction':
    'Whether the house is kept the bank and the tribunal decide, and days count: go to the bank this week with an offer of payment in writing, and to a lawyer with the notice.',
  'point.sell.price': 'The price is made by two valuations and three buyers, and by no star.',
  'point.vehicle.kind': 'Second-hand or new, petrol or electric, no chart tells apart; what a mechanic says of it counts.',
  'point.vehicle.old': 'What you ride now is sold when the new one stands at the door, and not before.',
  'point.retirePlace.near':
    'Rather the place you come from: home outweighs distance in this chart, so live there and visit your family often.',
  'point.retirePlace.far':
    'Rather with those who live elsewhere: distance outweighs home in this chart, so try a half year there before anything at home is sold.',
  'point.retirePlace.even':
    'Home and distance weigh alike in this chart, so try each for a season, and keep the old house until you know which.',
  'point.retirePlace.doctor': 'Which has the nearer doctor and the company of every day counts for more than any chart.',
  'decline.vastu': 'How a house lies and what stands where in it no birth chart judges, and nothing has to be broken or bought for it.',
} as const satisfies Record<string, string>
