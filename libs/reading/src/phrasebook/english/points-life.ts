/** Answers to single things that are asked of love, of relatives, of other countries and of oneself. */
export const POINTS_LIFE = {
  // a date that is far off: what the wait is, and what can be done before it
  'point.life.well': 'Life in a marriage has good ground in your chart: the house of two is well kept, so what you give to it comes back.',
  'point.life.mixed':
    'Life in a marriage has two sides in your chart: warmth that holds, and a lesson in it that the two of you have to learn together.',
  'point.life.ill':
    'Life in a marriage asks for work in your chart: more patience than most, and in return one that grows better with the years; say early what you need.',
  'point.life.lasts': 'For how long a marriage holds no chart should say; on what ground it stands, yours can.',
  'point.life.before':
    'Before you say yes, settle what marriages mostly break on: where the two of you live, who decides about money, and what happens when you disagree.',
  'point.life.before.again':
    'Before a second yes, say plainly what the first one broke on and hear the same from the other; settle where you live and who decides about money; and promise nothing before the two of you have had one disagreement and mended it.',
  'point.life.helps': 'What carries it: {fact}.',
  'point.life.care': 'What asks for care: {fact}.',
  'point.again.case': 'While the case runs these times are for meeting and for talks; a promise has its day after the decree.',
  'point.wait.lord': 'Why so late: {antar}, whose sub-period runs until {to}, {tie}.',
  'point.wait.then': 'Why so late: {antar}, whose sub-period runs until {to}, {tie}; after it Jupiter meets no tied sub-period sooner.',
  'point.wait.tie.none': 'has no tie to {area}',
  'point.wait.tie.slight': 'has too slight a tie to {area} to count',
  'point.wait.tie.for': 'rules nothing of {area}, though by birth it counts for it',
  'point.wait.tie.against': 'rules nothing of {area}, and by birth it counts against it',
  'point.wait.jupiter': 'Why so late: before that Jupiter opens the house of {area} in no sub-period that is tied to it.',
  'point.wait.month': 'In the coming year {span}, when Jupiter touches your {house} house, is a time for a first step in this.',
  'point.wait.monthNow': 'For a first step in this there is time now, until {to}, while Jupiter touches your {house} house.',

  'point.kind.good':
    'How good a person is, no chart shows before you meet; it shows how life in a marriage lies for you, and who suits you.',
  'point.kind': 'A name, a face or a trade of the one who comes no chart can give; it speaks of what suits you.',
  'point.kind.dara.sun':
    'By degree the Sun points to partnership: somebody with a sense of duty and self-respect suits you, and respect has to go both ways.',
  'point.kind.dara.moon': 'By degree the Moon points to partnership: somebody caring, and close to family, suits you.',
  'point.kind.dara.mars':
    'By degree Mars points to partnership: somebody with drive suits you, who says things outright and has done with a quarrel the same day.',
  'point.kind.dara.mercury': 'By degree Mercury points to partnership: somebody quick and talkative suits you, with whom you can laugh.',
  'point.kind.dara.jupiter':
    'By degree Jupiter points to partnership: somebody with principles and learning suits you, and with an open hand.',
  'point.kind.dara.venus': 'By degree Venus points to partnership: somebody warm suits you, who has a sense of beauty and of ease.',
  'point.kind.dara.saturn':
    'By degree Saturn points to partnership: somebody patient and hard-working suits you, perhaps reserved at first.',
  'point.yoga.yes': 'Yes: {list} {count, plural, one {is} other {are}} formed in your chart by the conditions of the texts.',
  'point.yoga.any': 'By the conditions of the texts your chart forms {list}, to name the rarest.',
  'point.yoga.no.rank': 'By the strict conditions of the texts no raja yoga is formed in your chart, and many a good career has none.',
  'point.yoga.no.means':
    'By the strict conditions of the texts no yoga of wealth is formed in your chart; money is read from its houses then.',
  'point.yoga.no.any':
    'By the strict conditions of the texts no yoga worth a name is formed in your chart; its houses and lords say more then.',
  'point.yoga.no.called': 'No: by the conditions of the texts that yoga is not formed in your chart.',
  'point.yoga.instead': 'What is formed: {list}.',
  'point.yoga.use':
    'A yoga says what is there to be used, and in the periods of its grahas; it is no date and no promise. The chapter on strengths has each with its verse.',
  'point.kaalSarp.counted':
    'By the custom that has the word yours would be counted, since all seven grahas stand on one side of Rahu and Ketu; no verse draws anything from it.',
  'point.kaalSarp.free':
    'By the custom that has the word you do not have it either: the seven grahas do not all stand on one side of Rahu and Ketu.',
  'point.where.far':
    'Likelier from another place than from near you: {why}, which ties the house of marriage to distance. The town itself no chart can name.',
  'point.where.far.met': 'The two go together: you may meet near home, while the other grew up or lives elsewhere.',
  'point.where.rahu': 'Rahu, who points to the foreign, stands in the {house}',
  'point.where.rahuLord': 'Rahu, who points to the foreign, stands with {lord}, lord of the {house}',
  'point.where.near':
    'Likelier from near you than from far: nothing ties the house of marriage to distance in this chart. The town itself no chart can name.',

  'point.where.relation.own':
    'Likelier from among your own people, or from a house that they have long known: {lord}, lord of the 7th, is in the {placed}, a house of kin.',
  'point.where.relation.outside': 'Likelier from outside the relatives, since marriage is tied to those who come from elsewhere: {why}.',
  'point.where.relation.both':
    'Both have a part in it: {lord}, lord of the 7th, is in the {placed}, a house of kin, so your own people bring the name; the house itself is likelier one that is not related ({why}).',
  'point.where.relation.neither':
    'Neither side is marked: {lord}, lord of the 7th, is in the {placed}, which speaks of no kin and of no strangers, so look among relatives and outside them alike.',
  'point.where.direction':
    'By practice from the {first} first, counted from where you live: {lord}, who rules the 7th, stands in {sign}, a sign of the {first}. The 7th itself, {house}, is one of the {second}, which comes second.',
  'point.where.direction.one':
    'By practice from the {first}, counted from where you live: {lord}, who rules the 7th, stands in {sign}, and both that sign and the 7th, {house}, belong to the {first}.',
  'direction.east': 'east',
  'direction.south': 'south',
  'direction.west': 'west',
  'direction.north': 'north',

  'point.dosha.no':
    'No: counted from the lagna, as the verses count, Mars stands in your {house} house, which neither the list of the North nor that of the South has.',
  'point.dosha.second':
    'By southern custom alone yes, by the verses no: Mars stands in your 2nd house, which BPHS 80.47-49 does not count.',
  'point.dosha.closed':
    'By custom yes, and by the same verses it is cancelled: Mars stands in your {house} house, and {list}; but {by} {count, plural, one {joins or sees} other {join or see}} that Mars, and then it does not form (BPHS 80.47-49).',
  'point.dosha.match':
    'By custom yes: Mars stands in your {house} house, and {list}. Of the two cancellations in the verses (BPHS 80.47-49) the benefic that joins or sees Mars is not there; the other is a partner whose Mars stands the same way.',
  'point.dosha.open':
    'Neither yes nor no: the count that families ask about begins at the lagna, and without a birth time nobody knows yours.',
  'point.dosha.late':
    'A delay does not come from it, since those verses name none. What tradition reads as late in this chart is something else: {reasons}. That says late, and not never.',
  'point.dosha.noLate':
    'A delay does not come from it, since those verses name none, and nothing else that tradition reads as late stands in this chart.',
  'point.dosha.other.late': 'What tradition does read as late in this chart: {reasons}. That says late, and not never.',
  'point.dosha.other.noLate': 'Nothing that tradition reads as late for a marriage stands in this chart.',

  'point.two.mars':
    'One manglik and one not is a question of custom, and no verse that we found forbids such a marriage. About {tenths} charts in ten have it by the list of the North alone, and the verses themselves (BPHS 80.47-49) lift it where a benefic joins or sees that Mars, or where Mars stands the same way in both. So let one person read both charts, and ask by which list it counts and what lifts it.',
  'point.two.mars.one':
    'In your own chart Mars is in the {house} house, which neither list counts: what is left to look for is a benefic beside the other Mars.',
  'point.two.mars.second':
    'In your own chart Mars is in the {house} house, which the list of the South counts and the verses do not: ask by which list the other Mars counts.',
  'point.two.mars.both':
    'In your own chart Mars is in the {house} house, which custom counts too: if the other Mars stands the same way, the verses lift it from both.',
  'point.two.points':
    'The count of points that a matching gives holds two Moons against each other. It needs both charts, is common practice and one custom among several, and many families marry without it. Ask which of its parts fails and whether an exception lifts it, and let a second reader look at both charts whole before you answer.',
  'point.two.work.for':
    'The partner’s work is read from the 10th counted from the 7th, your 4th (practice): {lord}, its lord, is {state}, which leans to a partner who works. A trade or a post it does not name: ask in the first talk what the other one wishes.',
  'point.two.work.against':
    'The partner’s work is read from the 10th counted from the 7th, your 4th (practice): {lord}, its lord, is {state}, which leans to work with pauses in it, or to the home. That is a lean and no more: ask in the first talk what the other one wishes.',
  'point.two.work.open':
    'The partner’s work is read from the 10th counted from the 7th, your 4th (practice): {lord}, its lord, is {state}, which leans to neither side. Ask in the first talk what the other one wishes.',
  'point.two.first':
    'To want something settled first is no refusal, as long as it has a month. Agree with {who, select, he {him} she {her} other {the one you love}} by {ask} what has to stand and by which month both families are told; if there is no month by {limit}, ask yourself anew whether you wait.',
  'point.two.first.late': 'Your own chart is slow over a marriage as well ({reasons}), which tradition reads as late and not as denied.',
  'point.two.quarrel':
    'Quarrels on the phone are no verdict on the years after. Meet by {day} for one talk on how the two of you stop a quarrel, and settle {by} where you live and with whom, who handles the money, and how far each side’s parents decide. What comes back in every talk belongs before an elder both of you trust, and a day can be moved.',

  'point.reunite':
    'Whether {who} comes back no chart can say, since that is decided by two; how a life under one roof lies in yours, and when to speak, it can.',
  'point.reunite.well': 'One roof has good ground: more in the houses of marriage, home and distance helps it than hinders it.',
  'point.reunite.mixed':
    'Over one roof your chart is divided: what helps it and what hinders it are even, so it comes by terms that both of you have said aloud.',
  'point.reunite.ill':
    'One roof takes patience here: more in the houses of marriage, home and distance hinders it than helps it, so ask for one visit before you ask for a return.',
  'point.reunite.case': 'What is before a court stays with the lawyers; this talk is about the two of you alone.',
  'point.consent.who.he': 'him',
  'point.consent.who.she': 'her',
  'point.consent.who.other': 'the other one',
  'noun.talkBond': 'a talk between you',

  'point.tell.stretch': 'For the talk at home: {span}, while a time for a marriage is open{use}.',
  'point.tell.stretch.bond': 'For the talk at home: {span}{use}.',
  'point.tell.month': 'For the talk at home: {month}, when {why}.',
  'point.tell.why.ask': 'it is easiest to ask and to be heard',
  'point.tell.why.open': 'the Sun favours asking',
  'point.tell.why.own': 'the Sun passes through the house of partnership',
  'point.tell.family': 'For the talk at home: {span}, the nearest time for peace at home in this chart.',
  'point.tell.turn': 'For the talk at home no time of the coming year stands out, so choose a calm week {date}.',
  'point.tellLove':
    '{should, select, yes {Yes, say it} other {Say it}}: what {who, select, he {he feels} she {she feels} other {the other one feels}} no chart shows, and waiting does not show it either.',
  'point.tellLove.stretch': 'The time to say it is {span}, while a time for love is open{use}.',
  'point.tellLove.month': 'The days to say it: {month}, when {why}.',
  'point.tellLove.turn': 'To say it no time of the coming year stands out, so choose a calm day {date}.',
  'point.tellLove.how':
    'Say it once and in few words, where the two of you can talk alone, and ask for no answer on the same day; a no is an answer too, and it is no verdict on you.',
  'point.secret': 'The two of you are married, and no answer at home undoes that; what is open is how the two houses hear of it, and when.',
  'point.secret.known':
    'The two of you are married, and no answer at home undoes that; what is open is how the two houses come to it, and when.',
  'point.secret.elder':
    'Let an elder whom they trust carry the first word, and ask for one visit, not for a blessing; what follows a visit comes by itself.',
  'point.secret.safe':
    'Should there be threats: 112 comes, and the High Court of your state gives a married couple protection on a plain petition.',
  'point.secret.well':
    'The parents’ side is well disposed in this chart: that they come to accept it is likelier than that they shut the door, though no chart promises it.',
  'point.secret.mixed':
    'The parents’ side is divided in this chart: that they come to accept it takes time, and an elder who speaks for you.',
  'point.secret.ill':
    'The parents’ side is slow in this chart: the first answer may be hurt or anger, and more than one talk is needed until it is accepted.',
  'point.secret.how':
    'Tell both houses within the same few days, so that none hears it from others, and have a place ready where the two of you can live if one of them asks for time.',
  'point.tell.theirs': 'Whom first in the other house its own child knows best; your chart speaks for your side alone.',

  'point.consent.theirs':
    'Whether the other house agrees stands in no chart of yours: that is for {who} to ask there. What yours shows is how a marriage stands from your side.',
  'point.one.which':
    'That is said of a marriage as such; whether it is with this person, the other chart has a part in it, and the other one’s own word.',

  'point.them.which':
    'Who it is stands in no chart by name. Yours shows the ground for a second marriage and its times; the other half is a free yes, and that can be heard only from the one you are seeing.',
  'point.them.ask':
    'So put one question by {ask}: is it a marriage that is meant, and after what, by which month? With a month the wait is a plan of two; where none has been named by {limit}, the times for a second marriage are as good for somebody else.',
  'point.one.stands':
    'Ask one plain thing by {ask}: in which month is it said at home, and by whom? An answer has time until {limit}, and that day tells you more than any promise.',
  'point.bond.drink':
    'Whether {who, select, he {he leaves the drink is his} she {she leaves the drink is hers} other {the drink is left is the other one’s}} to decide, with help, and no chart tells the day. A word about it is best heard in a sober hour, short, and with what you yourself will do next.',
  'point.bond.hidden':
    'Whether {who, select, he {he can be trusted} she {she can be trusted} other {the other one can be trusted}} no chart of yours shows; it shows in what is laid open from now on. Ask for {what, select, loan {every loan on one sheet, with the lender, the sum and the last instalment} money {every account, income and payment on one sheet} other {the whole of it in one talk}} by {ask}, and look at it together once more on {limit}: whether it still holds then says more than any promise.',
  'point.bond.hidden.loan':
    'What {who, select, he {he} she {she} other {the other one}} alone has signed is not yours to repay; sign nothing new as co-borrower or guarantor until the sheet is complete.',
  'point.bond.doubted':
    'When a doubt ends no chart tells, and no answer given in anger ends it. What you can offer without being asked: one evening a week on which {who, select, he {he} she {she} other {the other one}} may ask anything and hears a calm answer; if it goes on, one talk for both of you with a counsellor.',
  'point.bond.stays':
    'Whether {who, select, he {he stays is his} she {she stays is hers} other {the other one stays is theirs}} to say, and no chart’s. Ask once, in a quiet hour, what is missed, and change one thing before you speak of it again.',
  'point.bond.years':
    'The {n} years between you stand in no chart as a fault; what counts is whether each week holds an hour as the other one likes it.',
  'point.bond.purse':
    'When somebody comes to understand, no chart tells; what you can ask for is one thing: a common account for the home, and three fixed sums a month, one for the home, one for {who, select, he {his parents} she {her parents} other {the parents}}, one for each of you to keep.',
  'point.one.kin':
    'Let an elder who is for it speak alone with the one who objects, and ask for the reason, before you do; the yes that a wedding needs is that of the parents and of you two.',
  'point.one.tell': 'Speak first with {who}, alone, and let both houses meet only after that.',
  'point.one.tellAlike':
    'Speak first with the one of your parents who has listened to you before, alone, and let both houses meet only after that.',

  'point.match.reply':
    'Their answer stands with them and in no chart of yours, and a silence is not yet a no. Let one elder of yours ask once, by {ask}, for a plain yes or no; if none has come by {limit}, take that as the answer and look on. No other name has to wait meanwhile.',
  'point.early.late':
    'You may marry early, and your chart does not lean to it: it has what tradition reads as later ({reasons}). So whoever waits loses nothing by it.',
  'point.early.free':
    'An early marriage is open to you: your chart has nothing that tradition reads as late. It has nothing that asks for haste either.',
  'point.early.ages': 'The times it has for a marriage begin at the age of {ages}, so a match that is named now is not the last chance.',
  'point.early.open':
    'Whether you are ready is yours to say, and no chart’s: ask for two talks with the other one alone, and know that a promise now with the wedding later is open to you as well, and a no.',
  'point.match': 'Whether this one is right no chart of one can say, so hold what you have heard against what suits you.',
  'point.match.ex':
    'A promise while another is still in your thoughts is fair to none of the three, and which of the two you keep you alone can say. Let the talks with the one from before end {by}, or ask for the day to be moved; a day can be moved.',
  'point.match.known':
    'Whether this one is right no chart of one can say; you know each other from before, so ask now for what those days did not show: {of, select, child {how your child is met, what is thought of your first marriage, and how money is kept} first {what is thought of your first marriage, how money is kept, and where you would live} other {how money is kept, where you would live, and what both houses say}}.',
  'point.match.away.far':
    'That life would be in another country does not speak against it: away from the place of birth this chart carries you better than near it.',
  'point.match.away.near':
    'That life would be in another country asks for more thought: near the place of birth this chart carries you better than away from it, so settle beforehand how often you come home.',
  'point.match.away.even': 'That life would be in another country weighs neither way: home and distance are alike in this chart.',
  'point.match.away.ask':
    'Before a yes have three things named: the visa on which you would go and from when, whether you may work on it, and in whose home you would live.',
  'point.match.moon':
    'Whether this one is right no chart of one can say; meet once more before you answer, and ask what you would want to know in ten years.',

  'point.forget':
    'No chart has a day for forgetting; what carries you meanwhile it can name: {graha}, your best supported graha, gives {gift}. Let that have an hour of each day in which you would have waited.',

  'point.one.tied':
    'While the one you love is bound to somebody else no time of yours opens that door: ask for one clear word and for a date, and where none comes let love be open to you elsewhere.',
  'point.one.promised':
    'The word in it is {who, select, he {his} she {hers} other {that person’s}}, and nobody can say it for {who, select, he {him} she {her} other {them}}: until a wedding is held {who, select, he {he} she {she} other {the other}} can still say no at home. So have one clear talk by {ask}, and not one after another: is this wedding wanted, and if not, on which day do the parents hear it. Where nothing has been said at home by {limit}, take that as the answer, and let go without a quarrel. No time of your chart opens what is promised elsewhere, and none is needed to be free again.',
  'point.one.tied.time': 'Love as such is open to you {span}.',

  'point.back': 'Whether {who} comes back no chart can say; how long to leave the door open, and when love opens for you next, yours can.',
  'point.back.asks':
    'Whether it holds this time no chart of one can say: ask what has changed since, say what you need, and let three months show it before you promise anything. What yours shows is how open you are to a bond, with whomever it is.',
  'point.match.dowry':
    'Money or a car that is demanded for a wedding is no matter of the stars: the law in India forbids it, and a house that asks before mostly asks again.',
  'point.siblings.time': 'For a first call, or for a third person who speaks between you: {span}.',
  'point.match.unsure':
    'Whether he or she is the right one no chart of one can say, so ask {by}, in one talk without the families: how the two of you would live and where, who decides about money and work, and what happens when you disagree. If the doubt is still there after it, tell one parent plainly and ask for three months more: an engagement may be put off, and that costs less than a wedding begun in doubt.',
  'point.match.engaged':
    'Whether he or she is the right one no chart of one can say: what still frightens you belongs into one talk before the day, and a day can be moved.',
  'noun.somebodyNew': 'somebody new',

  'point.bond.kind.now':
    'By its sub-periods the kinder time for your marriage is on now: {count, plural, one {that of {list}, a favourable one, runs} other {those of {list}, favourable ones, run}} until {to}, and what you agree in it has a better chance.',
  'point.bond.kind.hard':
    'The time for your marriage grows kinder from {from}, when the sub-period passes to {graha}, a favourable one; until then {count, plural, one {that of {list} is a demanding one} other {those of {list} are demanding ones}}.',
  'point.bond.kind.plain':
    'The time for your marriage grows kinder from {from}, when the sub-period passes to {graha}, a favourable one; before it no sub-period is a demanding one.',
  'point.bond.kind.saturn': 'From {from} Saturn presses beside it, so the months before that day are its best.',
  'point.bond.kind.talk': 'You need not wait for it to talk: {span}{use}.',
  'point.bond.anger':
    'While a voice is raised answer nothing; one plain sentence is for the next morning. Where you are afraid, or a hand is raised, tell somebody you trust today; in India the women’s helpline is 181.',
  'point.bond.anger.children':
    'While a voice is raised answer nothing and take the children to another room; one plain sentence is for the next morning. Where you or a child is afraid, or a hand is raised, tell somebody you trust today; in India the women’s helpline is 181, that for children 1098.',
  'point.ownPlace.well':
    'Yes, a place of your own can help: the houses of two people under one roof are well carried in your chart, so more room is good for you both.',
  'point.ownPlace.mixed':
    'A place of your own helps halfway: over two people under one roof as much holds as pulls in your chart, so new walls need new rules with them, for evenings, money and visits.',
  'point.ownPlace.ill':
    'A place of your own alone does not mend it by this chart: over two people under one roof more pulls than holds, so let it come after a fixed hour of your own, and not in its place.',
  'point.ownPlace.noTime':
    'No dated time for a move stands out, so rent, the way to work and a calm talk with the family may choose the month.',
  'point.ownPlace.time.well':
    'For the move itself, on rent and near enough to visit: {span}; tell the elders together, as a plan and with a day.',
  'point.ownPlace.time.mixed': 'If you move, do it in steps: look at rents first, and sign {span}, for one year and near enough to visit.',
  'point.ownPlace.time.ill':
    'A move is slow and costly in your chart, so save for it first and look at places {span}; until then ask for one room and one door that are yours.',
  'point.bond.press': 'What presses on it now: {reasons}.',
  'point.bond.free': 'Nothing in the sky presses on it now, so what is between you can be settled by the two of you.',
  'point.bond.slow': 'Nothing closes the way now; {notes} only {count, plural, one {slows} other {slow}} it, so give each answer its time.',
  'point.bond.full': 'What is larger is best settled {span}, when a quarrel has most chance to end.',
  'point.bond.after': 'It eases after {month}.',
  'point.bond.talk': 'For a talk between you: {span}{use}.',
  'point.bond.month': 'For a talk between you: {month}, when {why}.',

  'point.follow.meet':
    'The best time for living together again, there or here, is {span}, when a stretch for your marriage and one for distance meet.',
  'point.follow.road':
    'The nearest time for the move to one another is {span}; no stretch for the marriage meets one for distance in the next six years, so papers may set the day.',
  'point.follow.ill':
    'A life together in another place costs effort in this chart, so go for a visit first, and move when an address and a school are settled.',
  'point.follow.papers': 'Whether the visa is granted no chart can read: file it some months before, so that it does not decide the day.',
  'point.work.time': 'For a post the nearest time is {span}{use}.',
  'point.stay.later': 'It is decided there and not before: the time to settle it is {span}{use}.',
  'point.stay.pull': 'By its lord alone the sub-period that leans most to distance is {from} to {to} ({antar}).',
  'point.stay.home': 'The one that leans most to home is {from} to {to} ({antar}).',
  'point.stay.there': 'It is decided there and not before, by what the first years bring.',
  'point.visa.papers':
    'Whether the visa is granted no chart can read; how the ground lies for what it is asked for, and when to file, it can.',
  'point.work.licence': 'Which papers that work needs there stands in the rules of the country: ask for them now, since they take longest.',
  'noun.staying': 'staying there for good',

  'point.home.buy.nowFar':
    'Rather now than wait, where papers and price are sound: a light time for it is open {look}, and the first full one is years off, {sign}, so nothing says to wait for that. Look and bargain first, and sign within the same months.',
  'point.home.loan.well':
    'The loan that is granted can be carried: debts are in good hands in your chart. Keep the instalment fixed, and six of them in reserve before the first is due.',
  'point.home.loan.mixed':
    'The loan that is granted asks for care: what helps with debts and what hinders are even in your chart. Draw less than you are offered, and keep six instalments in reserve.',
  'point.home.loan.ill':
    'The loan that is granted is the heavy part: debts press on your chart more than on most. Draw the least that the flat needs, and keep a year of instalments in reserve.',
  'point.home.build.now': 'Yes, first steps may begin now: a time for it is open.',
  'point.home.build.wait': 'Not yet: use the months before its time for plans, papers and prices.',
  'point.home.buy.now': 'Yes, to look and to bargain: a time for it is open.',
  'point.home.buy.wait': 'Not yet: compare and save until its time begins.',
  'point.home.well': 'A home of your own has good ground in this chart.',
  'point.home.mixed': 'A home of your own comes step by step in this chart.',
  'point.home.ill': 'A home of your own asks for patience in this chart, and for more savings than you think.',
  'point.share.court.well': 'A claim in writing comes first, and where it is not answered a court is no mistake for you.',
  'point.share.court.mixed': 'Let an elder or a mediator try first, and a court only with every paper in hand.',
  'point.share.court.ill': 'A court costs you more than it gives: let a mediator try first.',
  'point.share.papers': 'For papers, a valuation and the talk about it: {span}.',
  // where the talk has a time of its own
  'point.share.papers.only': 'For copies of the record and a valuation, which ask nobody’s consent: {span}.',

  'point.health.body.body':
    'Your body is best read by a doctor, and what you were told to take goes on in every season; what a chart can tell is how your strength is carried, and in which months it is easier.',
  'point.health.body':
    'Your body is best read by a doctor, whom you should see with anything that troubles it; what a chart can tell is how your mind is carried, and in which months it is easier.',
  'point.moon.strong':
    'Your Moon, which keeps the mind, is well supported: with sleep, company and a regular day the mood comes back by itself.',
  'point.moon.weak':
    'Your Moon, which keeps the mind, has little support by sign, so calm has to be made: fixed hours, one confidant, no screen late at night.',
  'point.mind.help':
    'Where it lasts longer than two weeks a doctor comes first; in India Tele-MANAS, 14416, listens free of charge, day and night.',
  'point.temper': 'Temper is read from Mars, {state}: leave the room before the second sentence, walk for ten minutes, and speak after it.',
  'point.worry.sleep': 'Nights without sleep wear anyone down, whatever they are about.',
  'point.worry.worry': 'So much worry is hard to carry alone.',

  'point.child.study': 'Which seat or which marks {who} reaches stands in {own}; yours shows what you can give to it, and when.',
  'point.child.work': 'When {who} is taken on stands in {own}; yours shows what you can give to it, and when.',
  'point.child.life': 'How {who} changes, and when, stands in {own}; yours shows when a word of yours is heard.',
  'point.child.growsTimes':
    'For a new exercise with {who}, and for a calm table, your patience carries furthest in these times: {spans}; what is planned with the doctor waits for none of them.',
  'point.childApart':
    'Whether {who} goes back, parts or marries again is for the two of them to decide, and no day for it stands in a parent’s chart; yours shows when you are heard.',
  'point.childApart.times': 'For a long talk with {who}, and for one between the elders of both houses where {who} wishes it: {spans}.',
  'point.child.heard': 'For a long talk with {who}, and for the one help that is wished for: {spans}.',
  'point.child.study.far':
    'Your own next time for it is {span}, so until then what helps is what no calendar gives: fees and forms in order, sleep, and no talk of ranks at table.',
  'point.child.work.far':
    'Your own next time for it is {span}; until then one application read through in a week and a calm house do more than asking each day.',
  'point.child.life.far':
    'Your own next time for it is {span}; until then one hour a week together in which nothing is asked and nothing is corrected.',
  'point.parents.near':
    'Near the place of birth this chart carries you better than away from it, so a move to your parents has the chart with it, once the work there is settled.',
  'point.parents.far':
    'Away from the place of birth this chart carries you better than near it, so bring help to them, or them to you, before you give up the post.',
  'point.parents.even': 'Home and distance weigh alike in this chart, so what they need decides, and who is near enough to give it.',
  'point.parents.well': 'Peace at home has good ground: what is agreed among you holds.',
  'point.parents.mixed': 'Peace at home has two sides here: share out by name who does what, and write down what it costs.',
  'point.parents.ill': 'Peace at home asks for patience here: fewer words about it, and one fixed person who decides on each matter.',
  'point.parents.time': 'For the talk about it, and for the move: {span}.',

  'point.join.papers': 'Whether their papers are granted no chart can read; how living under one roof far from home lies, it can.',
  'point.join.well': 'A life together in another place has good ground in this chart: more carries it than strains it.',
  'point.join.mixed':
    'A life together in another place has two sides in this chart: it holds where rent, school and one more income are settled first.',
  'point.join.ill':
    'A life together in another place costs effort in this chart, so go first, settle the address, and let them follow when it is ready.',
  'point.join.time': 'For bringing them the better time of your own is {span}.',

  'point.country': 'Which country it is no chart can tell by name; it knows near and far.',
  'point.country.far':
    'Far from the place of birth this chart carries you better than near it, so the longer way counts against neither: let fees, the permit to work afterwards and people you know there decide.',
  'point.country.near':
    'Near the place of birth this chart carries you better than far from it, so of two that are alike take the one from which you come home more easily.',
  'point.country.far.work':
    'Far from the place of birth this chart carries you better than near it, so the longer way counts against neither: let the rules for the registration of your profession, the language, the terms of the contract and people you know there decide.',
  'point.country.near.work':
    'Near the place of birth this chart carries you better than far from it, so of two with the same contract take the one whose language you learn sooner and from which you come home more easily.',
  'point.country.even.work':
    'Near and far weigh alike in this chart, so the longer way counts neither for one nor against it: let the rules for the registration of your profession, the language, the terms of the contract and people you know there decide.',
  'point.country.even':
    'Near and far weigh alike in this chart, so the longer way counts neither for one nor against it: let fees, the permit to work afterwards and people you know there decide.',

  'point.settle.far':
    'More yes than no: home and distance weighed together, a life far away is well carried here, and home remains the place you visit.',
  'point.settle.home':
    'Rather no, as something for good: home and distance weighed together, your base belongs at home, and distance is for a purpose and a time.',
  'point.settle.even':
    'For some years rather than for good: taken together, home and distance weigh alike in this chart, and a base kept at home uses both.',
  'point.settle.papers':
    'Whether the paper itself is granted no chart can read; how the ground for staying lies, and when to file, it can.',

  'point.order.best': 'The strongest in sight is {bestA} for {a} and {bestB} for {b}.',
  'point.order.free': 'Neither has to wait for the other.',

  'point.order.before': 'Before {from} there is {month} for a first step in {noun}.',

  'point.theirMatch': 'What kind of partner {who} finds stands in no chart of a parent: that needs {own}.',
  'point.theirMatch.community':
    'From which community the one for {who} comes stands in no chart, neither in yours nor in {own}: name it as a wish where families are asked, and hear first whether {who} wishes it too.',
  'point.theirMatch.well':
    'Yours shows the welcome: your {house} house, which is that of the bond counted from theirs, is well kept, so a new face at your table finds a friend in you.',
  'point.theirMatch.mixed':
    'Yours shows the welcome: your {house} house, which is that of the bond counted from theirs, has two sides, so let the first visits be short and many.',
  'point.theirMatch.ill':
    'Yours shows the welcome: your {house} house, which is that of the bond counted from theirs, asks patience of you, so judge nobody by the first three visits.',

  'point.sadeSati.yes': 'Yes: sade sati, Saturn’s passage around your Moon, runs until {to}.',
  'point.sadeSati.dhaiya': 'Sade sati it is not; it is {passage}, which presses as well, until {to}.',
  'point.sadeSati.no': 'No: sade sati is Saturn in the 12th, the 1st or the 2nd from your Moon, and he stands in the {place} now.',

  'point.remedy.gem': 'No stone has to be bought: where the old text speaks of remedies it has worship, mantra and gifts.',
  'point.join.none': 'No stretch in sight is marked for it, so their papers and the first address set the day, and not the chart.',
  'point.inLaws.well': 'The house of your partner’s family is in good hands in this chart: a rule that is said once, kindly, has a chance.',
  'point.inLaws.mixed': 'The house of your partner’s family has two sides in this chart: distance and fixed visits do more than words.',
  'point.inLaws.ill':
    'The house of your partner’s family is a sore point in this chart: short visits and a separate purse ease it more than any talk.',
  'point.roof.well':
    'A roof of your own has good ground as well, so it can be asked for as a plan and not as a quarrel: rent first, near enough to visit.',
  'point.roof.mixed': 'A roof of your own comes step by step: try a rented place near by for a year before anything is bought.',
  'point.roof.ill':
    'A roof of your own costs patience and savings here, so begin with two rules under the one roof, one for money and one for closed doors.',
  'point.roof.apart':
    'So a roof of your own is worth asking for, near enough to visit: a rented place for a year, put to your partner first and by the two of you to the family.',
  'love.elder.inLaws.tied':
    'The elders of that house stand, by practice, in your 10th (the mother-in-law) and your marriage in the 7th, and {same, select, yes {one lord, {lord}, has charge of both} other {their lords, {lord} and {seventh}, are tied}}: what goes on with them is felt between the two of you. So a rule of the house is first agreed between you two, and told to them by the one who is their child.',
  'love.elder.inLaws.apart':
    'The elders of that house stand, by practice, in your 10th (the mother-in-law; {lord}, {state}) and your marriage in the 7th ({seventh}), and their lords have no tie: the quarrel is about the house and not about the bond. So give small matters of the house a fixed hour and place, and leave them out of the hours that are yours.',
  'love.elder.own.tied':
    'Your mother stands in your 4th house, your marriage in the 7th, and {same, select, yes {one lord, {lord}, has charge of both} other {their lords, {lord} and {seventh}, are tied}}: what goes on with one is felt in the other. So what is settled at home is told to both on the same day, by you.',
  'love.elder.own.apart':
    'Your mother stands in your 4th house ({lord}, {state}) and your marriage in the 7th ({seventh}), and their lords have no tie: the quarrel is about the house and not about the bond. So give each a place and an hour of its own, and take nobody’s side in the third one’s absence.',
  'love.elder.inLaw.tied':
    'Your mother-in-law stands, by practice, in your 10th house, your marriage in the 7th, and {same, select, yes {one lord, {lord}, has charge of both} other {their lords, {lord} and {seventh}, are tied}}: what goes on with one is felt in the other. So what is settled between the two of you is told to her by the one who is her child, on the same day.',
  'love.elder.inLaw.apart':
    'Your mother-in-law stands, by practice, in your 10th house ({lord}, {state}) and your marriage in the 7th ({seventh}), and their lords have no tie: the quarrel is about the house and not about the bond. So keep one hour of the day for the two of you in which she is not spoken of.',
  'point.ownMother.well':
    'Your mother’s place is in good hands in this chart: what you settle with her yourself, and not through your partner, holds.',
  'point.ownMother.mixed':
    'Your mother’s place has two sides in this chart: fixed hours for her and fixed hours for the two of you do more than taking sides.',
  'point.ownMother.ill':
    'Your mother’s place asks patience of you in this chart: let nobody carry words between her and your partner, yourself included.',
  'point.inLaws.time': 'The nearest time to bring it up is {span}.',
  'point.remedy.none': 'So there is nothing of it to remedy, and nothing to pay for; what this chart asks for is another thing.',
  'point.remedy.mars':
    'The old texts name no thing to buy against it: what helps is conduct, a cool word before a quick one, and time taken over a yes.',
} as const
