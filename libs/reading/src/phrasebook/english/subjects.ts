/** The narrower subject of a question, answered by the season it falls in: `well`, `mixed`, `ill`. */
export const SUBJECTS = {
  'subject.jobChange.well':
    'On changing your job: the season is open. The running period and the slow planets carry a move rather than hinder it, so prepare it properly and make it on your own terms.',
  'subject.jobChange.mixed':
    'On changing your job: the season is neither open nor closed. Look, talk and apply while you keep what you have; leave for something, and not away from something.',
  'subject.jobChange.ill':
    'On changing your job: the season favours staying put and preparing. A move made now tends to carry the old trouble with it; use the time for skills, savings and contacts.',
  'subject.boss.well':
    'On those above you: the pressure is of the kind that passes. You are better placed than it feels, and correct work, kept on record, speaks for you in this season.',
  'subject.boss.mixed':
    'On those above you: expect ups and downs rather than a solution. Keep the tone even, confirm things in writing, and find one ally who is senior to the quarrel.',
  'subject.boss.ill':
    'On those above you: this season does not reward confrontation. Step out of the line of fire, choose two matters worth defending, and let the rest go by.',
  'subject.promotion.well':
    'On promotion: this is a season in which asking is likely to be heard. Put your results on one page and name what you want.',
  'subject.promotion.mixed':
    'On promotion: recognition comes, and somewhat late. Make your work visible now, and choose the day for asking with care.',
  'subject.promotion.ill':
    'On promotion: this season pays in experience before it pays in rank. Consolidate; the same request, made later with more behind it, stands better.',
  'subject.business.well': 'On business of your own: the season carries new undertakings. Begin with what can be sold within three months.',
  'subject.business.mixed':
    'On business of your own: test rather than leap. One product, one customer, one quarter, beside a steady income.',
  'subject.business.ill':
    'On business of your own: this is a season to study the market and keep your capital. What is begun in haste now would need repair later.',
  'subject.money.well': 'On money: the season favours income and the settling of debts. Decide now what part of each gain is kept.',
  'subject.money.mixed': 'On money: it comes and it goes in this season. A plain budget does more than a new source.',
  'subject.money.ill': 'On money: the season is one of outgoings. No guarantees for others, no wagers, and the smallest debt first.',
  'subject.study.well': 'On study: mind and season agree. Regular hours now are worth double, and teachers are well disposed.',
  'subject.study.mixed':
    'On study: steady work gives steady results. Guard your mornings, and choose one examination or course rather than two.',
  'subject.study.ill':
    'On study: concentration is harder than usual in this season, which says nothing about ability. Shorter sessions, more repetition, a companion in study.',
  'subject.marriage.well':
    'On marriage: the subject is alive in this season, and introductions, talks and promises have support. Let the person decide it, and not the calendar.',
  'subject.marriage.mixed':
    'On marriage: meetings are likely, decisions slower. Say early what matters to you, and let elders help without letting them hurry you.',
  'subject.marriage.ill':
    'On marriage: the season is for getting ready rather than for deciding. Delay now is not refusal; the windows below are better supported.',
  'subject.breakup.well':
    'On what broke: the season helps healing and honest talk. Whether together or apart, the tie can find a kinder form.',
  'subject.breakup.mixed':
    'On what broke: feelings will come and go for a while. Decide nothing by message, and give yourself the time you would give a friend.',
  'subject.breakup.ill':
    'On what broke: this is a season of grieving rather than of repair. Let it be slow, keep close to people who wish you well, and make no promises out of pain.',
  'subject.relationship.well':
    'On your relationship: there is goodwill to draw on now. Bring up the difficult subject while the season is kind.',
  'subject.relationship.mixed':
    'On your relationship: it needs attention more than it needs answers. One hour a week for the two of you, with a fixed beginning and end, is worth trying.',
  'subject.relationship.ill':
    'On your relationship: strain from outside is being felt inside it. Name the outside cause, lower the demands for a season, and do not judge the whole by this part.',
  'subject.family.well': 'On family: old knots can be loosened in this season. Begin with the person who is easiest to talk to.',
  'subject.family.mixed': 'On family: peace is made in small pieces. Keep your side plain and your visits short.',
  'subject.family.ill':
    'On family: not every quarrel can be won or needs to be attended. Protect your own calm first, and speak again when the season turns.',
  'subject.visa.well':
    'On papers and permission: the season supports applications. That is no promise of an outcome; it is a good time for a careful file.',
  'subject.visa.mixed':
    'On papers and permission: expect a second round of questions. Copies, dates and spelling are where this is decided.',
  'subject.visa.ill':
    'On papers and permission: delays are likelier than usual. Apply where you can wait without harm, and keep a second plan warm.',
  'subject.settle.well':
    'On settling elsewhere: the season loosens the old ground and opens the new. Take the practical steps that can be reversed first.',
  'subject.settle.mixed': 'On settling elsewhere: a trial stay tells you more than a decision. Go for a season before you go for good.',
  'subject.settle.ill':
    'On settling elsewhere: the season holds you where you are, or makes leaving dear. Prepare language, papers and savings, so that a better season finds you ready.',
  'subject.career.well': 'For your work as a whole the present season is supportive: what you begin has wind behind it.',
  'subject.career.mixed': 'For your work as a whole the present season is mixed: some doors open, others need a second knock.',
  'subject.career.ill':
    'For your work as a whole the present season is demanding: hold your ground, finish what is open, and save new ventures for a lighter time.',
  'subject.love.well': 'For matters of the heart the present season is supportive: warmth is returned, and talks go better than expected.',
  'subject.love.mixed': 'For matters of the heart the present season is mixed: affection is there, and so are other duties.',
  'subject.love.ill':
    'For matters of the heart the present season is demanding: be patient with yourself and with others, and let time do part of the work.',
  'subject.abroad.well': 'For plans that lead far away the present season is supportive: enquiries and applications have wind behind them.',
  'subject.abroad.mixed': 'For plans that lead far away the present season is mixed: progress by stages, with waiting in between.',
  'subject.abroad.ill': 'For plans that lead far away the present season is demanding: prepare thoroughly and expect to need patience.',
  'subject.wellbeing.well': 'For your steadiness of mind the season is kind: what has been heavy is easier to set down now.',
  'subject.wellbeing.mixed':
    'For your steadiness of mind the season is mixed: good days and tired ones by turns, so keep a rhythm that serves both.',
  'subject.wellbeing.ill':
    'For your steadiness of mind the season asks for care: fewer duties, regular hours and company that does not tire you.',
  'season.why': 'What makes it so: {reasons}.',
  'season.period.well': '{graha}, lord of the running period, is tied to the subject and well placed',
  'season.period.ill': '{graha}, lord of the running period, is tied to the subject and under strain',
  'season.period.loose': '{graha}, lord of the running period, touches the subject only lightly',
  'season.period.none': '{graha}, lord of the running period, is not tied to the subject',
  'season.saturn.well': 'Saturn is in a good place from your Moon until {to}',
  'season.saturn.ill': 'Saturn is in a demanding place from your Moon until {to}',
  'season.jupiter.well': 'Jupiter is in a good place from your Moon until {to}',
  'season.jupiter.ill': 'Jupiter is in a plain place from your Moon until {to}',
  'question.cannot.career': 'A chart cannot name an employer, a salary or the result of an interview, and it cannot decide for you.',
  'question.cannot.love': 'A chart cannot say who the other person is or promise that a marriage takes place.',
  'question.cannot.bond': 'A chart of one person cannot say what the other one feels or will do.',
  'question.moreShort': 'The chapters on work, on love and on travel weigh those fields in full; the roadmap dates the periods named here.',
  'question.cannot.abroad': 'A chart cannot promise a visa, a country or a day of departure.',
  'short.head.money': 'Money',
  'short.head.family': 'Family',
  'short.head.study': 'Study',
  'short.head.business': 'Business of your own',
  'short.head.job': 'A post',
  'short.head.spirit': 'Inner life',
  'short.topic.money': 'money',
  'short.topic.family': 'family',
  'short.topic.study': 'study',
  'short.topic.business': 'business',
  'short.topic.job': 'a post',
  'short.topic.spirit': 'the inner life',
  'short.verdict.well':
    'On {topic} the ground is good: of {heard, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} other {#}} {heard, plural, one {sign} other {signs}} read for it here {for, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} other {#}} {for, plural, =0 {helps} one {helps} other {help}} and {against, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} other {#}} {against, plural, =0 {hinders} one {hinders} other {hinder}}.',
  'short.verdict.mixed':
    'On {topic} the ground is mixed: of {heard, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} other {#}} {heard, plural, one {sign} other {signs}} read for it here {for, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} other {#}} {for, plural, =0 {helps} one {helps} other {help}} and {against, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} other {#}} {against, plural, =0 {hinders} one {hinders} other {hinder}}.',
  'short.verdict.ill':
    'On {topic} the ground asks for work: of {heard, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} other {#}} {heard, plural, one {sign} other {signs}} read for it here {for, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} other {#}} {for, plural, =0 {helps} one {helps} other {help}} and {against, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} other {#}} {against, plural, =0 {hinders} one {hinders} other {hinder}}.',
  'short.child':
    'This is your chart and not your child’s: it shows what you can give and what the home can carry; how a child learns or feels stands in the child’s own.',
  'short.helping': 'What helps: {names}.',
  'short.hindering': 'What hinders: {names}.',
  'short.voice.lord': '{graha} as lord of the {houses}',
  'short.voice.karaka': '{graha} as pointer',
  'short.voice.points': 'the points of the {house}',
  'short.house': '{lord}, lord of the {house} ({area}), is {state}.',
  'short.occupants': 'In the {house} itself, {sign}, {grahas} {count, plural, one {stands} other {stand}}.',
  'short.karaka': '{graha}, pointer to {topic}, is {state}.',
  'short.points': '{sign}, your {house}, has {points} points of ashtakavarga, {grade}.',
  'short.grade.good': 'above the middle band of 25 to 30',
  'short.grade.mid': 'within the middle band of 25 to 30',
  'short.grade.hard': 'below the middle band of 25 to 30',
  'short.when': 'The next sub-period tied to {topic} is {antar} under {maha}, {from} to {to}: {ties}.',
  'short.now': 'The running sub-period, {antar} under {maha} until {to}, is tied to {topic}: {ties}.',
  'short.undated': 'Which sub-periods are tied to {topic} can be said once a birth time is known.',
  'short.none': 'Within ten years no sub-period is closely tied to {topic}, so ordinary months decide.',
  'short.do.money.well': 'Fix now, while {lord} supports it, what part of each gain is kept; the rest of your plan can stay simple.',
  'short.do.money.mixed': 'A plain budget, kept while {lord} is as it is, does more than a new source of income.',
  'short.do.money.ill': 'With {lord} as it stands, clear the smallest debt first, stand surety for nobody, and let no scheme hurry you.',
  'short.do.family.well': 'While {lord} supports it, begin with the person at home who is easiest to talk to.',
  'short.do.family.mixed': 'With {lord} as it stands, peace is made in small pieces: short visits, plain words, one subject at a time.',
  'short.do.family.ill': 'With {lord} as it stands, protect your own calm first; not every quarrel has to be attended.',
  'short.do.study.well': 'While {lord} supports it, regular hours count double, and teachers are there to be asked.',
  'short.do.study.mixed': 'With {lord} as it stands, choose one course or examination rather than two, and guard the mornings.',
  'short.do.study.ill':
    'With {lord} as it stands, learn in short sessions, repeat more, and find a companion in study; none of this speaks of ability.',
  'short.do.business.well': 'While {lord} supports it, begin with what can be sold within three months, and write every agreement down.',
  'short.do.business.mixed': 'With {lord} as it stands, test with one product and one customer beside a steady income.',
  'short.do.business.ill':
    'With {lord} as it stands, learn the market, keep your capital, and let a partner prove themselves on a small thing first.',
  'short.do.job.well': 'While {lord} supports it, apply and ask; your case is better than it feels.',
  'short.do.job.mixed': 'With {lord} as it stands, apply widely and keep what you have until something is signed.',
  'short.do.job.ill': 'With {lord} as it stands, use the months for a skill and a certificate, and treat each refusal as practice.',
  'short.do.spirit.well': 'While {lord} supports it, keep one practice at one hour; depth comes by itself.',
  'short.do.spirit.mixed': 'With {lord} as it stands, keep the practice short and daily rather than long and rare.',
  'short.do.spirit.ill':
    'With {lord} as it stands, let service come before silence: help somebody each week, and sit for five minutes after it.',
  'short.cannot.money': 'A chart cannot name a sum or a safe investment, and nothing here is financial advice.',
  'short.cannot.family': 'A chart of one person cannot say what another one feels or will do.',
  'short.cannot.study': 'A chart cannot give the result of an examination.',
  'short.cannot.business': 'A chart cannot judge a product, a contract or a partner’s honesty.',
  'short.cannot.job': 'A chart cannot name an employer or the result of an interview.',
  'short.cannot.spirit': 'A chart cannot measure devotion, and no practice needs buying.',
  'short.houses': '{lord}, lord of the {house} ({area}) and of the {house2} ({area2}), is {state}.',
} as const
