/** The short answer to the question that was asked: reply, dates, reasons, one thing to do, and what no chart can say. */
export const ANSWER = {
  number:
    '{n, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}}',
  'answer.span': '{from} to {to}',
  'answer.spanNow': 'now until {to}',
  'answer.useMark': 'for {what}',
  'verdict.share.about': ', as in about 1 chart in {n}',
  'verdict.share.most': ', a common count',
  'verdict.share.rare': ', as in fewer than 1 chart in 50',

  // the answer in two or three sentences, as it would be said aloud
  'gist.date.early': 'early {month}',
  'gist.date.mid': 'mid-{month}',
  'gist.date.late': 'late {month}',
  'gist.date.whole': '{month}',
  'gist.span': '{begin} to {end}',
  'gist.age': ' (you will be {age})',
  // what a stretch is good for: in every chapter by these words
  'use.clause': ', good for {what}{weak}',
  'use.clause.prepare': ', better for {what} than for what is final',
  'use.clause.same': ', again for {what}',
  'use.step.career': 'the step itself',
  'use.guarded.career': 'the step with a second plan kept',
  'use.try.career': 'asking and applying',
  'use.try.career.ownTrade': 'offers and small trials',
  'use.step.career.home': 'a useful task that you begin',
  'use.guarded.career.home': 'a useful task tried on a small scale',
  'use.try.career.home': 'offering help where it is wanted',
  'use.prepare.career.home': 'getting ready',
  'use.try.career.sits': 'forms and later rounds',
  'use.prepare.career': 'preparing',
  'use.take.career': 'a plain post to go on from',
  'use.step.business': 'the larger step',
  'use.guarded.business': 'a larger step with a reserve kept',
  'use.try.business': 'a trial on a small scale',
  'use.prepare.business': 'preparing',
  'use.step.abroad': 'the step itself',
  'use.guarded.abroad': 'the step with a second plan kept',
  'use.try.abroad': 'asking and applying',
  'use.prepare.abroad': 'preparing',
  'use.step.visit.abroad': 'a long journey',
  'use.guarded.visit.abroad': 'a long journey that can be moved',
  'use.try.visit.abroad': 'a short journey',
  'use.prepare.visit.abroad': 'preparing',
  'use.step.meet': 'a promise',
  'use.guarded.meet': 'talks towards a promise',
  'use.try.meet': 'meetings and first talks',
  'use.prepare.meet': 'getting to know each other',
  'use.step.families': 'a promise',
  'use.guarded.families': 'talks of both houses towards a promise',
  'use.try.families': 'talks between the two houses',
  'use.prepare.families': 'hearing what each side fears',
  'use.step.promise': 'a promise',
  'use.guarded.promise': 'the long talk about a promise',
  'use.try.promise': 'a plain question about a promise',
  'use.prepare.promise': 'hearing what stands in the way',
  'use.step.talk': 'what you want to settle together',
  'use.guarded.talk': 'the long talk, in more than one evening',
  'use.try.talk': 'kind talks',
  'use.prepare.talk': 'small kindnesses',
  'use.step.visit': 'a talk or a visit that counts',
  'use.guarded.visit': 'a talk or a visit with time to spare',
  'use.try.visit': 'short visits and talks',
  'use.prepare.visit': 'listening',
  'gist.single.ask': '{month} is the easiest month of the year to ask in',
  'gist.single.ask.sits': '{month} is the easiest month of the year for a form or a later round',
  'gist.single.open': '{month} is the nearest easy month to ask in',
  'gist.single.open.sits': '{month} is the nearest easy month for a form or a later round',
  'gist.single.step': '{month} is a month to take one step in',
  'gist.single.then': '{first}, and the easiest of the year is {month}',
  'gist.easiest': ' (its easiest weeks are {month})',
  'gist.best': ' (its best weeks are {month})',
  'gist.easiest.again': ' (its easiest weeks are {month}, when it opens again)',
  'gist.best.again': ' (its best weeks are {month}, when it opens again)',
  'gist.then': 'If that passes, the next is {span}{age}{use}.',
  'gist.kinder': 'If that passes, the kinder years for {noun} are {span}{age}.',
  'gist.strongest': 'The strongest in sight, for the larger step, is {span}{age}.',
  'gist.strongestLove': 'The strongest in sight, for what is to last, is {span}{age}.',
  'gist.strongestBy': 'The strongest in sight is {span}{age}{use}.',
  'gist.after': 'After it comes {span}{age}{use}.',
  'gist.later': 'Later comes {span}{age}{use}.',
  'gist.again': '; it opens again {spans}',
  'gist.goesOn': '; it goes on until {to}{use}',
  'gist.goesOn.then': ', then until {to}{use}',
  'gist.goesOn.strongest': '; it goes on until {to} as the strongest in sight{use}',
  'gist.strongestBond': 'The strongest in sight, for what matters most between you, is {span}{age}.',
  'gist.time.told': '{first} {then}',
  'gist.time.open': 'The time for {noun} is open now, until {to}{use}.',
  'gist.time.open.try': 'For {noun} a light time is open now, until {to}{use}.',
  'gist.time.open.prepare': 'For {noun} a time runs now, until {to}{use}.',
  'gist.time.aim': 'For {noun} the time to aim at is {span}{use}.',
  'gist.fullFar': 'None of the next {years} years has a full one, by both clocks, and nothing says to wait for one.',
  'gist.likeliest': 'The likeliest of these for {noun} is {span}.',
  'gist.likeliest.now': 'the one that is open now',
  'gist.bearsLate': 'The first that bears the whole step by itself is {span}{age}; nothing says to wait for it.',
  'gist.bearsFar': 'None of the next {years} years bears the whole step by itself, and nothing says to wait for one that does.',
  'gist.fullNone': 'No full one, by both clocks, is in sight, and none is needed: what is begun in a light one holds as well.',
  'gist.before': 'Before it comes {span}{use}.',
  'gist.before.both': 'Before it, {single}; then comes {span}{use}.',
  'gist.before.month': 'Before it, {single}.',
  'gist.before.monthFar': 'Before it, {single}; the years between are unmarked, and not closed.',
  'gist.open.first': 'For {noun} a first time is open now, until {to}{use}.',
  'gist.open.aim': 'The time to aim at is {span}{use}.',
  'gist.laterPost.board': 'If it has not come by then: {span}{age}{use}.',
  'gist.laterPost.toJoin': 'If it has not come by then: {span}{age}{use}.',
  'gist.laterPost.fresher': 'If it has not come by then: {span}{age}{use}.',
  'gist.laterPost': 'For a better post later: {span}{age}{use}.',
  'gist.before.open': 'A first time is open already, until {to}{use}.',
  'gist.time.open.bond': 'A kind time for {noun} runs now, until {to}{use}.',
  'gist.time.near.bond': 'The next kind time for {noun} is {span}{use}.',
  'gist.time.near': 'The nearest time for {noun} is {span}{use}.',
  'gist.year.span': '{from} to {to}',
  'gist.year':
    'By years: {year} is the first with help for {noun}{kind, select, full {} light {, and lightly} none {, and lightly; no full time for it, by both clocks, stands in the next twelve years, and nothing says to wait for one} far {, and lightly; the next {years} years have no full time for it, by both clocks, and nothing says to wait for one} other {, and lightly; a full time, by both clocks, comes in {late}, and nothing says to wait for it}}.',
  'gist.time.nearAfter': 'The first longer time for {noun} is {span}{use}.',
  'gist.time.far': 'The first time for {noun} is {span}{use}. The years before it are unmarked, and not closed.',
  'gist.far.first.sits': 'For {noun} no form waits for a marked time: {single}.',
  'gist.far.first': 'For {noun} the next step need not wait for a marked time: {single}.',
  'gist.far.then': 'The first marked time is {span}{use}; the years before it are unmarked, and not closed.',
  'gist.time.farAfter': 'The first time for {noun} is {span}{use}.',
  'gist.sit.period.now': 'For sitting the examination the running sub-period, that of {antar}, is good, until {to}.',
  'gist.sit.period.ahead': 'For sitting the examination the time is {span}, in the sub-period of {antar}.',
  'gist.sit.jupiter.now': 'For sitting the examination the time is now, until {to}, while Jupiter touches {house}.',
  'gist.sit.jupiter.ahead': 'For sitting the examination the time is {span}, when Jupiter touches {house}.',
  'gist.sit.jupiter.last':
    'For sitting the examination no time is marked in the year ahead, and you tell of it as your last attempt: it rests on preparation alone.',
  'gist.sit.jupiter.far':
    'For sitting the examination no time is marked before {span}, when Jupiter touches {house}; an attempt before it rests on preparation alone.',
  'gist.time.none': 'No single time for {noun} stands out in the next twelve years, so single months and your own readiness decide.',
  'gist.time.noneAfter':
    'In the years in which {noun} can follow the examination no time stands out, so its result decides when it begins.',
  'years.intro': 'The years to {to}, one after the other: whose sub-period it is, what is in front, and what opens.',
  'hard.why.exam': 'The hard road to this examination shows in the chart: {reasons}.',
  'hard.why.losses': 'The time of losses shows in the chart: {reasons}.',
  'hard.why.debt': 'The years of debt show in the chart: {reasons}.',
  'hard.why.trade': 'The slow trade shows in the chart: {reasons}.',
  'hard.why.rise': 'The long wait for a rise shows in the chart: {reasons}.',
  'hard.why.work': 'The hard time at work shows in the chart: {reasons}.',
  'hard.why.match': 'The long search shows in the chart: {reasons}.',
  'hard.why.bond': 'The hard time between you shows in the chart: {reasons}.',
  'hard.why.dispute': 'The long dispute shows in the chart: {reasons}.',
  'hard.why.standstill': 'The long standstill shows in the chart: {reasons}.',
  'hard.again': ', and once more from {from} to {to}',
  'hard.two': '{first}; and {second}',
  'hard.period.past': 'the sub-period of {antar}, {from} to {to}, asked for care with {care}',
  'hard.period.now': 'the sub-period of {antar}, {from} to {to}, asks for care with {care}',
  'hard.bond.past': 'the sub-period of {antar}, {from} to {to}, was a demanding one',
  'hard.bond.now': 'the sub-period of {antar}, {from} to {to}, is a demanding one',
  'hard.bond.tied.past': 'the sub-period of {antar}, {from} to {to}, was a demanding one and is tied to your 7th house',
  'hard.bond.tied.now': 'the sub-period of {antar}, {from} to {to}, is a demanding one and is tied to your 7th house',
  'hard.saturn.past': '{passage} pressed from {from} to {to}',
  'hard.saturn.now': '{passage} has pressed since {from}, and does until {to}',
  'hard.over.past': 'Saturn, who slows what he touches, touched your {house} house from {from} to {to}',
  'hard.over.now': 'Saturn, who slows what he touches, has touched your {house} house since {from}, and does until {to}',
  'hard.saturn.spans': '{passage} pressed, {spans}',
  'hard.over.spans': 'Saturn, who slows what he touches, touched your {house} house, {spans}',
  'hard.moon.past': 'Saturn, who slows what he touches, was in the {house} from your Moon from {from} to {to}',
  'hard.moon.now': 'Saturn, who slows what he touches, has been in the {house} from your Moon since {from}, and is until {to}',
  'hard.moon.spans': 'Saturn, who slows what he touches, was in the {house} from your Moon, {spans}',
  'hard.node.past': '{node}, who unsettles the house it crosses, was in your {house} from {from} to {to}',
  'hard.node.now': '{node}, who unsettles the house it crosses, has been in your {house} since {from}, and is until {to}',
  'hard.node.spans': '{node}, who unsettles the house it crosses, was in your {house}, {spans}',
  'hard.span': '{from} to {to}',
  'hard.none':
    'For {event} the chart shows no plain reason: no hard sub-period and no slow graha lay on much of the time you tell of, so look for its causes outside yourself.',
  'hard.soft':
    'For {event} the chart shows no plain reason by itself: {passage}, has run since {from}, which slows what is done about it and is seldom the whole of it.',
  'hard.noneOpen':
    'For {event} the sky over your Moon shows no plain reason: no pressure of Saturn lay on much of the time you tell of, so look for its causes outside yourself.',
  'gist.ground.support.strong': 'Your chart clearly favours {noun}.',
  'gist.ground.support.fair': 'On the whole your chart favours {noun}.',
  'gist.ground.support.slight': 'Your chart helps {noun} along a little, so lean on effort more than on luck.',
  'gist.ground.support.slight.go': 'Your chart helps {noun} along a little, so go ahead, and lean on effort more than on luck.',
  'gist.ground.support.slight.bond': 'A little more in your chart helps {noun} than weighs on it, so small efforts count.',
  'gist.ground.even': 'Your chart leans neither way over {noun}, so timing and preparation decide.',
  'gist.ground.even.bond': 'As much in your chart helps {noun} as weighs on it, so what the two of you do decides.',
  'gist.ground.oppose.slight': 'Your chart holds {noun} back a little, so prepare it well.',
  'gist.ground.oppose.slight.bond': 'A little more in your chart weighs on {noun} than helps it, so give it more care.',
  'gist.ground.oppose.fair.bond': 'More in your chart weighs on {noun} than helps it, so what is said kindly and in good time counts.',
  'gist.ground.oppose.strong.bond': 'Much in your chart weighs on {noun}, so take one matter at a time, with somebody who listens to both.',
  'gist.ground.oppose.fair': 'More in your chart slows {noun} than speeds it, so give it patience and a plan.',
  'gist.ground.oppose.strong': 'Much in your chart slows {noun}, so take one firm step at a time.',
  'gist.ground.silent': 'Your chart itself says little about {noun}, so what you do counts for more.',
  'gist.also.support.strong': 'Your chart clearly favours it.',
  'gist.also.support.fair': 'On the whole your chart favours it.',
  'gist.also.support.slight': 'Your chart helps it along a little, so lean on effort more than on luck.',
  'gist.also.support.slight.go': 'Your chart helps it along a little, so go ahead, and lean on effort more than on luck.',
  'gist.also.support.slight.bond': 'A little more in your chart helps it than weighs on it, so small efforts count.',
  'gist.also.even': 'Your chart leans neither way over it, so timing and preparation decide.',
  'gist.also.even.bond': 'As much in your chart helps it as weighs on it, so what the two of you do decides.',
  'gist.also.oppose.slight': 'Your chart holds it back a little, so prepare it well.',
  'gist.also.oppose.slight.bond': 'A little more in your chart weighs on it than helps it, so give it more care.',
  'gist.also.oppose.fair.bond': 'More in your chart weighs on it than helps it, so what is said kindly and in good time counts.',
  'gist.also.oppose.strong.bond': 'Much in your chart weighs on it, so take one matter at a time, with somebody who listens to both.',
  'gist.also.oppose.fair': 'More in your chart slows it than speeds it, so give it patience and a plan.',
  'gist.also.oppose.strong': 'Much in your chart slows it, so take one firm step at a time.',
  'gist.also.silent': 'Your chart itself says little about it, so what you do counts for more.',
  'gist.fragile.earlier':
    'One caution: born {minutes, plural, one {a minute} other {# minutes}} earlier you would have another rising sign, so make sure of the time; the correction is free.',
  'gist.fragile.later':
    'One caution: born {minutes, plural, one {a minute} other {# minutes}} later you would have another rising sign, so make sure of the time; the correction is free.',
  'gist.edge.earlier':
    'All this holds for {sign} rising. Born {minutes, plural, one {a minute} other {# minutes}} earlier, with {other} rising, the answer would be: {text} So make sure of the time; the correction is free.',
  'gist.edge.later':
    'All this holds for {sign} rising. Born {minutes, plural, one {a minute} other {# minutes}} later, with {other} rising, the answer would be: {text} So make sure of the time; the correction is free.',
  'gist.edge.same.earlier':
    'Born {minutes, plural, one {a minute} other {# minutes}} earlier you would have {other} rising, and this answer would be the same.',
  'gist.edge.same.later':
    'Born {minutes, plural, one {a minute} other {# minutes}} later you would have {other} rising, and this answer would be the same.',
  'gist.mode.service': 'Of a post and a business the chapter on work leans to a post, so begin the business small, and beside one.',
  'gist.close.support': 'So nothing in it asks you to close now: see first what that time brings, by a figure fixed beforehand.',
  'gist.close.even': 'So it asks neither for closing nor for holding on at any price: let a figure fixed beforehand decide.',
  'gist.close.oppose': 'So it gives little reason to hold on at any price: fix the figure at which you stop, and keep to it.',
  'gist.trial.without.well': 'So go on with the search, and give {field} a first trial beside it.',
  'gist.trial.without.half': 'So go on with the search, and let {field} show first, on a small scale, whether it carries you.',
  'gist.trial.without.slow': 'So go on with the search first; {field} is the slower road of the two.',
  'gist.trial.beside.well': 'So there is reason to try {field} in earnest, beside what carries you now.',
  'gist.trial.beside.half': 'So keep what carries you now, and let {field} show beside it whether it grows.',
  'gist.trial.beside.slow': 'So keep what carries you now; {field} is the slower road, and better begun beside it.',

  // what is asked about
  'answer.step.head': 'One thing to do',
  'answer.stepToo': 'And by the same day: {step}',
  'noun.marriage': 'a marriage',
  'noun.partner': 'a marriage',
  'noun.together': 'living together',
  'noun.transfer': 'a transfer',
  'noun.transfer.home': 'a transfer home',
  'noun.trade': 'your business',
  'noun.residence': 'your life abroad',
  'noun.firstPost': 'a post',
  'noun.otherPost': 'a post by another road',
  'noun.relationship': 'your relationship',
  'noun.bond': 'your marriage',
  'noun.breakup': 'this bond',
  'noun.again': 'a new bond',
  'noun.life': 'your life as a whole',
  'noun.home': 'a home of your own',
  'noun.love': 'love',
  'noun.companion': 'companionship',
  'noun.jobChange': 'a new post',
  'noun.boss': 'your standing with those above you',
  'noun.promotion': 'a step up at work',
  'noun.promotion.named': 'a promotion',
  'noun.permanent': 'a permanent post',
  'noun.business': 'a business of your own',
  'noun.career': 'your work',
  'noun.training': 'your training and a first post',
  'noun.fieldChoice': 'your choice of field',
  'noun.service': 'useful work in these years',
  'noun.money': 'money',
  'noun.family': 'the family',
  'noun.study': 'study',
  'noun.job': 'a post',
  'noun.spirit': 'the inner life',
  'noun.visa': 'a life abroad',
  'noun.settle': 'a life abroad',
  'noun.abroad': 'going abroad',
  'noun.visit': 'a far journey',
  'noun.abroad.sent': 'the posting abroad',
  'verdict.field.bond': 'harmony in your marriage',
  'verdict.field.service': 'useful work',
  'verdict.field.there': 'a life abroad',
  'verdict.field.roads': 'longer roads than the visit',
  'verdict.field.training': 'your work after the studies',
  'verdict.field.aspirant': 'work as a whole',

  // when
  'answer.reach.ahead': 'ahead',
  'answer.reach.near': 'in the next {years} years',
  'answer.when.many': 'For {noun} the chart marks {n} stretches {reach}: {spans}.',
  'answer.when.one': 'For {noun} the chart marks one stretch in the next {years} years: {spans}.',
  'answer.when.oppose': 'The chart does not hurry {noun}; its better {count, plural, one {time is} other {times are}} {spans}.',
  'answer.when.silent':
    'The chart itself says little about {noun}; the {count, plural, one {time that touches} other {times that touch}} it {count, plural, one {is} other {are}} {spans}.',
  'answer.when.none':
    'For {noun} the chart marks no single stretch in the next twelve years, so ordinary months and your own effort decide.',
  'answer.when.young': 'At {age} no date is needed: the chart is read here for how you meet people, and not for a wedding.',
  'answer.when.first': 'The first: {why}.',
  'answer.when.firstLighter': 'The first, a light one: {why}.',
  'answer.when.bestSame': 'The strongest stands on the same reason.',
  'answer.when.best': 'The strongest: {why}.',
  'answer.when.nearest': 'The nearest is also the strongest of the next twelve years: {why}.',
  'answer.when.bestNear': 'The best of these: {why}.',
  'answer.when.bestNearSame': 'The best of these stands on the same reason.',
  'answer.when.nearestBest': 'The nearest is also the best of these: {why}.',
  'answer.when.why': 'The reason: {why}.',
  'answer.next': 'The next stretch for {noun}: {span}.',
  'answer.nextOpen': 'A stretch for {noun} is open: {span}.',
  'answer.nextLighter': 'The next stretch for {noun} is a light one: {span}.',
  'answer.nextOpenLighter': 'A light stretch for {noun} is open: {span}.',
  'answer.when.lighter':
    'For {noun} the chart marks {count, plural, one {one light stretch} other {{n} light stretches}}{within}: {spans}.',
  'answer.when.lighterNear':
    'For {noun} the chart marks {n} light stretches{within}; the nearest {near, plural, one {is} other {are}} {spans}.',
  'answer.when.manyNear': 'For {noun} the chart marks {n} stretches {reach}; the nearest {near, plural, one {is} other {are}} {spans}.',
  'answer.again.it': 'It opens again {spans}.',
  'answer.again.first': 'The first opens again {spans}.',
  'answer.again.second': 'The second opens again {spans}.',
  'answer.fullLate': 'The first full one comes only in {year}; what is begun in a light one, or in ordinary months, holds as well.',
  'answer.fullFar': 'The next {years} years have no full one; what is begun in a light one, or in ordinary months, holds as well.',
  'answer.noFull': 'A full one does not come in the next twelve years.',
  'answer.nextFar': 'For {noun} no stretch comes before {from}; until then ordinary months decide, and your own readiness.',
  'answer.nextFarYet': 'For {noun} no stretch comes before {from}; until then single months serve.',
  'answer.openings.before': 'Smaller {count, plural, one {opening} other {openings}} before it: {list}.',
  'answer.openings.alone': 'Smaller {count, plural, one {opening} other {openings}} of the coming year: {list}.',
  'answer.opening.act': '{month} (weeks to act in)',
  'answer.opening.step': '{month} (take one step, and leave the answer its time)',
  'answer.opening.open': '{month} (the nearest easy month: ask in it)',
  'answer.opening.open.sits': '{month} (the nearest easy month for a form or a later round)',
  'answer.opening.ask': '{month} (the easiest month of the year to ask and to be seen in)',
  'answer.opening.ask.sits': '{month} (the easiest month of the year for a form or a later round)',
  // what a strained lord of a sub-period asks to be guarded, by what it stands for
  'guard.sun': 'have one person of standing on your side before you ask',
  'guard.moon': 'settle it at home first',
  'guard.mars': 'let three days pass between the wish and the signature',
  'guard.mercury': 'let a second pair of eyes read every paper',
  'guard.jupiter': 'ask one elder who has done it before',
  'guard.venus': 'know what it will cost before you begin',
  'guard.saturn': 'give it twice the time you think',
  'guard.rahu': 'check every promise at its source',
  'guard.ketu': 'keep to one thing and finish it',
  // the same between two people
  'guard.sun.love': 'leave pride out of it',
  'guard.moon.love': 'speak when both are calm',
  'guard.mars.love': 'let three days pass before a hard word',
  'guard.mercury.love': 'say plainly what you mean',
  'guard.jupiter.love': 'ask one elder whom you trust',
  'guard.venus.love': 'agree on money early',
  'guard.saturn.love': 'leave it more time than you think',
  'guard.rahu.love': 'believe what you have seen for yourself',
  'guard.ketu.love': 'do not withdraw at the first doubt',
  'answer.nextFarSpan': 'The first is {span}.',
  'answer.nextFarSlight': 'The first, {span}, is one of the weaker ones, good for {what} all the same.',
  'answer.nextWhy': 'Why then: {why}.',
  'answer.nowWhy': 'Why now: {why}.',
  'answer.nextNone.after':
    'In the years in which {noun} can follow the examination no stretch stands out, so its result decides when it begins.',
  'answer.nextNone': 'For {noun} no single stretch stands out in the next twelve years, so choose the month by your own readiness.',
  'answer.then': 'After that: {spans}.',
  'answer.why.window': '{antar} has the sub-period then ({tie}), and Jupiter{double} {how} {area}',
  'answer.why.windowNow': '{antar} has the sub-period ({tie}), and Jupiter{double} {how} {area}',
  'answer.advice.plan.lord': '{antar}, lord of that sub-period, is under strain, so {guard}.',
  'answer.advice.plan.saturn': 'Saturn in the {place} from your Moon slows things then, so allow twice the time that you think.',
  'answer.advice.plan.rahu': 'Rahu is over your Moon then, so sleep on decisions.',
  'answer.advice.prepare.jupiter':
    'Jupiter in the {place} from your Moon teaches then more than it gives, so prepare in it and let the last step wait.',
  'answer.advice.prepare.saturn': 'Saturn is in the {place} from your Moon then, so prepare in it and let the last step wait.',
  'answer.advice.plan.lord.love':
    '{antar}, lord of that sub-period, is under strain: meet more than once, and speak plainly before anything is fixed.',
  'answer.advice.plan.saturn.love':
    'Saturn in the {place} from your Moon slows things then: an answer takes longer, so fix no date in haste.',
  'answer.advice.plan.rahu.love': 'Rahu is over your Moon then: take a week before you say yes or no.',
  'answer.advice.prepare.jupiter.love':
    'Jupiter in the {place} from your Moon teaches then more than it gives: let people get to know each other in it, and leave the promise for later.',
  'answer.advice.prepare.saturn.love':
    'Saturn is in the {place} from your Moon then: get to know each other in it, and leave the promise for later.',
  'answer.advice.plan.lord.bond':
    '{antar}, lord of that sub-period, is under strain: take one matter at a time, and rest before a hard talk.',
  'answer.advice.plan.saturn.bond': 'Saturn in the {place} from your Moon slows things then: ask once, kindly, and give the answer time.',
  'answer.advice.plan.rahu.bond': 'Rahu is over your Moon then, so sleep on hard words.',
  'answer.advice.prepare.jupiter.bond':
    'Jupiter in the {place} from your Moon teaches then more than it gives: listen and plan together in it, and leave what is final for later.',
  'answer.advice.prepare.saturn.bond':
    'Saturn is in the {place} from your Moon then: keep to small kindnesses in it, and leave what is final for later.',
  'answer.slight': 'It is a weaker stretch, good for {what} all the same.',
  'answer.far': 'No stretch before that is not a no: what begins in ordinary months lasts as well.',
  'answer.nextBest': 'The nearest is also the strongest of these twelve years.',
  'answer.nextBestNear': 'The nearest is also the best of these.',
  'answer.gradeMark': 'a {grade} one',
  'answer.bestMark': 'the strongest of the next twelve years',
  'answer.bestNearMark': 'the best of these',
  'answer.why.own': 'the sub-period is then Jupiter’s own ({tie}), and Jupiter{double} {how} {area}',
  'answer.why.ownNow': 'the sub-period is Jupiter’s own ({tie}), and Jupiter{double} {how} {area}',
  'answer.why.area.lagna': 'your {house} house, of {topic}',
  'answer.why.area.moon': 'the {house} from your Moon, of {topic}',

  // yes or no
  'answer.whether.support.strong': 'Yes, as far as a chart can say so: {noun} stands on good ground.',
  'answer.whether.support.fair': 'More yes than no: on the whole your chart favours {noun}.',
  'answer.whether.support.slight': 'A quiet yes: your chart helps {noun} along a little, and effort does the rest.',
  'answer.whether.marriage.even':
    'It is open to you: nothing in your chart denies a marriage; what helps it and what slows it are even, so it comes by time and effort more than by itself.',
  'answer.whether.marriage.oppose':
    'It is not denied to you, and it is not quick: more in your chart slows a marriage than speeds it, which tradition reads as late and not as never.',
  'answer.whether.marriage.silent':
    'Your chart neither denies a marriage nor hurries it, so what you do counts for more than what it says.',
  'answer.whether.even': 'Neither yes nor no: over {noun} the two sides balance, and the moment and your preparation decide.',
  'answer.whether.oppose.slight': 'Not by itself: the chart hesitates over {noun}, so prepare it well.',
  'answer.whether.oppose.fair': 'Not easily: more speaks against {noun} than for it, so it asks for patience and a good plan.',
  'answer.whether.oppose.strong': 'Not easily: much asks for patience over {noun}, so take the long road, one signed step at a time.',
  'answer.whether.silent': 'The chart is quiet about {noun}: what you do counts for more than what it says.',

  // a step that is asked about by "should I": the ground can be told, the wish cannot
  'answer.should.support.strong': 'By your chart, yes: for {noun} the ground is good.',
  'answer.should.support.fair': 'By your chart rather yes: for {noun} the ground is better than even.',
  'answer.should.support.slight': 'For {noun} the ground is a little better than even, so your own wish weighs more than the chart.',
  'answer.should.even': 'For {noun} the ground is even, so your own wish and your preparation decide.',
  'answer.should.oppose.slight': 'For {noun} the ground is a little heavy: if you wish it, prepare it well.',
  'answer.should.oppose.fair': 'For {noun} the ground is heavy: if you wish it, take time and a good plan.',
  'answer.should.oppose.strong': 'For {noun} the ground is heavy: if you wish it, take the long road, one signed step at a time.',
  'answer.should.silent': 'The chart is quiet about {noun}, so the choice is wholly yours.',

  // how it goes
  'answer.course.well': 'More carries {noun} now than weighs on it.',
  'answer.course.mixed': 'Some things carry {noun} now, and some weigh on it.',
  'answer.course.ill': 'It is an uphill stretch for {noun} now, and it has an end.',
  'answer.course.plain':
    'No sub-period under strain and no long passage of Saturn presses on {noun} now, and nothing pushes it: it moves as far as you move it.',
  'answer.struck':
    'Whether to stay or to go is yours to say: no chart decides it, and nothing in the sky asks you to bear it. Be where you are safe first; papers, money and talks come after, and no date has to be waited for.',
  'answer.course.trouble':
    'What you are going through weighs more than anything the chart shows, and nothing in the chart says that it must last.',
  'answer.course.helps': 'What helps: {list}.',
  'answer.course.strains': 'What strains: {list}.',
  'answer.course.beside': '{text}.',
  'answer.course.over':
    '{graha} only crosses your {house} until {until}, a demanding place from your Moon, so what you do there takes longer',
  'answer.course.eases': 'What eases it, in steps: {list}.',
  'answer.course.eased': 'What eases it: {list}.',
  'answer.course.turn': 'From {from} the sub-period passes to {graha}, {effect}.',
  'answer.course.turnMaha': 'The great period itself passes to {graha} on {from}, {effect}.',
  'answer.course.turnBoth': 'On {from} the great period and the sub-period both pass to {graha}, {effect}.',
  'answer.turn.well': 'which is tied to it and favourable',
  'answer.turn.mixed': 'which is tied to it and mixed: helped on one side, held back on another',
  'answer.turn.ill': 'which is tied to it and has to struggle, so plan for slower results',
  'answer.turn.loose': 'which has little to do with it',
  'answer.turn.loose.for': 'which rules little of it, though by birth it counts for it',
  'answer.turn.loose.against': 'which rules little of it, though by birth it counts against it',
  'answer.help.period': '{graha}, lord of the running period, serves it until {to}',
  'answer.strain.period': '{graha}, lord of the running period, makes it a demanding time, until {to}',
  'answer.help.saturn': 'Saturn is in one of its good places from your Moon until {until}',
  'answer.help.jupiter': 'Jupiter is in one of its good places from your Moon until {until}',
  'answer.strain.sadeSati': 'Saturn is in sade sati, its long passage around your Moon, until {to}',
  'answer.strain.dhaiya4': 'Saturn passes the 4th from your Moon, the lesser pressure called dhaiya, until {to}',
  'answer.strain.dhaiya8': 'Saturn passes the 8th from your Moon, the lesser pressure called dhaiya, until {to}',
  'answer.ease.jupiter': 'from {from} Jupiter helps, from a good place from your Moon',
  'answer.ease.period': 'from {from} the sub-period passes to {graha}, a favourable one',
  'answer.ease.saturn': 'after {to} Saturn’s pressure lifts',

  // one of two
  'way.stay': 'staying where you are',
  'way.move': 'moving on',
  'way.study': 'study',
  'way.job': 'a job',
  'way.business': 'a business of your own',
  'way.trade': 'your own business',
  'way.government': 'government service',
  'way.private': 'a private post',
  'way.loveMatch': 'a match of your own choosing',
  'way.arranged': 'a match through the family',
  'way.home': 'home',
  'way.abroad': 'life abroad',
  'way.love': 'marriage',
  'way.bond': 'your marriage',
  'way.career': 'work',
  'answer.choice.one': 'Between {a} and {b} this chart gives more support to {one}.',
  'answer.choice.little': 'Between {a} and {b} this chart gives a little more support to {one}.',
  'answer.choice.even': 'Between {a} and {b} this chart does not choose: both have about the same support.',
  // an even scale, and what tips it a little
  'answer.lean.by.time':
    'Between {a} and {b} the count is even; by the calendar of the next two years this chart speaks a little more for {one}.',
  'answer.lean.by.lord': 'Between {a} and {b} the count is even; by the strength of their lords this chart speaks a little more for {one}.',
  'answer.lean.by.points':
    'Between {a} and {b} the count is even; by the points of their houses this chart speaks a little more for {one}.',
  'answer.lean.by.jupiter': 'Between {a} and {b} the count is even; by Jupiter’s next passages this chart speaks a little more for {one}.',
  'answer.lean.time': 'What tips it: the sub-period of {antar} ({span}) belongs to {way} and not to the other.',
  'answer.lean.near': 'What tips it: for going abroad a stretch is near, {span}.',
  'answer.lean.far': 'What tips it: for going abroad no stretch comes before {from}.',
  'answer.lean.lord':
    'What tips it: {lord}, lord of the {house}, of {area}, is the stronger graha ({percent}% of the shadbala asked of it; {other}, lord of the {otherHouse}, has {less}%).',
  'answer.lean.points': 'What tips it: the {house} house has {points} points of ashtakavarga, and the {otherHouse} {less}.',
  'answer.lean.jupiter': 'What tips it: Jupiter touches the {house} house first, {span}.',
  'answer.lean.held.job':
    'A slight lean and no verdict: keep the post you have first, and let a business prove itself beside it before you choose.',
  'answer.lean.held.business':
    'A slight lean and no verdict: let the business prove itself while the post still pays you, and choose by what it has brought in.',
  'answer.lean.plan': 'A slight lean and no verdict: prepare for {one} first, keep the other door open, and decide by {date}.',
  'answer.lean.two': 'A slight lean and no verdict: it closes neither way, and asks for no hurry.',
  'answer.even.try': 'Nothing in the chart tips it, so try before you decide: one long visit first, and the choice after it.',
  'answer.even.plan':
    'Nothing in the chart tips it, so go by dates: take the first step on both now, see by {date} which has moved further and which your means can carry, and go on with that one.',
  'answer.choice.offers':
    'Two offers are two firms, and your chart reads neither of them: put pay, rent, hours and what each would teach you side by side, and between equals let the form of work that suits you decide.',
  'answer.year.months': 'For a larger step the easiest months of {year} are {best}; the quietest, for rest and for finishing, is {rest}.',
  'answer.year.until': 'Months are read to {to}; after that go by the sub-periods.',
  'broad.years': 'the next {n, plural, one {year} other {{count} years}}',
  'broad.months': 'the next {n, plural, one {month} other {{count} months}}',
  'broad.rest': 'the rest of {year} and {next}',
  'broad.clock.first': 'Until {to} the {tone} sub-period of {antar} runs, with {area} in front.',
  'broad.clock.all': 'The {tone} sub-period of {antar} runs through all of it, until {to}, with {area} in front.',
  'broad.clock.next': 'From {from} to {to} it is the {tone} one of {antar}, with {area} in front.',
  'broad.clock.last': 'From {from} it is the {tone} one of {antar}, with {area} in front.',
  'broad.clock.list': 'The sub-periods of {label}: {list}.',
  'broad.field': 'For {noun} the best time in it is {span}{use}.',
  'broad.field.next': 'For {noun} no stretch falls within it, so use it to get ready; the next is {span}.',
  'broad.field.none': 'For {noun} no stretch falls within it, so single good months serve.',
  'broad.love.both':
    'Your words leave open whether you are married. If you are, take the times told here for what the two of you want to settle and for kind talks; if you are not, for meeting and for a promise.',
  'broad.doPlain': 'One thing to do by {date}: write down the one step that these years are for, and what has to stand before it.',
  'broad.part': 'In {label} the best time for {noun} is {span}{use}.',
  'broad.part.more': 'Another in it is {span}{use}.',
  'broad.part.next': 'In {label} no stretch for {noun} falls, so use it to get ready; the next is {span}.',
  'broad.part.none': 'In {label} no stretch for {noun} falls, so single good months serve.',
  'broad.money.well': 'In {year} income has help under {antar}, in a favourable sub-period{opens}{saturn}.',
  'broad.money.mixed': 'In {year} income is uneven under {antar}, so put the savings aside first{opens}{saturn}.',
  'broad.money.ill': 'In {year} money is tight under {antar}, so keep costs low and pay debts down{opens}{saturn}.',
  'broad.money.opening': '; decide on it {spans}',
  'broad.money.saturn': '; Saturn over your {house} makes it slow, and steady for whoever goes by a rule',
  'broad.part.ground': 'In {label} there is time for {noun} here: {spans}.',
  'broad.year.best': 'The best year of it is {year}: {list}.',
  'broad.year.best.plain': 'The best year of it is {year}, when least weighs on you.',
  'broad.year.slow': 'The one to go slowly in is {year}: {list}.',
  'broad.year.slow.plain': 'The one to go slowly in is {year}, when little pushes a new step, so finish in it what is begun.',
  'broad.year.slow.move':
    '{year} asks for more patience than {best}: the move home has its time in it all the same, with room and a second plan, and other large steps go better in {best}.',
  'broad.saturn.runs': 'Overhead {passage} runs until {to}, so give each step more time.',
  'broad.saturn.begins': 'Overhead {passage} begins on {from} and is over on {to}, so give each step from then on more time.',
  'broad.year.alike': 'No year of {label} stands out from the others, so go by the stretches and not by the calendar.',
  'broad.year.well': 'the sub-period of {antar} is favourable',
  'broad.year.ill': 'the sub-period of {antar} is demanding',
  'broad.year.helped': '{graha} is well placed from your Moon',
  'broad.year.pressed': '{graha} is in a demanding place from your Moon',
  'broad.year.stretch': 'a stretch for {noun} lies in it',
  'answer.year.field': '{field} in {year}: {spans}.',
  'answer.year.fieldNext': '{field}: no stretch in {year}; the next one begins {from}, and {year} is for getting ready.',
  'answer.year.fieldNone': '{field}: no stretch in {year}, so single months serve.',
  'answer.year.do':
    'One thing to do: put the one larger step of {year} into the month {best}, when most carries it, and promise nothing new in {rest}.',
  'answer.year.doPlain': 'One thing to do by {date}: write down the one step that this year is for, and what has to stand before it.',
  'answer.year.cannot': 'What no chart can say: the events of a year, or the sums in it. It says when a step is easier.',
  'answer.calling.two':
    'What you have to give is {gift}; what settles you is {peace}. Your purpose lies where the first serves the second.',
  'answer.calling.same':
    'What you have to give, {gift}, and what settles you, {peace}, are one and the same here: that is your purpose, in short.',
  'answer.calling.gift': 'What you have to give is {gift}: {graha}, the best supported graha of your chart, gives it.',
  'answer.calling.best': '{graha}, the best supported graha of your chart, gives the first.',
  'answer.calling.self': '{graha}, your atmakaraka (the graha that stands for the self), asks for the second.',
  'answer.calling.dharma': 'By the houses of purpose, of which {best} rules the strongest, {text}',
  'answer.calling.now': 'You live it now in the sub-period of {antar}, {span}, with {area} in front.',
  'answer.calling.next': 'From {from} {next} has it, with {area} in front.',
  'answer.calling.do':
    'One thing to do by {date}: give two hours of each week to one task that uses this gift for somebody else, and see whether you look forward to it.',
  'answer.calling.cannot':
    'What no chart can say: one fixed destiny, or a post that you must hold. It shows a direction; the form is yours to choose.',
  'answer.choice.count': '{way}: {for} for, {against} against.',
  'answer.choice.even.do':
    'Then let what lies outside the chart decide: money, those who depend on you, and which of the two you would regret leaving.',
  'answer.choice.because': 'For {way}: {facts}.',
  'answer.choice.weak': 'Against {way}: {facts}.',
  'answer.choice.oneLord': '{graha} rules both, the 6th house of posts and the 7th of trade, and stands in the {placed}.',
  'answer.choice.time': 'By the calendar {way} comes first: the sub-period of {antar} ({span}) is tied to it.',
  'answer.choice.stayNow': 'For now this chart speaks a little more for staying where you are, and for looking about from there.',
  'answer.choice.postFirst':
    'A post first, and the work you wish for beside it: of the two this chart gives more support to the safe post, and it closes neither.',
  'answer.choice.look': 'So stay while you look: test the market from {month}, and leave only for something signed.',
  'answer.choice.move.now': 'The running sub-period, {antar} until {to}, is of the kind that a verse ties to a change of post.',
  'answer.choice.move.soon':
    'From {from} to {to} {antar} has the sub-period, and a verse ties that kind to a change of post; until it begins look, apply and save.',
  'answer.choice.move.before':
    'From {from} to {to} {antar} has the sub-period, and a verse ties that kind to a change of post; what is signed before it, in a time that bears the step, holds as well.',
  'answer.choice.stay': 'No sub-period of the next two years is of the kind that a verse ties to a change of post.',
  'answer.choice.family':
    'The lords of the 5th and the 7th have no direct tie, and the 7th lord stands among the houses of family and elders.',
  'answer.choice.circle':
    'The lords of the 5th and the 7th have no direct tie, and the 7th lord stands among the houses of friends and work, by whom one is introduced.',
  'answer.choice.own': 'The lords of the 5th, of affection, and the 7th, of marriage, are tied to one another.',
  'answer.choice.open': 'The lords of the 5th and the 7th have no tie that would settle it.',

  'way.exam': 'the examination',
  'answer.first.clear': 'First comes {one}, then {other}.',
  'answer.first.dates': 'Your chart itself puts neither before the other; by the calendar {one} comes first, and then {other}.',
  'answer.first.little': 'First comes {one}, by a little, then {other}.',
  'answer.first.field':
    'For {way} the next stretch is {span}; {forN, plural, =0 {no witness speaks} one {{for} witness speaks} other {{for} witnesses speak}} for it and {against} against.',
  'answer.first.none':
    'For {way} no stretch stands out in the next twelve years; {forN, plural, =0 {no witness speaks} one {{for} witness speaks} other {{for} witnesses speak}} for it and {against} against.',
  'answer.first.then':
    'To put {one} first is no refusal of {other}: name to those at home a month in which you will talk of it, and ask for quiet until then.',
  'answer.first.thenWork':
    'Looking for a match first does not mean a wedding at once: let the families meet in that stretch, and go on with {other} meanwhile.',
  'answer.engaged':
    'You are engaged, so settle first, the two of you, in which country you will live; the work follows from that more easily than the other way round.',
  'answer.debt.when':
    'The loans: they ease most in the sub-period of {antar}, {span}, which brings income forward and is a favourable one; until then they come down by instalments, and the day of the last one no chart gives.',
  'answer.debt.none':
    'The loans: for their end the chart gives no date in the next ten years; they come down by a fixed sum each month and by nothing new.',
  'answer.debt.clash':
    'The two wishes pull apart, since going costs money before it earns any: take no new loan for it, and go only on a signed contract whose wage carries the instalment.',
  'answer.agents':
    'Before you pay or sign: take only an agent who is registered on eMigrate (emigrate.gov.in), pay no fee in advance, and let nobody keep your passport.',

  // life abroad in its parts
  'answer.visa':
    'Whether a visa or a residence permit is granted no chart can read; when to try, and how the ground for a life abroad lies, it can.',
  'answer.parts': 'Taken apart: {journey}; {work}; {settle}.',
  'answer.part.journey.open': 'the journey itself is well supported',
  'answer.part.journey.mid': 'the journey has one good side and one slow one',
  'answer.part.journey.slow': 'the journey is slow to start',
  'answer.part.work.10': 'work is tied to distance',
  'answer.part.work.5': 'study is the tie to distance, more than work',
  'answer.part.work.7': 'trade or a partner is the tie to distance, more than a post',
  'answer.part.work.none': 'nothing ties your work to distance by itself',
  'answer.parts.there': 'Taken apart: {work}; {settle}.',
  'answer.part.settle.far': 'for settling, the chart lets you go from home',
  'answer.part.settle.home': 'for settling, home holds on to you, so think in years and keep a way back',
  'answer.part.settle.even': 'for settling, home and distance weigh the same',

  // which work
  'answer.choice.form.business':
    'Beyond the two, the chapter on work leans to dealing on your own account: take the post that leaves room for that later.',
  'answer.choice.form.profession':
    'Beyond the two, the chapter on work leans to a profession with your own name on it: take the post that teaches it.',
  'answer.choice.form.even': 'Between a post and independence the chapter on work does not choose.',
  'exam.beside.state':
    'A private post is worth taking beside the preparation and not in its place: it carries you until the result of {label}, and is the main road if that brings nothing.',
  'exam.beside.state.open':
    'A private post is worth taking beside the preparation and not in its place; fix beforehand which attempt is to be the last.',
  'exam.beside.past': 'So join a private post when one comes, and let a form for another road go beside it.',
  'exam.beside.private': 'So join a private post when one comes, and sit the papers beside it until the result of {label}, no longer.',
  'exam.beside.private.open':
    'So join a private post when one comes, and sit the papers beside it; fix beforehand which attempt is to be the last.',
  'answer.which.mode.service': 'The form your chart favours is a post in a larger body.',
  'answer.which.mode.business': 'The form your chart favours is dealing on your own account.',
  'answer.which.mode.profession': 'The form your chart favours is a profession with your own name on it.',
  'answer.which.mode.even': 'Your chart does not choose between a post and independence; a post with work of your own beside it uses both.',

  // somebody else
  'who.child': 'your child',
  'who.daughter': 'your daughter',
  'who.son': 'your son',
  'who.spouse': 'your partner',
  'who.mother': 'your mother',
  'who.father': 'your father',
  'who.sibling': 'your brother or sister',
  'who.inLaws': 'your in-laws',
  'who.husband': 'your husband',
  'who.wife': 'your wife',
  'who.brother': 'your brother',
  'who.sister': 'your sister',
  'who.wants.daughter': 'she wants',
  'who.wants.son': 'he wants',
  'who.wants.child': 'they want',
  'who.own.daughter': 'her own chart',
  'who.own.son': 'his own chart',
  'who.own.child': 'a chart of their own',
  'answer.person.well': 'In your own chart the place of {who} is in good keeping.',
  'answer.person.mixed': 'In your own chart the place of {who} has two sides: what you give arrives, and slowly.',
  'answer.person.ill': 'In your own chart the place of {who} asks for patience: give more time than advice.',
  'answer.person.house': '{house} house',
  'answer.person.read': 'It is read from your {house}, its lord {lord} and {pointer}.',
  'answer.person.readOne': 'It is read from your {house} and from its lord {lord}, which stands for {who} in every chart as well.',
  'answer.person.readInLaws':
    'It is read from your {house}, the 4th from the 7th and so the place of a partner’s mother, and from its lord {lord}.',
  'answer.person.maha':
    '{maha}, whose great period runs until {to}, belongs to {who} in your chart, so these years bring the matter to you again and again, and give you time for it.',
  'answer.person.noneHinders': 'No witness stands against it, of {heard} heard; that speaks of the tie between you, and sets no date.',
  'answer.person.wedding':
    'No date for the wedding of {who} stands in your chart: that can come only from {own}, and this one shows what the parent’s side can do, and when.',
  'answer.person.weddingOf':
    'No date for the wedding of {who} stands in your chart: that can come only from {own}, and this one shows what you can add to it, and when.',
  'answer.person.near': 'The nearest time to take the matter up with {who}: {span}, when Jupiter touches {house}.',
  'answer.person.near.job':
    'The nearest time in which your help reaches {who}, a name passed on, an application read through, an hour for a plan: {span}, when Jupiter touches {house}.',
  'answer.person.near.work':
    'The nearest time in which your help reaches {who} in this, a quiet word, a plan gone through together: {span}, when Jupiter touches {house}.',
  'answer.person.near.comesBack':
    'The nearest time to talk with {who} about coming back, and for a visit: {span}, when Jupiter touches {house}.',
  'answer.person.near.abroad':
    'The nearest time to settle with {who} what the distance asks of you both: {span}, when Jupiter touches {house}.',
  'answer.person.do.job':
    'One thing to do this month: sit down once with {who}, name five people who may know of work, and write to the first of them the same week.',
  'answer.person.do.comesBack':
    'One thing to do {by}: ask {who} once, without a wish of yours in the question, what would have to be ready here first.',
  'answer.person.do.far':
    'One thing to do this month: put fees, rent and any instalment on one page with {who}, and settle which part is whose before money is paid.',
  'answer.person.by.month': 'this month',
  'answer.person.by.from': 'from {from}, when a time for it begins',
  'answer.person.by.easy': 'from {month}, when it is easiest to be heard',
  'answer.person.do.weddingOf': 'One thing to do {by}: ask {who} what is wanted in a partner, and pass on one name, not ten.',
  'answer.person.theirs': 'A reading for {who} needs the date, time and place of that birth, and consent to it.',
  'answer.person.helps': 'What helps: {fact}.',
  'answer.person.hinders': 'What asks for care: {fact}.',
  'answer.person.do.child':
    'One thing to do this month: give your child an hour a week that has no lesson in it; ask, listen, and do not correct.',
  'answer.person.do.grown':
    'One thing to do {by}: ask {who} once what kind of life {wants}, listen to the end, and propose nothing that day.',
  'answer.person.do.spouse': 'One thing to do this month: ask each week what would make the load lighter, and do that one thing.',
  'answer.person.do.mother':
    'One thing to do this month: keep a fixed hour each week, by telephone or in the room, with the practical matter settled first.',
  'answer.person.do.father': 'One thing to do this month: ask for his counsel on one real matter, and let him see that you used it.',
  'answer.person.do.sibling':
    'One thing to do this month: settle one small matter of money or work in writing, and keep affection out of it.',
  'answer.person.do.inLaws':
    'One thing to do this month: agree with your partner first on one rule for visits and money, and let the partner say it.',
  'answer.person.do.health':
    'One thing to do this month: take over one duty, a bill, a visit, a form, so that {who} need not think of it again.',
  'answer.person.cannot':
    'What your chart cannot say: the feelings, choices or fortunes of {who}. These stand in {own}; this one shows what you can give, and when.',
  'answer.estranged.well': 'Your own chart speaks for coming together again: the ground of the family is good, and time works for you.',
  'answer.estranged.mixed': 'Coming together again may be, by small steps: the ground of the family has two sides.',
  'answer.estranged.ill':
    'Coming together again is not for soon: the ground of the family asks for a long patience, and leaves the door open.',
  'answer.estranged.cannot': 'Until then small signs keep the door open; whether {who} answers no chart can say.',
  'answer.estranged.do':
    'One thing to do this month, at whatever distance: send {who} three lines that ask nothing and reproach nothing, and again on the next birthday or feast, whether or not an answer comes.',
  'answer.person.when': 'Matters of {who} come to the front for you in the sub-period of {antar}, {span}.',
  'answer.person.talk': 'The best time for a talk with {who}, or for bringing up one family by name: {span}, when Jupiter touches {house}.',
  'answer.estranged.when': 'The best time for a longer talk or a visit: {span}, when Jupiter touches {house}.',
  'answer.person.inLawsWell':
    'What you go through there is real; your own chart shows no lasting breach: the place of your in-laws is in good keeping, so a rule that is said once has a chance.',
  'answer.person.inLawsMeanwhile':
    'Until you live together: agree with your partner on one rule for the house, and let the partner say it there.',
  'answer.person.dates':
    'A date for what {who} will do can come only from {own}; what yours dates is when the matter asks something of you.',

  // a child that somebody else hopes for, or that is on its way
  'answer.childWish':
    'Whether and when a child comes to somebody else your chart does not say, and no chart gives the day; their own chart and their doctors are the ones to ask.',
  'answer.childWish.home': 'What it can show is how the home and the two of you are carried meanwhile.',

  // everything
  'answer.general.maha': 'You are in the mahadasha of {maha} until {to}, with {area} in front.',
  'answer.general.none': 'Without a birth time your years are read from the Moon and from what moves overhead.',
  'answer.general.fields': 'The three fields in a line each, the best supported first.',
  'answer.general.next': '; its next stretch is {span}',
  'answer.general.field.support': '{field}: more speaks for it than against it{next}.',
  'answer.general.field.even': '{field}: the two sides balance{next}.',
  'answer.general.field.oppose': '{field}: it comes by patience and not by hurry{next}.',
  'answer.general.field.silent': '{field}: the chart leaves it to you{next}.',
  // where somebody stands, and the steps from there
  'answer.path.stand.well': 'You stand {phase} the {years}-year season of {maha}, of {theme}, and more carries you now than weighs on you.',
  'answer.path.stand.mixed':
    'You stand {phase} the {years}-year season of {maha}, of {theme}: some things carry you now, and some weigh on you.',
  'answer.path.stand.ill':
    'You stand {phase} the {years}-year season of {maha}, of {theme}; this part of it is hard going, and it has an end.',
  'answer.path.stand.plain':
    'You stand {phase} the {years}-year season of {maha}, of {theme}: nothing presses and nothing pushes, so you set the pace.',
  'answer.path.early': 'early in',
  'answer.path.middle': 'in the middle of',
  'answer.path.late': 'in the last third of',
  'answer.path.now.well': 'Now, until {to}: what goes well is {good}.',
  'answer.path.now.mixed': 'Now, until {to}: {good} can move; with {care} go carefully.',
  'answer.path.now.ill': 'Now, until {to}: go step by step, above all with {care}.',
  'answer.path.from.well': 'From {from}, under {antar}: what goes well is {good}, so this is the time to begin.',
  'answer.path.from.mixed': 'From {from}, under {antar}: {good} can move; with {care} go carefully.',
  'answer.path.from.ill': 'From {from}, under {antar}: go step by step, above all with {care}.',
  'answer.path.open': 'A stretch for {noun} is open: {span}.',
  'answer.path.stretch': 'In it lies a stretch for {noun}: {span}.',
  'answer.path.year': '{year}: the strongest stretch of the next twelve years for {noun}, {span}.',
  'answer.path.maha': 'From {from} a new great period, that of {graha}, brings {theme} to the front.',
  'answer.general.career': 'Work',
  'answer.general.love': 'Love',
  'answer.general.bond': 'Your marriage',
  'answer.general.abroad': 'Life abroad',
  'answer.general.service': 'Useful work',
  'answer.general.training': 'Training and work',
  'answer.general.companion': 'Companionship',
  'answer.general.do': 'One thing to do by {date}: {step}. It belongs to {graha}, your best supported graha, and to its matters: {theme}.',
  'answer.general.step.sun': 'ask for one task with your own name on it, however small, and carry it through',
  'answer.general.step.moon': 'put your days in order, with fixed sleep, one good talk a week, and one thing at home made right',
  'answer.general.step.mars': 'take one decision that you have put off, give it a day, and do its first hour',
  'answer.general.step.mercury': 'learn one thing that can be shown, a skill or a language, half an hour a day',
  'answer.general.step.jupiter': 'ask one teacher or elder whom you trust what they see in you, and act on one part of it',
  'answer.general.step.venus': 'make one thing that is pleasant for others, and let them see it',
  'answer.general.step.saturn': 'choose one useful task, give it the same hour each working day, and stay with it',
  'answer.general.step.rahu': 'try one thing that nobody in your family has tried, small enough to stop',
  'answer.general.step.ketu': 'put down one thing that no longer serves you, and give its hour to one that does',
  'answer.readAs.life':
    'Your words were read as a question about your life as a whole; the fields below and their chapters stand for the parts of it.',
  'answer.general.cannot': 'What no chart can say: what you should want. It can say in which season a step is easier.',

  // years of one's own
  'answer.rest.peace.well': 'Peace of mind has a kind season now: what has been heavy is easier to set down.',
  'answer.rest.peace.mixed':
    'Peace of mind comes by a regular day now: good days and tired ones take turns, and the rhythm carries you over both.',
  'answer.rest.peace.plain': 'Peace of mind is in your own hands now: nothing presses on it, and a regular day keeps it.',
  'answer.rest.peace.ill': 'Peace of mind asks for fewer duties and more rest now, and the pressure on it has an end.',
  'answer.rest.road': 'For a pilgrimage the first good times are {spans}, with Jupiter over your house of faith.',
  'answer.rest.noRoad': 'For a pilgrimage no passage stands out, so choose the month by company and by the weather.',
  'answer.purpose': 'Give these years to {purpose}.',
  'answer.purpose.why': '{graha} is the best supported graha of your chart, and this is what it does well.',
  'purpose.sun': 'being the one whom others can rely on: chairing, guiding, standing up for what is right',
  'purpose.moon': 'care: for people, for a household, for whatever grows',
  'purpose.mars': 'something useful to the hands: land, repair, a skill taught to the young',
  'purpose.mercury': 'teaching, writing, and putting other people’s papers in order',
  'purpose.jupiter': 'counsel and teaching, and to what you believe in',
  'purpose.venus': 'music, beauty and good company, and to making peace between people',
  'purpose.saturn': 'patient service among those who have less',
  'answer.purpose.maha': 'Until {to} the great period is that of {maha}, and its field is {area}: look there first.',
  'answer.purpose.mahaNext': 'The great period of {maha} begins {from} and brings {area} to the front.',
  'answer.purpose.do':
    'One thing to do before {to}, when the sub-period of {antar} ends: choose one person or one place that needs what you know, and give it a fixed morning each week.',
  'answer.purpose.doNow':
    'One thing to do: choose one person or one place that needs what you know, and give it a fixed morning each week.',
  'answer.purpose.cannot': 'What no chart can say: how the body fares, or how long anything lasts. It shows what a season is good for.',

  // body and mind
  'answer.mind.body': 'About the body this reading says nothing; that is a doctor’s field.',

  // reasons
  'answer.for': 'In its favour: {meaning}.',
  'answer.against': 'Against it: {meaning}.',
  'answer.nearest.for': 'The nearest thing to a voice: {meaning}.',
  'answer.nearest.against': 'The nearest thing to a voice is against it: {meaning}.',
  'answer.noneFor': 'Nothing speaks for it loudly enough to be counted, so let a good plan do that.',
  'answer.noneAgainst': 'Nothing speaks against it loudly enough to be counted.',
  'fact.lord': '{graha}, lord of the {house}, is {state}',
  'fact.seat': '{graha} stands in your {house}',
  'fact.pointer': '{graha}, which stands for {what} in every chart, is {state}',
  'stands.career': 'work',
  'stands.love': 'affection',
  'stands.abroad': 'the foreign',
  'stands.money': 'wealth',
  'stands.family': 'the heart of a home',
  'stands.study': 'learning',
  'stands.business': 'trade',
  'stands.job': 'service',
  'stands.spirit': 'wisdom',
  'stands.home': 'land',
  'stands.child': 'children',
  'stands.spouse': 'a partner',
  'stands.mother': 'the mother',
  'stands.father': 'the father',
  'stands.sibling': 'brothers and sisters',
  'stands.elderSibling': 'elder brothers and sisters',
  'stands.partnersChild': 'the children of a partner',
  'stands.inLaws': 'mothers',
  'stands.together': 'the bond',
  'stands.tradePartner': 'trade',
  'stands.tradeChild': 'trade',
  'stands.transfer': 'home',
  'stands.consent': 'the parents',
  'stands.debt': 'effort against debt',
  'stands.exam': 'learning',
  'stands.government': 'rank',
  'stands.private': 'labour and skill',
  'fact.points': '{sign}, your {house}, has {points} points of ashtakavarga, where 25 to 30 is usual',
  'state.house': 'in the {house}',
  'state.houseMoon': 'in the {house} from the Moon',
  'state.carried': '{house}, a house that carries it',
  'state.measure': 'strong by shadbala ({percent}% of what is asked of it)',
  'state.short': 'short of strength ({percent}% of the shadbala asked of it)',
  'state.hidden': '{house}, a house that wears it down',
  'state.combust': 'too near the Sun to shine (combust)',
  'fact.period': '{graha} has the running sub-period until {to}, and is {state}',
  'fact.mahaPeriod': '{graha} has the running mahadasha until {to}, and is {state}',

  'means.love.house.for': 'the house of partnership is in kind hands',
  'means.love.house.against': 'the house of partnership is under pressure, so it needs plain words and patience',
  'means.love.lord.for': 'the graha that answers for partnership can do its work',
  'means.love.lord.against': 'the lord of the house of partnership has to struggle, so good things may need a second attempt',
  'means.love.karaka.for': 'you have warmth to give',
  'means.love.karaka.against': 'affection may be shown shyly or late',
  'means.love.chara.for': 'your chart makes room for two to be close',
  'means.love.chara.against': 'closeness between two does not come by itself in your chart; it is made',
  'means.love.moon.for': 'partnership feels natural to you, seen from the Moon',
  'means.love.moon.against': 'partnership feels steeper to you than it is, seen from the Moon',
  'means.love.varga.for': 'the chart of marriage, the navamsa, confirms the birth chart, and what is begun can last',
  'means.love.varga.against': 'the chart of marriage, the navamsa, does not quite confirm the birth chart, so take your time',
  'means.love.vargaHouse.for': 'in the navamsa the partner’s own place is well held',
  'means.love.vargaHouse.against': 'in the navamsa the partner’s own place needs care',
  'means.love.second.for': 'you show affection easily',
  'means.love.second.against': 'affection holds back, or speaks more sharply than it means to',
  'means.love.points.for': 'the house of partnership has more support than most',
  'means.love.points.against': 'the house of partnership has less support than most, so effort must stand in for luck',
  'means.love.strength.for': 'you have the strength to hold a bond',
  'means.love.strength.against': 'your strength for it runs low at times, so rest before you judge',
  'means.love.jaimini.for': 'the impression you make draws the kind of partner you look for',
  'means.love.jaimini.against':
    'the first impression you make and the partner you look for differ, so let people know you before either side decides',
  'means.love.dasha.for': 'the period you live in serves it',
  'means.love.dasha.against': 'the period you live in makes heavy weather of it',
  'means.career.house.for': 'the house of work has strong company, so what you do is seen',
  'means.career.house.against': 'the house of work has difficult company, so results take longer to be seen',
  'means.career.lord.for': 'the graha that answers for work is able, and effort turns into position',
  'means.career.lord.against': 'the graha that answers for work struggles, so the first attempt is seldom the last',
  'means.career.karaka.for': 'authority, patience and skill stand ready in you',
  'means.career.karaka.against': 'of authority, patience and skill not all come easily',
  'means.career.chara.for': 'the graha of your calling, the amatyakaraka, is well linked',
  'means.career.chara.against': 'the graha of your calling, the amatyakaraka, works out of sight',
  'means.career.moon.for': 'the work suits your temper, seen from the Moon',
  'means.career.moon.against': 'work tires you more than it shows, seen from the Moon',
  'means.career.varga.for': 'the chart of work, the dasamsa, confirms the birth chart',
  'means.career.varga.against': 'the chart of work, the dasamsa, does not quite confirm the birth chart',
  'means.career.vargaHouse.for': 'in the dasamsa the place of work is well held',
  'means.career.vargaHouse.against': 'in the dasamsa the place of work needs care',
  'means.career.second.for': 'gain follows effort: what you put in comes back',
  'means.career.second.against': 'gain lags behind effort, so agree the pay before the work',
  'means.career.points.for': 'the house of work has more support than most',
  'means.career.points.against': 'the house of work has less support than most, so record what you do',
  'means.career.strength.for': 'there is strength to spare behind your work',
  'means.career.strength.against': 'one of the lords behind your work is short of strength, so pace matters more than zeal',
  'means.career.jaimini.for': 'a calling shows itself in the navamsa',
  'means.career.jaimini.against': 'the calling is slow to show itself in the navamsa',
  'means.career.dasha.for': 'the period you live in serves work',
  'means.career.dasha.against': 'the period you live in makes heavy weather of work',
  'means.abroad.house.for': 'the house of far roads is well looked after',
  'means.abroad.house.against': 'rough hands are laid on the house of far roads, so papers and plans need care',
  'means.abroad.lord.for': 'the graha that answers for far roads is able',
  'means.abroad.lord.against': 'the graha that answers for far roads struggles, so allow for a second application',
  'means.abroad.karaka.for': 'Rahu, which stands for the foreign, stands where it moves people',
  'means.abroad.karaka.against': 'Rahu, which stands for the foreign, holds back',
  'means.abroad.chara.for': 'you yourself are drawn outward',
  'means.abroad.chara.against': 'you yourself are rooted where you are',
  'means.abroad.moon.for': 'distance suits your heart, seen from the Moon',
  'means.abroad.moon.against': 'distance weighs on the heart, seen from the Moon',
  'means.abroad.varga.for': 'the navamsa confirms the far road',
  'means.abroad.varga.against': 'the navamsa does not quite confirm the far road',
  'means.abroad.vargaHouse.for': 'in the navamsa the place of far roads is well held',
  'means.abroad.vargaHouse.against': 'in the navamsa the place of far roads needs care',
  'means.abroad.second.for': 'home lets you go',
  'means.abroad.second.against': 'home holds on to you',
  'means.abroad.points.for': 'the house of far roads has more support than most',
  'means.abroad.points.against': 'the house of far roads has less support than most',
  'means.abroad.strength.for': 'you have the strength for a long road',
  'means.abroad.strength.against': 'strength for a long road has to be built first',
  'means.abroad.jaimini.for': 'the arudhas point outward',
  'means.abroad.jaimini.against': 'the arudhas point home',
  'means.abroad.dasha.for': 'the period you live in opens the road',
  'means.abroad.dasha.against': 'the period you live in makes the road slow',

  // shorter concerns

  // one thing to do
  'answer.do.near': 'One thing to do, from {month}, when {why}: {what}.',
  'answer.do.nearFirst': 'One thing to do, from {month}, when {why}: {what}; the first longer time comes from {from}.',
  'answer.do.nearThen': 'One thing to do, from {month}, when {why}: {what}; the larger step has its time from {from}.',
  'near.why.ask': 'it is easiest to ask and to be seen',
  'near.why.open': 'the Sun favours asking',
  'near.why.own': 'the Sun passes through its house',
  'near.marriage': 'let one introduction happen, and say early what matters to you',
  'near.partner': 'tell one elder whom both of you trust',
  'near.relationship': 'bring up the one matter you both avoid, in a quiet hour',
  'near.love': 'accept every invitation, and ask one person for an hour of talk',
  'near.companion': 'make the visit that you have put off',
  'near.jobChange': 'send three applications and hear one offer through; sign nothing that pays less than you have',
  'near.boss': 'ask for one clear agreement about your tasks, and confirm it in writing',
  'near.promotion': 'ask once, by name, for the step you want, with your results on one page',
  'near.permanent': 'ask once in writing how posts like yours are made permanent, and what is missing in your papers',
  'near.business': 'let one person pay in full for what you offer, and write the terms down',
  'near.career': 'ask or apply once, for the one thing that matters most',
  'near.training': 'send one application, to a course or a first post',
  'near.exam': 'sit one whole paper against the clock before others, and mend what it shows',
  'near.government': 'enter for the one examination that leads to the post you want',
  'near.service': 'offer what you know to one place that could use it',
  'near.visa': 'have one person who knows the rules read all your papers',
  'near.settle': 'send one application, and have your papers read by somebody who knows the rules there',
  'near.settle.sent': 'ask your manager once in writing for the month of the posting, and on which papers a longer stay would rest',
  'near.postAway': 'book the language test, or send off the papers by which your training is recognised there',
  'near.abroad': 'send one application, with every paper complete',
  'near.abroad.sent': 'ask your manager once in writing for the month of the posting, and what is still open on the firm’s side',
  'near.residence': 'let one person who knows the rules go through all your papers',
  'answer.do.step.open': 'One thing to do until {to}, when the stretch that is open ends: {what}.',
  'answer.do.step.ahead': 'One thing to do from {from}, when the next stretch opens, to {to}: {what}.',
  'answer.do.marriage.open':
    'One thing to do: let introductions happen before {to}, when the stretch that is open ends, above all {place}.',
  'answer.do.marriage.ahead':
    'One thing to do: tell those who look for you what matters to you before {from}, when the next stretch opens, and have them look above all {place}.',
  'answer.do.partner.silent':
    'One thing to do, by {date}: let one elder whom both houses trust ask for a meeting on a fixed day, and agree between the two of you beforehand what you do if no answer has come by {to}.',
  'answer.do.partner.open':
    'One thing to do: before {to}, when the stretch that is open ends, settle together how and by whom the families are told.',
  'answer.do.partner.ahead':
    'One thing to do: settle together, before {from}, when the next stretch opens, how and by whom the families are told.',
  'answer.do.residence.open':
    'One thing to do: before {to}, when the stretch that is open ends, file what is ready and keep a copy of every paper that shows your status.',
  'answer.do.residence.ahead':
    'One thing to do: have status papers, a second employer and savings ready by {from}, when the next stretch opens.',
  'answer.do.relationship.open':
    'One thing to do: before {to}, when the stretch that is open ends, bring up the one matter you both avoid, in a quiet hour and without a witness.',
  'answer.do.relationship.ahead':
    'One thing to do: keep one hour a week for the two of you until {from}, when the next stretch opens; the larger talk goes better after that.',
  'answer.do.breakup.open':
    'One thing to do this week: write down what you would still want to say, keep it for three days, and send only what is kind; then put the old messages away.',
  'answer.do.breakup.ahead':
    'One thing to do: promise nothing out of pain before {from}, when the next stretch opens; keep close to people who wish you well.',
  'answer.do.love.open':
    'One thing to do: accept invitations before {to}, when the stretch that is open ends; what starts in company now has support.',
  'answer.do.love.ahead':
    'One thing to do: widen your circle before {from}, when the next stretch opens, so that there is somebody to meet.',
  'answer.do.companion.open':
    'One thing to do: before {to}, when the stretch that is open ends, make one visit or journey in company that you have put off.',
  'answer.do.companion.ahead':
    'One thing to do: take up again, before {from}, when the next stretch opens, one friendship that has gone quiet.',
  'answer.do.jobChange.open':
    'One thing to do: send applications before {to}, when the stretch that is open ends, and leave only for something signed.',
  'answer.do.jobChange.ahead':
    'One thing to do: have your papers, one page of results and a list of ten places ready by {from}, when the next stretch opens, and apply in it; lay aside what you can of each salary until then.',
  'answer.do.jobChange.openSeeks':
    'One thing to do: send two good applications a week before {to}, when the stretch that is open ends, each written for that one post.',
  'answer.do.jobChange.aheadSeeks':
    'One thing to do: have papers and one piece of work to show ready by {from}, when the next stretch opens, and apply in it.',
  'answer.do.boss.open':
    'One thing to do: before {to}, when the stretch that is open ends, ask for one clear agreement about your tasks, and confirm it in writing.',
  'answer.do.boss.ahead':
    'One thing to do: keep a dated record of your work until {from}, when the next stretch opens, and choose one matter worth defending.',
  'answer.do.promotion.open':
    'One thing to do: before {to}, when the stretch that is open ends, put your results on one page and ask by name for what you want.',
  'answer.do.promotion.ahead':
    'One thing to do: gather the results that you will show on one page by {from}, when the next stretch opens, and ask in it.',
  'answer.do.permanent.open':
    'One thing to do: before {to}, when the stretch that is open ends, put the dated proof of every year served into one file, and ask in writing for the permanent post.',
  'answer.do.permanent.ahead':
    'One thing to do: have the dated proof of every year served in one file by {from}, when the next stretch opens, and ask in writing in it.',
  'answer.do.business.open':
    'One thing to do: before {to}, when the stretch that is open ends, let one person pay in full for what you offer, and write the terms down.',
  'answer.do.business.ahead':
    'One thing to do: test it small beside an income until {from}, when the next stretch opens, and decide by what was paid for.',
  'answer.do.business.aheadAlone':
    'One thing to do: offer it to ten people who would pay until {from}, when the next stretch opens, with the sum written down at which an income comes first.',
  'answer.do.close':
    'One thing to do this week: write that monthly figure and its day on one sheet, with the costs that run even when nothing is sold, and show it to somebody who will hold you to it.',
  'answer.do.trade.open':
    'One thing to do: before {to}, when the stretch that is open ends, offer your best product to ten customers, and carry on or scale down by what they buy.',
  'answer.do.trade.ahead':
    'One thing to do: write down the figure that the business must reach by {to}, the end of its stretch, and the part of it that must stand by {from}, when the next stretch opens; where either is missed, scale down or take a post beside it before you close it.',
  'answer.do.trade.eases':
    'One thing to do: write down the figure that the business must reach by {by}, when the hardest months are over, and the part of it that must stand by {to}, the end of the stretch before; where the first is missed, scale down or take a post beside it before you close it.',
  'answer.do.career.open': 'One thing to do: ask, apply or launch before {to}, when the stretch that is open ends.',
  'answer.do.career.ahead': 'One thing to do: finish what is open and prepare the next step for {from}, when the next stretch opens.',
  'answer.do.fieldChoice':
    'One thing to do: this month spend a day each with somebody who works in {first} and somebody who works in {second}, and note which of the two days you would take again.',
  'answer.do.training.open':
    'One thing to do: send the application for a course, an examination or a first post before {to}, when the stretch that is open ends.',
  'answer.do.training.ahead':
    'One thing to do: choose one examination or one skill and have it ready by {from}, when the next stretch opens.',
  'answer.do.service.open':
    'One thing to do: before {to}, when the stretch that is open ends, offer what you know to one body that needs it, and put pension and papers in order.',
  'answer.do.service.ahead':
    'One thing to do: by {from}, when the next stretch opens, put pension and papers in order and choose one place that needs what you know.',
  'answer.do.visa.open':
    'One thing to do: file what is ready before {to}, when the stretch that is open ends; copies, dates and spelling decide more than luck.',
  'answer.do.visa.ahead':
    'One thing to do: have language test, papers and savings ready by {from}, when the next stretch opens, and file in it.',
  'answer.do.agent':
    'One thing to do this week: write to the agent, so that it stands on paper, and ask for the receipt, the number of the visa or the file, and a last date; keep a copy of every answer.',
  'answer.do.settle.open':
    'One thing to do: before {to}, when the stretch that is open ends, take the step that can be reversed: a visit, an application, a trial stay.',
  'answer.do.settle.ahead':
    'One thing to do: prepare language, papers and savings for {from}, when the next stretch opens, and go for a season before you go for good.',
  'answer.do.abroad.open': 'One thing to do: send what is ready before {to}, when the stretch that is open ends.',
  'answer.do.abroad.open.sent':
    'One thing to do before {to}, when the stretch that is open ends: ask your manager in writing for the month of the posting, and have your papers with the firm.',
  'answer.do.abroad.ahead': 'One thing to do: prepare language, papers and savings for {from}, when the next stretch opens.',
  'answer.do.abroad.ahead.sent':
    'One thing to do this week: ask your manager in writing for the month of the posting and what it waits for; have passport and papers ready with the firm by {from}, when the next stretch opens.',
  'answer.do.none.career':
    'One thing to do: finish one thing each week that belongs to {theme}, the matters of {graha}, which answers for your work, and show it to one person.',
  'answer.do.none.love':
    'One thing to do: keep one fixed evening a week for company; {graha} answers for partnership in your chart, and rewards what is given without hurry.',
  'answer.do.none.bond':
    'One thing to do: keep one fixed evening a week for the two of you; {graha} answers for partnership in your chart, and rewards what is given without hurry.',
  'answer.do.none.abroad':
    'One thing to do: have a language certificate and copies of every paper ready before any date asks for them; {graha}, lord of far roads, rewards {theme}.',
  'answer.do.return':
    'One thing to do this month: write down what would be a good reason to go and what a good reason to stay, and decide by that list and not in a low week.',
  'answer.do.returnGently':
    'One thing to do this month: plan a visit of one season there, and leave the question of the house until you are back from it.',
  'answer.do.again.open':
    'One thing to do: accept invitations before {to}, when the stretch that is open ends, and let a new person be new.',
  'answer.do.offer':
    'One thing to do this week: ask by which day the offer wants its answer, write down what each way earns, costs and closes, and decide by that list and not by the last call.',
  'answer.do.offer.two':
    'One thing to do this week: ask by which day the offer wants its answer, write down what each way earns, costs and asks of the two of you, and read that list together before you reply.',
  'answer.do.again.children':
    'One thing to do first, and this month: speak with {children} about it, each alone and without a plan in your hand; nobody is brought home before that.',
  'answer.do.again.child.small':
    'One thing to do first, and this month: tell {child}, in a sentence fit for {age}, that somebody may join you one day and that the two of you stay as you are; nobody is brought home before that.',
  'answer.do.again.child.young':
    'One thing to do first, and this month: ask {child} what would be hard about somebody new, and what has to stay; at {age} that is answered while nothing is decided.',
  'answer.do.again.child.grown':
    'One thing to do first, and this month: tell {child} plainly that you think of it; at {age} one wants to hear it first, and from you.',
  'answer.do.again.child.any':
    'One thing to do first, and this month: speak with {child} about it, without a plan in your hand; nobody is brought home before that.',
  'answer.do.again.ahead': 'One thing to do: widen your circle before {from}, when the next stretch opens, and let a new person be new.',

  'answer.again.read':
    'No verse that we have checked gives a later marriage a house of its own, so the 7th is read here for a bond from now on; the marriage that ended is not weighed by it.',
  'answer.again.widowed':
    'No verse that we have checked gives a later marriage a house of its own, so the 7th is read here for a bond from now on; what you have had and lost is not weighed by it.',

  // questions whose clauses no single field bears
  'plea.noneFor': 'Nothing counted helps it.',
  'plea.noneAgainst': 'Nothing counted hinders it.',
  'plea.house': 'your {house} house',
  'plea.houseMoon': 'the {house} from your Moon',
  'plea.jupiterFar': 'The larger help comes {span}, when Jupiter touches {house}; until then small steps serve.',
  'plea.jupiterNow': 'Jupiter touches {house} {span}: take the steps in that time.',
  'plea.jupiterOver': 'Jupiter next touches {house} {span}: begin the steps in that time.',
  'plea.together.meet': 'A stretch for the marriage and one for distance meet {span}: the best time for the move itself.',
  'plea.together.road': 'For the move itself, the stretches of distance: {spans}.',
  'plea.together.noRoad': 'For the move itself no stretch of distance stands out in the next twelve years.',
  'plea.together.well': 'Of one roof more speaks for it than against it.',
  'plea.together.mixed': 'Over one roof the chart is divided: it comes by a plan more than by itself.',
  'plea.together.ill': 'One roof takes patience here: more delays it than helps it.',
  'plea.together.read': 'It is read from the 7th, of marriage, with the 4th, of home, and the 12th, of far places: {lords}.',
  'plea.transfer.undated': 'Your birth time bears no sub-periods, so only Jupiter’s dates are given.',
  'plea.transfer.noChange': 'No sub-period of the years just ahead is of the kind that a verse ties to a change of post.',
  'plea.transfer.changes':
    'By a verse a change of post belongs to {count, plural, one {the sub-period} other {the sub-periods}} of {list}.',
  'plea.transfer.home': 'Towards home leads the sub-period of {antar}, {span}: its lord belongs to {tie}.',
  'plea.transfer.tie.4': 'the 4th, of home',
  'plea.transfer.tie.3': 'the 3rd, of near places',
  'plea.transfer.tie.10': 'the 10th, of the post',
  'plea.transfer.both': 'Of these {antar}, {span}, leads towards home as well.',
  'plea.transfer.well': 'A posting near home has good ground.',
  'plea.transfer.mixed': 'A posting near home is possible, and the chart is divided over it.',
  'plea.transfer.ill': 'A posting near home takes more than one request.',
  'plea.transfer.read': 'It is read from the 4th, of home, the 3rd, of near places, and the 10th, of the post: {lords}.',
  'plea.relief.saturn': 'The pressure has an end: {passage} is over on {to}.',
  'plea.relief.turnUnder':
    'The turn comes in two steps: with the sub-period of {antar}, a favourable one, from {from}, and with the end of Saturn’s passage on {to}.',
  'plea.relief.turnTrade': 'For the business the turn comes with the sub-period of {antar}, a favourable one: from {from}.',
  'plea.relief.turn': 'The turn comes with the sub-period of {antar}, a favourable one: from {from}.',
  'plea.relief.none': 'No turn can be dated from the periods of this chart, so months are the better measure.',
  'plea.relief.noSaturn': 'No sade sati or dhaiya of Saturn runs now, so no long passage has to be sat out.',
  'plea.relief.monthWithin':
    'The easiest month of the coming year is {month}: it lies within the harder sub-period, so use it to ask, and not for a new risk.',
  'plea.relief.month': 'The best month of the coming year is {month}.',
  'plea.debt.read': 'It is read from the 2nd and the 11th, of money, and from the 6th, of debts, with its lord {lord}, and Mars.',
  'plea.consent.well': 'The parents’ side is well disposed in this chart: consent is likelier than refusal, though no chart promises it.',
  'plea.consent.mixed': 'The parents’ side is divided in this chart: consent takes time and a good advocate.',
  'plea.consent.ill': 'The parents’ side is slow in this chart: the first answer may be no, and more than one talk is needed.',
  'plea.consent.read': 'It is read from the lords of the 4th, the 9th and the 2nd, of mother, father and family: {lords}.',
  'plea.father.well': 'Your father is well disposed in this chart: his consent is likelier than refusal, though no chart promises it.',
  'plea.father.mixed': 'The chart is divided over your father: his consent takes time and a good advocate.',
  'plea.father.ill': 'Your father is slow to agree in this chart: his first answer may be no, and more than one talk is needed.',
  'plea.father.read': 'It is read from the lord of the 9th, the father’s house, {lords}, and from the Sun, which stands for him.',
  'plea.mother.well': 'Your mother is well disposed in this chart: her consent is likelier than refusal, though no chart promises it.',
  'plea.mother.mixed': 'The chart is divided over your mother: her consent takes time and a good advocate.',
  'plea.mother.ill': 'Your mother is slow to agree in this chart: her first answer may be no, and more than one talk is needed.',
  'plea.mother.read': 'It is read from the lord of the 4th, the mother’s house, {lords}, and from the Moon, which stands for her.',
  'plea.father.readOne': 'It is read from the lord of the 9th, the father’s house: the Sun, which stands for him in every chart as well.',
  'plea.mother.readOne': 'It is read from the lord of the 4th, the mother’s house: the Moon, which stands for her in every chart as well.',
  'plea.consent.tie':
    'Tied to the lords of affection and marriage, the 5th and the 7th, {count, plural, one {is} other {are}} {lords} on the parents’ side: the two sides can be brought together.',
  'plea.consent.noTie': 'No tie joins the parents’ side to the lords of affection and marriage, so somebody whom both trust should speak.',
  'plea.comeBack.far':
    'You ask about coming back: the chart keeps you well abroad, so come back to something that is ready, and not away from something.',
  'plea.comeBack.home': 'You ask about coming back: this chart carries you better at home than far from it, so the wish has ground.',
  'plea.comeBack.even':
    'You ask about coming back: home and distance carry you equally, so the day may be chosen by what is ready at home.',
  'plea.comeBack.near': 'For the first steps, a visit with a purpose, a lease, the talks at home: {span}, when Jupiter touches {house}.',
  'plea.do.comeBack':
    'One thing to do by {date}: write down the income you need a month at home, begin to set a year of it aside, and plan one visit that tests it.',
  'plea.do.comeBackTrade':
    'One thing to do by {date}: begin to set aside a year’s cost of living, apart from the money for the business, and name ten buyers at home to test the idea on before you give notice.',
  'plea.cannot.comeBack': 'What no chart can say: the papers, an employer’s answer, a market, or how home will feel after so long.',
  'plea.ownHeart.same':
    'Whom you love is no fault of the stars and none of yours, and you owe nobody a wedding; nor does a wedding change a heart, and it takes a second person into the hurt.',
  'plea.ownHeart.listens': 'If the pressure gets too heavy, Tele-MANAS, 14416, listens in India free of charge, day and night.',
  'plea.ownHeart.free': 'Whether to marry is yours to say: a chart shows when a bond has room, and it never says that there has to be one.',
  'plea.ownHeart.later': 'Should you wish for it one day, the chart can say when there is room for love.',
  'plea.do.ownHeart':
    'One thing to do by {date}: choose the one person at home or outside who can hear it safely, say it to that person first, and to the rest only: “I shall not marry now.”',
  'plea.do.ownHeartFree':
    'One thing to do by {date}: tell the parent who listens best, once and calmly, what you want from the next years, and until when you wish to hear of no match.',
  'plea.cannot.ownHeart':
    'What no chart can say: how your family will take it, or who will be beside you; a birth chart knows no gender of the one you love.',
  'plea.cannot.ownHeartFree': 'What no chart can say: what you should want, or what those at home will say to it.',
  'plea.residence.undated': 'For staying on and for returning alike your birth time bears no dated sub-period.',
  'plea.exam.well': 'Another attempt has good ground: more helps an examination here than hinders it.',
  'plea.exam.mixed': 'Another attempt is worth it with a limit set beforehand: the chart is divided over examinations.',
  'plea.exam.ill':
    'Another attempt asks for a changed method: more hinders an examination here than helps it, which says nothing of ability.',
  'plea.exam.read': 'It is read from the 5th, of learning, and the 6th, of competition (lords: {lords}), with Mercury and Jupiter.',
  'plea.exam.when': 'Examinations come to the front in the sub-period of {antar}, {span}{well}.',
  'plea.exam.second':
    'A second examination beside it is read from the same houses, so the chart favours neither: prepare for both where the papers overlap, and sit the one whose date comes first.',
  'plea.exam.lord.well': ', a favourable one',
  'plea.exam.lord.mixed': ', whose lord is mixed: helped on one side, held back on another',
  'plea.exam.lord.ill': ', whose lord has to struggle, so prepare longer',
  'plea.exam.trade': 'Of the family’s trade, the other road, this chart says: {verdict}',
  'plea.exam.join':
    'So do both: sit at the time that is named for it, for as many tries as you set yourself, and apply for a post that pays meanwhile, whichever comes first.',
  'plea.dasha.runs': 'The great period of {graha} runs in your chart now, until {to}.',
  'plea.dasha.sub': 'Of the periods of {graha} you have a sub-period now, until {to}, within the great period of {now}.',
  'plea.dasha.ahead': 'The great period of {graha} begins in your chart on {from}; until then you are in that of {now}.',
  'plea.dasha.far':
    'The great period of {graha} does not run in your chart and is not the next one: you are in that of {now} until {to}, and {next} follows.',
  'plea.dasha.well': 'It is a favourable one under {graha}: such a time builds, and keeps what it builds.',
  'plea.dasha.mixed': '{graha} gives and takes by turns as its lord: such a time is work with a fair return, and milder than people say.',
  'plea.dasha.ill':
    '{graha} has to struggle as its lord: such a time asks for patience, order and few debts; it is slow, and it does not undo a life.',
  'plea.cannot.dasha': 'What no chart can say: a fixed event for a whole period of years.',
  'answer.ishta':
    'For a form of prayer your chart points to {deity}: so later practice reads {graha} in the 12th from the self-marker (karakamsa) of the navamsa.',
  'deity.sun': 'Shiva, or the rising Sun itself',
  'deity.moon': 'Gauri, the Mother',
  'deity.mars': 'Subrahmanya (Murugan, Kartikeya)',
  'deity.mercury': 'Vishnu',
  'deity.jupiter': 'Dakshinamurti, or the guru himself',
  'deity.venus': 'Lakshmi',
  'deity.saturn': 'Vishnu in his patient forms, or Ayyappa',
  'deity.rahu': 'Durga',
  'deity.ketu': 'Ganesha',
  'plea.saturn.now': 'Saturn is in {sign} until {until}. {text}',
  'plea.saturn.next': 'On {from} it enters {sign}. {text}',
  'plea.saturn.free': 'Neither sade sati nor a dhaiya runs now or begins within a year.',
  'plea.saturn.almanacs':
    'These are the observed (Thirukanitham) dates; the Vakya almanac may have the peyarchi of temples some months later.',
  'plea.do.together': 'One thing to do by {date}: settle which of you two moves, and have the papers for that ready.',
  'plea.do.transfer': 'One thing to do by {date}: file the request for {noun}, with its grounds and copies.',
  'plea.do.relief': 'One thing to do by {date}: choose the one burden that you could put down, and put it down.',
  'plea.do.reliefTrade':
    'One thing to do by {date}: list what the business earns and owes on one page, and decide by it what is kept, what is shrunk and what is sold.',
  'plea.do.consentTheirs':
    'One thing to do by {ask}: ask {who, select, he {him} she {her} other {the one you love}} which elder of that house listens best, and what that elder fears most; the first word there comes after that, from {who, select, he {him} she {her} other {your partner}} alone, and you come when you are asked.',
  'plea.exam.state.well':
    'Other government posts as well: your chart carries service of the state better than most, and state services, SSC, banks and railways stand on the same houses{also}.',
  'plea.exam.state.half':
    'Other government posts as well: your chart carries service of the state as most do, and state services, SSC, banks and railways stand on the same houses, so sit for two or three of them{also}.',
  'plea.exam.state.slow':
    'Other government posts can be tried beside it, such as state services, SSC, banks and railways, though your chart carries service of the state less easily than most{also}.',
  'plea.exam.state.private': '; a private post, which has a little more support, may pay the bills meanwhile',
  'plea.do.consentOwn.month': 'One thing to do, {month}, when {why}: speak with {who} alone, and ask once, kindly, to be heard.',
  'plea.do.consentOwn.from':
    'One thing to do from {from}, when the stretch for that talk opens: speak with {who} alone, ask only to be listened to, and wait for no answer that day.',
  'plea.do.consentOwn': 'One thing to do by {date}: speak with {who} alone, and ask once, kindly, to be heard.',
  'plea.do.consentAlly.mother':
    'One thing to do by {date}: agree with your mother on the evening on which she brings it up with your father, and leave that first talk to the two of them.',
  'plea.do.consentAlly.father':
    'One thing to do by {date}: agree with your father on the evening on which he brings it up with your mother, and leave that first talk to the two of them.',
  'plea.do.residence': 'One thing to do by {date}: have status papers, a second employer and half a year’s savings in order.',
  'plea.do.retryHeir':
    'One thing to do by {date}: fix how many attempts more you will give it, tell that number at home, and give the family’s trade one fixed day a week meanwhile, so that both roads stay open.',

  'plea.do.retryHeir.limit':
    'One thing to do by {date}: tell those at home that the attempt of {label} is the limit, and give the family’s trade one fixed day a week meanwhile, so that both roads stay open.',
  'plea.do.retryCourse':
    'One thing to do by {date}: fix how many attempts more you will give it, and fill in the form of one other course meanwhile, so that the day of the result finds two doors.',

  'plea.do.retryCourse.limit':
    'One thing to do by {date}: write the limit of {label} where you see it each day, and fill in the form of one other course meanwhile, so that the day of the result finds two doors.',
  'plea.do.retry': 'One thing to do by {date}: fix how many attempts more you will give it, and apply for one post meanwhile.',

  'plea.do.retry.limit':
    'One thing to do by {date}: write the limit of {label} where you see it each day, and apply for one post meanwhile.',
  'plea.do.retryPast':
    'One thing to do by {date}: read in the notice which age your category allows, and send one form for a post that is still open to you.',
  'plea.do.retryPosted':
    'One thing to do by {date}: sit three whole papers against the clock, fix how many attempts more you will give it, and tell that number to those at home.',

  'plea.do.retryPosted.limit':
    'One thing to do by {date}: sit three whole papers against the clock, and tell those at home that the attempt of {label} is the limit.',
  'plea.do.saturn': 'One thing to do by {date}: put pension, deposits and nominations on one page.',
  'plea.do.saturnYoung':
    'One thing to do by {date}: choose the one duty that cannot wait, give it a fixed hour each week, and take on no second load.',
  'plea.cannot.together': 'What no chart can say: a visa, an employer’s answer, or what those at home feel.',
  'plea.cannot.transfer': 'What no chart can say: the day of a transfer order, the place in it, or what an office decides.',
  'plea.cannot.relief': 'What no chart can say: sales, prices, or what somebody you owe will agree to.',
  'plea.cannot.consentTheirs':
    'What no chart can say: what {who, select, he {his} she {her} other {the other}} family answers, or what anybody feels.',
  'plea.cannot.consent': 'What no chart can say: what the parents answer, or what anybody feels.',
  'plea.cannot.reliefDebt': 'What no chart can say: the day of the last instalment, or what a lender agrees to.',
  'plea.cannot.residence': 'What no chart can say: the decision of an office or an employer.',
  'plea.cannot.saturn': 'What no chart can say: a fixed sum or a fixed event for a passage of Saturn.',

  // where the next stretch is months away: a step for the month itself
  'plea.do.transferAhead': 'One thing to do by {date}: have the request for {noun} ready, with its grounds and copies, and file it {when}.',
  'plea.do.transferWeeks': 'from {month}',
  'plea.do.transferThen': 'while it lasts',
  'plea.do.transferPending':
    'One thing to do by {date}: send a written reminder of the request that is pending, with its number and date, and one ground on paper that it did not have.',
  'plea.begin': 'Begin this month, with its smallest part.',
  'plea.prepares': 'What it makes ready has its time from {from}.',
  'answer.month.marriage':
    'This month: write down three things that matter to you in a partner and one that does not, and show them to one person you trust.',
  'answer.month.company': 'This month: accept one invitation that you would have declined.',
  'answer.month.partner': 'This month: agree with each other on the one elder who could be told first.',
  'answer.month.relationship': 'This month: one evening for the two of you, without telephones and without the old subject.',
  'answer.month.breakup': 'This month: one week without looking at old messages, and one evening with people who wish you well.',
  'answer.month.jobChange': 'This month: bring your record down to one page, and send it to two people who may know of a post.',
  'answer.month.boss': 'This month: write down after each hard day what was said, by whom, and what you did.',
  'answer.month.permanent': 'This month: ask the office which papers count towards a permanent post, and have yours copied.',
  'answer.month.promotion': 'This month: ask the one who judges your work what is missing for the next step.',
  'answer.month.career': 'This month: finish one thing that others wait for, and tell them.',
  'answer.month.business': 'This month: show what you would sell to three people who could pay for it, and write down what they say.',
  'answer.month.trade': 'This month: count what each part of the business earned in the last three months.',
  'answer.month.training': 'This month: one lesson of it each working day, at one hour.',
  'answer.month.exam': 'This month: one whole paper against the clock each week.',
  'answer.month.service': 'This month: one morning at a place that could use what you know.',
  'answer.month.abroad': 'This month: see that the passport is valid, and write down the whole cost of going.',
  'answer.month.abroad.sent':
    'This month: see that the passport is valid, give the firm every paper that it asks for, and keep each promised date with who named it.',
  'answer.month.residence': 'This month: copy every paper of your status, and keep the copies in two places.',
  'answer.do.marriage.metNo':
    'One thing to do, before the next meeting: ask for the reason of the last two refusals through whoever brought the families together; then meet first with one elder alone, and speak of daily life, work and where you would live before anything else. The days for it: {from} to {to}.',
  'answer.do.marriage.livedAlike':
    'One thing to do: let {measure} stand in the first line that is sent out, in plain words, and send it first to houses that live the same way; whoever comes then has said yes to it already. The days for it: {from} to {to}.',
  'answer.do.marriage.measured':
    'One thing to do: let {measure} go out with the first message, before anybody meets; whoever comes then has said yes to it already, and there are fewer meetings that end in a no. The days for it: {from} to {to}.',
  'answer.do.marriage.circleOpen':
    'One thing to do: let it be known before {to}, when the stretch that is open ends, that you are looking and what matters to you, above all {place}.',
  'answer.do.marriage.circleAhead':
    'One thing to do: let it be known before {from}, when the next stretch opens, that you are looking and what matters to you, above all {place}.',
  'answer.do.marriage.ownOpen':
    'One thing to do: be more among people before {to}, when the stretch that is open ends, above all {place}; the family may look beside it.',
  'answer.do.marriage.ownAhead':
    'One thing to do: be more among people before {from}, when the next stretch opens, above all {place}; the family may look beside it.',
  'noun.exam': 'a seat or a post after the examination',
  'noun.government': 'a government post',
  'noun.further': 'your further training',
  'answer.do.exam.open':
    'One thing to do: before {to}, when the stretch that is open ends, sit three whole papers against the clock, and study only what they show you to lack.',
  'answer.do.exam.ahead':
    'One thing to do: sit three whole papers against the clock before {from}, when the next stretch opens, and study only what they show you to lack.',
  'answer.do.government.open':
    'One thing to do: before {to}, when the stretch that is open ends, enter for the one examination that leads to the post you want, and sit old papers of it against the clock.',
  'answer.do.government.ahead':
    'One thing to do: choose the one examination that leads to the post you want, and have three whole papers of it sat against the clock by {from}, when the next stretch opens.',
  'answer.cannot.government': 'What no chart can say: the result of an examination, or the place of a posting.',

  // what no chart can say
  'answer.cannot.marriage': 'What no chart can say: who the other person is, or that a wedding takes place on a day.',
  'answer.cannot.wedding': 'What no chart can say: that a wedding takes place on a day.',
  'answer.cannot.partner': 'What no chart can say: what your partner or the families decide, or that a wedding takes place on a day.',
  'answer.cannot.trade': 'What no chart can say: whether customers come or a lender waits; your books say that better.',
  'answer.cannot.residence': 'What no chart can say: the day or the wording of a decision about your papers.',
  'answer.cannot.relationship': 'What no chart can say: what the other one feels or will do; this is the chart of one of two.',
  'answer.cannot.breakup': 'What no chart can say: what the other one feels, or who will be beside you in the end.',
  'answer.cannot.love': 'What no chart can say: who the other person is, or what they feel.',
  'answer.cannot.again': 'What no chart can say: who comes, or what that person feels.',
  'answer.cannot.companion': 'What no chart can say: what those dear to you feel or will do.',
  'answer.cannot.jobChange':
    'What no chart can say: the employer, the salary or the result of an interview. Your savings and those who depend on you weigh more.',
  'answer.cannot.boss': 'What no chart can say: what those above you think or decide.',
  'answer.cannot.permanent': 'What no chart can say: the day of an order, or what an office decides for all who wait.',
  'answer.cannot.promotion': 'What no chart can say: the day, the rank or the sum.',
  'answer.cannot.business': 'What no chart can say: whether people come and pay, or a partner is honest.',
  'answer.cannot.career': 'What no chart can say: an employer, a salary or the result of an interview; nor can it decide for you.',
  'answer.cannot.own': 'What no chart can say: whether customers come or what they pay; nor can it decide for you.',
  'answer.cannot.own.freelance': 'What no chart can say: whether clients come or what they pay; nor can it decide for you.',
  'answer.cannot.training': 'What no chart can say: the result of an examination or an interview.',
  'answer.cannot.service': 'What no chart can say: how much you ought still to do; that is yours to choose.',
  'answer.cannot.visa': 'What no chart can say: the decision of an office, the country, or the day of departure.',
  'answer.cannot.settle': 'What no chart can say: the country, the papers, or whether you will feel at home.',
  'answer.cannot.abroad': 'What no chart can say: a visa, a country or a day of departure.',
  'answer.cannot.abroad.sent': 'What no chart can say: the project, the word of a client, a visa or the day on which the firm sends you.',
} as const
