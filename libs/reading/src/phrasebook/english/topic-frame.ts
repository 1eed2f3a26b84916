/** The person's own question, the weighing of witnesses, windows, and what the three great topics have in common. */
export const TOPIC_FRAME = {
  // 1 your question
  'question.distress':
    'Before anything else, {name}: what you wrote sounds heavy. Please do not carry it alone. In India, Tele-MANAS answers day and night, free of charge, on 14416 (or 1-800-891-4416), in many languages, and 112 brings help when somebody is in danger; elsewhere, a local help line, a doctor or somebody you trust can listen today. A chart can wait. You matter more than any page of it.',
  'question.quote': 'You asked:',
  'question.none':
    'You left the question open, so we begin where your chart is busiest, with {topic}: {for, plural, =0 {no} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} witnesses for and {against, plural, =0 {no} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} against.',
  'question.headNow': 'Where you stand now',
  'question.now':
    'Today, {today}, you stand in the mahadasha of {maha} ({from} to {to}) and, inside it, the antardasha of {antar} ({antarFrom} to {antarTo}).',
  'question.nowMaha': 'Today you stand in the mahadasha of {maha} ({from} to {to}). Your birth time bears no finer division than this.',
  'question.nowPratyantar':
    'The finest division that your birth time bears is the pratyantardasha: {pratyantar}, from {from} to {to}, and after it {next} until {nextTo}.',
  'question.nowNone':
    'With the birth time as you know it, dasha dates could be off by {span}, so this reading does not print any. What follows rests on the Moon, the slow transits and the planets’ signs, which hold all day or say so.',
  'span.days': '{days, plural, one {# day} other {# days}}',
  'span.years': '{years, plural, one {about a year} other {about # years}}',
  'question.nextAntar':
    'The larger turn comes around {date}, when the antardasha passes from {from} to {next}, {state}, and {area} come forward.',
  'question.nextMaha':
    'The turn of an era comes around {date}, when the mahadasha of {next} begins, {state}, and {area} become the long theme.',
  'question.overhead': 'Overhead, {text}',
  'question.headAnswer': 'The answer in short',
  'question.headFor': 'What speaks for it',
  'question.headAgainst': 'What speaks against it',
  'question.headWhen': 'When it is in focus',
  'question.more': 'The chapter on {topic} takes each of these points further.',
  'question.general':
    'Your question is about life as a whole rather than one part of it. Of the three fields that this reading weighs in full, {topic} has the clearest voice at present, so its verdict stands first.',
  'question.timing': 'You ask about timing. The windows below carry their own margin of error; treat them as seasons, not as appointments.',
  'question.wellbeing':
    'You ask about your wellbeing. A chart is no doctor, and this reading says nothing about the body. It can say what steadies you and which months are heavier; those are in the chapter on wellbeing.',

  // weighing
  'table.witness': 'Witness',
  'table.says': 'Facts',
  'table.weight': 'Weight',
  'table.holds': 'Holds',
  'weight.full': 'full',
  'weight.half': 'half',
  'weight.quarter': 'quarter',
  'topic.weighedHow':
    'How this is weighed: each witness is a part of the chart that can speak for itself (house, lord, pointers, the Moon’s view, the varga, points, strengths, the running period). Its weight is full, half or a quarter by how far it stands from the middle. A graha counts once on a side however often it speaks, and equal contrary voices of one graha cancel, as Parashara has it. Two witnesses make a slight indication, three a fair one, four or more with at most one weak voice against a strong one. “Holds” says how far the birth time may be wrong before the fact changes.',
  'window.one.v1': '{from} to {to}{error}: {maha} and {antar} run together while Jupiter moves through {sign} and touches {area}{double}.',
  'window.one.v2': '{from} to {to}{error}: Jupiter in {sign} touches {area} during the antardasha of {antar} under {maha}{double}.',
  'window.one.v3':
    '{from} to {to}{error}: {antar}, sub-lord under {maha}, meets Jupiter’s passage through {sign}, which reaches {area}{double}.',
  'window.moon.v1': '{from} to {to}: Jupiter moves through {sign} and touches {area}{double}.',
  'window.moon.v2': '{from} to {to}: Jupiter helps from {sign} and reaches {area}{double}.',
  'window.error': ' (give or take {days, plural, one {# day} other {# days}})',
  'window.double.v1': ', with Saturn on the same house',
  'window.double.v2': ', and Saturn touches it too',
  'window.double.v3': ', with Saturn’s weight added',
  'window.area.lagna': 'your house of {topic} ({sign}, the {house})',
  'window.area.moon': 'the house of {topic} from your Moon ({sign}, the {house} there)',
  'window.area.career': 'work',
  'window.area.love': 'partnership',
  'window.area.abroad': 'long journeys',
  'window.why': '{antar} is tied to the subject: {tie}.',
  'window.tie.lord': 'it rules the {house}',
  'window.tie.in': 'it stands in the {house}',
  'window.tie.sees': 'it sees the {house}',
  'window.tie.karaka': 'it is a natural pointer to the subject',
  'window.tie.amatya': 'it is your amatyakaraka',
  'window.tie.dara': 'it is your darakaraka',
  'window.none':
    'In the next twelve years no sub-period tied to {topic} meets Jupiter on the house for a month or more, so we name no window; smaller seasons are in the roadmap.',

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
  'topic.empty': '{sign}, your {house}, holds no graha, so {lord}, its lord, and those that look at it speak for it.',
  'topic.noAspect': 'No graha looks at {sign} with full force: what {lord} does elsewhere decides.',
  'topic.age.career.elder':
    'At {age} read work in the wide sense: a post if you hold one, and otherwise advice, service, a craft, or the running of a house and a family’s affairs.',
  'topic.age.career.young':
    'At {age} read work as what prepares it: study, training, first tasks. The dates below are then dates for courses, applications and a first post.',
  'topic.age.love.elder':
    'At {age} read partnership in the wide sense: a marriage of many years, companionship, and the warmth between you and those close to you.',
  'topic.age.love.young': 'At {age} this chapter is about how you meet people. Nothing in it asks for haste.',
  'topic.age.abroad.elder':
    'At {age} read distance in the wide sense: long visits, pilgrimages, family who live far away, and where you want your home to be.',
  'topic.next':
    'The next stretch in which {topic} {topic2} in focus runs from {from} to {to}, in the antardasha of {antar} under {maha}, while Jupiter passes through {sign}.',
  'topic.now':
    'A stretch in which {topic} {topic2} in focus is open now and runs until {to}, in the antardasha of {antar} under {maha}, while Jupiter passes through {sign}.',
  'topic.periodRow.strong': 'closely tied',
  'topic.periodRow.some': 'tied',
  'verdict.support.strong':
    'The chart leans clearly towards {topic}: of {heard, plural, =0 {no} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} witnesses {for, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} {for, plural, one {speaks} other {speak}} for it and {against, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} against, a strong indication ({share} as many for it).',
  'verdict.support.fair':
    'The chart leans towards {topic}: of {heard, plural, =0 {no} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} witnesses {for, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} {for, plural, one {speaks} other {speak}} for it and {against, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} against, a fair indication ({share} as many for it).',
  'verdict.support.slight':
    'The chart leans a little towards {topic}: of {heard, plural, =0 {no} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} witnesses {for, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} {for, plural, one {speaks} other {speak}} for it and {against, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} against, a slight indication ({share} as many for it).',
  'verdict.oppose.strong':
    'The chart asks for much patience over {topic}: of {heard, plural, =0 {no} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} witnesses {for, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} {for, plural, one {speaks} other {speak}} for it and {against, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} against, a strong indication of a slow road ({share} as many against it).',
  'verdict.oppose.fair':
    'The chart asks for patience over {topic}: of {heard, plural, =0 {no} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} witnesses {for, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} {for, plural, one {speaks} other {speak}} for it and {against, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} against, a fair indication of a slow road ({share} as many against it).',
  'verdict.oppose.slight':
    'The chart hesitates over {topic}: of {heard, plural, =0 {no} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} witnesses {for, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} {for, plural, one {speaks} other {speak}} for it and {against, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} against, a slight indication of a slow road ({share} as many against it).',
  'verdict.even':
    'The chart is divided over {topic}: of {heard, plural, =0 {no} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} witnesses {for, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} {for, plural, one {speaks} other {speak}} for it and {against, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} against, so that the season decides more than the promise ({share} as many for it).',
  'verdict.silent':
    'Over {topic} the chart is quiet: of {heard, plural, =0 {no} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} witnesses {for, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} {for, plural, one {speaks} other {speak}} for it and {against, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} against, and by our rule two must agree before anything is stated.',
  'verdict.silent.use': 'What comes nearest to a voice: {fact}. The dates do not depend on the count.',
  'verdict.loudest.for': 'The weightiest voice for it: {fact}.',
  'verdict.loudest.against': 'The weightiest against: {fact}.',
  'share.about': 'about 1 chart in {n} has',
  'share.most': 'more than half of all charts have',
  'share.rare': 'fewer than 1 chart in 50 has',
  'witness.career.house': 'The 10th house',
  'witness.career.lord': 'The lord of the 10th',
  'witness.career.karaka': 'The natural pointers to work',
  'witness.career.chara': 'The amatyakaraka',
  'witness.career.moon': 'The 10th from the Moon',
  'witness.career.varga': 'The 10th lord in the dasamsa',
  'witness.career.vargaHouse': 'The 10th of the dasamsa',
  'witness.career.second': 'The lord of the 11th (gains)',
  'witness.career.points': 'The points of the 10th',
  'witness.career.strength': 'Shadbala of the lords of the 10th and the lagna',
  'witness.career.jaimini': 'The 10th from karakamsa',
  'witness.career.dasha': 'The running period',
  'witness.love.house': 'The 7th house',
  'witness.love.lord': 'The lord of the 7th',
  'witness.love.karaka': 'Venus (pointer to love)',
  'witness.love.chara': 'The darakaraka',
  'witness.love.moon': 'The 7th from the Moon',
  'witness.love.varga': 'The 7th lord in the navamsa',
  'witness.love.vargaHouse': 'The 7th of the navamsa',
  'witness.love.second': 'The lord of the 5th (affection)',
  'witness.love.points': 'The points of the 7th',
  'witness.love.strength': 'Shadbala of the lords of the 7th and the lagna',
  'witness.love.jaimini': 'The arudhas and upapada',
  'witness.love.dasha': 'The running period',
  'witness.abroad.house': 'The 9th house',
  'witness.abroad.lord': 'The lord of the 9th',
  'witness.abroad.karaka': 'Rahu (pointer to the foreign)',
  'witness.abroad.chara': 'The lagna lord and the verses on far places',
  'witness.abroad.moon': 'The 9th from the Moon',
  'witness.abroad.varga': 'The 9th lord in the navamsa',
  'witness.abroad.vargaHouse': 'The 9th of the navamsa',
  'witness.abroad.second': 'Home against distance',
  'witness.abroad.points': 'The points of the 9th',
  'witness.abroad.strength': 'Shadbala of the lords of the 9th and the lagna',
  'witness.abroad.jaimini': 'The arudhas',
  'witness.abroad.dasha': 'The running period',
  'witness.item': '{name} ({weight} weight): {facts}; {sources}, {firm}.',
  'witness.quiet': 'Nearest to speaking: {facts}.',
  'witness.none.for':
    'Of {heard, plural, =0 {no} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} witnesses on {topic} none speaks for it loudly enough to be counted.',
  'witness.none.against':
    'Of {heard, plural, =0 {no} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} witnesses on {topic} none speaks against it loudly enough to be counted.',
  'witness.uncounted': 'Heard but not counted, because the graha has already spoken or its voices cancel: {names}.',
  'witness.unheard': 'Silent, being neither strong nor weak enough: {names}.',
  'topic.witnessesFor': 'For: {topic}',
  'topic.witnessesAgainst': 'Against: {topic}',
  'table.sourceShort': 'Source',
  'firm.always': 'at any time of day',
  'firm.minutes': '± {minutes} min',
  'firm.fragile': 'under 2 min',
  'firm.days': '± {days, plural, one {# day} other {# days}}',
  'firm.allDay': 'all day',
  'firm.notAllDay': 'not all day',
  'source.practice': 'practice',
  'topic.nextMoon': 'The next stretch in which {topic} {topic2} in focus runs from {from} to {to}, while Jupiter passes through {sign}.',
  'topic.nowMoon': 'A stretch in which {topic} {topic2} in focus is open now and runs until {to}, while Jupiter passes through {sign}.',
  'topic.emptyMoon': '{sign}, the {house} from your Moon, holds no graha, so {lord}, its lord, and those that look at it speak for it.',
  'topic.state': '{seat}',
  'topic.placed': '{seat}, in the {house}',
  'topic.moon.well':
    'From the Moon the {house} is {sign}, and its lord {graha} is in the {placed}, {dignity}: the mind’s view of {topic} agrees with the good, and hope comes easily.',
  'topic.moon.mid':
    'From the Moon the {house} is {sign}, and its lord {graha} is in the {placed}, {dignity}: the mind’s view of {topic} is neither eager nor afraid, and follows events rather than leads them.',
  'topic.moon.ill':
    'From the Moon the {house} is {sign}, and its lord {graha} is in the {placed}, {dignity}: {topic} can look steeper to the mind than the facts are, and it helps to know that.',
  'topic.company.good': '{graha} shares {sign} with {others}, good company that makes it generous.',
  'topic.company.hard': '{graha} shares {sign} with {others}, which makes it work harder for its results.',
  'topic.company.mixed': '{graha} shares {sign} with {others}, mixed company, and its moods are mixed too.',
  'topic.net.support':
    'With {for, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} for and {against, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} against, help outweighs hindrance over {topic}; the best single reason for confidence is this: {fact}.',
  'topic.net.oppose':
    'With {for, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} for and {against, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} against, {topic} {topic2} uphill, and climbers know that uphill is also a way up; the point to handle with most care: {fact}.',
  'topic.net.even':
    'With {for, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} for and {against, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} against, the scales over {topic} are nearly level: choose the season, and the scale you choose goes down; the heaviest single fact is this: {fact}.',
  'topic.net.silent':
    'With {for, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} for and {against, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} against, the chart leaves you free over {topic}; the nearest thing to a hint: {fact}.',
  'topic.isare.career': 'is',
  'topic.isare.love': 'are',
  'topic.isare.abroad': 'is',
  'topic.periodTable': 'Periods tied to {topic} in the next ten years',
  'window.ask.well': 'Use it to begin: {antar} is {state}.',
  'window.ask.ill': 'Use it to prepare and to ask, with a second plan: {antar} is {state}.',
  'now.maha.sun':
    'This mahadasha brings rank, fathers, seniors and self-respect to the front, and asks you to stand where you can be seen; with {graha} {state}, it works through {area}.',
  'now.maha.moon': 'This mahadasha turns on feeling, home, the public and change of scene; with {graha} {state}, it works through {area}.',
  'now.maha.mars': 'This mahadasha gives drive, contests, land and quick decisions; with {graha} {state}, it works through {area}.',
  'now.maha.mercury':
    'This mahadasha is a long season of learning, trade, papers and conversation; with {graha} {state}, it works through {area}.',
  'now.maha.jupiter':
    'This mahadasha widens life through teachers, faith, counsel and growth with a conscience; with {graha} {state}, it works through {area}.',
  'now.maha.venus':
    'This mahadasha is about affection, comfort, art, vehicles and what you truly enjoy; with {graha} {state}, it works through {area}.',
  'now.maha.saturn':
    'This mahadasha is for building: duty, patience, structure and the respect that comes late; with {graha} {state}, it works through {area}.',
  'now.maha.rahu':
    'This mahadasha is a ride into the unfamiliar: ambition, new places, sudden rises, and the need to check what is real; with {graha} {state}, it works through {area}.',
  'now.maha.ketu':
    'This mahadasha clears the table: interests fall away, insight comes, and simple things become enough; with {graha} {state}, it works through {area}.',
  'now.antar.sun':
    'The sub-period of {graha} puts a question of recognition or responsibility before you; from {state} its field is {area}.',
  'now.antar.moon': 'The sub-period of {graha} moves with moods, visits and the household; from {state} its field is {area}.',
  'now.antar.mars': 'The sub-period of {graha} asks for a decision and the energy to stand by it; from {state} its field is {area}.',
  'now.antar.mercury': 'The sub-period of {graha} runs on papers, study, talk and trade; from {state} its field is {area}.',
  'now.antar.jupiter': 'The sub-period of {graha} brings advice, openings and a wider view; from {state} its field is {area}.',
  'now.antar.venus': 'The sub-period of {graha} turns to affection, comfort and agreements; from {state} its field is {area}.',
  'now.antar.saturn': 'The sub-period of {graha} slows things down so that they hold; from {state} its field is {area}.',
  'now.antar.rahu':
    'The sub-period of {graha} brings the unfamiliar, and wishes that run ahead of plans; from {state} its field is {area}.',
  'now.antar.ketu': 'The sub-period of {graha} loosens something you no longer need; from {state} its field is {area}.',
  'now.state': '{sign} and the {house}',
  'topic.placedMoon': '{seat}, in the {house} from the Moon',
  'question.headAlso': 'What else you asked about',
  'seat.exalted': 'exalted in {sign}',
  'seat.moolatrikona': 'in its moolatrikona, {sign}',
  'seat.own': 'in its own sign, {sign}',
  'seat.greatFriend': 'in a great friend’s sign, {sign}',
  'seat.friend': 'in a friend’s sign, {sign}',
  'seat.neutral': 'in a neutral sign, {sign}',
  'seat.enemy': 'in an unfriendly sign, {sign}',
  'seat.greatEnemy': 'in a very unfriendly sign, {sign}',
  'seat.debilitated': 'debilitated in {sign}',
  'seat.node': 'in {sign}',
  'seat.combust': '{seat}, combust',
  'seat.retrograde': '{seat}, retrograde',
  'seat.both': '{seat}, combust and retrograde',
  'tie.acts': 'it acts for {lord}, lord of the {house}',
  'topic.fromMoon': 'Your birth time is not known closely enough for a lagna, so every house in this chapter is counted from the Moon.',
} as const
