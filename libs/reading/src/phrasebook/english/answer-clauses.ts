/** What stands beside the reply: a kind word first, what no chart may answer, the reason asked for, and clauses with a paragraph of their own. */
export const CLAUSES = {
  // to go on waiting for the one who is loved, or to look elsewhere
  'wait.word.wait.firm':
    'Wait, but with a limit: your chart carries a marriage, and only a plain answer shows whether it is this one. Put one clear question to {who, select, he {him} she {her} other {the one you love}} by {ask}; if there is no promise by {limit}, look elsewhere.',
  'wait.word.wait.slight':
    'Wait, but with a limit; the chart leans to it only slightly, so take this as advice. Put one clear question to {who, select, he {him} she {her} other {the one you love}} by {ask}; if there is no promise by {limit}, look elsewhere.',
  'wait.word.look.firm':
    'Do not wait on without a promise: your chart is slow over a marriage as it is, and waiting alone does not speed it. Put one clear question to {who, select, he {him} she {her} other {the one you love}} by {ask}; without a plain yes, meet others, and by {limit} at the latest.',
  'wait.word.look.slight':
    'Rather do not wait without a promise; the chart leans to that only slightly, so take this as advice. Put one clear question to {who, select, he {him} she {her} other {the one you love}} by {ask}; without a plain yes, meet others, and by {limit} at the latest.',
  'wait.elders.wait.firm':
    'Wait, but with a limit: your chart carries a marriage, and the elders have to be asked more than once. Agree between the two of you on one plan for them by {ask}; if no yes and no next talk has come by {limit}, you are free to look elsewhere.',
  'wait.elders.wait.slight':
    'Wait, but with a limit; the chart leans to it only slightly, so take this as advice. Agree between the two of you on one plan for the elders by {ask}; if no yes and no next talk has come by {limit}, you are free to look elsewhere.',
  'wait.elders.look.firm':
    'Do not wait without a plan: your chart is slow over a marriage as it is, and waiting alone moves no elder. Agree between the two of you on one plan for them by {ask}; if there is none, or no next talk by {limit}, meet others.',
  'wait.elders.look.slight':
    'Rather do not wait without a plan; the chart leans to that only slightly, so take this as advice. Agree between the two of you on one plan for the elders by {ask}; if there is none, or no next talk by {limit}, meet others.',
  'wait.theirs.wait.firm':
    'Do not move on yet, and set a limit: your chart carries a marriage, and the elders of the other house have to be asked more than once. Settle with {who, select, he {him} she {her} other {the one you love}} by {ask} which elder there speaks for you; if none of them has spoken by {limit}, that is an answer too, and you are free to move on.',
  'wait.theirs.wait.slight':
    'Do not move on yet, and set a limit; the chart leans to it only slightly, so take this as advice. Settle with {who, select, he {him} she {her} other {the one you love}} by {ask} which elder of the other house speaks for you; if none of them has spoken by {limit}, that is an answer too, and you are free to move on.',
  'wait.theirs.look.firm':
    'Do not wait without a plan: your chart is slow over a marriage as it is, and waiting alone moves no elder of the other house. Settle with {who, select, he {him} she {her} other {the one you love}} by {ask} which elder there speaks for you; if none of them has spoken by {limit}, move on.',
  'wait.theirs.look.slight':
    'Rather do not wait without a plan; the chart leans to that only slightly, so take this as advice. Settle with {who, select, he {him} she {her} other {the one you love}} by {ask} which elder of the other house speaks for you; if none of them has spoken by {limit}, move on.',
  'wait.theirs.rule':
    'Settle with {who, select, he {him} she {her} other {the one you love}} by {ask} which elder of the other house speaks for you; if none of them has spoken by {limit}, that is an answer too, and you are free to move on.',
  'wait.half': 'If one of them has spoken and the rest still hesitate, give it until {end}, and no longer.',
  'wait.branches': '{yes} {no}',
  'wait.yes.full.word': 'If {who, select, he {he says} she {she says} other {the other says}} yes: {span} is the time for the promise.',
  'wait.yes.full.elders': 'If they say yes: {span} is the time for the promise.',
  'wait.yes.light.word':
    'If {who, select, he {he says} she {she says} other {the other says}} yes: {span} is a light time for the promise, enough to agree on its month.',
  'wait.yes.light.elders': 'If they say yes: {span} is for talks between the two houses, enough to agree on the month of the promise.',
  'wait.yes.none.word': 'If {who, select, he {he says} she {she says} other {the other says}} yes, the promise needs no marked time.',
  'wait.yes.none.elders': 'If they say yes, the promise needs no marked time.',
  'wait.no': 'If not: the next time to meet others is {span}, and nobody has to be left waiting until then.',
  'wait.no.none': 'If not: to meet others needs no marked time.',
  'wait.do':
    'One thing to do: ask {who, select, he {him} she {her} other {the one you love}}, by {ask}, by which month a promise can be given, and what is missing for it.',
  'wait.chapter.late.word':
    'Not all of the delay is {who, select, he {his} she {hers} other {the other’s}} to answer for: your own chart is slow over a promise too ({reasons}). So ask for a month and not for a day.',
  'wait.chapter.free.word':
    'Nothing that tradition reads as late stands in your own chart, so the delay is not yours: what is missing has to be said by {who, select, he {him} she {her} other {the one you love}}.',
  'wait.chapter.late.elders':
    'Not all of the delay is the elders’ to answer for: your own chart is slow over a promise too ({reasons}). So ask for a next talk and not for a day.',
  'wait.chapter.free.elders':
    'Nothing that tradition reads as late stands in your own chart, so the delay is not yours: what is missing has to be said by the elders.',
  'wait.chapter.days.word':
    'The two days of the short answer hold here: the question by {ask}, and the limit on {limit}. What {who, select, he {he} she {she} other {the other}} decides no chart of one can say.',
  'wait.chapter.days.elders':
    'The two days of the short answer hold here: the plan by {ask}, and the limit on {limit}. What the elders decide no chart of one can say.',

  // what weighs on the person; numbers of India's public help lines
  'care.cruelty':
    'Nobody has to live with cruelty, and to ask for help is no disloyalty. In India 181, the women’s help line, answers day and night, 112 comes where there is danger, and 15100 tells you of free legal aid.',
  'care.drink':
    'To live beside drink is heavy; you did not cause it, and you cannot end it for somebody else. In India 14446, the national de-addiction help line, is free and advises families too.',
  'care.affair': 'To live with such a doubt is hard, and it is no measure of your worth.',
  'care.silence': 'Silence in a house hurts as much as a quarrel, and it is right to want it to end.',
  'care.addictedChild':
    'A child who disappears into a screen worries the whole house; many homes know it, and it can be turned round. In India Tele-MANAS, 14416, advises parents free of charge.',
  'care.cheated':
    'To be cheated hurts twice, in the purse and in the trust, and it says nothing against you. In India 15100 tells you of free legal aid, and where money went by phone, card or bank, 1930 takes the report, the sooner the better.',
  'care.lenders':
    'No debt gives anybody the right to threaten you. In India a complaint goes to the lender in writing and then to the Reserve Bank (14448 tells you how; an app without a licence is reported on its Sachet portal), and 112 is there when somebody stands at the door.',
  'care.lendersPrivate':
    'Who lent you money may ask for it, and may not threaten you, enter your house or carry anything out of it. In India the Sachet portal of the Reserve Bank and the district office take a complaint about lenders without a licence, 15100 tells you of free legal aid, and 112 comes when somebody does not leave.',
  'care.grief': 'You are mourning, and nothing in this answer asks you to hurry that.',
  'care.griefSpouse': 'You have lost {who}, and nothing in this answer asks you to hurry.',
  'care.griefChildren': 'You have lost {who}, and your children have lost a parent; nothing in this answer asks any of you to hurry.',
  'care.lost.he': 'your husband',
  'care.lost.she': 'your wife',
  'care.lost.other': 'the one you shared your life with',
  'care.left': 'It hurts to be left by somebody you love, and there is no day by which one has to be over it.',
  'care.leftLately': 'It hurts to be left by somebody you love, and after so short a time nobody has to be over it.',
  'care.divorced': 'A marriage that ends takes a long time to put down, and to wish for love again after it takes courage.',
  'care.weddingOff': 'To have a wedding called off hurts, and it is no verdict on you: it tells as much of two families.',
  'care.weddingOff.own': 'To call a wedding off takes courage, and it is better said before the day than after it.',
  'care.broken': 'To have a match broken off hurts, and it is no verdict on you: it tells as much of two families.',
  'care.dowry.broken':
    'To have a match broken off over dowry hurts, and it is no verdict on you. The law in India forbids it, and a house that asks for it is better known before the wedding than after it.',
  'care.dowry.asked':
    'What a house demands is no measure of you. The law in India forbids dowry, and a house that asks for it is better known before the wedding than after it.',
  'care.measured': 'To be measured by {measure} and not by who you are hurts, and it is no verdict on you.',
  'measure.by.trade': 'your trade',
  'measure.by.pay': 'your pay',
  'measure.by.roof': 'a house that you do not own yet',
  'measure.by.place': 'where your house stands',
  'measure.by.looks': 'your looks',
  'measure.by.age': 'your age',
  'measure.by.home': 'your family’s lot',
  'measure.by.chart': 'a chart on paper',
  'measure.told.trade': 'what you do and what it brings in a year',
  'measure.told.pay': 'what you earn and what it carries',
  'measure.told.roof': 'the roof you live under and what you put by for one of your own',
  'measure.told.place': 'where your house stands and how one lives there',
  'measure.told.looks': 'a plain photograph of this year',
  'measure.told.age': 'your age',
  'measure.told.home': 'how things stand at home',
  'measure.told.chart': 'the chart itself',
  'care.strained': 'To quarrel with the one you live with wears a person out, and it is right to want it to be different.',
  'care.apartInside': 'To live with somebody and no longer reach each other is lonely, and it is right to want it to be different.',
  'care.retry': 'To fall short and sit down to it again takes courage, and a result is no measure of a person.',
  'care.retryLow':
    'To fall short and sit down to it again takes courage, and a result is no measure of a person. Where it weighs too much: in India Tele-MANAS, 14416, listens free of charge, day and night.',
  'care.low':
    'What you feel counts as much as what you ask; you need not carry it alone. In India Tele-MANAS, 14416, listens free of charge, day and night.',
  'care.waiting': 'To wait this long, and to be asked about it by everybody, is tiring, and it deserves a plain answer.',
  'care.apart': 'To be married and to live apart is hard, and it is right to want one home.',
  'care.apartInLaws':
    'To be married and to live apart is hard, and harder where the house you live in gives you no peace; it is right to want a home of your own.',
  'care.promised': 'To see somebody you love promised to another house hurts deeply, and it is no verdict on you.',
  'care.consent.theirs':
    'To love somebody whose family says no is hard, and it is no verdict on you; you need not decide everything today.',
  'care.consent.kin': 'To stand between somebody you love and one of your own house is hard, and you need not choose today.',
  'care.consent': 'To stand between somebody you love and parents you love is hard, and you need not choose today.',
  'care.childChooses':
    'You ask because you love {who}; a choice that is not the one you hoped for takes time to look at, and it is no verdict on how you brought up a child.',
  'care.silenceApart': 'To be met with silence by somebody you love hurts, and it leaves more questions than a plain no.',
  'care.distant': 'To feel somebody you love grow distant hurts, and to ask about it plainly is no weakness.',
  'care.doubted': 'To be doubted where there is nothing to hide wears a person out, and it is right to want it to end.',
  'care.notHappy':
    'To hear from the one you live with that {who, select, he {he is} she {she is} other {the other one is}} not happy hurts; that it was said at all leaves something to build on.',
  'care.wedding.known': 'To have married without the yes of those at home, and to miss it, is hard on both of you.',
  'care.wedding.secret': 'To keep a wedding unsaid at two tables wears both of you out, and it is right to want it said.',
  'care.hidden':
    'To come by chance upon what you should have been told hurts{what, select, loan { more than the sum does} money { more than the sum does} other {}}, and it is right to want to see all of it.',
  'care.childApart': 'To see the marriage of {who} unsettled is hard on a parent, and a house to come to is worth more than any advice.',
  'care.childUnwed': 'You ask because you love {who}, and a wait of which nobody knows the length is hard on a parent.',
  'care.safe':
    'Should it ever turn to threats or blows: 112 comes, and 181, the women’s help line, answers day and night; ring when you are safe to.',
  'care.silenceChild': 'To hear nothing from a child of one’s own hurts every day, and it is right to hope that it ends.',
  'care.ease.ahead': 'It may ease from {from}, if {who} seeks help; the chart cannot promise it.',
  'care.ease.now': 'It may ease even now, until {to}, if {who} seeks help; the chart cannot promise it.',
  'care.who.he': 'he',
  'care.who.she': 'she',
  'care.who.other': 'this person',
  'care.lonely': 'To be so alone is hard. In India Tele-MANAS, 14416, listens free of charge, day and night.',
  'care.lonelyElder':
    'To be so alone is hard. In India the Elder line, 14567, is there for those above sixty from 8 to 20, and Tele-MANAS, 14416, listens day and night; both are free.',
  'care.do.cruelty':
    'One thing to do, today rather than by a date: tell one person outside the house how things are, and keep your papers, some money and a telephone where you can reach them.',
  'care.do.drink':
    'One thing to do, which waits for nobody else: ring 14446 yourself, or go once to a families’ group, as far as it is safe for you, and tell one person you trust how things are at home.',
  'care.do.affair':
    'One thing to do, which depends on nobody else: put your own money, papers and friendships in order first, and then ask one plain question, once.',
  'care.do.silence':
    'One thing to do, which waits for no answer: write in three sentences what you need, give it over once without a quarrel, and keep one evening a week that is only yours.',
  'care.do.addictedChild':
    'One thing to do this week: one hour without screens for the whole house, yourself included, and something done together in it.',
  'care.do.cheated':
    'One thing to do this week: put every paper, message and payment of the matter into one file, by date, and show it to a lawyer before you speak to the other side again.',
  'care.do.lenders':
    'One thing to do this week: offer the lender in writing a sum that you can truly pay each month, keep the copy, and note the day and the words of every call.',
  'care.do.lendersPrivate':
    'One thing to do this week: write down for each private lender what was lent, what has been paid and what is asked, offer a monthly sum before a person whom both sides respect, and pay it only through a bank.',
  'care.do.grief': 'One thing to do: put off what is large, and do one small thing a day for those at home, yourself among them.',
  'care.do.lonely': 'One thing to do this week: go once where the same people meet every week, and go again the week after.',

  // what no chart may answer, and what can be said instead
  'decline.span': 'How many years a life has this reading never says. What it can say is what the years before you are good for.',
  'decline.body': 'Of the body, of treatment and of an operation no chart should speak; that is the doctors’ field.',
  'decline.verdict': 'Who wins before a judge no chart can say; what yours can say is how you stand, and when the pressure eases.',
  'decline.recovery':
    'Whether that sum comes back no chart can say; papers, messages and witnesses decide it. What it can say is how money stands with you.',
  'decline.result': 'A result no chart can give; it is made in the hall. What it can say is how the ground lies, and when.',
  'decline.luck':
    'No chart knows a number, a draw or a price, and whoever sells you one plays with your money. What it can say is how money stays with you.',
  'decline.magic':
    'That somebody has worked against you from afar no chart can show, and nobody can prove it to you for a fee. Hard seasons have dates of their own, and those it can give.',
  'decline.dosha':
    'Kaal Sarp, Pitra dosha and their like stand in none of the old texts that this reading uses, so it does not count them, and nothing has to be paid to be rid of them.',
  'decline.gem':
    'No stone has to be bought: where the old text speaks of remedies it has worship, mantra and gifts. The chapter on remedies has yours.',
  'decline.name': 'A chart is cast from a birth and not from a spelling, so a new name changes nothing in it.',
  'decline.fidelity':
    'Whether somebody is true to you no chart can say, and it would be unjust to try: this is the chart of one of two. What it can say is how the bond is carried.',
  'decline.feelings':
    'What another person feels no chart can say; a plain question says it sooner. What yours can say is how your own side stands.',
  'decline.feelings.bare': 'What another person feels no chart can say; a plain question and a day for its answer show it.',
  'decline.parting':
    'Whether two people part this reading never says; that is yours to weigh, with somebody you trust beside you. What it can say is in what season the bond is.',
  'decline.spouse':
    'A name, a face or a trade of the one who comes no chart can give. What it can say is how you are likely to meet, and when.',
  'decline.match':
    'Whether two charts match this reading does not count: it has one chart, yours, and points out of 36 are one custom among several. What yours can say is how you stand in a bond, and when.',
  'decline.country':
    'Which country it will be no chart can tell: it reads near and far, and not one land against another. Language, papers and people you know there decide that.',
  'decline.stranger': 'This is your own chart, and somebody else’s question needs theirs; so here is where you yourself stand.',
  'decline.animal':
    'Of an animal your chart cannot tell: ask the neighbours today, put up a picture, and ring the nearest shelter. Here is where you yourself stand.',
  'decline.lost':
    'Where a thing is, or who took it, no chart should say, since an innocent person is easily blamed; a report to the police helps more. Here is where you yourself stand.',
  'decline.world': 'Matches, elections and prices do not stand in a person’s chart. Here is where you yourself stand.',

  // why it has not come
  'answer.why.weight': 'Why it has been slow: {meaning}.',
  'answer.why.lateAsked':
    'Yes, the chart itself shows a delay: {reasons}. {count, plural, one {Tradition reads that} other {Tradition reads each of these}} as late, and not as never.',
  'answer.why.late':
    'Why it has been slow: {reasons}. {count, plural, one {Tradition reads that} other {Tradition reads each of these}} as late, and not as never.',
  'answer.why.weightToo': 'Beside it: {meaning}.',
  'answer.why.noWeight':
    'Why it has been slow: not by the birth chart, for nothing in it speaks against {noun} loudly enough to be counted; the years behind you tell more.',
  'answer.why.noWeightAlone':
    'Why it has been slow: not by the birth chart, for nothing in it speaks against {noun} loudly enough to be counted; your birth time bears no dates for the years behind you.',
  'answer.why.life': 'Why it has been so heavy: the years behind you tell it.',
  'answer.why.quiet': '{count, plural, one {The sub-period} other {The sub-periods}} of {list} did little for it.',
  'answer.why.hard':
    'In the {count, plural, one {sub-period} other {sub-periods}} of {list} it was in focus, but {count, plural, one {the lord was} other {the lords were}} under strain.',
  'answer.why.halfway':
    'In the {count, plural, one {sub-period} other {sub-periods}} of {list} it was in focus, with as much to hinder it as to help it.',
  'answer.why.hardLife': 'The {count, plural, one {sub-period} other {sub-periods}} of {list} had a lord that had to struggle.',
  'answer.why.open': 'In the sub-period of {list} the ground was kinder to it. A kind time helps, and others decide beside it.',
  'answer.why.saturn': 'Saturn pressed in these years as well: {list}.',
  'answer.why.passage': '{passage} from {from} to {to}',
  'answer.why.passageNow': '{passage} since {from}, until {to}',
  'answer.why.now': 'What is different now: the sub-period is that of {graha}, until {to}; it speaks for this and is favourable.',
  'answer.why.nowLife': 'What is different now: the sub-period of {graha}, until {to}, is a favourable one.',
  'answer.why.ahead': 'What is different ahead: from {from} the sub-period is that of {graha}, which speaks for this{well}.',
  'answer.why.aheadLife': 'What is different ahead: from {from} the sub-period is that of {graha}, a favourable one.',
  'answer.why.aheadWell': ' and is favourable',
  'answer.why.ran': 'The time you speak of lay in {count, plural, one {the sub-period} other {the sub-periods}} of {list}.',
  'answer.why.ranOne': '{antar} ({from} to {to}, {tone})',
  'answer.why.ran.well': 'an open one',
  'answer.why.ran.mixed': 'a mixed one',
  'answer.why.ran.ill': 'a hard one',
  'answer.why.blame': 'None of this is a fault of yours.',

  // clauses of their own
  'answer.farSpouse.yes': 'A partner from far away: the chart has such a tie, for the house of partnership is bound to distance.',
  'answer.farSpouse.no':
    'A partner from far away: nothing in the house of partnership is bound to distance, so it can be, but the chart does not ask for it.',
  'answer.spouse.own':
    'You are likelier to find each other yourselves: the lords of affection and of marriage, the 5th and the 7th, are tied to one another.',
  'answer.spouse.family':
    'You are likelier to meet through the family and its elders: the lord of the 7th, of marriage, stands among their houses.',
  'answer.spouse.circle':
    'You are likelier to be introduced by friends or by people from your work: the lord of the 7th, of marriage, stands among their houses.',
  'answer.spouse.open': 'Whether you meet through the family or by yourselves the chart leaves open.',
  'answer.spouse.suitsShort': 'As to who suits you:',
  'answer.spouse.suits': 'As to who suits you, the chart speaks of what you need and not of a face:',
  'answer.do.parting':
    'One thing to do: sign nothing and promise nothing in a bad week, and speak once, together or alone, with somebody trained to listen.',
  'answer.do.feelings': 'One thing to do: ask once, plainly and kindly, within a month, and take the answer as it comes.',
  'answer.when.opposeBond': 'For {noun} patience is asked; the better {count, plural, one {time is} other {times are}} {spans}.',
  'plea.cannot.reliefPlain': 'What no chart can say: what other people do, or the day on which a burden falls.',
  'answer.remedy':
    'As a remedy begin with {graha}, the least supported graha of your chart: {theme} practised each week. The chapter on remedies has its mantra, its day and its gift; nothing in it has to be bought.',
  'answer.pastLife': 'Of a past life tradition speaks by the nodes; the chapter on karma and purpose tells it at length.',

  // somebody who has gone
  'answer.back':
    'Whether {who} comes back no chart can say: that is a choice of the other side, and this is your chart alone. What yours can say is when love is open to you, whoever it is with.',
  'answer.back.open':
    'Love is in focus for you now, until {to}. Use this time for one kind and full word, and for hearing the answer; after it the sky is quiet about love, so let that day be the end of the waiting.',
  'answer.back.openChange':
    'Love is in focus for you now, until {to}. Use this time for one kind and full word, and for hearing the answer. On that day {change} and the sky grows quiet about love, so let it be the end of the waiting.',
  'answer.back.onward':
    'Love is in focus for you now and stays so until {end}, in phases. The first runs to {to}: use it for one kind and full word, and for hearing the answer. On that day {change}, and what is open after it should not be spent in waiting: give it to people who are there.',
  'answer.back.onwardBest':
    'Love is in focus for you now and stays so until {end}, in phases. The first runs to {to}: use it for one kind and full word, and for hearing the answer. On that day {change}, and the strongest time of your next twelve years begins: do not spend it in waiting, give it to people who are there.',
  'answer.back.long':
    'Love stays in focus for you for long, but a wait needs an end: say one kind and full word, hear the answer, and wait no longer than {to}.',
  'answer.back.change.jupiter': 'Jupiter moves on into {sign}',
  'answer.back.change.lord': 'the sub-period passes to {graha}',
  'answer.back.jupiter':
    'No stretch for love is open now, so nothing in the sky speaks for a long wait: say one kind and full word, and leave the door open until {to}, the next turn of the sky, when {change}; after that day it may close.',
  'answer.back.plain':
    'No stretch for love is open now, so nothing in the sky speaks for a long wait: say one kind and full word, and leave the door open until {to}; three months are enough for an answer.',
  'answer.back.then': 'For a new bond look to {spans}.',
  'answer.back.thenNone': 'For a new bond no single stretch stands out, so what you begin yourself counts.',
  'answer.back.names': 'A chart knows no names: should {who} come back unasked, the same days are good for a talk.',
  'answer.back.any': 'That is said of a bond as such, with whomever it is, and not of one person.',

  // further pleas
  // the two ways of a choice, in the words of whoever has to choose
  'ways.by.open': '{date}, when the stretch for {noun} that is open ends',
  'ways.by.next': '{date}, when the next stretch for {noun} ends',
  'ways.bond.support':
    'Between going on with this bond and ending it your chart leans to going on, since more speaks for love than against it: agree on one plan that you both know, and look whether it has come nearer by {by}.',
  'ways.bond.even':
    'Between going on with this bond and ending it your chart is level, so nothing in it asks you to end it now: agree on one plan that you both know, and decide by {by}.',
  'ways.bond.oppose':
    'Between going on with this bond and ending it your chart gives no reason to wait without a plan: ask for one with a place and a year in it, and if there is none by {by}, to end it is no failure.',
  'ways.post.support':
    'Between taking what is offered and letting it go your chart leans to taking it, since more speaks for your work than against it: have title, load and pay in writing first, with a day on which the pay is looked at again.',
  'ways.post.even':
    'Between taking what is offered and letting it go your chart is level: take it if it brings a title or a skill that you can carry elsewhere, with its load in writing, and otherwise let it go.',
  'ways.post.oppose':
    'Between taking what is offered and letting it go your chart leans to letting it go as it stands, since more slows your work than speeds it: say first what would make the load worth it, and take it only for that.',
  'ways.roof.own':
    'Between the joint family and a roof of your own your chart gives more support to a roof of your own{when}; near enough for a daily visit, and without a quarrel as its reason.',
  'ways.roof.joint':
    'Between the joint family and a roof of your own your chart gives more support to staying together, with one rule for the kitchen and one for money said aloud by the one whose parents they are.',
  'ways.roof.even':
    'Between the joint family and a roof of your own your chart does not choose: try a roof near by for one year, said as a trial{when}, and decide after it.',
  'ways.roof.when': ', whose nearest time is {span}',
  'ways.field.without':
    'Of the same field and something else: first a post in the field you know, which is the sooner one, and something else learnt beside it; change over only if no offer has come by {by}.',
  'ways.field.beside':
    'Of going on and something else: keep what carries you, learn the new beside it, and let what it has brought in decide by {by}.',
  'ways.land.land': 'Between land and the bank your chart gives more support to land, as far as you need none of the money for some years.',
  'ways.land.money':
    'Between land and the bank your chart gives more support to what lies in the bank and can be counted; land can follow.',
  'ways.land.even': 'Between land and the bank your chart does not choose: what you may need within three years belongs in the bank.',
  'ways.invest.well':
    'Which of the two earns more no chart says; yours shows that money stays with you, so the one that binds it longer fits you as well.',
  'ways.invest.mixed':
    'Which of the two earns more no chart says; yours shows that money comes and goes, so divide it, in small parts on fixed days.',
  'ways.invest.ill':
    'Which of the two earns more no chart says; yours shows that money slips away easily, so the one that you cannot sell on a bad day fits you better.',
  'ways.funds.business':
    'Between going on with the money of others and going back to a post the chart leans to going on, since dealing on your own account is the form it favours. {partner}',
  'ways.funds.profession':
    'Between going on with the money of others and going back to a post the chart leans to work under your own name, as far as the next orders pay for it. {partner}',
  'ways.funds.service':
    'Between going on with the money of others and going back to a post the chart leans to the post, with what is your own kept small beside it. {partner}',
  'ways.funds.even':
    'Between going on with the money of others and going back to a post the chart does not choose: a post with work of your own beside it uses both sides. {partner}',
  'ways.partner.well':
    'For an investor the houses of partners (7th) and of their money (8th) are in good hands ({lords}): take one, with share and exit in writing.',
  'ways.partner.mixed':
    'For an investor, of the houses of partners (7th) and of their money (8th), one is in good hands and one is not ({lords}): a small share against a fixed sum, and no more.',
  'ways.partner.ill':
    'For an investor the houses of partners (7th) and of their money (8th) ask for care ({lords}): an order paid in advance or a small fixed loan before any share is given away.',
  'half.savings.well': 'Savings that run down: money stays with you as a rule here, yet name now the sum below which they may not fall.',
  'half.savings.mixed':
    'Savings that run down: money comes and goes in this chart, so name now the date and the sum at which an income comes first.',
  'half.savings.ill':
    'Savings that run down: money is built slowly in this chart, so name now the date and the sum at which an income comes first.',
  'ways.any.support':
    'Rather the step than holding still, begun small: for {noun} the chart leans forward. Look at what it has brought by {by}.',
  'ways.any.even': 'For {noun} the chart gives neither way the lead: begin with the one that can still be undone, and decide by {by}.',
  'ways.any.oppose': 'Rather hold on for now, and prepare the step: for {noun} the chart asks patience. Look afresh on {by}.',
  'ways.any.life': 'The chart gives neither way the lead: begin with the one that can still be undone, and decide by {by}.',
  'ways.part':
    'Whether to stay or to part no chart says, and this one asks neither of you: what it gives is the season, and a time to speak.',
  'ways.part.then':
    'If that talk has been held and nothing has moved, a counsellor for couples comes next, and only then a lawyer; where there is fear, safety comes before any date.',
  'care.griefOld': 'You have lost somebody dear, and the years since have asked much of you.',
  'care.enquiry': 'To stand aside while others look into your work wears a person down, and it is no finding against you.',
  'care.mutual': 'To end a marriage in peace takes patience, and to wait for the paper is tiring.',
  'care.do.crueltyOf':
    'One thing to do, today rather than by a date: tell {who} in plain words that your door is open at any hour, keep papers and some money ready, and ring 181 together if {who} wishes it.',
  'answer.person.harmed':
    'This waits for no date: whether {who} stays or leaves is for {who} to say, and to know that you stand behind either comes first; no one has to send a child back to be hurt.',
  'answer.person.why': 'Why it is so with {who} only {own} could show; what yours names is your own side of it.',
  'ways.do.post':
    'One thing to do before you answer: put the load, the title, the pay and the day on which it is looked at again on one page, and send it to the one who offers.',
  'answer.person.which':
    'Which field suits {who} stands in {own} and not in yours: let two be tried for a month each, and go by what is still done gladly in the fourth week.',
  'answer.person.choice':
    'Which of the two suits {who} stands in {own} and not in yours: let liking and what has gone well so far decide, hear every grown-up at home once, and leave the last word where the work will be done.',
  'answer.person.board':
    'Whether a school away from home suits {who} stands in {own} and not in yours: send a child who has slept well away from you before, to a place within one night’s journey, for one year at first, with the seat at home kept open.',
  'answer.person.match':
    'Whether this match is the right one for {who} stands in {own} and in that of the other side. If it is liked, near or far is no reason for a no: see the house once, ask two people outside the family about it, and let {who} say the last word.',
  'answer.person.apart':
    'Whether {who} lives better under a roof apart stands in {own} and not in yours. Begin with the smaller step, a kitchen and a purse apart for three months, and take the larger one only where that brings no peace; offer it as help and not as a punishment.',
  'answer.person.either':
    'Which of the two suits {who} stands in {own} and not in yours: try the one that can be taken back first, and leave the last word to those who have to live with it.',
  'answer.person.do.board':
    'One thing to do this month: see the place once with {who}, on an ordinary day, and speak with two parents whose children are there.',
  'answer.person.do.match':
    'One thing to do this month: give {who} an hour alone with the other one, on the phone or in a public place, and ask after it with one question only.',
  'answer.person.do.apart':
    'One thing to do this month: sit down once with {who} and name three things on paper: who cooks where, who pays what, and on which day all eat together.',
  'answer.person.do.either':
    'One thing to do this month: write both ways on one page with {who}, each with what it costs and who carries it.',
  'answer.person.do.theirs':
    'One thing to do this month: let {who} speak for an hour with two people who do that work, and stay out of the talk yourself.',
  'answer.person.do.work':
    'One thing to do this month: ask {who} once which help is wanted in this, a name, a paper read through or only an ear, and give that one thing.',
  // what a question asks beside its main form
  'half.later.service':
    'Work of your own for later: the form this chart favours is a post in a larger body, so let it begin small and beside the post, and stay beside it until it has paid for a year.',
  'half.later.business':
    'Work of your own for later has ground here: the form this chart favours is dealing on your own account, so the post is what pays for its beginning.',
  'half.later.profession':
    'Work of your own for later has ground here: the form this chart favours is a profession with your own name on it, so begin it beside the post, with one client.',
  'half.later.even':
    'Work of your own for later: this chart does not choose between a post and independence, so work of your own beside the post uses both.',
  'half.later.when':
    'Of the sub-periods ahead the first that brings a trade of your own to the front, and does not press it, is that of {antar}, {span}.',
  'half.next': 'For {noun} the next stretch is {span}.',
  'half.rivals': 'Rivals are counted apart from it: against them {grahas} in the 6th {count, plural, one {helps} other {help}} you.',
  'half.list':
    'Where several are on the list, the firm chooses by the needs of the project and by papers, and no chart of yours holds the others: ask your manager this month what the choice goes by, and have passport and certificates ready.',
  'answer.notice.well':
    'First the lender: ask there in writing, this week, for instalments that you can pay, before money goes into anything new. Debts are in good hands in this chart, and can be brought down in order.',
  'answer.notice.mixed':
    'First the lender: ask there in writing, this week, for instalments that you can pay, before money goes into anything new. Over debts this chart is divided, so agree only to a sum that a bad month can bear.',
  'answer.notice.ill':
    'First the lender: ask there in writing, this week, for instalments that you can pay, before money goes into anything new. Debts weigh in this chart, so begin nothing again on borrowed money.',
  'half.state.well':
    'Government service as such your chart carries well, so the attempt has reason; it is the step into a post now for which a private one has more support.',
  'half.state.slow':
    'Government service as such asks for a slower way in this chart, so what supports it over a private post supports it for those who can wait.',
  'half.where.far':
    'As to where: the house of partnership is bound to distance in this chart, so it may come from another place than yours.',
  'half.where.near':
    'As to where: nothing in the house of partnership is bound to distance, so a city no chart can name, and near is likelier than far.',
  'abroad.join':
    'Whether those at home may join you, and from when, stands in the rules of the visa and in no chart: ask now for its terms for dependants, since they decide with the salary.',
  'abroad.join.when': 'For living together the next stretch is {span}.',
  'standing.safe.well':
    'Nothing in your chart points to the loss of your post: more carries your work now than weighs on it. What a firm decides for all no chart says, so keep a second door open.',
  'standing.safe.plain':
    'Nothing in your chart points to the loss of your post: no sub-period under strain and no long passage of Saturn presses on your work now. What a firm decides for all no chart says, so keep a second door open.',
  'standing.safe.mixed':
    'For the post you hold some things carry and some weigh now, so your chart calls it neither safe nor lost: be seen in the work that cannot be left out, and keep a second door open.',
  'standing.safe.ill':
    'For the post you hold it is an uphill stretch now, and no verdict: your chart does not say that it is lost, but that a second door and some months’ cost set aside belong to these months.',
  'standing.seen.well':
    'To do the work and not be seen for it hurts, and it is no measure of the work. More carries it now than weighs on it, so to be seen is within reach, if what is yours carries your name.',
  'standing.seen.plain':
    'To do the work and not be seen for it hurts, and it is no measure of the work. Nothing in your chart keeps it hidden now: it is seen as far as you put your name to it.',
  'standing.seen.mixed':
    'To do the work and not be seen for it hurts, and it is no measure of the work. Some of the season helps and some weighs, so respect comes from one or two who judge for themselves, and not from all.',
  'standing.seen.ill':
    'To do the work and not be seen for it hurts, and it is no measure of the work. The season weighs on it too, and it has an end: until then guard what is yours in writing and look for respect beyond this one room.',
  'standing.do.safe':
    'One thing to do this week, while the post runs: bring your record down to one page, and tell two people outside the firm what you can do and that you would listen.',
  'standing.do.seen':
    'One thing to do this week: send what you finish in writing, with your name and the date, to the one who judges it, before anybody else can show it.',
  'plea.enquiry.well': 'In the enquiry you hold your ground better than it feels: more helps your side here than hinders it.',
  'plea.enquiry.mixed': 'In the enquiry help and hindrance are level for your side, so the order of your papers counts double.',
  'plea.enquiry.ill':
    'The enquiry asks much of you: more hinders your side here than helps it, which says nothing of guilt; leave no question of theirs without a written answer.',
  'plea.enquiry.do':
    'One thing to do by {date}: ask in writing how far the enquiry is, for a review of the suspension and for the allowance that is due, and keep a dated copy of each.',
  'plea.enquiry.cannot': 'What no chart can say: the finding of an enquiry, or the day of an order.',
  'plea.mutual.well': 'A parting by consent has good ground here: what is agreed holds.',
  'plea.mutual.mixed': 'A parting by consent goes by steps here: settle the one point that is still open first.',
  'plea.mutual.ill': 'A parting by consent is slow here: reckon with one more date in court than you were told.',
  'plea.mutual.do':
    'One thing to do by {date}: ask your lawyer which paper is still open and whether the waiting time can be waived, and put in writing with the other side what each of you keeps.',
  'plea.mutual.cannot': 'What no chart can say: the day of a decree, or what a court asks for.',
  'plea.share.well': 'In the matter of your share you hold your ground better than it feels.',
  'plea.share.mixed':
    'In the matter of your share neither side has the whole of this chart’s support, so a partition by agreement deserves a look.',
  'plea.share.ill':
    'The matter of your share costs you more than it gives as a suit, so a partition by agreement deserves an earnest look.',
  'plea.share.do':
    'One thing to do by {date}: have a lawyer write on one page what your share is by the papers, what the suit costs, and which partition you would sign (in India 15100 tells you of free legal aid).',
  'plea.comeBack.work':
    'What to do there: first the work that you do now, since it pays from the first month; anything else is begun beside it.',
  'plea.comeBack.savings':
    'Without savings no day is the right one yet: let one fixed part of each salary go home first, until a year’s cost lies there, and set the day by that.',
  'noun.reinstated': 'a return to your post',
  'plea.by.stretch': '{date}, when the next stretch for {noun} opens',
  'plea.by.deadline': '{label}, your own date, and sooner where you can',
  'plea.by.turn': '{date}, when the sub-period passes to {graha}',
  'plea.by.opening': '{date}, when a smaller opening begins',
  'plea.by.openingNow': '{date}, while a smaller opening lasts',
  'jupiter.ends.good': '{to}, when Jupiter leaves a good place from your Moon',
  'jupiter.ends.comes': '{to}, when Jupiter comes to a good place from your Moon',
  'jupiter.ends.leaves': '{to}, when Jupiter leaves a demanding place from your Moon',
  'jupiter.ends.day': 'the end of {month}, when two full months have passed',
  'plea.sit.well': 'For {exam} the ground is good: more helps here than hinders.',
  'plea.sit.mixed': 'For {exam} the ground has two sides: one plan, kept to the end, decides more than talent.',
  'plea.sit.ill': 'For {exam} the ground asks for method: more hinders here than helps, which says nothing of ability.',
  'plea.await.do':
    'One thing to do by {date}: prepare the next round as if your name were on the list, and send one application elsewhere as if it were not.',
  'plea.sit.do': 'One thing to do by {date}: sit three whole papers against the clock, and study only what they show you to lack.',
  'plea.dispute.well': 'In the dispute you hold your ground better than it feels.',
  'plea.dispute.mixed': 'In the dispute neither side has the whole of this chart’s support, so a settlement deserves a look.',
  'plea.dispute.ill': 'The dispute costs you more than it gives, so a settlement deserves an earnest look.',
  'plea.dispute.read': 'It is read from the 6th, of disputes (its lord: {lords}), and from Mars and Saturn.',
  'plea.dispute.readOne': 'It is read from the 6th, of disputes, and from Mars and Saturn, of whom {lords} is its lord.',
  'plea.dispute.when': 'It is in front of you most in the sub-period of {antar}, {span}.',
  'plea.dispute.ease': 'What is in dispute presses less from {from}, when the sub-period passes to {antar}, a favourable one.',
  'plea.dispute.noEase': 'No period of the next years dates its end, so papers and patience decide more than the calendar.',
  'plea.dispute.do':
    'One thing to do by {date}: have a lawyer write on one page what you can gain, what it costs, and what a settlement would look like (in India 15100 tells you of free legal aid).',
  'plea.dispute.cannot': 'What no chart can say: a judgment, its day, or what the other side does.',
  'plea.vehicle.well': 'A vehicle of your own has good ground.',
  'plea.vehicle.mixed': 'A vehicle of your own comes by steps; the chart is divided over it.',
  'plea.vehicle.ill': 'A vehicle of your own asks for patience: begin smaller, or second-hand.',
  'plea.vehicle.read': 'It is read from the 4th, of home and conveyances (its lord: {lords}), and from Venus.',
  'plea.vehicle.readOne':
    'It is read from the 4th, of home and conveyances, and from its lord {lords}, which stands for them in every chart as well.',
  'plea.front': 'It comes to the front in the sub-period of {antar}, {span}.',
  'plea.vehicle.do': 'One thing to do by {date}: fix a sum that needs no second loan, and put the first part of it aside.',
  'plea.vehicle.cannot': 'What no chart can say: a model, a price or a lucky number.',
  'plea.pilgrimage.well': 'For a pilgrimage the ground is good: the house of faith and far roads is well kept.',
  'plea.pilgrimage.mixed': 'For a pilgrimage the chart is divided: it comes about by a plan and in company.',
  'plea.pilgrimage.ill': 'For a pilgrimage the chart asks for a shorter road first: a near place of worship, and company for the far one.',
  'plea.pilgrimage.read': 'It is read from the 9th, of faith and visits to shrines (its lord: {lords}), and from Jupiter.',
  'plea.pilgrimage.readOne':
    'It is read from the 9th, of faith and visits to shrines, and from its lord {lords}, which stands for faith in every chart as well.',
  'plea.pilgrimage.do': 'One thing to do by {date}: choose one place, one month and one companion, and write to them.',
  'plea.pilgrimage.cannot': 'What no chart can say: how strong the body will be on the road; a doctor can.',
  'plea.visit.well': 'For a journey out and back the ground is good.',
  'plea.visit.mixed': 'For a journey out and back the ground is divided, so papers and weeks decide.',
  'plea.visit.ill': 'For a journey out and back the ground asks for patience, so the file has to be fuller than most.',
  'plea.visit.read': 'It is read from the 9th, of far roads, and the 3rd, of journeys ({lords} as their lords), with the Moon.',
  'plea.studyAway.well': 'Study in another country has good ground: more helps it than hinders it.',
  'plea.studyAway.mixed': 'Study in another country is possible here, and the chart is divided over it.',
  'plea.studyAway.ill': 'Study in another country asks for a long preparation: more hinders it than helps it.',
  'study.season': 'What is learnt has a long season behind it: that of {maha}, {span}, favours study.',
  'study.season.saturn':
    'Over the course and the first work after it lies {phase, select, sadeSati {sade sati} dhaiya4 {Saturn in the 4th from your Moon (ardhashtama shani)} other {Saturn in the 8th from your Moon (ashtama shani)}}, {span}: take one thing at a time, and let each step need longer.',
  'study.season.saturnToo':
    'Over its first years lies {phase, select, sadeSati {sade sati} dhaiya4 {Saturn in the 4th from your Moon (ardhashtama shani)} other {Saturn in the 8th from your Moon (ashtama shani)}}, {span}: the degree and the first work after it come by steady months and not by haste.',
  'plea.studyAway.read':
    'It is read from the 9th, of teachers and far roads, and the 12th, of far places (lords: {lords}), with Jupiter and Rahu; study here from the 4th and the 5th.',
  'plea.studyAway.do':
    'One thing to do by {date}: have the day of the language test, the last days to apply of four courses and the full cost of one on paper, with a course near home beside them.',
  'plea.studyAway.do.again':
    'One thing to do by {date}: answer each reason of the refusal with one paper, and let somebody who did not write the file read all of it.',
  'plea.studyAway.cannot': 'What no chart can say: an admission, a visa, or the country.',
  'plea.associate.well':
    'A partner in trade is read from the 7th: its lord {lord} stands well, so this was one person, and no weak side of yours.',
  'plea.associate.ill':
    'A partner in trade is read from the 7th: its lord {lord} has to struggle, so let the next one be bound on paper before any money moves.',
  'plea.cannot.cheated': 'What no chart can say: whether what was taken comes back, or what the other side does.',
  'answer.care.ground': 'The chart shows the ground under the bond, and not what somebody does on it.',
  'plea.home.third': 'There is a third way to try first: a posting nearer home.',
  'plea.home.apart': 'To live apart from {who} is hard, and to carry a post beside it is no small thing.',
  'plea.home.who.husband': 'your husband',
  'plea.home.who.wife': 'your wife',
  'plea.home.who.family': 'your family',
  'plea.home.meanwhile': 'Meanwhile: one fixed hour a day by telephone with {who}, and the next two visits with their dates settled.',
  'plea.home.do':
    'One thing to do by {date}: ask in writing for a posting near home or for leave without pay, and reckon at home what one income carries; leave only after both answers.',
  'plea.home.do.fears':
    'One thing to do by {date}: ask for a posting near home, and reckon at home what one income carries, with nothing given up before the answer.',
  'plea.home.cannot': 'What no chart can say: what an office grants, or what those at home would choose; ask them first.',
  'plea.wish.do':
    'One thing to do by {date}: finish one small piece of the work you wish for that strangers can see, beside something that pays, and show it to your family.',
  'plea.wish.cannot': 'What no chart can say: fame, an employer, or what your family will feel; nor can it decide for you.',
  'way.post': 'keeping the post',
  'way.atHome': 'the years at home',
  'way.ownWish': 'the work you wish for',
  'way.safeJob': 'the safe post',
  'way.studyHome': 'study here',
  'way.studyAway': 'study in another country',
  'way.together': 'staying together',
  'way.apart': 'going apart',
  'stands.dispute': 'effort in a dispute',
  'stands.vehicle': 'conveyances',
  'stands.pilgrimage': 'faith',
  'stands.visit': 'being on the way',
  'stands.studyAway': 'far learning',
  'stands.studyHome': 'learning',
  'stands.ownWish': 'art and liking',
} as const
