/** Texts for whoever lives apart from husband or wife; a key that ends in `.livingApart` stands in the place of the one before it (`Composer.say`). */
export const LIVING_APART = {
  'care.livingApart.gone': 'To be left waiting in a marriage, and not to know which way it will go, is hard on anybody.',
  'care.livingApart.apart': 'To be married and to live apart, and not to know which way it will go, is hard on anybody.',
  'care.livingApart.asked':
    'When one of two wants to end a marriage, the ground shakes under the other, and it is no measure of your worth.',
  'care.livingApart.case': 'A marriage before a court wears a person down, and to want clear ground under your feet is right.',

  'apart.back.well':
    '{turn, select, mine {Whether you go back is for you to decide, and no chart does it for you} offered {Whether there is another try is for you to decide, and no chart knows what has changed} lasts {Whether the marriage goes on two people decide, and no chart can say it} he {Whether he comes back two people decide, and no chart can say it} she {Whether she comes back two people decide, and no chart can say it} other {Whether you come together again two people decide, and no chart can say it}}; yours has good ground for one home again: more in the houses of marriage, home and distance helps it than hinders it.',
  'apart.back.mixed':
    '{turn, select, mine {Whether you go back is for you to decide, and no chart does it for you} offered {Whether there is another try is for you to decide, and no chart knows what has changed} lasts {Whether the marriage goes on two people decide, and no chart can say it} he {Whether he comes back two people decide, and no chart can say it} she {Whether she comes back two people decide, and no chart can say it} other {Whether you come together again two people decide, and no chart can say it}}; over one home again yours is divided: what helps it and what hinders it are even, so it would need terms that both have said aloud.',
  'apart.back.ill':
    '{turn, select, mine {Whether you go back is for you to decide, and no chart does it for you} offered {Whether there is another try is for you to decide, and no chart knows what has changed} lasts {Whether the marriage goes on two people decide, and no chart can say it} he {Whether he comes back two people decide, and no chart can say it} she {Whether she comes back two people decide, and no chart can say it} other {Whether you come together again two people decide, and no chart can say it}}; one home again is uphill in yours: more in the houses of marriage, home and distance hinders it than helps it, so it would need help from outside.',
  'apart.end.well':
    'Whether to end it is yours to weigh as well, and no date in this book speaks for it or against it; in a dispute your chart holds its ground, so nothing has to be signed in haste.',
  'apart.end.mixed':
    'Whether to end it is yours to weigh as well, and no date in this book speaks for it or against it; in a dispute what helps you and what hinders are even, so terms in writing count for more than a victory.',
  'apart.end.ill':
    'Whether to end it is yours to weigh as well, and no date in this book speaks for it or against it; a dispute costs you more than most, so terms that both sign are worth more to you than a hearing that is won.',
  'apart.case': 'When a court decides no chart can say; how you stand in the case, and when it presses less, yours can.',
  'apart.cause.own':
    'For what you tell of {whom} your 4th house and the Moon stand, of home and mother, and {state, select, well {more helps there than hinders} mixed {what helps and what hinders are even there} other {more hinders there than helps}}: {rule}.',
  'apart.cause.theirs':
    'For what you tell of {whom} your 10th house and the Moon stand, the home and the mother counted from the house of marriage, and {state, select, well {more helps there than hinders} mixed {what helps and what hinders are even there} other {more hinders there than helps}}: {rule}.',
  'apart.rule.son.well':
    'speak with {whom} yourself first, agree on one thing, a kitchen or a closed room that is for the two of you alone, and go to the first talk with {partner} without {whom}',
  'apart.rule.son.mixed':
    'carry no word between {whom} and {partner}; ask {whom} yourself for one thing, a kitchen or a closed room that is for the two of you alone, and go to the first talk without {whom}',
  'apart.rule.son.ill':
    'promise no change in {whom}; offer {partner} rooms with a kitchen of your own, near enough to visit, and go to the first talk without {whom}',
  'apart.rule.daughter.well':
    'tell {whom} yourself, kindly, that the first talk is for the two of you, and bring {partner} no message from {whom}',
  'apart.rule.daughter.mixed':
    'hold the first talk out of the house of {whom} and without {whom}, and tell {whom} of it only what you and {partner} have agreed to tell',
  'apart.rule.daughter.ill': 'let nobody speak to {partner} for you, {whom} least of all, and hold the first talk away from both houses',
  'apart.rule.wife.well':
    'let {partner} be the one who speaks with {whom}, and ask for one thing, a kitchen or a closed room that is for the two of you alone; the first talk is held without {whom}',
  'apart.rule.wife.mixed':
    'ask {partner}, and not {whom}, for one thing, a kitchen or a closed room that is for the two of you alone, and hold the first talk in neither house and without {whom}',
  'apart.rule.wife.ill':
    'ask {partner}, and not {whom}, for rooms with a kitchen of your own, near enough to visit, and hold the first talk without {whom}',
  'apart.rule.husband.well':
    'hold the first talk with {partner} alone, and then go to {whom} yourself with what the two of you have agreed',
  'apart.rule.husband.mixed':
    'send no word through {whom} and say none against them; ask {partner} yourself, and for a first talk without {whom}',
  'apart.rule.husband.ill':
    'settle nothing with {whom}, neither in anger nor in apology; the first talk is with {partner} alone, in neither house',
  'apart.whom.mother': 'your mother',
  'apart.whom.father': 'your father',
  'apart.whom.parents': 'your parents',
  'apart.whom.sister': 'your sister',
  'apart.whom.brother': 'your brother',
  'apart.whom.family': 'your family',
  'apart.whom.motherInLaw': 'your mother-in-law',
  'apart.whom.fatherInLaw': 'your father-in-law',
  'apart.whom.sisterInLaw': 'your sister-in-law',
  'apart.whom.inLaws': 'your in-laws',
  'apart.bond.noun': 'the marriage itself',
  'apart.bond.helps': 'Its strongest support: {meaning}.',
  'apart.bond.care': 'What asks for care in it: {meaning}.',
  'apart.bond.span': '{span} ({graha})',
  'apart.bond.years':
    'Of the next ten years, by their sub-periods, the better ones for it are {good}, and the harder ones, in which a talk takes more patience, {hard}.',
  'apart.bond.years.good': 'Of the next ten years, by their sub-periods, the better ones for it are {good}; none is a demanding one.',
  'apart.bond.years.hard':
    'Of the next ten years, by their sub-periods, the harder ones for it, in which a talk takes more patience, are {hard}; the others lie between.',
  'apart.until': 'now until {to}',
  'apart.times': 'For an hour’s talk, with somebody present whom you both respect: {spans}.',
  'apart.times.none':
    'For an hour’s talk, with somebody present whom you both respect, no time of the coming months stands out, so any calm week serves.',
  'apart.times.far': 'The first stretch for what is between the two of you, {span}, comes last, and nothing waits for it.',
  'apart.times.then': 'After that comes a stretch for what is between the two of you, {span}.',
  'apart.ask.gone':
    '{turn, select, mine {Say once, by {ask}, what would have to be different, and ask whether it can be} offered {Ask once, by {ask}, what has changed, and say what you would need} he {Put the question once, by {ask}: does he want one home again, and from when} she {Put the question once, by {ask}: does she want one home again, and from when} other {Put the question once, by {ask}: do both of you want one home again, and from when}}{turn, select, mine {.} offered {.} other {?}} An answer has time until {limit}; on that day you decide for yourself, whichever way it is.',
  'apart.ask.asked':
    'Ask once, by {ask}, what has led to it and what would have to change, and only listen. Unless a court sets an earlier day your own answer has time until {limit}, whichever way it is.',
  'apart.ask.case':
    'Have it asked once, by {ask}, whether terms can be found that both sign, and look at it again on {limit}; days that the court sets come first.',
  'apart.know':
    'An hour with a lawyer (in India 15100 tells you of free legal aid) and an hour with a counsellor commit you to nothing, so both are for now and need no date; where there is fear, safety comes first.',
  'apart.know.back':
    'An hour with a counsellor, alone if need be, commits nobody to anything and needs no date; where there is fear, safety comes first.',
  'apart.know.case':
    'A counsellor, or the mediation centre of the court, may be asked while a case runs, and that commits you to nothing (in India 15100 tells you of free legal aid).',
  'apart.work': 'What carries you either way is a livelihood of your own: for {noun} the next time is {span}{use}.',
  'apart.work.open': 'What carries you either way is a livelihood of your own: for {noun} a time is open now, until {to}{use}.',
  'apart.by.ends': '{date}, when the first time to speak ends',
  'apart.by.begins': '{date}, when the first time to speak begins',
  'apart.by.plain': '{date}, when two months are over',
  'apart.do':
    'One thing to do by {date}: write down in three sentences what you want to know, and choose who carries it; and have both hours behind you by then, the lawyer’s and the counsellor’s, which bind you to nothing.',
  'apart.do.back':
    'One thing to do by {date}: write down in three sentences what you want to know, and choose one person whom you both respect to carry it.',
  'apart.do.case':
    'One thing to do by {date}: have a lawyer write on one page what you can gain, what it costs, and which terms you would sign (in India 15100 tells you of free legal aid).',
  'apart.cannot':
    'What no chart can say: what the other one feels or will do, whether a marriage ends, or what a court decides. This is the chart of one of two.',

  'love.headApart.gone': 'While you live apart',
  'love.headApart.asked': 'Since an end was spoken of',
  'love.headApart.case': 'While the case runs',
  'love.apart.know':
    'In any week: an hour with a lawyer and an hour with a counsellor. They bind you to nothing, and afterwards you know what each way would ask of you.',
  'love.apart.know.back': 'In any week: an hour with a counsellor, alone if need be. It binds nobody to anything.',
  'love.apart.first':
    'The first time, {span}: ask for one visit of an hour, with somebody present whom you both respect, and settle nothing in it.',
  'love.apart.first.any':
    'In a calm week of your own choosing: ask for one visit of an hour, with somebody present whom you both respect, and settle nothing in it.',
  'love.apart.second':
    'The second time, {span}: if the visit was held, a second one, with one matter in it: what each of you needs, in one home or in two.',
  'love.apart.second.any':
    'A month after it: if the visit was held, a second one, with one matter in it: what each of you needs, in one home or in two.',
  'love.apart.days':
    'By {ask} the question has been put, and by {limit} it has had its time. Where no answer has come, that is known too, and you decide by what has been said and done.',
  'love.apart.far': 'The stretch for what is between the two of you is {span}{use}; nothing before it waits for it.',
  'love.apart.do':
    'Go by the order under “{part}”, and keep your own papers, money and hours in your own hands meanwhile; no date in it asks you to stay or to part.',

  'use.step.talk.livingApart': 'a meeting at which something is settled, with a third person present',
  'use.guarded.talk.livingApart': 'one meeting with a third person present, and nothing signed on the day',
  'use.try.talk.livingApart': 'a first talk, through somebody whom you both respect',
  'use.prepare.talk.livingApart': 'a message that asks for nothing',
  'step.meanwhile.love.bond.livingApart':
    'what binds to nothing has its place: a counsellor, a lawyer’s hour, and single months to speak in',
  'step.love.bond.begin.livingApart': 'meet with a third person present, and settle one matter',
  'step.love.bond.plan.livingApart': 'meet with a third person present, and sign nothing on the day',
  'step.love.bond.prepare.livingApart': 'listen more than you decide',
  'year.advice.plan.talk.livingApart': 'a first talk, through a third person',
  'year.advice.guarded.talk.livingApart': 'one meeting with a third person',
  'year.plan.talk.livingApart': 'make room for a first talk, through somebody whom you both respect, and decide nothing in it',
  'year.guarded.talk.livingApart': 'sit down with a third person in the room, and sign nothing that day',
  'year.small.talk.livingApart': 'one plain message is worth more than a decision',
  'window.which.talk.livingApart': 'for a talk the opening counts more, for a signature the strain',
  'ledger.asked.talk.livingApart': 'the two of you talk for half an hour or more, alone or with a third person, and one thing is agreed',
  'ledger.window.love.apart.begin': 'the two of you sit at one table with a third person, and one matter is agreed in words or on paper',
  'ledger.window.love.apart.later':
    'the two of you speak for half an hour or more, by telephone or face to face, beyond children and bills',
  'ledger.window.love.apart.prepare': 'you have spoken with a counsellor or a lawyer, and know what each way would ask of you',
  'love.asp.mars.livingApart':
    'Mars looks at the house of partnership from the {placed} ({sign}): quick words and quick heat, which distance cools and a third person can carry.',
  'love.asp.venus.livingApart': 'Venus looks at the house of partnership from the {placed} ({sign}): affection is there to be called on.',
  'love.asp.saturn.livingApart':
    'Saturn looks at the house of partnership from the {placed} ({sign}): time is the measure here, more than any one day.',
  'love.occ.mars.livingApart':
    'Mars in the house of partnership ({state}): energy, heat and quick words; a day between a message and its answer keeps it from becoming a quarrel.',
  'love.occ.rahu.livingApart':
    'Rahu in the house of partnership ({state}): much is guessed there and little is said, so ask plain questions.',
  'love.occ.saturn.livingApart':
    'Saturn in the house of partnership ({state}): seriousness, duty and distance; what is agreed there is agreed slowly.',
  'love.occ.sun.livingApart':
    'The Sun in the house of partnership ({state}): each of you wants to lead, so let a third person set the order of a talk.',
  'love.occ.mercury.livingApart':
    'Mercury in the house of partnership ({state}): a bond that lives by talk and goes quiet without it, so a plain message counts for more than a long one.',
  'love.occ.ketu.livingApart':
    'Ketu in the house of partnership ({state}): space is part of how you are close, and by itself it decides nothing.',
  'love.occ.venus.livingApart':
    'Venus in the house of partnership ({state}): affection is a main road of your life, with friends and family as well as in marriage.',
  'love.occ.jupiter.livingApart':
    'Jupiter in the house of partnership ({state}): advice and goodwill count there, so an elder or a counsellor is heard.',
  'love.arudha.plain.livingApart':
    'The arudha of the lagna, the image you give, is in {a1}, and that of the 7th, the image of partnership, in {a7}, the {house} from it: the two touch by effort only, so what others think of your marriage settles nothing.',
  'love.arudha.strain.livingApart':
    'The arudha of the lagna, the image you give, is in {a1}, and that of the 7th, the image of partnership, in {a7}, the {house} from it: what others see of your marriage is not what it is from inside, so explain it to few.',
  'love.upapada.malefic.livingApart':
    'The upapada, the arudha of the 12th, which is read for a lasting bond, is in {ul}, with {grahas} in the 2nd from it and no benefic there: fair money, fair words and help from outside count here, in one home or in two.',
  'love.upapada.benefic.livingApart':
    'The upapada, the arudha of the 12th, which is read for a lasting bond, is in {ul}, and in the 2nd from it {grahas} {count, plural, one {helps} other {help}}: the text counts that for the marriage, and it holds for how you deal with each other in two homes as well.',
  'love.upapada.lord.weak.livingApart': 'what is between the two of you is better kept from the talk of others',
  'love.upapada.lord.strong.livingApart': 'by the verse the mark of a good name, which is yours in one home or in two',
  'love.d9.1.livingApart': 'In the navamsa {graha} comes to the 1st house, {seat}: what you live through in it shapes who you become.',
  'love.d9.2.livingApart': 'In the navamsa {graha} comes to the 2nd house, {seat}: money and the families have the greatest part in it.',
  'love.d9.3.livingApart': 'In the navamsa {graha} comes to the 3rd house, {seat}: messages and small journeys carry it.',
  'love.d9.4.livingApart': 'In the navamsa {graha} comes to the 4th house, {seat}: the question of a home is at its heart.',
  'love.d9.5.livingApart':
    'In the navamsa {graha} comes to the 5th house, {seat}: affection, and children where there are any, have the greatest part in it.',
  'love.d9.6.livingApart': 'In the navamsa {graha} comes to the 6th house, {seat}: daily life and its duties are where it rubs.',
  'love.d9.7.livingApart':
    'In the navamsa {graha} comes to the 7th house, {seat}: the varga says of partnership what the birth chart says.',
  'love.d9.8.livingApart':
    'In the navamsa {graha} comes to the 8th house, {seat}: it goes through changes of form, and honesty helps in each of them.',
  'love.d9.9.livingApart':
    'In the navamsa {graha} comes to the 9th house, {seat}: what each holds to be right has the greatest part in it.',
  'love.d9.10.livingApart': 'In the navamsa {graha} comes to the 10th house, {seat}: work and standing have a part in it.',
  'love.d9.11.livingApart': 'In the navamsa {graha} comes to the 11th house, {seat}: friends and hopes have a part in it.',
  'love.d9.12.livingApart': 'In the navamsa {graha} comes to the 12th house, {seat}: distance has a part in it, and quiet.',
  'love.d9venus.2.livingApart': 'In the navamsa Venus goes to Mithuna: with time talk is what you need most in love.',
  'love.d9venus.4.livingApart': 'In the navamsa Venus goes to Simha: with time you want to be met in the open.',
  'love.d9venus.8.livingApart': 'In the navamsa Venus goes to Dhanu: with time you look for a road or a teacher of your own.',
  'love.d9venus.9.livingApart': 'In the navamsa Venus goes to Makara: with time love proves itself in duties that are kept.',
  'love.d9venus.11.livingApart':
    'In the navamsa Venus reaches Mina, its height: with time love becomes generous, and has to leave something for yourself.',
  'love.dara.mars.livingApart':
    'By degree Mars is your darakaraka, the pointer to partnership, {seat}, in the {house}: a bond in which things are said outright, at a distance as well.',
  'love.dara.mercury.livingApart':
    'By degree Mercury is your darakaraka, the pointer to partnership, {seat}, in the {house}: a bond that lives by talk, and by plain messages where there is no talk.',
  'love.dara.moon.livingApart':
    'By degree the Moon is your darakaraka, the pointer to partnership, {seat}{at}: a bond in which care and the families weigh much.',
  'love.dara.venus.livingApart':
    'By degree Venus is your darakaraka, the pointer to partnership, {seat}, in the {house}: a bond in which warmth is missed where it is absent.',
  'love.dara.saturn.livingApart':
    'By degree Saturn is your darakaraka, the pointer to partnership, {seat}, in the {house}: a bond in which patience and duty weigh more than words.',
  'love.dara.jupiter.livingApart':
    'By degree Jupiter is your darakaraka, the pointer to partnership, {seat}, in the {house}: a bond in which principles and the word of elders weigh much.',
  'love.dara.sun.livingApart':
    'By degree the Sun is your darakaraka, the pointer to partnership, {seat}, in the {house}: a bond that asks for respect on both sides, in one home or in two.',
  'love.needs.awkward.livingApart':
    'The Moon in {moon} and Venus in {venus}, the {house} from one another, hardly see each other: what draws you and what calms you are two things, so give each hours of its own.',
  'love.needs.square.livingApart':
    'The Moon in {moon} and Venus in {venus} stand at an angle: what attracts you does not always soothe you, so let rest come first in hard weeks.',
  'love.needs.same.livingApart':
    'The Moon and Venus share {moon}: what soothes you and what attracts you are the same thing, so distance is felt the more.',
  'love.bav.transitBond.livingApart':
    'By the verse on Venus’ own ashtakavarga, ease between two people is favoured while it passes a sign rich in points; in the coming year that is {stays}: weeks in which a word is heard more easily; what is to be decided has its own time.',
  'love.bala.lord.livingApart': 'circumstances are firmer than the feeling of the moment, so put what is agreed in writing',
  'love.dignity.exalted.livingApart':
    '{graha} stands exalted in {sign}: what you bring to a bond is sound, and what is hard in it now is no want of yours.',
  'love.dignity.own.livingApart':
    '{graha} is at home in {sign}: what you bring to a bond is sound, and what is hard in it now is no want of yours.',
  'love.dignity.moolatrikona.livingApart':
    '{sign} is the root sign of {graha2}, where it is close to full strength: what you bring to a bond is sound, and what is hard in it now is no want of yours.',
  'love.dignity.friend.livingApart': 'A friend, {host}, hosts {graha2} in {sign}, so goodwill from others reaches you.',
  'love.dignity.greatFriend.livingApart': 'In {sign} {graha2} is the guest of a great friend, {host}, and those around you wish you well.',
  'love.dignity.enemy.livingApart':
    'The sign {sign} belongs to {host}, who is no friend of {graha2}, so against opposition small steps do more than large ones.',
  'love.dignity.greatEnemy.livingApart':
    'In {sign} {graha2} has a host who is unfriendly by nature and by place, {host}: what is between the two of you is better kept away from other people’s opinions.',
  'means.love.jaimini.against.livingApart':
    'what others see of your marriage and what it is from inside differ, so go by what the two of you know',
  'means.love.jaimini.for.livingApart': 'what others see of your marriage and what it is from inside agree',
  'means.love.varga.for.livingApart': 'the chart of marriage, the navamsa, confirms the birth chart',
  'means.love.lord.against.livingApart':
    'the lord of the house of partnership has to struggle, so ask no more of yourself than of the other one',
  'means.love.chara.for.livingApart': 'in your chart partnership has a place of its own',
  'means.love.chara.against.livingApart': 'in partnership more has come from you than to you',
  'means.love.karaka.for.livingApart': 'you have warmth to give, and it is yours wherever you live',
  'voice.love.chara.for.livingApart': 'it stands for the partner and {well}',
  'voice.love.lord.for.livingApart': '{well}, so there is support for it around you',
  'voice.love.moon.for.livingApart': 'your feelings and your bonds ask for the same things',
  'voice.love.house.for.livingApart': '{what} brings people towards you who wish you well',
  'voice.love.jaimini.against.livingApart': 'in Jaimini’s count a bond looks different from outside than from inside',
  'voice.love.varga.against.livingApart':
    'the chart that is drawn for marriage alone sends it to a hard house, so daily life is where it rubs',
  'voice.love.vargaHouse.for.livingApart': 'in the chart that is drawn for marriage alone the seat of the bond is kindly held',
  'voice.love.vargaHouse.against.livingApart':
    'in the chart that is drawn for marriage alone the house of the bond is under pressure, so what is said there needs care',
  'verdict.field.bond.livingApart': 'goodwill between the two of you',
  'remedies.aim.bond.livingApart': 'what is between the two of you',
  'remedies.aim.together.livingApart': 'what is between the two of you',
  'answer.advice.prepare.jupiter.bond.livingApart':
    'Jupiter, the {place} from your Moon, teaches then more than it gives: listen in it, and leave what is final for later.',
  'answer.advice.prepare.saturn.bond.livingApart':
    'Saturn is in the {place} from your Moon then: keep to messages that ask for nothing, and leave what is final for later.',
  'answer.advice.plan.saturn.bond.livingApart':
    'Saturn, the {place} from your Moon, slows things then: ask once, and give the answer time.',
  'window.do.plan.saturn.bond.v2.livingApart':
    'From your Moon Saturn is then in the {place}, a slow place: ask once in it, and give the answer time.',
  'window.do.prepare.jupiter.bond.v1.livingApart':
    'Jupiter is meanwhile the {place} from your Moon, where it teaches more than it gives: listen, and let what is final wait.',
  'window.do.prepare.saturn.bond.v1.livingApart':
    'Saturn is meanwhile the {place} from your Moon, a time for few promises: keep to messages that ask for nothing, and let what is final wait.',
  'gist.strongestBond.livingApart': 'The strongest in sight, for what has to be settled between you, is {span}{age}.',
  'gist.time.near.bond.livingApart': 'The next time for {noun} is {span}{use}.',
  'gist.time.open.bond.livingApart': 'A time for {noun} runs now, until {to}{use}.',
  'year.matter.step.ahead.love.livingApart': 'begin with a plain message, and choose the weeks from {month} for {what}',
  'place.ketu.7.livingApart': 'Ketu in the 7th needs space inside closeness, and space by itself decides nothing.',
  'place.mars.7.livingApart':
    'Mars in the 7th brings heat to partnership. A day between a word and its answer keeps it from becoming a quarrel.',
  'place.mercury.7.livingApart':
    'Mercury in the 7th wants a partner to talk with, and goes quiet where there is no talk. Trade and contracts go well with it.',
  'place.moon.7.livingApart': 'The Moon in the 7th seeks somebody to feel at home with, and feels the want of it.',
  'place.sun.7.livingApart': 'The Sun in the 7th puts a spotlight on partnership: two strong wills, of which each wants to be asked first.',
  'place.venus.7.livingApart': 'Venus in the 7th is charming and wants to be charmed; friends and family answer it as well.',
  'place.saturn.7.livingApart': 'Saturn in the 7th tests partnership with time, distance or age, and decides nothing in haste.',
  'lord.7.in.1.livingApart':
    'The pull towards partnership is strong and shapes your choices. You bring skill and warmth to it, and tradition sees some restlessness beside them; it eases where both say plainly what they want.',
  'lord.7.in.10.livingApart':
    'The other person has a path of their own, and work has a part in what is between you: two busy people, of whom each has to ask for the other’s time.',
  'lord.7.in.11.livingApart': 'Friendship is the ground of love here, and a circle of friends does more for you now than any plan.',
  'lord.7.in.12.livingApart':
    'Partnership has a long-distance note: another town, quiet evenings, expenses in two places. What is agreed about money keeps it from growing bitter.',
  'lord.7.in.2.livingApart':
    'Money and the two families have a part in it. What each pays is the first thing to agree on, in one home or in two.',
  'lord.7.in.3.livingApart':
    'Partnership lives by talk and messages here. Worries lighten when they are spoken the same day, to the other one or to somebody who listens.',
  'lord.7.in.4.livingApart':
    'What counts for you is truthfulness and a real home, and the other person keeps a mind of their own. A home of your own, whoever shares it, gives you back your footing.',
  'lord.7.in.5.livingApart':
    'Tenderness and loyalty speak the same language in your chart; children, and what you make yourself, keep both alive.',
  'lord.7.in.6.livingApart':
    'Differences over work, money or routine come up here, and are settled one at a time, best with a third person who keeps no score.',
  'lord.7.in.7.livingApart':
    'The 7th holds its own lord: partnership stands on its own feet, and contracts of every kind gain from it. What the two of you agree in writing holds.',
  'lord.7.in.9.livingApart':
    'Many roads attract you, and what you learn beside others carries you. So leave the familiar circle now and then: it does your heart good.',
  'noun.bond.livingApart': 'what is between the two of you',
  'ledger.event.good.6.apart': 'a bill, a fine or a small debt of over a month is closed',
  'ledger.event.good.7.apart': 'a lease, a loan or a policy for a year or more is signed, in your own name',
  'lord.5.in.7.livingApart': 'You are honourable in affection and helpful by nature, and what rests on friendship or study suits you best.',
  'lord.5.in.4.livingApart':
    'Clever and settled: teacher, adviser, the one people come home to ask. Affection needs a house in which it is welcome, and your mind works best in quiet.',
  'lord.5.in.9.livingApart':
    'Authorship, teaching, high study: the mind has good fortune as its friend, and what you learn carries the heart as well.',
  'lord.8.in.7.livingApart':
    'Close ties bring the turning points. Partnerships change form before they settle, and joint money needs clear terms.',
  'means.love.strength.for.livingApart': 'you have strength of your own for it, whichever way it goes',
  'voice.love.strength.for.livingApart': 'there is strength to spare',
  'voice.love.lord.against.livingApart': 'tradition is stern about its house, so things move slowly there',
  'voice.love.lord.againstSign.livingApart': 'its sign gives it little support, so things move slowly there',
  'act.7.apart': 'once a week one evening that is only yours, and no message sent in anger',
  'year.asked.mixed.livingApart': 'For {matters}, which the first page names, {act}.',
  'year.asked.ask.livingApart':
    'For {matters}, which the first page names, ask and prepare now, and let the step itself wait for its stretch.',
} as const
