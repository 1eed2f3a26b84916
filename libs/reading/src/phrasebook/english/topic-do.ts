/** What a person can do, bound to the lord of the topic's house, and what a chart cannot say. */
export const TOPIC_DO = {
  'career.do.sun':
    'The Sun rules your work: be seen. Put your name and a date on what you finish, and once a month tell those who decide about it, in five lines.',
  'career.do.sun.without': 'The Sun rules your work: write yourself to those who hire, and let your own name stand under what you send.',
  'career.do.moon': 'The Moon rules your work: stay where people are, keep a regular rhythm, and decide nothing in a low week.',
  'career.do.moon.without':
    'The Moon rules your work: go where people are, keep a regular rhythm in the search, and decide nothing in a low week.',
  'career.do.mars': 'Mars rules your work: choose targets you can finish within a quarter, and answer nothing while you are angry.',
  'career.do.mars.without': 'Mars rules your work: set a number of applications for each week, and answer no refusal while you are angry.',
  'career.do.mercury': 'Mercury rules your work: write it down. A page, a portfolio or a certificate speaks for you where you are not.',
  'career.do.jupiter':
    'Jupiter rules your work: ask one wise person for advice and give it to another; your best openings come through people who trust your judgment.',
  'career.do.jupiter.without':
    'Jupiter rules your work: ask one wise person for advice; your best openings come through people who trust your judgment.',
  'career.do.venus':
    'Venus rules your work: good relations are your method. Thank people by name, and choose tasks that have some beauty in them.',
  'career.do.venus.without': 'Venus rules your work: good relations are your method. Thank by name each one who helps in the search.',
  'career.do.saturn': 'Saturn rules your work: play the long game. One skill deepened for three years is worth more than five begun.',
  'career.do.saturn.without': 'Saturn rules your work: one skill deepened while you search is worth more than five begun.',
  'career.do.sun.service': 'The Sun rules your work: let the young see how you do it, and take one task a year that carries your name.',
  'career.do.moon.service': 'The Moon rules your work: be useful where people are, at regular hours, and decide nothing in a low week.',
  'career.do.mars.service':
    'Mars rules your work: take tasks with an end in sight, a repair, a plot, an event, and leave quarrels to others.',
  'career.do.mercury.service':
    'Mercury rules your work: write it down or teach it; accounts, letters and memories are worth an hour a day.',
  'career.do.jupiter.service': 'Jupiter rules your work: give advice where it is asked for, and take one pupil a year.',
  'career.do.venus.service':
    'Venus rules your work: make one place pleasanter, a garden, a hall, a circle for songs, and invite others in.',
  'career.do.saturn.service': 'Saturn rules your work: one duty kept each week for a year is worth more than five begun.',
  'career.do.sun.business':
    'The Sun rules your work: let your own name stand on the board and on the bill, and answer for the work yourself.',
  'career.do.moon.business': 'The Moon rules your work: be there at fixed hours when customers come, and decide nothing in a low week.',
  'career.do.mars.business':
    'Mars rules your work: choose targets you can finish within a quarter, and answer no customer while you are angry.',
  'career.do.mercury.business': 'Mercury rules your work: prices, terms and what you offer, on one page, work for you while you sleep.',
  'career.do.jupiter.business':
    'Jupiter rules your work: give honest advice even where it sells less; your best customers come through people who trust your judgment.',
  'career.do.venus.business':
    'Venus rules your work: good relations are your method. Know customers by name, and let what you sell be well shown.',
  'career.do.saturn.business':
    'Saturn rules your work: play the long game. One line of work deepened for three years is worth more than five begun.',
  'career.do.sun.business.freelance':
    'The Sun rules your work: let your own name stand on each piece and each bill, and answer for the work yourself.',
  'career.do.moon.business.freelance': 'The Moon rules your work: be reachable at fixed hours, and decide nothing in a low week.',
  'career.do.mars.business.freelance':
    'Mars rules your work: take tasks you can finish within a quarter, and answer no client while you are angry.',
  'career.do.mercury.business.freelance':
    'Mercury rules your work: rates, terms and five finished pieces, on one page, work for you while you sleep.',
  'career.do.jupiter.business.freelance':
    'Jupiter rules your work: give honest advice even where it earns less; your best clients come through people who trust your judgment.',
  'career.do.venus.business.freelance':
    'Venus rules your work: good relations are your method. Thank clients by name, and let your work be well shown.',
  'career.do.best.sun.business.freelance':
    'Of the pointers to work the Sun is your best: let your name stand on the work, and show one result in public each quarter.',
  'career.do.best.saturn.business.freelance':
    'Of the pointers to work Saturn is your best: look for the client who pays every month rather than the one who pays much once.',
  'career.do.best.mercury.business.freelance':
    'Of the pointers to work Mercury is your best: put rates, terms and what you offer on one clear page, and mend it each month.',
  'career.cannotBusiness.freelance':
    'No chart says what a client decides, or how large a sum will be. Yours shows leanings and seasons. Your books, your savings and the people who depend on you weigh more than any of it.',
  'career.do.sun.unsaid': 'The Sun rules your work: let what you do be seen, and take one task a year that carries your name.',
  'career.do.best.sun.unsaid':
    'Of the pointers to work the Sun is your best: take the lead in one thing that is yours, and put your name to it.',
  'career.do.sun.study': 'The Sun rules your work to come: put your hand up once a week, and let one teacher know your name.',
  'career.do.moon.study':
    'The Moon rules your work to come: study at fixed hours where others study too, and decide nothing in a low week.',
  'career.do.mars.study': 'Mars rules your work to come: set a target for each week, and test yourself by the clock.',
  'career.do.mercury.study': 'Mercury rules your work to come: write it out; a page in your own words is worth three that you read.',
  'career.do.jupiter.study': 'Jupiter rules your work to come: ask one good teacher, and explain to somebody what you learned.',
  'career.do.venus.study': 'Venus rules your work to come: study in good company, at a desk you like to sit at.',
  'career.do.saturn.study': 'Saturn rules your work to come: one book finished twice is worth more than five begun.',
  'career.do.weak.sun': 'For recognition you have the Sun, which is weak here: keep a dated record of what you achieved.',
  'career.do.weak.saturn': 'Saturn, who gives endurance, is weak here: break long tasks into weeks, and rest on a fixed day.',
  'career.do.weak.mercury': 'Mercury is weak here: sign nothing on the day it is put before you, and let one careful friend read it first.',
  'career.do.weak.sun.study':
    'Praise comes late, since the Sun is weak here: measure yourself against your own last result and not by what others say.',
  'career.do.weak.saturn.study':
    'Saturn, who gives endurance, is weak here: study in short blocks with a fixed end, and rest on a fixed day.',
  'career.do.weak.mercury.study': 'Mercury is weak here: keep one notebook of your mistakes, and read it before each test or interview.',
  'career.do.best.sun':
    'Of the pointers to work the Sun is your best: ask for the responsibility before the title, and put your name to one result each quarter.',
  'career.do.best.sun.without':
    'Of the pointers to work the Sun is your best: show those who could take you on one result that is yours, and name it in the first lines you send.',
  'career.do.best.saturn':
    'Of the pointers to work Saturn is your best: take on the long task that others avoid, above all in {area}, with its end date fixed.',
  'career.do.best.saturn.without':
    'Of the pointers to work Saturn is your best: steadiness is what you have to show, so say first how long you have kept at things.',
  'career.do.best.mercury':
    'Of the pointers to work Mercury is your best: put what you know on one clear page a month that others can use, with your name under it.',
  'career.do.best.mercury.without':
    'Of the pointers to work Mercury is your best: put what you can do on one clear page, and send it with three lines written for that place.',
  'career.do.best.sun.business':
    'Of the pointers to work the Sun is your best: let customers know whose name stands behind the work, and answer for one promise in public each quarter.',
  'career.do.best.saturn.business':
    'Of the pointers to work Saturn is your best: look for the customer who orders every month rather than the one who orders much once.',
  'career.do.best.mercury.business':
    'Of the pointers to work Mercury is your best: put prices, terms and what you offer on one clear page, and mend it each month.',
  'career.do.best.sun.study':
    'Of the pointers to work the Sun is your best: speak up once a week where teachers hear it, and take the part that carries a name.',
  'career.do.best.saturn.study':
    'Of the pointers to work Saturn is your best: fixed hours win for you; finish one thing in full rather than begin a second.',
  'career.do.best.mercury.study':
    'Of the pointers to work Mercury is your best: write each chapter on one page in your own words, and explain it to somebody.',
  'career.do.best.sun.service':
    'Of the pointers to work the Sun is your best: take the chair where you are asked, and hand over one duty a year by name.',
  'career.do.best.saturn.service':
    'Of the pointers to work Saturn is your best: give one fixed half day a week to one cause; people build on what they can count on.',
  'career.do.best.mercury.service':
    'Of the pointers to work Mercury is your best: write down what you know, a page a week, or keep the books of something useful.',
  'love.do.sun': 'Your 7th lord is the Sun, {state}: praise in front of others, criticise in private, and expect the same.',
  'love.do.moon':
    'Your 7th lord is the Moon, {state}: feelings first, solutions later; ask “do you want help or company?” before you advise.',
  'love.do.mars': 'Your 7th lord is Mars, {state}: do things together; a walk, a sport, a project turns heat into warmth.',
  'love.do.mercury': 'Your 7th lord is Mercury, {state}: talk every day, not only about errands; ten minutes without a phone is enough.',
  'love.do.jupiter':
    'Your 7th lord is Jupiter, {state}: look for shared aims; study, service or the company of elders mends more than argument does.',
  'love.do.venus': 'Your 7th lord is Venus, {state}: keep courting each other; small beauties, kept up, matter more than grand gestures.',
  'love.do.saturn': 'Your 7th lord is Saturn, {state}: keep one fixed hour a week for the two of you, through the busy weeks as well.',
  'love.do.weak': 'Because Venus is {seat}, be as courteous to yourself as you are to a guest; others will follow your example.',
  'love.do.strong': 'Because Venus is {seat}, you need not settle for less than kindness.',
  'abroad.do.sun': 'Your 9th lord is the Sun, {state}: {start}, with an invitation or a post of standing in hand.',
  'abroad.do.moon': 'Your 9th lord is the Moon, {state}: {start}, with somebody to phone in the first months.',
  'abroad.do.mars': 'Your 9th lord is Mars, {state}: {start}, and apply to more places than you think you need.',
  'abroad.do.mercury': 'Your 9th lord is Mercury, {state}: {start}, with language, papers and copies in order.',
  'abroad.do.jupiter': 'Your 9th lord is Jupiter, {state}: {start}, with a word from those who know your work.',
  'abroad.do.venus': 'Your 9th lord is Venus, {state}: {start}, in touch with those who have gone before.',
  'abroad.do.saturn': 'Your 9th lord is Saturn, {state}: {start}, and treat a first refusal as a first draft.',
  'abroad.start.1': 'take the first step yourself',
  'abroad.start.2': 'let savings of your own pay the way',
  'abroad.start.3': 'begin with short trips and many letters',
  'abroad.start.4': 'settle first who keeps the home',
  'abroad.start.5': 'go for study, or for what you can make',
  'abroad.start.5.work': 'go for what you know and can make, with proof of it in hand',
  'abroad.start.6': 'go for work, and clear what you owe first',
  'abroad.start.7': 'go by a contract, or by ties of a partner',
  'abroad.start.8': 'reckon with detours, and keep a reserve',
  'abroad.start.9': 'let a teacher or a faith lead the way',
  'abroad.start.10': 'go in the course of your work',
  'abroad.start.11': 'go by way of friends',
  'abroad.start.join': 'go by the ties of a marriage, with the papers of both in one folder',
  'abroad.start.12': 'go where quiet, care or distance itself is the work',
  'abroad.do.reserve': 'Keep half a year of living costs in reserve: in your chart the 12th, under {lord}, takes before it gives.',
  'abroad.do.return':
    'Write down now what would be a good reason to come back: with {lord} as lord of your 4th, you travel lighter when the door at home stays open.',
  'career.cannotOpen':
    'No chart says who you will work for or with, what they decide, or what they pay. Yours shows leanings and seasons. The facts of your field, your savings and the people who depend on you weigh more.',
  'career.cannot':
    'No chart says who your employer will be, how an interview or examination ends, what a post pays, or whether you should resign. Yours shows leanings and seasons. The facts of your field, your savings and the people who depend on you weigh more.',
  'career.cannotRules':
    'No chart says what a board or an office decides, how an interview ends, or the day on which an order is signed. Yours shows leanings and seasons. Your record and the rules of your service weigh more.',
  'career.cannotUnsaid':
    'No chart says what others decide about your work, how a talk about it ends, or what it pays. Yours shows leanings and seasons. Your means and the people who depend on you weigh more than any of it.',
  'career.cannotService':
    'No chart names a sum, what savings will yield, or the answer of an office. Yours shows leanings and seasons. Your papers, your costs and the people who depend on you weigh more than any of it.',
  'career.cannotBusiness':
    'No chart says whether a business lives, what a customer or a bank decides, or how large a sum will be. Yours shows leanings and seasons. Your books, your savings and the people who depend on you weigh more than any of it.',
  'career.cannotStudy':
    'No chart gives the result of an examination or an interview, a rank, a college or an employer. Yours shows leanings and seasons. Your preparation, your means and the advice of those who know the field weigh more than any of it.',
  'love.cannot':
    'No chart says who the other person is, or what they will decide: what is read of their ways is a leaning and no portrait. If you already share your life with somebody, read the stretches as times when the bond needs attention.',
  'love.cannotHome':
    'No chart says what others feel, or what they will decide. Yours shows how you love: read the stretches as times in which a bond that exists asks for attention, and as times for company where there is none.',
  'love.do.childrenParted':
    'Children learn of somebody new late and slowly: meet alone at first, keep the hours that belong to {children}, and let them carry no messages between two homes.',
  'love.do.childParted':
    'A child learns of somebody new late and slowly: meet alone at first, keep the hours that belong to {children}, and send no message to another home by that road.',
  'love.ahead.kind': '{antar} under {maha}, {from} to {to} ({tie})',
  'love.ahead.kindNow': '{antar} under {maha}, which runs until {to} ({tie})',
  'love.ahead.span': '{from} to {to}',
  'love.ahead.weak': 'No strong stretch for a marriage stands in these twelve years.',
  'love.ahead.spans': 'If it has not come by {last}, look to {spans}.',
  'love.ahead.kinds':
    'If it has not come by {last}, no further stretch to begin in stands in these years; look then to the favourable {count, plural, one {sub-period} other {sub-periods}} tied to a marriage: {kinds}.',
  'love.ahead.kindsNear':
    'If it has not come by {last}, look to the favourable {count, plural, one {sub-period} other {sub-periods}} tied to a marriage: {kinds}.',
  'love.ahead.too':
    'Also favourable and tied to a marriage {count, plural, one {is the sub-period} other {are the sub-periods}} of {kinds}.',
  'love.ahead.only.spans': 'Look to {spans}.',
  'love.ahead.only.kinds': 'The favourable {count, plural, one {sub-period} other {sub-periods}} tied to a marriage: {kinds}.',
  'love.ahead.gap': 'The years between are not closed: what begins in them holds as well.',
  'love.ahead.none':
    'After {last} no further stretch to begin in stands in the twelve years that are counted here: single months serve then, and what begins in them lasts as well.',
  'love.parents.mother': '{lord}, lord of the 4th, {state}',
  'love.parents.father': '{lord}, lord of the 9th, {state}',
  'love.parents.both': '{own}, and {pointer} {state}',
  'love.parents.first.mother':
    'Whom first: your mother. Of the lord and the pointer that stand for each parent, more helps hers ({first}) than your father’s ({then}). To him let her, or an elder of his own house, speak before the two of you do.',
  'love.parents.first.father':
    'Whom first: your father. Of the lord and the pointer that stand for each parent, more helps his ({first}) than your mother’s ({then}). To her let him, or an elder of her own house, speak before the two of you do.',
  'love.parents.tied.mother':
    'Whom first: your mother. The two sides weigh alike, and hers ({first}) is tied to your houses of affection and marriage, which your father’s ({then}) is not. To him let her, or an elder of his own house, speak before the two of you do.',
  'love.parents.tied.father':
    'Whom first: your father. The two sides weigh alike, and his ({first}) is tied to your houses of affection and marriage, which your mother’s ({then}) is not. To her let him, or an elder of her own house, speak before the two of you do.',
  'love.parents.alike':
    'Whom first: your mother’s side ({first}) and your father’s ({then}) weigh alike, so begin where you have been listened to before, and with one of the two alone.',
  'love.parents.by.mother':
    'Whom first: the way to your father leads by your mother’s side ({first}); his own is {then}. Let your mother, or an elder whom he respects, speak before you do.',
  'love.parents.by.father':
    'Whom first: the way to your mother leads by your father’s side ({first}); her own is {then}. Let your father, or an elder whom she respects, speak before you do.',
  'love.parents.who.mother': 'your mother or one of her side',
  'love.parents.who.father': 'your father or one of his side',
  'love.parents.ally.mother': 'your mother (she is on your side)',
  'love.parents.ally.father': 'your father (he is on your side)',
  'love.parents.month': 'When: {one} for a talk with {who} alone; only after that {then}, and both houses together last.',
  'love.parents.months': 'When: {one} for a talk with {who} alone, {two} to ask {then}, and both houses together only after both.',
  'love.parents.talks.then':
    'When: {one} for a talk with {who} alone, and after it with {then}; both houses together only from the next stretch, {two}.',
  'love.parents.talks.in': 'When: {one} for a talk with {who} alone, after it with {then}, and both houses together last.',
  'love.parents.talks.before':
    'When: in the weeks before {one} a talk with {who} alone, and after it with {then}, so that both houses can sit together once that stretch is open.',
  'love.parents.talks.now':
    'When: the stretch is open, {one}, so a talk with {who} alone comes in its first weeks, then {then}, and both houses together before it ends.',
  'love.headFamily.theirs': 'The yes of {who, select, he {his} she {her} other {the other}} family',
  'love.family.theirs.tied':
    'The elders of that house stand in {who, select, he {his} she {her} other {the other}} chart. In yours the house you would marry into is read, by practice, from the 10th, and {same, select, yes {one lord, {lord}, has charge of it and of your marriage} other {its lord {lord} ({state}) is tied to {seventh}, lord of your 7th}}: they come round by knowing you, so be met before you are asked about.',
  'love.family.theirs.apart':
    'The elders of that house stand in {who, select, he {his} she {her} other {the other}} chart. In yours the house you would marry into is read, by practice, from the 10th, and its lord {lord} ({state}) has no tie to {seventh}, lord of your 7th: they do not come round of themselves, so somebody they trust has to bring your name.',
  'love.family.theirs.month': 'For the first word to an elder there: {month}; both houses meet only after that.',
  'love.headFamily': 'The yes of your family',
  'love.family.own':
    'For a choice of your own the chart itself speaks: the lords of the 5th, of affection, and the 7th, of marriage, {how}. That is worth saying at home: it is no passing mood.',
  'love.child.one.son': 'your son',
  'love.child.one.daughter': 'your daughter',
  'love.child.one.child': 'your child',
  'love.child.some.son': 'your sons',
  'love.child.some.daughter': 'your daughters',
  'love.child.some.child': 'your children',
  'love.child.many.son': 'your {n} sons',
  'love.child.many.daughter': 'your {n} daughters',
  'love.child.many.child': 'your {n} children',
  'love.child.read.well':
    'For {children} the 5th is read: its lord {lord} is {state}, and Jupiter, who stands for children, {jupiter}. That ground is firm, and a new bond need not shake it.',
  'love.child.read.mixed':
    'For {children} the 5th is read: its lord {lord} is {state}, and Jupiter, who stands for children, {jupiter}. Help and strain come at once there, so a change at home wants time.',
  'love.child.read.ill':
    'For {children} the 5th is read: its lord {lord} is {state}, and Jupiter, who stands for children, {jupiter}. That ground asks for care, so let no two changes come at once: a home, a school, a new person.',
  'love.child.readOne.well':
    'For {children} the 5th is read: its lord is Jupiter, who stands for children as well, {state}. That ground is firm, and a new bond need not shake it.',
  'love.child.readOne.mixed':
    'For {children} the 5th is read: its lord is Jupiter, who stands for children as well, {state}. Help and strain come at once there, so a change at home wants time.',
  'love.child.readOne.ill':
    'For {children} the 5th is read: its lord is Jupiter, who stands for children as well, {state}. That ground asks for care, so let no two changes come at once: a home, a school, a new person.',
  'love.child.tied':
    '{lord5}, lord of the 5th, and {lord7}, lord of the 7th, are tied: by practice a new bond and {children} come to one table.',
  'love.child.apart':
    '{lord5}, lord of the 5th, and {lord7}, lord of the 7th, have no tie: by practice {children} and somebody new come to know each other slowly, after the bond itself is sure.',
  'love.child.cannot':
    'Whether a person yet unknown takes to {children} no chart says: speak of {children} in the first talk, and let them meet before anything is promised.',
  'love.cannotOpen':
    'No chart says who the other person is, or what they will decide: what is read of their ways is a leaning and no portrait.',
  'love.hour.choosing':
    'This chapter is counted from your Moon. An hour of birth would add four things to it: the 7th house from the lagna, with a lord and guests of its own; the darapada and the upapada, by which the books judge a bond that lasts; the house of Mars from the lagna, about which families ask first; and the sub-periods, which narrow the years above to months.',
  'career.hour':
    'This chapter is counted from your Moon. An hour of birth would add four things to it: the 10th house from the lagna, with a lord and guests of its own; the dasamsa, which is drawn for work alone; the points of the 10th, 11th and 12th, by which the text tells effort from gain; and the sub-periods, which narrow the years above to months. It would also let twelve witnesses speak where now only a few can.',
  'career.hour.how':
    'Where an hour may still be found, and how to send it, stands at the end of the chapter on love; this book is then written anew without a further payment.',
  'love.hour.settled':
    'This chapter is counted from your Moon. An hour of birth would add three things to it: the 7th house from the lagna, with a lord and guests of its own; the 4th and the 2nd beside it, for the home and the family as they are; and the sub-periods, which narrow years to months.',
  'love.hour.how':
    'A hospital paper, a family notebook, or an elder who remembers whether it was before or after sunrise, a meal or a prayer is enough to try. Send it by the correction link on your report page or in the mail that brought this book, and it is written anew without a further payment.',
  'love.cannotPartner':
    'No chart says what the person you love feels, or what your families will answer. A chart of one is half of a story about two.',
  'love.cannotWide':
    'No chart says what others feel, who will stay near, or how your children will choose. Yours shows how you love, and what makes company and home easy.',
  'love.do.strongBond': 'Because Venus is {seat}, you can afford to be generous: the first kind word costs you least.',
  'love.do.strongWide': 'Because Venus is {seat}, pleasant company is easily found: be the one who asks, once a week.',
  'love.occ.sun.wide': 'The Sun in the house of company ({state}): people look to you first, so let others decide now and then.',
  'love.occ.moon.wide':
    'The Moon in the house of company ({state}): you are well where you are needed and where somebody asks how you slept.',
  'love.occ.mars.wide': 'Mars in the house of company ({state}): you stay close to people by doing things with them.',
  'love.occ.mercury.wide': 'Mercury in the house of company ({state}): talk keeps your bonds alive, a letter or a call before a visit.',
  'love.occ.jupiter.wide': 'Jupiter in the house of company ({state}): good people gather round you, and ask for your advice.',
  'love.occ.venus.wide': 'Venus in the house of company ({state}): affection comes to you easily, from friends, children and neighbours.',
  'love.occ.saturn.wide': 'Saturn in the house of company ({state}): few and faithful is your way; old friends weigh most.',
  'love.occ.rahu.wide': 'Rahu in the house of company ({state}): you get on well with people quite unlike those you grew up with.',
  'love.occ.ketu.wide':
    'Ketu in the house of company ({state}): you like people near and not too near, and a shared silence is company enough.',
  'love.asp.sun.wide': 'The Sun looks at the house of company from the {placed} ({sign}): you are warmed by being respected, and show it.',
  'love.asp.moon.wide':
    'The Moon looks at the house of company from the {placed} ({sign}): your feelings are easily read, which brings people near.',
  'love.asp.mars.wide':
    'Mars looks at the house of company from the {placed} ({sign}): you say what you think, and those who stay like it.',
  'love.asp.mercury.wide': 'Mercury looks at the house of company from the {placed} ({sign}): humour is your way in.',
  'love.asp.jupiter.wide':
    'Jupiter looks at the house of company from the {placed} ({sign}): goodwill comes back to you, often through the young.',
  'love.asp.venus.wide': 'Venus looks at the house of company from the {placed} ({sign}): a pleasant table is your best invitation.',
  'love.asp.saturn.wide': 'Saturn looks at the house of company from the {placed} ({sign}): what has lasted will go on lasting.',
  'love.do.sun.wide': 'Your 7th lord is the Sun, {state}: keep to those who respect you, and praise them in front of others.',
  'love.do.moon.wide': 'Your 7th lord is the Moon, {state}: have somebody over for a meal once a week, and let yourself be cared for.',
  'love.do.mars.wide': 'Your 7th lord is Mars, {state}: do things together with those you love; a walk or a repair is worth ten talks.',
  'love.do.mercury.wide': 'Your 7th lord is Mercury, {state}: ring one old friend a week; talk is what keeps you warm.',
  'love.do.jupiter.wide': 'Your 7th lord is Jupiter, {state}: join a circle that reads, sings or serves; good company comes to you there.',
  'love.do.sun.free': 'Your 7th lord is the Sun, {state}: look for somebody whom you can praise in front of others, and expect the same.',
  'love.do.moon.free': 'Your 7th lord is the Moon, {state}: notice with whom you can be quiet; that says more than a good conversation.',
  'love.do.mars.free':
    'Your 7th lord is Mars, {state}: meet while doing something; a walk, a sport or a project shows more than a table does.',
  'love.do.mercury.free':
    'Your 7th lord is Mercury, {state}: talk often before you decide; ten minutes on an ordinary day tell more than one long evening.',
  'love.do.jupiter.free':
    'Your 7th lord is Jupiter, {state}: look for shared aims; study, service or the company of elders brings you among the right people.',
  'love.do.venus.free':
    'Your 7th lord is Venus, {state}: go where music, food or good cloth is shared; people show there what they are like.',
  'love.do.saturn.free': 'Your 7th lord is Saturn, {state}: give it time, and watch who comes on the day and at the hour that was named.',
  'love.do.venus.wide': 'Your 7th lord is Venus, {state}: keep beauty in the day, flowers, music or a good cloth, and share it.',
  'love.do.saturn.wide': 'Your 7th lord is Saturn, {state}: keep one fixed hour a week with somebody dear; what is regular is what lasts.',
  'love.cannotBond':
    'No chart says what the other person feels, whether they are honest with you, or that a bond will last or end. Yours shows how you love, what the two of you can lean on, and when the bond is likely to be in focus. A chart of one is half of a story about two.',
  'abroad.cannot':
    'No chart names the country, the outcome of a visa or an admission, or the day of travel. Reading the 12th house for life abroad is modern practice, and is marked so in the margin.',
  'career.do.change':
    'If you want to move, be ready by {date}: from then on {antar} has the sub-period, and the verse ties it to a change of post.',
  'career.do.changeNow':
    'If you want to move, have your papers ready now: from {date} {antar} has the sub-period, and the verse ties it to a change of post.',
  'love.do.daraBond': '{act}: {graha} is your darakaraka, and the bond lives by what it stands for.',
  'love.do.dara': 'In a first talk notice {act}: {graha} is your darakaraka, and that is where you will agree or not.',
  'love.dara.keep.sun': 'Tell each other once a week what you respected in the other',
  'love.dara.keep.moon': 'Keep one evening a week at home with nothing planned',
  'love.dara.keep.mars': 'Do something together that tires you both, each week',
  'love.dara.far.mars': 'Set one aim for each week, the same for both, and tell each other on the call how far you came',
  'love.dara.far.moon': 'Keep one evening a week for a long call with nothing planned',
  'love.dara.far.jupiter': 'Learn the same thing in two places, and talk of it each month',
  'love.dara.far.venus': 'Send each other one small beauty each week, a song, a picture, a letter',
  'love.dara.keep.mercury': 'Keep ten minutes a day for talk that settles nothing',
  'love.dara.keep.jupiter': 'Learn or give something together, each month',
  'love.dara.keep.venus': 'Keep one small beauty between the two of you each week, a meal, a song, a walk',
  'love.dara.keep.saturn': 'Give each other one small promise a week, and keep it',
  'love.dara.notice.sun': 'how each of you takes being contradicted',
  'love.dara.notice.moon': 'what each of you calls a good day at home',
  'love.dara.notice.mars': 'how the two of you decide something small',
  'love.dara.notice.mercury': 'whether the talk runs on by itself',
  'love.dara.notice.jupiter': 'whom each of you looks up to, and why',
  'love.dara.notice.venus': 'what each of you finds beautiful, and what it may cost',
  'love.dara.notice.saturn': 'who keeps the small promises, and how',
  'love.do.strain.drink':
    'Drinking is for the one who drinks to stop; no patience and no sweetness of yours can do it in their place. Only if you are safe, and with somebody you trust nearby, say once what you will no longer do or hide for it; where you are not sure of that, tell somebody else first.',
  'love.do.strain.cold':
    'A silence takes two to end. Ask once, in writing if need be, for one fixed hour a week with somebody present whom you both respect; where that is refused, give the hour to your own life.',
  'love.do.strain.harm':
    'Where a hand is raised or a threat is made, your safety comes before every stretch in this book: tell one person today, keep your papers and some money where you can reach them, and leave when you must.',
  'love.do.strain.self':
    'Keep something that stands by itself: with {graha} {state} you have {gift}, so keep an evening a week for it, and keep papers and some money of your own within reach.',
  'love.dignity.strain':
    '{graha} stands high by sign, in {sign}: what you bring to a bond is sound, and what is hard in it now is no want of yours.',
  'love.dignity.sound': '{graha} stands high by sign, in {sign}: what you bring to those close to you is sound, and it lasts.',
  'love.do.children':
    'Your children have lost somebody too: speak of a new person with them before anything is settled, let them meet slowly, and keep one hour a week that stays theirs.',
  'love.do.childrenMourn':
    'Your children have lost somebody too: keep one hour a week in which whoever wants to may speak of that person, and nobody has to.',
  'love.back.house': 'the {house}',
  'love.back.roof':
    'Life under one roof is read from three houses, {lords}, of marriage, home and distance, with Venus and the points of the 7th. Of these {for} {forN, plural, =0 {help} one {helps} other {help}} and {against} {againstN, plural, =0 {hinder} one {hinders} other {hinder}}: this is the count that the first page goes by.',
  'love.back.roof.for': 'What helps: {facts}.',
  'love.back.roof.against': 'What hinders: {facts}.',
  'love.back.why': 'Why now: {reasons}. What is heavy there is heavy for a time, and easier when it ends.',
  'love.back.whyNone':
    'Why now: no slow graha weighs on your 7th house at present, so the cause lies between the two of you, where it can be spoken of.',
  'love.back.whyNone.told':
    'Why now: no slow graha weighs on your 7th house at present, so nothing overhead has to pass first, and what you tell of {whom} can be spoken of in these months.',
  'love.back.slow.in': '{graha} crosses your 7th house until {to}',
  'love.back.slow.sees': '{graha} looks at your 7th house from {sign} until {to}',
  'love.back.period': 'the sub-period of {antar} is a demanding one, to {to}',
  'love.headLate': 'Why it has taken its time',
  'love.late':
    'What tradition reads as late in your chart: {reasons}. {count, plural, one {That says} other {Each of these says}} late, and none of it says never.',
  'love.late.time': 'To these the years that you tell of add a time: {reasons}.',
  'love.headCommunity': 'A partner from another community',
  'love.community.marks':
    'Practice has marks for a partner from outside one’s own circle, of another community, language or faith: {marks} {count, plural, one {is one of them} other {are among them}} in your chart. So such a match has its place in it.',
  'love.community.none':
    'Practice has marks for a partner from outside one’s own circle: a node in the 7th, with its lord or with Venus, or the 7th lord in the 9th or the 12th. None is in your chart; that is no word against the match, since many such couples have none.',
  'love.community.node': '{node} in the 7th',
  'love.community.withLord': '{lord}, lord of the 7th, beside {node}',
  'love.community.withVenus': 'Venus beside {node}',
  'love.community.far': '{lord}, lord of the 7th, in the {house}',
  'love.community.easier':
    'What the sign of {lord} says above, that what begins against opposition grows easier with time, is meant for such a match.',
  'love.community.weigh':
    'No verse that we use weighs a community: what is weighed is the bond, and two families come to know each other by meeting.',
  'love.late.told': 'What tradition reads as late in your chart stands on the first page; it says late, and none of it says never.',
  'love.late.none': 'Nothing that tradition reads as late is found in your birth chart: what has kept you came from outside it.',
  'love.late.measured':
    'Nothing that tradition reads as late is found in your birth chart: to be measured by {measure}, as you tell, lies with the houses that were asked.',
  'love.late.saturn': '{sits, plural, =1 {Saturn sits in} other {Saturn looks at}} the 7th house, and lets it ripen before it gives',
  'love.late.saturnRules': 'Saturn itself rules the 7th, and is never in a hurry',
  'love.late.saturnLord': 'Saturn {joins, plural, =0 {looks at} other {stands with}} {lord}, lord of the 7th, and asks for proof first',
  'love.late.hidden': '{lord}, lord of the 7th, stands in the {house}, where duties and delays come before the wish',
  'love.late.venus': 'Venus stands in the {house}, so liking somebody and saying so lie far apart',
  'love.late.node': '{node} stands in the 7th, so what is offered is seldom what was expected',
  'love.late.points': 'the 7th has {points} points of ashtakavarga, fewer than most houses, so it wants tending',
  'love.late.grown':
    'At {age} a match is settled between grown people: say early what is settled, where you live, who depends on you, what you will not change, and ask the same. Let those who look for you know that somebody of your own age, or with a marriage behind them, is welcome, if that is so.',
  'love.late.thirty':
    'At {age} you know more of yourself than at twenty: say in a first talk what you have learned that you need, and leave the list of what others expect to others.',
  'abroad.do.ally': 'For help on the way ask {whom}: of the grahas that open your road {graha} is the strongest.',
  'abroad.ally.sun': 'somebody in office, in person and by appointment',
  'abroad.ally.moon': 'an older woman who knows the place',
  'abroad.ally.mars': 'a friend who took the risk before you',
  'abroad.ally.mercury': 'somebody who has filled in the same forms',
  'abroad.ally.jupiter': 'a teacher, or somebody older in your own work',
  'abroad.ally.venus': 'a friend who has lived there for some years',
  'abroad.ally.saturn': 'somebody who has been there for ten years',
  'abroad.ally.rahu': 'somebody of another background who knows both worlds',
  'abroad.ally.ketu': 'somebody who went and came back',
  'abroad.do.sun.there':
    'Your 9th lord is the Sun, {state}: let your standing there rest on a title and a paper, and ask for both in your own name.',
  'abroad.do.moon.there':
    'Your 9th lord is the Moon, {state}: keep a person to telephone and food you know; they carry more than they seem to.',
  'abroad.do.mars.there': 'Your 9th lord is Mars, {state}: file early, and keep a second way open that does not hang on the same employer.',
  'abroad.do.mercury.there':
    'Your 9th lord is Mercury, {state}: keep copies and dates of every paper in two places; most of your luck lies in well-filled forms.',
  'abroad.do.jupiter.there':
    'Your 9th lord is Jupiter, {state}: take advice from one who knows the rules, and let those who know your work write for you.',
  'abroad.do.venus.there':
    'Your 9th lord is Venus, {state}: the people you know there open doors; see two of them a month without a purpose.',
  'abroad.do.saturn.there':
    'Your 9th lord is Saturn, {state}: count on long waits, keep every deadline of theirs, and save while the income is there.',
  'abroad.do.cardThere': 'While you live there, keep in order {what}: {graha} ties you to home.',
  'abroad.do.cardFar': 'Before you go, settle {what}: though distance weighs more, {graha} ties you to home.',
  'abroad.do.card': 'Before you go, settle {what}: {graha} ties you to home.',
  'abroad.do.cardVisit': 'Before a long journey settle {what}: {graha} ties you to home.',
  'abroad.do.sun.visit': 'Your 9th lord is the Sun, {state}: travel where you are invited, and greet the elders first.',
  'abroad.do.moon.visit': 'Your 9th lord is the Moon, {state}: take somebody along, and travel when home can spare you.',
  'abroad.do.mars.visit.owed':
    'Your 9th lord is Mars, {state}: one journey that work or family needs, paid in full beforehand, and no other until there is money to spare.',
  'abroad.do.mars.visit': 'Your 9th lord is Mars, {state}: one long journey fixed early suits you better than three short ones.',
  'abroad.do.mercury.visit':
    'Your 9th lord is Mercury, {state}: keep tickets, copies and telephone numbers in two places; small slips cost you more than distance.',
  'abroad.do.jupiter.visit': 'Your 9th lord is Jupiter, {state}: let a shrine, a teacher or a family occasion be the reason to go.',
  'abroad.do.venus.visit':
    'Your 9th lord is Venus, {state}: travel with those whose company you like, and stay with friends where you can.',
  'abroad.do.saturn.visit': 'Your 9th lord is Saturn, {state}: go seldom and stay longer, and put the fare aside by the month.',
  'abroad.do.sun.study': 'Your 9th lord is the Sun, {state}: go with an admission or a scholarship in hand, not on a wish.',
  'abroad.do.moon.study':
    'Your 9th lord is the Moon, {state}: ask where you would live and with whom before you ask for the rank of the college.',
  'abroad.do.mars.study': 'Your 9th lord is Mars, {state}: apply in the first round, and to more courses than you think you need.',
  'abroad.do.mercury.study': 'Your 9th lord is Mercury, {state}: the language test and well-filled forms carry you further than luck.',
  'abroad.do.jupiter.study':
    'Your 9th lord is Jupiter, {state}: ask two teachers who know your work to write for you, before everybody else asks them.',
  'abroad.do.venus.study':
    'Your 9th lord is Venus, {state}: write to two students who went before you; they know what a brochure leaves out.',
  'abroad.do.saturn.study':
    'Your 9th lord is Saturn, {state}: count the cost of the whole course twice, and treat a first refusal as a first draft.',
  'abroad.card.sun': 'what you have promised the elders of the family',
  'abroad.card.moon': 'who looks after the home, and after whoever leans on you there',
  'abroad.card.mars': 'land, repairs, and any quarrel left open',
  'abroad.card.mercury': 'papers and accounts at home, with one person who holds copies',
  'abroad.card.jupiter': 'who advises the family while you are away',
  'abroad.card.venus': 'whose company you leave behind, and how often you come back for it',
  'abroad.card.saturn': 'what you owe your elders, and what has to be paid each month',
  'abroad.card.rahu': 'what you have promised to too many people',
  'abroad.card.ketu': 'which old things and duties you let go of',
} as const
