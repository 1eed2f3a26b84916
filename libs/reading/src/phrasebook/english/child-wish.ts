/** A child that is hoped for: read from the house of children, without a day of a birth and without a verdict on whether one comes. */
export const CHILD_WISH = {
  'fact.fifthFrom':
    '{graha}, lord of the 5th from {role, select, moonFifth {the Moon} other {Jupiter}}, is in the {house} from {role, select, moonFifth {the Moon} other {Jupiter}}{kind, select, hidden {, a house that wears it down} weak {, and short of strength} other {}}',
  'fact.putrakaraka':
    '{graha}, which stands for children in every chart, is {state}{sees, select, yes {, and touches the house of children} other {}}',
  'fact.varga': 'in the saptamsa, the chart of children, {graha}, lord of your 5th, is in {sign}, the {placed} house there',
  'short.fact.fifthFrom': '{graha}, lord of the 5th from {role, select, moonFifth {the Moon} other {Jupiter}}',

  'birth.wish.first': 'your wish for a child',
  'birth.wish.another': 'your wish for another child',
  'birth.wish.adopt': 'your wish to adopt',
  'noun.kinBirth': '{wish}',
  'title.matter.kinBirth': 'Children, as the tradition reads them',
  'kin.matter.birth': 'the wish for a child',
  'kin.for.birth': 'Good for treatment, hope and a calm house.',

  'birth.kind.lost': 'I am sorry for the child you lost. It was no fault of yours, and nothing here asks you to hurry.',
  'birth.kind.treated': 'Treatment asks much of body, purse and hope, and you have carried that.',
  'birth.kind.normalWaits':
    'To wait for years and be told that all is normal is its own kind of tiring: good news with no answer in it. You have done what can be done.',
  'birth.kind.normal': 'That all is normal is good news to stand on.',
  'birth.kind.waits': 'Waiting month after month is hard, and harder where everybody asks. It is no fault of either of you.',
  'birth.kind.adopt': 'A home that is opened to a child is one of the warmest decisions two people can make.',
  'birth.kind.first': 'It is a good wish, and it deserves a calm answer.',
  'birth.kind.another': 'To wish for another child is a happy question, and it deserves a calm answer.',
  'birth.kind.awaited':
    'To wait for a child on a list that moves slowly asks a patience that nobody sees. The choice is made, and it is a warm one.',
  'birth.kind.awaited.treated':
    'You carried treatment as far as it was good for you, and then chose another way to a child. Both took courage; the waiting now is no step back.',
  'birth.kind.awaited.lost':
    'I am sorry for what you lost on the way. You have chosen another way to a child since, and the waiting for it is no step back.',
  'birth.come': 'Times in which a child comes into a house more easily, for a referral, papers and visits: {spans}.',
  'birth.come.far':
    'Times in which a child comes into a house more easily, for a referral, papers and visits: {spans}; nothing is closed before them.',
  'birth.come.none': 'No dated time for a child’s coming stands out in these years, so the list and the agency set the pace.',
  'birth.ways.well':
    'Adopted or your own: the chart has one house for both, the 5th, and it chooses neither. Yours is well carried, so the wish has good ground by adoption; a child of your own is neither promised by it nor ruled out.',
  'birth.ways.mixed':
    'Adopted or your own: the chart has one house for both, the 5th, and it chooses neither. Yours has help and delay together, which tradition reads as a child by a longer road, and adoption is such a one; a child of your own is neither promised by it nor ruled out.',
  'birth.ways.ill':
    'Adopted or your own: the chart has one house for both, the 5th, and it chooses neither. Yours asks patience, and the old texts themselves know adoption as a road for such a one; a child of your own is neither promised by it nor ruled out.',
  'birth.pressed.motherInLaw':
    'To your mother-in-law one sentence of you both is enough: we have decided this together, and our child will need a grandmother. Whether a hospital is visited again only you two settle, with a doctor and no date from a chart.',
  'birth.pressed.family':
    'To those at home who would have you try again one sentence of you both is enough: we have decided this together, and our child will need all of you. No chart asks for another try.',
  'birth.pressed.unwilling':
    'For whoever at home is not ready for it, a visit to a family that has adopted says more than any chart, and one afternoon with a child more than both.',
  'birth.carried.well': 'The house of children is well carried in your chart: more speaks for it than against it.',
  'birth.carried.mixed': 'The house of children has support and delay side by side in your chart.',
  'birth.carried.ill':
    'The house of children asks patience in your chart: more slows it than speeds it, which tradition reads as delay, never as a no.',
  'birth.facts': 'For it: {helps}. Slowing it: {hinders}.',
  'birth.facts.for': 'For it: {helps}. Nothing stands against it.',
  'birth.facts.against': 'Slowing it: {hinders}.',
  'birth.times': 'Times that are kind to this wish, for {wishFor}: {spans}.',
  'birth.for.adopt': 'papers, visits and a calm house',
  'birth.for.lost': 'treatment, rest and a calm house',
  'birth.for.light': 'tests, a talk with a doctor and a calm house',
  'birth.for.treated': 'treatment, hope and a calm house',
  'birth.for.other': 'hope, a doctor’s advice and a calm house',
  'birth.times.far': 'Times that are kind to this wish, for {wishFor}: {spans}; until then no month is closed.',
  'birth.for.awaited': 'a referral, papers and visits',
  'birth.cannot.awaited': 'The day on which the agency calls is in no chart, and nothing has to be held back until one of these times.',
  'birth.cannot.lost':
    'Whether all goes well your doctor can watch over with you; a loss behind you is no sign in any chart for the next time, and no chart gives a day.',
  'birth.yog': '{yog} {carried}',
  'birth.times.none': 'No dated time for it stands out in these years, so age, health and your doctors set the pace.',
  'birth.named':
    '{label}, which you name, {kind, select, yes {is among these times} other {is not marked by the sky, and not against it either}}; a treatment goes by the doctor’s calendar.',
  'birth.named.adopts':
    '{label}, which you name, {kind, select, yes {is among these times} other {is not marked by the sky, and not against it either}}; a file goes by the calendar of the agency.',
  'birth.yog.well': 'Santan yog, as custom calls it: yes, this chart has it.',
  'birth.yog.mixed': 'Santan yog, as custom calls it: it is there, with delay beside it.',
  'birth.yog.ill': 'Santan yog, as custom calls it: it is there with more delay than help, and a delay is no refusal.',
  'birth.try.winter': 'this winter',
  'birth.try.months': 'the next four months',
  'birth.try.open':
    'Go on or wait: such a time is open already and reaches into {label}, so the chart gives you no reason to wait; whether and when a cycle begins stays with your doctor and your strength.',
  'birth.try.held':
    'Go on or wait: such a time begins within {label}, on {from}, so the chart gives you no reason to put it off; if your doctor names an earlier week, that week is not closed.',
  'birth.try.later':
    'Go on or wait: none of these times falls within {label}, the next begins on {from}. That is no word against a cycle now, so if you do not wish to wait, your doctor’s advice and your purse decide.',
  'birth.try.none':
    'Go on or wait: the chart neither marks nor closes {label}, so the advice of your doctor, your age and your purse decide.',
  'birth.cannot.adopt': 'On which day a child comes to you the agency decides, and no chart. None of these times has to be waited for.',
  'birth.voices':
    'Of {heard} voices on the house of children {for} speak for it and {against} {againstN, plural, one {slows} other {slow}} it.',
  'birth.voices.for': 'For it: {facts}.',
  'birth.voices.against': 'Slowing it: {facts}.',
  'birth.made': '{list}.',
  'birth.made.one': '{span}: {what}',
  'birth.varga.read':
    'In the saptamsa, the chart of children, {graha}, lord of your 5th, is in {sign}, the {placed} house there: {side, select, for {a support} against {a call for patience} other {neither a support nor a hindrance}}.',
  'birth.transfer': 'The day of the transfer is your doctor’s, by the body and the reports, and whether it takes nobody can promise.',
  'birth.cannot': 'No chart gives the day of a conception or a birth; wait for none of these times.',
  'birth.tries': 'The tries that your doctor has planned need wait for none of these times: they go by the doctor’s calendar.',
  'birth.cannot.tries': 'No chart gives the day of a conception or a birth.',
  'birth.sex': 'Whether a son or a daughter, or how many, I do not read: a child is welcome as it comes.',
  'birth.do.lost':
    'One thing to do: before the next try, ask your doctor for one visit about what happened and what is looked after this time, and take somebody dear with you.',
  'birth.do.adopt':
    'One thing to do: register with CARA, the adoption authority of India, or your country’s own, in this month: the waiting list runs from that day.',
  'birth.do.awaited':
    'One thing to do: ask the agency this month until when your home study report holds, have it renewed before that day, and look once more at the states and the age that you ticked: a wider choice is called sooner.',
  'birth.do.treated':
    'One thing to do: before the next cycle sit down together and write how many more tries, at what cost, and after which day you would talk of another way.',
  'birth.do.both':
    'Between another attempt and adoption no chart should choose. One thing to do: write down how many more tries at what cost, and register for adoption meanwhile.',
  'birth.do.normal':
    'One thing to do: with both reports in one folder, ask one specialist which next step they advise at your age, and by when.',
  'birth.do.another':
    'One thing to do: settle between the two of you the year that suits work, purse and the elder child, and see a doctor once before it.',
  'birth.do.open':
    'One thing to do: see one specialist together, both of you for tests, and agree at home that nobody asks about it until you tell.',

  'birth.headSky': 'What crosses the house of children now',
  'birth.jupiter': 'Jupiter, the giver of children, touches your 5th house {spans}.',
  'birth.jupiter.in': 'in it',
  'birth.jupiter.sees': 'by his glance',
  'birth.over.now': '{graha} goes through the house of children until {to}; what drags there has that end.',
  'birth.over.leaves': '{graha} leaves the house of children on {to}: a weight that goes within days.',
  'birth.over.ahead': '{graha} goes through the house of children from {from} to {to}: months for patience and a steady hand.',

  'birth.step.lost': 'the two of you keep one visit to a doctor about what happened',
  'birth.step.adopt': 'you hand in a paper for adoption, or a visit for the home study is kept',
  'birth.step.awaited': 'a referral is answered, or a paper or the home study report is renewed',
  'birth.step.treated': 'you keep an appointment for treatment, or decide in writing on the next step of it',
  'birth.step.both': 'you decide in writing on the next try, or hand in a paper for adoption',
  'birth.step.normal': 'the two of you keep an appointment with a specialist, or decide in writing on the next step',
  'birth.step.another': 'the two of you settle the year for it, or keep one visit to a doctor',
  'birth.step.open': 'the two of you keep a first visit to a doctor, or settle in writing what comes next',
  'birth.small.lost': 'a test is done, or a question that was open is put to the doctor',
  'birth.small.adopt': 'you talk for an hour with a family that has adopted, or with an agency',
  'birth.small.awaited': 'you ask the agency where the file stands, or put one thing in the house ready for a child',
  'birth.small.treated': 'you have one evening together on cost and strength, with a sheet of paper',
  'birth.small.both': 'you have one evening together on both ways, with a sheet of paper',
  'birth.small.normal': 'all reports come into one folder, or a second opinion is asked for',
  'birth.small.another': 'you have one talk of half an hour about it, with figures',
  'birth.small.open': 'you have one talk of half an hour about it, or a test is done',
  'ledger.opening.kinBirth': '{step}',
  'ledger.lightOpening.kinBirth': '{small}',

  'matter.lead.birth':
    'You asked about {wish}. This chapter has how the tradition reads the house of children in your chart, what helps and what slows, and the times that are kind to the wish. No birth is foretold in it.',
  'short.say.kinBirth.well': 'The house of children is well carried in your chart',
  'short.say.kinBirth.mixed': 'The house of children has support and delay side by side in your chart',
  'short.say.kinBirth.ill': 'The house of children asks patience in your chart, which is delay and no refusal',
  'short.cannot.kinBirth': 'No chart says whether a child comes, or on which day.',
  'cannot.kinBirth':
    'Nor does it speak of health, or of a son or a daughter: those who examine you can, and their word goes before any time of this chapter.',
  'means.kinBirth.own.for': 'the house of children is held up by its own lord',
  'means.kinBirth.own.against': 'the lord of children carries a load, so it takes longer and asks for care',
  'means.kinBirth.pointer.for': 'the giver of children is on your side',
  'means.kinBirth.pointer.against': 'the giver of children needs support: faith, teachers, a steady life',
  'means.kinBirth.seat.for': 'who stands in the house of children is kind to it',
  'means.kinBirth.seat.against': 'who stands in the house of children brings delay and worry there',
  'means.kinBirth.moonFifth.for': 'seen from the Moon, from the heart, it is supported as well',
  'means.kinBirth.moonFifth.against': 'seen from the Moon, hope tires sooner and needs company',
  'means.kinBirth.jupiterFifth.for': 'seen from the giver of children, it is supported as well',
  'means.kinBirth.jupiterFifth.against': 'seen from the giver of children, it comes by a longer road',
  'means.kinBirth.varga.for': 'the chart of children itself supports it',
  'means.kinBirth.varga.against': 'the chart of children itself asks for patience',
  'means.kinBirth.points.for': 'the house of children has more support than most',
  'means.kinBirth.points.against': 'the house of children has less support than most',
  'matter.tells.birth.well':
    'So the tradition would tell you to hope and to go on, with a doctor’s advice beside it, above all in the times below.',
  'matter.tells.birth.mixed':
    'So the tradition would tell you to hope, to be patient, and to use the times below for what you can do yourselves.',
  'matter.tells.birth.ill':
    'Many parents have such a fifth house. It asks for more time, more help and a kinder pace, and it foretells nothing of the outcome.',
  'facet.birthFifth': 'the house of children',
  'facet.birthFifth.well': 'firm; hope has ground under it',
  'facet.birthFifth.mixed': 'support and delay take turns',
  'facet.birthFifth.ill': 'tender; it wants time and care',
  'facet.birthFifth.do':
    'For the house of children: an hour a week with a child of the family or the neighbourhood, for joy and not for luck.',
  'facet.birthFifth.do.grieves':
    'For the house of children: an hour a week that is only your own, and no visit to a naming or a baby shower for duty’s sake.',
  'facet.birthFamily': 'the growth of the family',
  'facet.birthFamily.well': 'the family makes room, and its word helps',
  'facet.birthFamily.mixed': 'the family means well and asks too much',
  'facet.birthFamily.ill': 'talk in the family wounds; one of you answers for both',
  'facet.birthFamily.do': 'For the family: one sentence, agreed between you, for whoever asks, and not a word beyond it.',
  'facet.birthHope': 'hopes that are met',
  'facet.birthHope.well': 'what is worked for tends to come',
  'facet.birthHope.mixed': 'some hopes are met in another form than planned',
  'facet.birthHope.ill': 'hopes are met late; keep others beside this one',
  'facet.birthHope.do': 'For hope: one plan of this year that is only for joy, whatever comes.',
  'facet.birthHome': 'rest and the house',
  'facet.birthHome.well': 'the house gives rest',
  'facet.birthHome.mixed': 'rest comes when it is planned',
  'facet.birthHome.ill': 'rest is short; sleep and quiet come first',
  'facet.birthHome.do': 'For the house: two evenings a week without guests, screens or advice.',
  'facet.birthTwo': 'the two of you',
  'facet.birthTwo.well': 'you carry it together',
  'facet.birthTwo.mixed': 'you carry it in different ways, so say it aloud',
  'facet.birthTwo.ill': 'the strain lands on the two of you; be gentle first',
  'facet.birthTwo.do': 'For the two of you: one evening a week in which the subject is not named.',

  'use.kinBirth.1': 'a step that has waited: a visit, a treatment, a paper; and hope',
  'use.kinBirth.2': 'going on with what was begun, or a second opinion',
  'use.kinBirth.3': 'a fresh look together at how to go on',
  'use.kinBirth.light.1': 'tests, a talk with a doctor, a calm house',
  'use.kinBirth.light.2': 'rest, and a journey for the two of you',
  'use.kinBirth.light.3': 'prayer or service that you both like',
  'use.birth.period.1': 'the wish comes to the front: give it time, and let other burdens be fewer',
  'use.birth.period.2': 'the next season of it: have strength and savings ready when it begins',
  'hard.birth.months': 'nothing has to stop for them: keep what the doctor has planned, and see fewer people',
  'hard.birth.period.1': 'treatment goes by the doctor’s calendar; from you it asks rest, and fewer promises to others',
  'hard.birth.period.2': 'have money and leave put aside before it begins',
  'hard.birth.saturn': 'worry weighs more than the wish: share it with one person, and settle things by daylight',

  'year.ground.birth.light': 'do one small thing for it, such as a test or a talk, and rest',
  'year.ground.birth.light.good': 'the month helps, so do one small thing for it, such as a test or a talk',
  'year.ground.birth.light.hard': 'quiet month or not, keep what the doctor has planned, and rest',
  'year.ground.birth.good': 'take the step you have planned for it, with a light heart',
  'year.ground.birth.mixed': 'keep one appointment for it, or have one talk',
  'year.ground.birth.hard': 'the month is quiet, and what the doctor has planned goes on all the same',
  'year.ground.birth.later': 'prepare it now, and take the step in the fuller weeks from {month}, unless a doctor says sooner',
  'roadmap.opening.birth': 'hope, treatment, a calm house',
  'roadmap.lightOpening.birth': 'tests, a talk, a calm house',
  'act.5.birth.grieves': 'keep an hour for something that you make or tend and that asks nothing back, such as a plant, a dish or a song',
  'act.5.birth': 'help one child who is not yours for an hour, with lessons, a meal or a game, and go home lighter',

  'kin.for.birth.adopts': 'Good for papers, visits and a house that is ready.',
  'short.cannot.kinBirth.adopts': 'No chart says on which day a child is placed with you.',
  'cannot.kinBirth.adopts':
    'Nor does it speak of the child’s health, or of a son or a daughter: the agency and its papers do, and their word goes before any time of this chapter.',
  'matter.tells.birth.well.adopts': 'So the tradition would tell you to hope and to go on with the papers, above all in the times below.',
  'matter.tells.birth.ill.adopts':
    'Many parents have such a fifth house, of children born to them and of children who came to them. It asks for more time and a kinder pace, and it foretells nothing of the outcome.',
  'use.kinBirth.1.adopts': 'a step that has waited: a visit, a paper, an answer to a referral; and hope',
  'use.kinBirth.2.adopts': 'going on with what was begun, or a question to the agency',
  'use.kinBirth.light.1.adopts': 'papers renewed, a talk with a family that has adopted, a calmer house',
  'hard.birth.months.adopts': 'nothing has to stop for them: keep what the agency has planned, and see fewer people',
  'hard.birth.period.1.adopts': 'a file goes by the agency’s calendar; from you it asks rest, and fewer promises to others',
  'year.ground.birth.light.adopts': 'do one small thing for it, such as a paper or a talk, and rest',
  'year.ground.birth.light.good.adopts': 'the month helps, so do one small thing for it, such as a paper or a talk',
  'year.ground.birth.light.hard.adopts': 'quiet month or not, keep what the agency has planned, and rest',
  'year.ground.birth.hard.adopts': 'the month is quiet, and the file goes on all the same',
  'year.ground.birth.later.adopts': 'prepare it now, and take the step in the fuller weeks from {month}, unless the agency calls sooner',
  'roadmap.opening.birth.adopts': 'a referral, papers, a calm house',
  'roadmap.lightOpening.birth.adopts': 'papers, rest, one talk',
} as const
