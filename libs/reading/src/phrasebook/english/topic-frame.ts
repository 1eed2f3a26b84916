/** The person's own question, the weighing of witnesses, windows, and what the three great topics have in common. */
export const TOPIC_FRAME = {
  // 1 your question
  'question.distress':
    'Before anything else, {name}: what you wrote sounds heavy. Please do not carry it alone. In India, Tele-MANAS answers day and night, free of charge, on 14416 (or 1-800-891-4416), in many languages; elsewhere, a local help line, a doctor or somebody you trust can listen today. A chart can wait. You matter more than any page of it.',
  'question.quote': 'You asked:',
  'question.none': 'You left the question open, so we begin where your chart is busiest: {topic}.',
  'question.headNow': 'Where you stand now',
  'question.now':
    'Today you stand in the mahadasha of {maha} ({from} to {to}) and, inside it, the antardasha of {antar} ({antarFrom} to {antarTo}).',
  'question.nowMaha': 'Today you stand in the mahadasha of {maha} ({from} to {to}). Your birth time bears no finer division than this.',
  'question.nowPratyantar': 'The finest division that your birth time bears is the pratyantardasha: {pratyantar}, from {from} to {to}.',
  'question.nowNone':
    'With the birth time as you know it, dasha dates could be off by {span}, so this reading does not print any. What follows rests on the Moon, the slow transits and the planets’ signs, which hold all day or say so.',
  'span.days': '{days, plural, one {# day} other {# days}}',
  'span.years': '{years, plural, one {about a year} other {about # years}}',
  'question.nextPratyantar': 'What changes next: on or around {date} the pratyantar passes to {next}, a small turn.',
  'question.nextAntar': 'The larger turn comes around {date}, when the antardasha passes from {from} to {next}. {text}',
  'question.nextMaha': 'The turn of an era comes around {date}: the mahadasha of {next} begins. {text}',
  'question.overhead': 'Overhead, {text}',
  'question.headAnswer': 'The answer in short',
  'question.headFor': 'What speaks for it',
  'question.headAgainst': 'What speaks against it',
  'question.headWhen': 'When it is in focus',
  'question.headCannot': 'What the chart cannot say',
  'question.more': 'The chapter on {topic} takes each of these points further.',
  'question.alsoAsked':
    'You also touched on {topics}; {count, plural, one {it has its own chapter} other {they have their own chapters}} below.',
  'question.general':
    'Your question is about life as a whole rather than one part of it. Of the three fields that this reading weighs in full, {topic} has the clearest voice at present, so its verdict stands first.',
  'question.timing': 'You ask about timing. The windows below carry their own margin of error; treat them as seasons, not as appointments.',
  'question.wellbeing':
    'You ask about your wellbeing. A chart is no doctor, and this reading says nothing about the body. It can say what steadies you and which months are heavier; those are in the chapter on wellbeing.',

  // weighing
  'verdict.support.strong.v1':
    'The chart leans clearly towards {topic}. {count, plural, =3 {Three} =4 {Four} =5 {Five} =6 {Six} =7 {Seven} other {#}} independent witnesses speak for it and {against, plural, =0 {none against} one {one against} other {# against}}: a strong indication.',
  'verdict.support.strong.v2':
    'Seen as a whole, {topic} is one of the well-supported fields of this chart: {count, plural, =4 {four} =5 {five} =6 {six} =7 {seven} other {#}} witnesses agree and {against, plural, =0 {none objects} one {one objects} other {# object}}. Strong, by our own count.',
  'verdict.support.strong.v3':
    'Few fields of this chart are as well supported as {topic}: {count, plural, =4 {four} =5 {five} =6 {six} =7 {seven} other {#}} voices for, {against, plural, =0 {none} one {one} other {#}} against, which we call strong.',
  'verdict.support.fair.v1':
    'The chart leans towards {topic}. {count, plural, =3 {Three} =4 {Four} =5 {Five} =6 {Six} =7 {Seven} other {#}} independent witnesses speak for it and {against, plural, =0 {none against} one {one against} other {# against}}: a fair indication.',
  'verdict.support.fair.v2':
    'Seen as a whole, {topic} is supported more than it is hindered: {count, plural, =3 {three} =4 {four} =5 {five} =6 {six} other {#}} witnesses agree and {against, plural, =0 {none objects} one {one objects} other {# object}}. A fair indication.',
  'verdict.support.fair.v3':
    'There is fair support for {topic}: {count, plural, =3 {three} =4 {four} =5 {five} =6 {six} other {#}} voices for, {against, plural, =0 {none} one {one} other {#}} against.',
  'verdict.support.slight.v1':
    'The chart leans slightly towards {topic}: two independent witnesses speak for it and {against, plural, =0 {none against} one {one against} other {# against}}. Take it as a tendency and no more.',
  'verdict.support.slight.v2':
    'Seen as a whole, there is a slight lean towards {topic}: two witnesses agree and {against, plural, =0 {none objects} one {one objects} other {# object}}. Your own effort weighs more than that.',
  'verdict.support.slight.v3':
    'There is some support for {topic}, two voices for and {against, plural, =0 {none} one {one} other {#}} against, which we call slight.',
  'verdict.oppose.strong.v1':
    'The chart asks for patience with {topic}. {count, plural, =3 {Three} =4 {Four} =5 {Five} =6 {Six} =7 {Seven} other {#}} independent witnesses resist and {against, plural, =0 {none supports} one {one supports} other {# support}}: a strong indication that this is a field of effort, where what is gained is earned.',
  'verdict.oppose.strong.v2':
    'Seen as a whole, {topic} is where this chart makes you work: {count, plural, =4 {four} =5 {five} =6 {six} =7 {seven} other {#}} witnesses object and {against, plural, =0 {none agrees} one {one agrees} other {# agree}}. What you reach here is your own doing.',
  'verdict.oppose.strong.v3':
    'Few fields of this chart are as demanding as {topic}: {count, plural, =4 {four} =5 {five} =6 {six} =7 {seven} other {#}} voices against, {against, plural, =0 {none} one {one} other {#}} for. Method and time are the answer.',
  'verdict.oppose.fair.v1':
    'The chart asks for patience with {topic}. {count, plural, =3 {Three} =4 {Four} =5 {Five} =6 {Six} =7 {Seven} other {#}} independent witnesses resist and {against, plural, =0 {none supports} one {one supports} other {# support}}: a fair indication that things go by detours.',
  'verdict.oppose.fair.v2':
    'Seen as a whole, {topic} has more hindrance than help: {count, plural, =3 {three} =4 {four} =5 {five} =6 {six} other {#}} witnesses object and {against, plural, =0 {none agrees} one {one agrees} other {# agree}}. Slow roads are roads too.',
  'verdict.oppose.fair.v3':
    'There is fair resistance over {topic}: {count, plural, =3 {three} =4 {four} =5 {five} =6 {six} other {#}} voices against, {against, plural, =0 {none} one {one} other {#}} for.',
  'verdict.oppose.slight.v1':
    'The chart resists slightly over {topic}: two witnesses against and {against, plural, =0 {none for} one {one for} other {# for}}. That is a reason for care, not for giving up.',
  'verdict.oppose.slight.v2':
    'Seen as a whole, {topic} meets a slight resistance: two witnesses object and {against, plural, =0 {none agrees} one {one agrees} other {# agree}}.',
  'verdict.oppose.slight.v3':
    'There is some resistance over {topic}, two voices against and {against, plural, =0 {none} one {one} other {#}} for, which we call slight.',
  'verdict.even.v1':
    'The chart is divided over {topic}: {count, plural, =2 {two} =3 {three} other {#}} witnesses speak for it and as many against. Both sides are true at different times, and the periods below decide which is heard.',
  'verdict.even.v2':
    'Seen as a whole, {topic} hangs in balance: {count, plural, =2 {two} =3 {three} other {#}} witnesses on each side. Timing decides.',
  'verdict.even.v3':
    'Voices are equal over {topic}: {count, plural, =2 {two} =3 {three} other {#}} and {count, plural, =2 {two} =3 {three} other {#}}.',
  'verdict.silent.v1':
    'Over {topic} the chart is quiet: fewer than two witnesses agree, and by our own rule that is not enough to state anything. Your choices weigh more here than your chart does.',
  'verdict.silent.v2':
    'Seen as a whole, the chart says little about {topic}, and we would rather say so than invent something. You are freer here than elsewhere.',
  'verdict.silent.v3': 'On {topic} too few voices agree for a statement, so we make none.',
  'verdict.rate.v1': 'For comparison: {share} as many on that side.',
  'verdict.rate.v2': 'In our sample {share} as many.',
  'verdict.rate.v3': 'Set beside others, {share} as many.',
  'share.about': 'about 1 chart in {n} has',
  'share.most': 'more than half of all charts have',
  'share.rare': 'fewer than 1 chart in 50 has',
  'witness.career.house': 'The house of work itself.',
  'witness.career.lord': 'The lord of the house of work.',
  'witness.career.karaka': 'The natural pointers to work.',
  'witness.career.moon': 'The same house from the Moon.',
  'witness.career.varga': 'The dasamsa.',
  'witness.career.second': 'The lord of gains.',
  'witness.career.chara': 'The amatyakaraka.',
  'witness.career.vargaHouse': 'The 10th of the dasamsa.',
  'witness.career.points': 'The points of the house.',
  'witness.career.strength': 'Shadbala.',
  'witness.career.jaimini': 'The 10th from karakamsa.',
  'witness.career.dasha': 'The running period.',
  'witness.love.house': 'The house of partnership itself.',
  'witness.love.lord': 'The lord of partnership.',
  'witness.love.karaka': 'Venus, the natural pointer to love.',
  'witness.love.moon': 'The same house from the Moon.',
  'witness.love.varga': 'The navamsa.',
  'witness.love.second': 'The lord of affection, the 5th.',
  'witness.love.chara': 'The darakaraka.',
  'witness.love.vargaHouse': 'The 7th of the navamsa.',
  'witness.love.points': 'The points of the house.',
  'witness.love.strength': 'Shadbala.',
  'witness.love.jaimini': 'The arudhas and upapada.',
  'witness.love.dasha': 'The running period.',
  'witness.abroad.house': 'The house of long journeys itself.',
  'witness.abroad.lord': 'The lord of long journeys.',
  'witness.abroad.karaka': 'Rahu, pointer to the foreign.',
  'witness.abroad.moon': 'The same house from the Moon.',
  'witness.abroad.varga': 'The navamsa.',
  'witness.abroad.second': 'Home against distance.',
  'witness.abroad.chara': 'The lagna lord, and verses that name far places.',
  'witness.abroad.vargaHouse': 'The 9th of the navamsa.',
  'witness.abroad.points': 'The points of the house.',
  'witness.abroad.strength': 'Shadbala.',
  'witness.abroad.jaimini': 'The arudhas.',
  'witness.abroad.dasha': 'The running period.',
  'table.witness': 'Witness',
  'table.says': 'Facts',
  'table.weight': 'Weight',
  'table.holds': 'How firm',
  'weight.full': 'full',
  'weight.half': 'half',
  'weight.quarter': 'quarter',
  'topic.witnesses': 'The witnesses, one by one',
  'topic.weighed':
    '{for, plural, =0 {No witness} =1 {One witness} =2 {Two witnesses} =3 {Three witnesses} =4 {Four witnesses} other {# witnesses}} for, {against, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} other {#}} against.',
  'topic.weighedHow':
    'The table gives each with its facts, its weight, and how far the birth time may be wrong before it changes; a graha that speaks twice is counted once.',
  'side.for': 'for',
  'side.against': 'against',
  'table.side': 'Speaks',
  'witness.facts': '{facts}.',
  'witness.quiet': 'No voice is loud enough to be counted on either side. The nearest to speaking: {facts}.',
  'witness.none.for': 'Nothing speaks for it loudly enough to be counted.',
  'witness.none.against': 'Nothing speaks against it loudly enough to be counted.',
  'witness.uncounted': 'Heard but not counted, because the same graha has already spoken: {names}.',
  'window.one.v1': '{from} to {to}{error}: {maha} and {antar} run together while Jupiter moves through {sign} and touches {area}{double}.',
  'window.one.v2': '{from} to {to}{error}: Jupiter in {sign} touches {area} during the antardasha of {antar} under {maha}{double}.',
  'window.one.v3':
    '{from} to {to}{error}: {antar}, sub-lord under {maha}, meets Jupiter’s passage through {sign}, which reaches {area}{double}.',
  'window.moon.v1': '{from} to {to}: Jupiter moves through {sign} and touches {area}{double}.',
  'window.moon.v2': '{from} to {to}: Jupiter helps from {sign} and reaches {area}, as seen from your Moon{double}.',
  'window.error': ' (give or take {days, plural, one {# day} other {# days}})',
  'window.double.v1': ', with Saturn on the same house',
  'window.double.v2': ', and Saturn touches it too',
  'window.double.v3': ', with Saturn’s weight added',
  'window.area.career': 'your house of work',
  'window.area.love': 'your house of partnership',
  'window.area.abroad': 'your house of long journeys',
  'window.why': '{antar} is tied to the subject: {tie}.',
  'window.tie.lord': 'it rules the {house}',
  'window.tie.in': 'it stands in the {house}',
  'window.tie.sees': 'it sees the {house}',
  'window.tie.karaka': 'it is a natural pointer to the subject',
  'window.none':
    'In the next twelve years no period and transit agree strongly enough on this subject for us to name a window. Smaller seasons are in the roadmap.',

  // topics
  'topic.headAnswer': 'The short answer',
  'topic.headHouse': 'The house and its lord',
  'topic.headMoon': 'From the Moon, and in the varga',
  'topic.headPointers': 'The natural pointers',
  'topic.headWitnesses': 'For and against',
  'topic.headNet': 'On balance',
  'topic.headWhen': 'When',
  'topic.headDo': 'What you can do',
  'topic.headCannot': 'What the chart cannot say',
  'career.headMode': 'Job, business or profession',
  'career.headMoney': 'Money and gains',
  'career.headSource': 'Where income comes from',
  'love.headVenus': 'How you love',
  'love.headMars': 'The Mangal question',
  'love.headHeart': 'Affection and home',
  'abroad.headHome': 'Home against distance',
  'abroad.headRoads': 'Short roads and far ones',
  'abroad.headWhy': 'The reason to go',
  'career.lead':
    'Work is read from the 10th house, its lord and its pointers, from the Moon as well as the lagna, and confirmed in the dasamsa.',
  'love.lead':
    'Partnership is read from the 7th house, its lord and Venus, from the Moon as well as the lagna, and confirmed in the navamsa.',
  'abroad.lead':
    'Three different questions hide in the word abroad: a journey (3rd and 9th houses), work or study there (10th, 7th, 9th), and settling (12th and 4th, by modern practice).',
  'topic.lordIntro.v1': 'Its lord is {graha}, found in the {placed} house, in {sign}.',
  'topic.lordIntro.v2': 'The house answers to {graha}, and {graha} sits in the {placed}, in {sign}.',
  'topic.lordIntro.v3': '{graha2} rules it, from the {placed} house, in {sign}.',
  'topic.otherLord.v1': 'The {house} house ({area}) is ruled by {graha}, who stands in the {placed}.',
  'topic.otherLord.v2': '{graha2}, lord of the {house} ({area}), has gone to the {placed} house.',
  'topic.otherLord.v3': 'For {area}, look to the {house} lord, {graha}: it is in the {placed}.',
  'topic.empty': 'No graha stands in the house, so its lord and the grahas that look at it speak for it.',
  'topic.noAspect': 'No graha looks at it with full force: it is left to its own means.',
  'topic.moon': 'From the Moon the {house} sign is {sign}, and its lord {graha} is in the {placed} place, {dignity}. {hint}',
  'topic.moon.well.v1': 'The mind’s view of the subject agrees with the good: you want it, and you trust that it can be had.',
  'topic.moon.well.v2': 'Seen by the Moon the subject is friendly ground, and hope comes easily.',
  'topic.moon.well.v3': 'Your feelings are on good terms with this part of life.',
  'topic.moon.mid.v1': 'The mind’s view of the subject is neither eager nor afraid.',
  'topic.moon.mid.v2': 'Seen by the Moon the subject is plain ground: no longing, no dread.',
  'topic.moon.mid.v3': 'Your feelings here follow events rather than lead them.',
  'topic.moon.ill.v1': 'The mind’s view of the subject is more anxious than the facts are. It helps to know that.',
  'topic.moon.ill.v2': 'Seen by the Moon the subject looks steeper than it is.',
  'topic.moon.ill.v3': 'Your feelings are wary in this part of life, and may need more proof than others do.',
  'topic.vargaDignity': 'By sign it is {dignity} there, which {effect}.',
  'topic.varga.up': 'adds weight to the promise',
  'topic.varga.same': 'neither adds nor takes away',
  'topic.varga.down': 'takes some weight from the promise',
  'topic.company': '{graha} shares its sign with {others}. {effect}',
  'topic.company.good': 'Good company of this kind makes it generous.',
  'topic.company.hard': 'Such company makes it work harder for its results.',
  'topic.company.mixed': 'The company is mixed, and so are its moods.',
  'topic.net.support.v1': 'On balance the promise is there, and timing and effort decide how much of it is lived. {best}',
  'topic.net.support.v2': 'Taken together, help outweighs hindrance here. {best}',
  'topic.net.support.v3': 'The sum is on your side in this field, though nothing in it is automatic. {best}',
  'topic.net.oppose.v1': 'On balance the subject asks more of you than of most people, and gives what is earned. {best}',
  'topic.net.oppose.v2': 'Taken together, hindrance outweighs help here, which makes patience and method worth more than hope. {best}',
  'topic.net.oppose.v3': 'The sum is uphill in this field; climbers know that uphill is also a way up. {best}',
  'topic.net.even.v1': 'On balance the scales are level: choose the season, and the scale you choose goes down. {best}',
  'topic.net.even.v2': 'Taken together, help and hindrance are equal here, and timing is everything. {best}',
  'topic.net.even.v3': 'The sum is zero in this field, so your own decision is the largest weight. {best}',
  'topic.net.silent.v1': 'On balance the chart leaves you free. {best}',
  'topic.net.silent.v2': 'Taken together, the voices are too few to lean on. {best}',
  'topic.net.silent.v3': 'The sum is quiet in this field. {best}',
  'topic.net.best.for': 'The best single reason for confidence: {fact}.',
  'topic.net.best.against': 'The point to handle with most care: {fact}.',
  'topic.next': 'The next stretch in which the subject is in focus runs from {from} to {to}.',
  'topic.now': 'That stretch is open now, and runs until {to}.',
  'topic.periods': 'Periods tied to the subject in the next ten years',
  'topic.periodRow.strong': 'closely tied',
  'topic.periodRow.some': 'tied',
  'love.mangal.none':
    'Mars is in none of the houses that custom counts (1, 2, 4, 7, 8, 12 from the lagna). The question of Mangal dosha does not arise from the lagna in your chart.',
  'love.mangal.intro': 'You may have been told that you are “manglik”, because Mars is in the {house} house from the lagna.',
  'love.mangal.custom':
    'Custom counts five or six houses of twelve, from up to three reference points, so that most charts qualify in some way: in a sample of sixty births, twenty-three did by the common northern list and fifty by the widest one. A mark that most people carry cannot say much about anybody.',
  'love.mangal.cancelled':
    'The one Parashari verse behind the custom says in the same breath that it does not act when a benefic joins or sees that Mars. In your chart {by} {count, plural, one {does} other {do}} exactly that, so by the text itself the matter is closed.',
  'love.mangal.match':
    'The Parashari verse behind the custom names one cure only: a partner with the same placement, in whose company it ceases to act. Everything else, from rituals sold for it to ages at which it ends, is later custom.',
  'love.mangal.moon':
    'From the Moon it stands in the {moon} and from Venus in the {venus}, which custom counts as well and no Parashari verse that we found does.',
  'love.mangal.heart': 'What Mars does show here is temperament: quick feelings and a need for movement, which a couple can use.',
} as const
