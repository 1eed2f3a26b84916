/** Answers to single things that are asked of relatives, of a child that is hoped for, and of the two of a couple. */
export const POINTS_KIN = {
  'point.terms': 'What {who} feels only {who} can say; what a chart shows is your own side of it, and when a word is easier.',
  'point.terms.time': 'For one talk in which nothing old has to be settled: {span}.',
  'point.joins':
    'Whether {who} comes into your trade is theirs to decide, and no chart of yours can give it; it shows what you can offer, and when.',
  'point.joins.together.well':
    'For working under one roof with {who} your chart has good ground (the 7th of shared work and the 5th of children, by practice): begin with one line of goods in their hands and a fixed pay from the first month.',
  'point.joins.together.mixed':
    'For working under one roof with {who} your chart has two sides (the 7th of shared work and the 5th of children, by practice): try it for six months with a fixed pay, while the other line stays open.',
  'point.joins.together.ill':
    'Working under one roof with {who} asks more of you both than it gives in your chart (the 7th of shared work and the 5th of children, by practice): rather another line first, and a share in yours later, if it is wished for.',
  'point.joins.times': 'To speak of it with {who}, and to hand over one small part of the trade with an account of its own: {spans}.',
  'point.joins.noTime':
    'No time for it is marked in the years ahead, so a small part of the trade with an account of its own can be offered to {who} in any quiet month.',
  'point.joins.without':
    'Beside it keep a plan that stands without {who}: one trusted hand who can run a day alone leaves the answer free.',
  'point.birth.ways':
    'Between another attempt and a child by adoption no chart should choose: your doctor can say what one more would ask of you, and the two of you what you wish for. Both make a mother or a father.',
  'point.birth.year':
    'No year has to be waited for or passed over on account of the stars: age, health and the work of both of you decide that.',
  'point.birth.talk': 'For a long talk between the two of you about it: {span}.',

  'point.kin.way.well':
    'Of the two ways, seen from your chart, the new step has room for {who}, begun small and with what is there kept beside it.',
  'point.kin.way.mixed':
    'Of the two ways, seen from your chart, let {who} keep what is there and begin the other beside it: help and hindrance are even.',
  'point.kin.way.ill':
    'Of the two ways, seen from your chart, what is there carries {who} better for now, and the new step wants more time.',
  'point.kin.ill':
    'Of the body and its treatment no chart should speak; that is the doctors’ field. Your part in it: one of you who speaks with them, the papers in one folder, and the hours of care shared out.',
  'point.kin.ease': 'For your own strength meanwhile: {list}.',
  'point.parents.bring.well':
    'Ask them to come: peace under one roof has good ground in this chart. A visit of some months first, so that they can say what they miss.',
  'point.parents.bring.mixed':
    'Let them come for a long visit before anything is given up at home: peace under one roof has two sides in this chart.',
  'point.parents.bring.ill':
    'Leave them their own home for now, and bring help to them there: peace under one roof asks much of all of you in this chart.',
  'point.childWed.way.well':
    'Both: begin the talk, and let {who} go on working; a wedding has good ground from your side, and neither has to wait for the other.',
  'point.childWed.way.mixed':
    'Let {who} work, and ask once, openly, what is wished for: from your side a wedding has help and delay side by side, and a post does not stand in its way.',
  'point.childWed.way.ill':
    'Let {who} work for now: from your side a wedding asks patience, and a year of one’s own income helps any match.',
  'point.childWed.talk': 'For that talk, and for one family brought up with consent: {spans}.',
  'point.forget.no': 'A no that was said is an answer: ask no second time unless a word comes from there.',
  'point.where.caste': 'From which community somebody comes no chart can tell; near or far it can.',
  'point.theirMatch.way': 'Whether it is love or a match of the family that {who} finds stands in {own}, and the choosing with {who}.',

  'point.way.both.well': 'Both can be had here, your own choice with the family’s yes: the parents’ side stands well in this chart.',
  'point.way.both.mixed':
    'Both can be had, your own choice with the family’s yes, only slowly: the parents’ side is divided in this chart.',
  'point.way.both.ill':
    'Your own choice with the family’s yes is the harder way here, and the one to try first: the parents’ side is slow in this chart.',
  'point.way.caste': 'A community stands in no chart: what this one shows is how the family’s side lies, and whom to speak to first.',
  'point.kind.rahu':
    'Rahu stands {place, select, house {in your 7th} other {with {lord}, lord of your 7th}}: by practice that is somebody from another circle than your own, by place, community or way of life, {way, select, own {met by yourself rather than by introduction} family {by introduction rather than by chance} circle {by introduction rather than by chance} other {met by yourself or by introduction alike}}.',
  'point.way.own':
    'Rather a match of your own choosing than one through the family. The lords of the 5th, of affection, and the 7th, of marriage, {how}.',
  'point.way.own.brought': 'Both go together: others bring the name, you decide.',
  'point.way.family':
    'Rather a match through the family than one of your own choosing. The lords of the 5th, of affection, and the 7th, of marriage, are not tied, and the second stands in the {house}, {area}.',
  'point.way.circle':
    'Nearer to an arranged match than to a love match, with {who} rather than relatives to introduce you. The lords of the 5th, of affection, and the 7th, of marriage, are not tied, and the second stands in the {house}, {area}.',
  'point.way.circle.moon':
    'Nearer to an arranged match than to a love match, as far as a chart can say, with people you know rather than relatives to introduce you. Counted from the Moon, the lords of the 5th and the 7th are not tied, and the second stands among the houses of friends and work.',
  'point.way.family.moon':
    'Rather a match through the family than one of your own choosing, as far as a chart can say. Counted from the Moon, the lords of the 5th and the 7th are not tied, and the second stands among the houses of family and elders.',
  'point.way.open':
    'Either way can lead to it: a match of your own choosing or one through the family. The lords of the 5th, of affection, and the 7th, of marriage, go separate ways, so it comes by whichever door is used.',
  'point.way.open.moon':
    'Either way can lead to it: a match of your own choosing or one through the family. Counted from the Moon, the lords of the 5th and the 7th go separate ways, so it comes by whichever door is used.',
  'point.match.two':
    'Which of them to say yes to, no chart of one can tell, and a trade is no reason by itself: hold both against what suits you, and meet each once more with the same three questions.',
  'point.match.foundBeside':
    'Whom to choose no chart of one can tell. Have an answer at home on the one you love first, and say yes to no other proposal before it.',
  'point.match.ownOrFound':
    'Whom to choose no chart of one can tell; say no yes in one house before you have asked in the other what is meant.',
  'point.single.support':
    'There is room for a marriage in this chart, and none is late by any rule of it: more speaks for one than against it.',
  'point.single.even':
    'There is room for a marriage in this chart, and none is late by any rule of it; what helps and what slows are even, so it comes to whoever lets it be known.',
  'point.single.oppose':
    'Nothing in this chart shuts out a marriage, at any age; more slows it than speeds it, so it wants patience, and names that you ask for yourself.',
  'point.single.silent':
    'Nothing in this chart shuts out a marriage, at any age; it says little about one, so your own wish decides more than it does.',
  'point.single.free':
    'A life alone that you choose yourself is no failure either: a chart shows when a bond has room, and never that there has to be one.',
  'point.consent.court':
    'A wedding at court is your right once both of you are of age, so it need not be a threat: ask at home first, with a date for their answer, and keep it as the second way.',
  'point.studyVisa.study':
    'Of the two roads the one by study has the better ground in this chart, if the course leads to work that you would do anyway.',
  'point.studyVisa.work':
    'Of the two roads the one by work has the better ground in this chart, so let a course wait until an employer asks for it.',
  'point.studyVisa.even': 'Of the two roads neither leads in this chart: take the one that costs no debt.',
  'point.kin.loan':
    'With a loan that runs already, name the one sum that you can give, and let the rest be a scholarship, a loan in {who}’s own name or a cheaper road.',
  'point.custody': 'With whom a child lives a court decides by the child’s own good, and no chart.',
  'point.custody.well':
    'In what is disputed you hold your ground, so show what each ordinary day of the child with you looks like, on paper.',
  'point.custody.mixed':
    'In what is disputed neither side has the whole of this chart’s support, so ask for shared days in writing before you ask for all of them.',
  'point.custody.ill': 'A long dispute costs you more than it gives here, so ask first for fixed days with the child, through a mediator.',
  'point.custody.time': 'For a talk about it in peace: {span}.',
  'point.mutual.well':
    'By consent only on terms that you can live with, and by the case where there are none: you hold your ground in a dispute, so nothing has to be signed in haste.',
  'point.mutual.mixed':
    'Rather by consent, once the open points stand on paper: in a dispute neither side has the whole of this chart’s support.',
  'point.mutual.ill': 'Rather by consent: a case costs you more than it gives in this chart, so spend your strength on the terms.',
  'point.dispute.sooner': 'It grows easier first: {list}.',

  'point.refused.support': 'Apply again, but not with the same file: more in your chart speaks for going abroad than against it.',
  'point.refused.even': 'One more application is reasonable, with another file: over going abroad the chart is level.',
  'point.refused.oppose':
    'Let the next application wait until the reason for the refusal is gone: more in your chart slows going abroad than speeds it.',
  'point.refused.papers':
    'What has to change stands in the letter of refusal: money with its source, what ties you to home, one plain reason for the journey.',
  'share.sign.stay':
    'The contract that waits for your name: sign it, for one year and no longer, once the gratuity for the years behind you stands in it as a sum; until it does, ask in writing and sign nothing.',
  'share.sign.bridge':
    'The contract that waits for your name: sign it as a bridge, for one year at most and with a short notice, so that pay goes on until the way home is ready; have the gratuity for the years behind you written into it as a sum.',
  'share.sign.short':
    'The contract that waits for your name: sign for no full year, since the time for the way home is near; ask for a few months on the old terms, and for the gratuity as a sum in writing.',
  'share.sign.now': 'Ask for it in writing this week; what they answer within a month tells more about these people than any stretch.',
  'share.sign.month': 'The best weeks to ask for it are {month}.',
  'share.sign.term': 'By {label} have your answer from them in hand, and let no stretch of a chart hold it up.',
  'share.kin.fatherInLaw': 'your father-in-law',
  'share.kin.brotherInLaw': 'your brother-in-law',
  'share.kin.cousin': 'your cousin',
  'share.kin.elder': 'your elder brother',
  'share.kin.brother': 'your brother',
  'share.kin.sister': 'your sister',
  'share.kin.uncle': 'your uncle',
  'share.kin.father': 'your father',
  'share.kin.relative': 'your relative',
  'share.well': 'The share with {who} can be entered: more in this chart carries it than stands against it.',
  'share.mixed': 'Over the share with {who} this chart is divided: enter it with a part, and not with the whole sum at once.',
  'share.ill': 'Over the share with {who} this chart is careful: rather keep the money, and help with your skill for a wage first.',
  'share.why': 'It is read so: {parts}.',
  'share.part.partner.well': 'work with a partner goes well',
  'share.part.partner.mixed': 'work with a partner has help and friction',
  'share.part.partner.ill': 'work with a partner asks more than it gives',
  'share.part.kin.well': '{who} is a help to you',
  'share.part.kin.mixed': '{who} helps and asks by turns',
  'share.part.kin.ill': 'with {who} accounts have to be kept with care',
  'share.part.money.well': 'money stays with you',
  'share.part.money.mixed': 'money comes and goes',
  'share.part.money.ill': 'money needs a firm hand',
  'share.do.well':
    'Put it in by a deed that names the sum, the share of profit and how you leave again, and see the accounts of three years before you pay.',
  'share.do.mixed':
    'A third of it now against a deed, the rest after a year of accounts that you have seen: so the trade can show itself while you still earn.',
  'share.do.ill': 'If you do join, let no sum go in that your home or your old age would miss, and nothing without a deed.',
  'share.home':
    'The first time that bears the move home is {span}; until then earn, and let the money go in only once you are there to see the books.',
  'share.loan': 'The loan that is still being paid speaks for a salary, here or there, until half a year of it lies aside.',
  'point.back.second': 'The way home is the second plan; the first time that bears such a move is {span}.',
  'point.back.same': 'The way home is the second plan; the same months would bear it.',
  'point.both.near': 'For {noun} the nearest time is {span}{use}.',
  'point.both.return': 'For going home the first time that bears the move is {span}.',
  'point.both.returnShort':
    'For going home a time runs {now}, too short to make a move ready; the first that bears it and leaves room is {span}.',
  'point.both.noReturn': 'For going home no time of these years bears the move, so a visit is what they are for.',
  'point.both.stay': 'So stay and file first, until {to}; going home is the second plan.',
  'point.both.stayThen': 'So stay and file first, until {to}; if nothing has come by then, go home {span}.',
  'point.both.home': 'So make the way home the first plan, {span}, and let the papers there run on until then.',
  'point.both.even':
    'Neither leads, so let the calendar decide: file what can be filed now, and with nothing in hand by then go home {span}.',
  'point.settle.other':
    'One country from another no chart can tell, so keep the other one as the second plan, with its papers begun, until the first has been decided.',
  'point.why.free':
    'Nothing heavy lies on these months by the chart, so what goes wrong has its reasons nearer at hand, and no star holds it.',
  'point.why.help': 'What helps next: {list}.',
  'point.why.fault': 'None of it is a fault of yours, and no luck is fixed for a life.',

  'point.turn.near': 'The first ease: {list}.',
  'point.turn.good': 'The larger turn comes with the sub-period of {antar}, a favourable one: from {from}.',
  'point.faith.well': 'A life of faith has good ground in this chart, so give it a fixed hour of the day before you ask more of it.',
  'point.faith.mixed': 'A life of faith comes in this chart by doubt and by turns, so hold on to one teacher and one practice for a year.',
  'point.faith.ill': 'A life of faith asks for effort in this chart, and suits you beside your work better than in its place.',
  'noun.promise': 'a promise',
  'point.promise': 'The bond is there and the post is not, so the promise comes first and the wedding after a post.',
  'point.promise.ask':
    'Say that to the other family yourself before they ask again: an engagement or a plain word now, and ask them for a date by which they need to see the post.',
  'point.motherInLaw.well':
    'The house that stands for your mother-in-law (the 10th, the 4th from the 7th, by practice) is well kept in this chart, so it can become better: a rule that is said once, kindly, has a chance.',
  'point.motherInLaw.mixed':
    'The house that stands for your mother-in-law (the 10th, the 4th from the 7th, by practice) has two sides in this chart, so it can become better by distance and fixed visits more than by words.',
  'point.motherInLaw.ill':
    'The house that stands for your mother-in-law (the 10th, the 4th from the 7th, by practice) is a sore point in this chart, so it becomes better slowly, and more by fixed hours and a separate purse than by any talk with her.',
  'point.inLaws.side.well':
    'Begin with {who}, whose house (the 7th) is well kept: ask for no side to be taken, but for one sentence to be said at home by {who} and not by you.',
  'point.inLaws.side.mixed':
    'Begin with {who}, whose house (the 7th) has two sides: ask for one small thing at a time, and for it to be said at home by {who} and not by you.',
  'point.inLaws.side.ill':
    'Begin with {who}, whose house (the 7th) is under strain itself: an evening for the two of you comes first, and the family only after it.',
  'point.inLaws.ease': 'It grows easier: {list}.',
  'point.sonsHouse.well':
    'Of the two, peace in one house is the likelier by your chart: the houses of home and family (the 4th and the 2nd) are in good keeping. What your son and his wife choose stays theirs.',
  'point.sonsHouse.mixed':
    'Of the two, neither is far ahead in your chart: the houses of home and family (the 4th and the 2nd) have two sides, so much hangs on how the day is shared out. What your son and his wife choose stays theirs.',
  'point.sonsHouse.ill':
    'Of the two, a home of their own is the likelier by your chart: the houses of home and family (the 4th and the 2nd) ask for room, and room is no break. What your son and his wife choose stays theirs.',
  'point.sonsHouse.between':
    'Between the two lies a third: two kitchens under one roof, each with its own purse, and one meal a week together. Try it until {day}, before anybody moves.',
  'point.sonsHouse.time': 'For that talk, with both of them at the table: {span}.',
  'point.sonsHouse.noTime':
    'For that talk, with both of them at the table, no time of the coming months stands out, so take a calm evening.',
  'point.consent.knows':
    'Before any of this comes {who}, who knows already: let a word be dropped at home, without a name, on how such a match would be heard, and tell you what came back.',
  'point.minds': 'Where two want different things no chart casts the vote for either; it shows how a talk is received, and when.',
  'point.minds.well':
    'The house of marriage (the 7th) is well kept, so say what you fear and not only what you want: a middle way is likelier than a no.',
  'point.minds.mixed':
    'The house of marriage (the 7th) has two sides, so agree on something to try for six months, and on the day you look at it again.',
  'point.minds.ill':
    'The house of marriage (the 7th) asks patience, so plan three talks in place of one, and let nothing be signed or given up before the third.',
  'point.minds.post': 'No post is given up before the other plan has stood for half a year: one income carries the trial.',
  'point.minds.elder': 'It is for {who} and you to settle, and the elders hear it best from you, once it is settled.',
  'point.step':
    'Whether a child opens up to somebody new stands in its own chart; in yours it is read from the 11th house, the 5th from the 7th (practice).',
  'point.step.well': 'That house is well kept: be a friend first, leave the name of a parent to them, and trust grows on your side of it.',
  'point.step.mixed':
    'That house has two sides: small promises that are always kept do more than gifts, and their own parent says the rules.',
  'point.step.ill':
    'That house asks patience: expect nothing for a year, keep out of their quarrels with their parent, and be there each time.',
  'point.step.own':
    'A child needs to see that its place with you is safe: say to {who}, alone and once, how your child is to be spoken to, and keep an hour a day for the child yourself.',
  'point.step.own.well': 'The house of your child (the 5th) is well kept: what you give there holds.',
  'point.step.own.mixed':
    'The house of your child (the 5th) has two sides: ask what is missed at home, and change one thing of it at a time.',
  'point.step.own.ill':
    'The house of your child (the 5th) is under strain: let a grandparent or a counsellor hear the child as well, and where it is hurt 1098, the children’s help line in India, answers day and night.',
  'point.step.time': 'For an hour in which all of you sit together: {span}.',
  'point.parents.quarrel':
    'What your parents are to each other stands in their charts, and it is not yours to carry; yours shows how peace at home reaches you, and when a word of yours is heard.',
  'point.parents.quarrel.well': 'Peace at home has good ground here (the 4th): what you say calmly to each of them alone is heard.',
  'point.parents.quarrel.mixed':
    'Peace at home has two sides here (the 4th): carry no message from one to the other, and bring in one elder whom both respect.',
  'point.parents.quarrel.ill':
    'Peace at home asks patience here (the 4th): keep a room or an hour of your own, and leave the judging to an elder or a counsellor.',
  'point.parents.word': 'For that word: {span}.',
  'point.parents.forgive':
    'On which day they forgive stands in no chart of yours; how their side lies in it, and whom to turn to first, does.',
  'point.parents.forgive.well': 'The parents’ side is well disposed: a first step of yours is likelier met than refused.',
  'point.parents.forgive.mixed':
    'The parents’ side has two voices: a letter or a short visit without any claim does more than to ask for forgiveness.',
  'point.parents.forgive.ill':
    'The parents’ side is slow to open: a word on each feast day, without waiting for the answer, keeps the door from closing.',
  'point.parents.wed':
    'What you give at home need not end with a wedding: name the sum and the days to whoever comes, in the first talk, and settle at home beforehand who takes over what.',
  'point.parents.shared':
    'Where there are several children nobody has to carry all of it: months by turns, one purse that each pays into, and the shares in writing.',
  'point.parents.minds': 'Before you say yes at home ask {who} what would make it bearable, and for how many months at a time.',
  'point.birth.carried':
    'Of a child on its way and its health no chart should speak: the doctors who see them are the ones to ask, at each visit, what to watch for. Yours shows how these months carry you.',
  'point.birth.ivf': 'Whether a treatment is right, and when, your doctors say by age and health; no star has to be waited for.',
  'point.childWed.refuse':
    'Why {who} says no stands in no chart of a parent, and need be no fault in anybody’s stars: ask once, with no name in hand, what is wished for, and let that answer stand for half a year.',
  'point.childsCourse.let':
    'By your chart, yes, go along with it: the studies of {who} have good ground here, and a way that one has chosen oneself is walked further than one that was chosen at home.',
  'point.childsCourse.trial':
    'Agree to it on trial, and say so in these words: the studies of {who} are helped on one side in your chart and held on the other, so neither a flat no nor a blank yes has it on its side.',
  'point.childsCourse.first':
    'Not at once: the studies of {who} need a firm frame in your chart, so ask for one thing first, and promise a plain yes if it is kept.',
  'point.childsCourse.course':
    'Give it a day and a paper: the entrance or the first term of the course that is wished for, the marks that you will all count as a pass, and the month in which you look at it together again.',
  'point.childsCourse.drop':
    'A year for one more attempt needs a plan that hangs on the wall: the papers by week, one full test a month with its marks, and a seat applied for in the same spring, so that the year cannot end with nothing.',
  'point.childsCourse.art':
    'Let it run beside the books for two years: the school certificate stays the floor, one trainer who owes you nothing says in writing how far it may reach, and after that you look at what was won.',
  'point.childsCourse.city':
    'Let the first term be the trial: a room that you have seen yourself, one fixed hour a week for a call, and a sum for the month of which an account is kept.',
  'point.childsCourse.first.course':
    'Let it be one year of the way that has been begun, with its examinations sat, while the other course is visited for a day and its fees and its last three years of posts are written down.',
  'point.childsCourse.first.drop':
    'Let it be a seat that is taken this summer, even a plain one, with the next attempt sat beside it; a whole empty year asks more order than the house has now.',
  'point.childsCourse.first.art':
    'Let it be the next school examination, passed with marks that you name together, and then a first season with a trainer.',
  'point.childsCourse.first.city': 'Let it be the first year near home, with marks that you name together, and the move after it.',
  'point.childsCourse.leaves':
    'Before the present course is given up, let the papers of this year be sat and a pause be asked for in writing: what is paused can be taken up again, what is broken off seldom is.',
  'point.childsCourse.quarrel':
    'At home let both parents first agree on one sentence, without {who} in the room, and let one of you say it, once; what is argued over every day hardens on both sides.',
  'point.childsCourse.own':
    'Whether the gift for it is there stands in {own}; two weeks beside somebody who lives by that work show more than any argument.',
  'point.child.develops':
    'How a child grows in body and speech no chart should say: those who treat it can, and what is begun early helps most. Yours shows when your own patience and a word of yours carry furthest.',
  'point.join.child':
    'Whether you may live with {who} for good hangs on the country’s rules and on the papers of {who}, which no chart reads; a long visit asks for less and comes first.',
  'point.join.child.near':
    'In your own chart home carries you better than distance, so plan stays of some months and keep your place here.',
  'point.join.child.far':
    'In your own chart distance carries you better than home, so a life there can suit you; try it by one long stay first.',
  'point.join.child.even':
    'In your own chart home and distance weigh alike, so part the year between them before you give up your place here.',
  'point.join.child.time': 'For a longer stay with {who} the nearest time of your own is {span}.',
  'point.childWed.date': 'The date of a wedding stands in {own} alone.',
} as const
