/** Sentences of the sections, in the order of the report. */
export const SECTION_TEXTS = {
  'table.graha': 'Graha',
  'table.sign': 'Sign',
  'table.degree': 'Degree',
  'table.nakshatra': 'Nakshatra, pada',
  'table.house': 'House',
  'table.houseMoon': 'From Moon',
  'table.dignity': 'Dignity',
  'table.motion': 'Motion',
  'table.direct': 'direct',
  'table.retrograde': 'retrograde',
  'table.combust': 'combust',
  'table.wholeSign': 'By whole sign',
  'table.chalit': 'By chalit',
  'table.alsoSpeaks': 'Then it speaks of this as well',
  'table.limb': 'Limb',
  'table.gone': 'Already over',
  'table.from': 'From',
  'table.to': 'To',
  'table.period': 'Period',
  'table.touches': 'Touches',
  'table.tone': 'Tone',
  'table.error': 'Give or take',
  'table.days': '{days, plural, one {# day} other {# days}}',
  'table.what': 'What',
  'table.value': 'Value',
  'table.change': 'What would change',
  'table.when': 'When',
  'table.minutes': 'Minutes away',
  'table.clock': 'If you were born',
  'table.statement': 'Statement',
  'table.judge': 'Counts as right if',
  'table.came': 'Came true?',
  'table.boxes': '☐ yes · ☐ partly · ☐ no',
  'table.source': 'Source',
  'table.fact': 'Facts it was used for',
  'table.enters': 'Enters',
  'table.place': 'From your Moon',
  'table.theme': 'Mostly a time when',
  'table.age': 'Age',
  'table.deg': '{degree}°{minute}′',
  'tone.well': 'favourable',
  'tone.mixed': 'mixed',
  'tone.ill': 'demanding',

  // 2 birth moment
  'birth.lead':
    'Two sites that disagree about a chart mostly disagree about the clock or the ayanamsa. Here is every choice that went into yours.',
  'birth.table': 'What was used',
  'birth.row.local': 'Clock time given',
  'birth.row.place': 'Place',
  'birth.row.zone': 'Time zone rule',
  'birth.row.utc': 'Universal time',
  'birth.row.ayanamsa': 'Ayanamsa',
  'birth.row.node': 'Rahu and Ketu',
  'birth.row.houses': 'Houses',
  'birth.row.year': 'Dasha year',
  'birth.row.panchanga': 'Panchanga',
  'birth.zone': '{zone}, {offset} from UT on that day',
  'birth.ayanamsa': 'Lahiri (Chitrapaksha), {degrees}',
  'birth.node': 'mean node',
  'birth.houses': 'whole signs from the lagna',
  'birth.housesMoon': 'whole signs from the Moon, since the lagna is not known',
  'birth.year': '{days} days',
  'birth.panchanga': '{tithi}, {vara}, {nakshatra} nakshatra',
  'birth.paksha.shukla': 'Shukla',
  'birth.paksha.krishna': 'Krishna',
  'vara.0': 'Sunday',
  'vara.1': 'Monday',
  'vara.2': 'Tuesday',
  'vara.3': 'Wednesday',
  'vara.4': 'Thursday',
  'vara.5': 'Friday',
  'vara.6': 'Saturday',
  'birth.flipTable': 'Nearest changes',
  'birth.headFlip': 'What is nearest to changing',
  'birth.flip': 'Facts used here that would change first if the clock had been wrong.',
  'birth.flipNone':
    'No fact used in this reading changes within half an hour of your birth time. Your chart stands well inside its boundaries.',
  'birth.flipDay':
    'Without a certain clock time, we looked at the whole day of your birth. These facts change during it, so the reading says so or leaves them out.',
  'birth.flipDayNone':
    'Without a certain clock time, we looked at the whole day of your birth: every sign used in this reading holds from midnight to midnight.',
  'birth.flipSpan':
    'We looked at all the hours in which you may have been born. These facts change within them, so the reading says so or leaves them out.',
  'birth.flipSpanNone': 'We looked at all the hours in which you may have been born: every sign used in this reading holds through them.',
  'birth.flip.sign': '{what} would be in {sign}',
  'birth.flip.star': '{what} would be in {nakshatra}',
  'birth.flip.what': '{graha} in the {varga}',
  'birth.flip.lagna': 'the lagna',
  'birth.flip.lagnaVarga': 'the lagna of the {varga}',
  'birth.flip.before': 'before {time}',
  'birth.flip.after': 'after {time}',
  'birth.flip.later': '{minutes, plural, =0 {less than a minute later} one {# minute later} other {# minutes later}}',
  'birth.flip.earlier': '{minutes, plural, =0 {less than a minute earlier} one {# minute earlier} other {# minutes earlier}}',
  'birth.shift':
    'At birth the Moon had crossed {percent}% of {nakshatra}, whose dasha lord is {lord}, and so {years} years of the {bare} mahadasha were still to come: that is your dasha balance. A minute on the clock moves the Moon’s place in {nakshatra}, and with it all your dasha dates, by about {days} days; your time, read as good to {minutes, plural, one {# minute} other {# minutes}}, gives the {bare} balance and all that follows it {error, plural, one {a margin of # day} other {a margin of # days}} either way.',
  'birth.rough':
    'Your time is known to within {hours, plural, one {an hour} other {# hours}} either way. In that span more than one rashi rises, so this reading leaves out the lagna and all that is counted from it, and reads from the Moon.',
  'birth.edge.within': 'Within the margin of your birth time the lagna itself may be another:',
  'birth.edge.rounded': 'Clock times are often rounded to five minutes, and the lagna stands near an edge:',
  'birth.edge.earlier':
    '{margin} {minutes, plural, =0 {less than a minute} one {one minute} other {# minutes}} earlier it is {other}, not {sign}. What is counted from the lagna here rests on {sign}; what is read from the Moon holds either way, and the check of your past is the best judge between the two.',
  'birth.edge.later':
    '{margin} {minutes, plural, =0 {less than a minute} one {one minute} other {# minutes}} later it is {other}, not {sign}. What is counted from the lagna here rests on {sign}; what is read from the Moon holds either way, and the check of your past is the best judge between them.',
  'why.edge': '{sign} rises; {other} does so {minutes, plural, =0 {less than a minute} one {a minute} other {# minutes}} away',
  'birth.headSchools': 'If your own almanac differs',
  'birth.school.node': 'With the {kind} node Rahu would be in {sign}, {nakshatra} pada {pada}; we use the other one, {ours}.',
  'birth.school.nodeSame': 'With the {kind} node Rahu keeps its sign, {sign}, its star and its pada: nothing changes.',
  'birth.school.year':
    'A dasha year of 360 days, which some schools use, would bring the start of your {maha} mahadasha {days} days earlier than the date printed here.',
  'birth.school.ayanamsa':
    'Krishnamurti’s ayanamsa is about 6′ smaller than Lahiri’s and Raman’s about 1°27′, so with them every longitude grows by that much. In your chart Krishnamurti’s carries {krishnamurti} into the next sign, and Raman’s {raman}.',
  'birth.school.nobody': 'nobody',
  'birth.unknown':
    'If you can find your birth time, on a certificate, in a parent’s memory, to the half hour even, ask us to write this reading again: the lagna, the houses, the dashas and the measured strengths come with it, and the correction is free.',

  // 3 past check
  'past.lead':
    'Before you trust what is said of the years to come, test the years behind you: stretches of the last ten years, each with the one theme that the same rules give it. Some will be wrong. Tick them honestly; if fewer than half are at least partly right, read the rest with a smile.',
  'past.leadNone':
    'Dasha dates cannot be given without a birth time, so the test of your past rests on Saturn’s and Jupiter’s passages from your Moon. Some lines will be wrong. Tick them honestly: if fewer than half are at least partly right, read the rest with a smile.',
  'past.table': 'The last ten years',
  'past.row': '… {theme}',
  'past.transit': '{graha} in the {place} from the Moon',
  'past.count':
    'One point for yes, half for partly: {n} in {total} or more deserves a second look, since themes this broad fit by luck at times.',
  'past.rates': 'The share is that of 2,000 random births in any ten years.',

  // 4 chart
  'chart.lead': 'These are the drawings that everything rests on. Houses are counted by whole signs.',
  'chart.leadMoon':
    'Without a certain birth time there is no lagna, so houses are counted from the Moon’s sign, which is an old and respected second way of reading.',
  'chart.D1': 'Rashi chart (D1)',
  'chart.D9': 'Navamsa (D9)',
  'chart.D10': 'Dasamsa (D10)',
  'chart.chandra': 'Chandra lagna: houses from the Moon',
  'chart.alternative': '{title}. {lagna}{placements}.',
  'chart.alternative.lagna': '{sign} is the first house. ',
  'chart.alternative.place': '{sign}: {grahas}',
  'chart.table':
    'The nine grahas (dignity by degree, and by natural and present friendship together, BPHS 3.51-58; the nodes have no friends there)',
  'chart.headChalit': 'Who moves in the chalit',
  'chart.chalit': 'By the Sripati bhavas {grahas} {count, plural, one {falls} other {fall}} into another house than by whole signs.',
  'chart.chalitHow': 'This reading judges by whole signs; the table shows what a reader who follows the chalit would add.',
  'chart.chalitNone':
    'By the Sripati bhavas every graha keeps the house that it has by whole signs, so that both ways of reading agree about you.',
  'chart.chalitTable': 'Houses that differ',
  'why.chalit': '{graha} is in the {house} by the Sripati bhavas',
  'why.chalitNone': 'Sripati bhavas and whole signs give the same houses',
  'chart.panchanga': 'Panchanga at birth',
  'panchanga.tithi': 'Tithi',
  'panchanga.vara': 'Vara (by the visible sunrise)',
  'panchanga.nakshatra': 'Nakshatra',
  'panchanga.yoga': 'Yoga',
  'panchanga.karana': 'Karana',
  'panchanga.star': '{nakshatra}, pada {pada}',
  'birth.tithi': '{paksha} {name}',
  'moon.starOpen':
    'At about {time} on that day it passed from {before} to {after}; which of the two is your star only the hour of birth can say, so none is read here.',
  'moon.signOpen':
    'At about {time} on that day the Moon passed from {before} to {after}. This reading counts from {sign}, where it stood at the middle of the time you gave: if you know that you were born on the other side of {time}, have it written again, since every house would move by one.',
  'chart.navamsaOpen': 'Left out of the drawing of the navamsa, because the birth time leaves their place there open: {grahas}.',
  'chart.tableOpen':
    'The nine grahas at {time} of that day (dignity by degree, and by natural and present friendship together, BPHS 3.51-58; the Moon moves by about a degree in two hours, the others by a degree a day or less)',
  'chart.headGrahas': 'Graha by graha',
  'chart.headLagna': 'Your rising sign',
  'chart.lagnaLord': 'Its lord, {graha}, stands in your {placed} house.',
  'chart.headMoon': 'Your Moon',

  // 5 strengths
  'strengths.headStrong': 'What you can lean on',
  'strengths.headWeak': 'What asks for care',
  'strengths.strong.v1': '{graha}, {dignity} in {sign}, brings {theme} to your side.',
  'strengths.strong.v2': 'In {sign}, {dignity}, {graha2} is one of your supports: {theme}.',
  'strengths.strong.v3': 'You can rely on {graha2} ({sign}, {dignity}) in matters of {theme}.',
  'strengths.weak.v1': '{graha}, {dignity} in {sign}, makes {theme} a matter of practice.',
  'strengths.weak.v2': 'In {sign}, {dignity}, {graha2} asks for patience with {theme}.',
  'strengths.weak.v3': 'With {graha2} ({sign}, {dignity}), {theme} come by effort.',
  'strengths.none.strong': 'No graha stands far above the others: your chart is even, and habits decide more than gifts.',
  'strengths.none.weak': 'No graha is in real difficulty by sign. That is less common than it sounds.',
  'strengths.exchange':
    '{a} and {b} stand in each other’s signs, so that the matters of your {houseA} and {houseB} houses, {areaA} and {areaB}, are tied together for good: one is never settled without the other.',
  'strengths.vargottama.v1':
    '{grahas} {count, plural, one {keeps the same sign in the navamsa and is} other {keep the same sign in the navamsa and are}} vargottama, so what is promised is meant: {themes}.',

  // 6 karmic
  'karmic.lead':
    'Tradition reads the nodes, the pointer to the self and certain houses for what a person has come with and is here to grow into. Take it as a picture to think with; no fact of a past life can be checked.',
  'karmic.headNodes': 'What you lean towards, what you lean on',
  'karmic.headPast': 'Past-life themes',
  'karmic.headSelf': 'The thread of this life',
  'karmic.open':
    'Which graha has the highest degree, and so points to the self, depends on the hour of your birth: {stretches}. The karakamsa and the form of prayer read from it wait for a birth time.',
  'karmic.open.until': '{graha} ({theme}) until about {time}',
  'karmic.open.last': '{graha} ({theme}) after that',
  'karmic.headIshta': 'A form to pray to',
  'karmic.headDharma': 'Dharma',
  'karmic.dharma':
    'For purpose tradition looks at the 5th (what merit brings), the 9th (what you live by) and the 12th (what you let go), whose lords are {five} in the {in5}, {nine} in the {in9} and {twelve} in the {in12}; of the three {best} has most to give, so {text}',
  'karmic.dharma.5': 'your purpose shows first in what you learn, make and pass on, above all through {area}.',
  'karmic.dharma.9': 'your purpose shows first in principle, teachers and the long view, above all through {area}.',
  'karmic.dharma.12': 'your purpose shows first in giving, retreat and far places, above all through {area}.',
  'karmic.headDepths': 'Self and change',
  'karmic.ishtaNote': 'If you have a form of prayer already, keep it. The point of this old rule is steadiness, not choice.',
  'karmic.purpose': 'Put together: your strength is {strong}, your growth lies towards {north}, and your peace is found through {self}.',
  'karmic.purposeSame': 'Put together: {strong} are both your strength and your thread, and your growth lies towards {north}.',

  // roadmap
  'roadmap.lead':
    'Twenty-five years at a glance. Every period is named with the houses that its lord touches in your chart, and with the days by which its dates may be off.',
  'roadmap.leadNone':
    'Without a birth time the periods cannot be dated, so this roadmap follows the slow planets from your Moon, whose dates are the same for everybody born under it.',
  'roadmap.table': 'Periods to {year}',
  'roadmap.timeline':
    'Periods and transits, {from} to {to}. Where a line steps aside, the graha goes back to the rashi before; Saturn is hatched where he presses, counted from your Moon.',
  'roadmap.lane.maha': 'Mahadasha',
  'roadmap.lane.antar': 'Antardasha',
  'roadmap.sadesati': 'Sade sati',
  'roadmap.alternative': '{lane}: {spans}.',
  'roadmap.span': '{label}, {from} to {to}',
  'roadmap.headMaha': 'The {maha} years, {from} to {to}',
  'roadmap.headMahaAge': 'The {maha} years, {from} to {to} (your age {age} to {until})',
  'roadmap.headNear': 'The next sub-periods, one by one',
  'roadmap.maha.now': 'Until {to}{left} {maha} leads your chart: {role}, seated in the {placed} ({area}), it {gives}.',
  'roadmap.maha.next': '{mahaStart}, {role}, in the {placed} ({area}), {gives} from {from} on.',
  'roadmap.maha.left': ', for {years, plural, =0 {less than another year} one {about one year more} other {about # years more}},',
  'roadmap.role.lord': 'lord of {areas}',
  'roadmap.role.node': 'speaking for {by}, lord of {areas}',
  'roadmap.near.v1': 'From {from} to {to} {antar} runs under {maha}: {role}, in the {placed} ({area}) and {relation}, it {gives}.',
  'roadmap.near.v2': '{antarStart} has the time from {from} to {to}; {role}, it works from the {placed} ({area}), {relation}, and {gives}.',
  'roadmap.near.v3': 'Under {maha}, {antar} runs from {from} to {to}: {role}, seated in the {placed} ({area}) and {relation}, it {gives}.',
  'roadmap.relation.own': 'ruling both periods, whose results the old rule calls partial',
  'roadmap.relation.1': 'beside {maha} in one sign',
  'roadmap.relation.kendra': 'at an angle to {maha}',
  'roadmap.relation.trikona': 'in an easy trine to {maha}',
  'roadmap.relation.2-12': 'next door to {maha}',
  'roadmap.relation.3-11': 'three or eleven places from {maha}, which rewards effort',
  'roadmap.relation.6-8': 'six or eight places from {maha}, which makes for detours',
  'roadmap.sky':
    'For the longest part of it Saturn is in {saturn}, the {saturnPlace} from your Moon, and Jupiter in {jupiter}, the {jupiterPlace}.',
  'roadmap.skyHouses':
    'For most of it Saturn crosses {saturn}, the {saturnPlace} from your Moon, over {saturnField}, and Jupiter {jupiter}, the {jupiterPlace}, over {jupiterField}.',
  'roadmap.ruleAndSeat': '{owns}; in {seat}',
  'roadmap.nodeSeat': 'for {by}; in {seat}',
  'table.ruleAndSeat': 'Rules; stands in',
  'roadmap.headSlow': 'The slow grahas by sign',
  'roadmap.slowTable': 'Slow transits from your Moon',
  'roadmap.good': 'good place',
  'roadmap.hard': 'demanding place',
  'roadmap.error': 'Its dates may be off by {days} days either way.',

  // transits
  'until.once': '{to}',
  'until.span': '{from} to {to}',
  'until.again': '{to} (and again {spans})',
  'transits.lead':
    'Transits are read from the natal Moon, as Phaladeepika has it: a graha in a good place gives, in a hard place it teaches. Where a sign carries more than thirty points of ashtakavarga for you the text lets them outrank the transit, so a hard place there is softened; below twenty-five a good one is thin. Dates are exact for your zone, since they do not depend on your birth time.',
  'transits.headSaturn': 'Saturn',
  'transits.headJupiter': 'Jupiter',
  'transits.headRahu': 'Rahu',
  'transits.spans': '{spans}, in {sign}{points}: {text}',
  'transits.points': ' with {points} points of ashtakavarga',
  'transits.span': '{from} to {to}',
  'transits.headSadeSati': 'Sade sati',
  'transits.seasons': 'Saturn’s pressing seasons from your Moon',
  'transits.season.sadeSati.12': 'Sade sati, first part (12th)',
  'transits.season.sadeSati.1': 'Sade sati, middle (1st)',
  'transits.season.sadeSati.2': 'Sade sati, last part (2nd)',
  'transits.season.dhaiya4': 'Dhaiya: ardhashtama (4th)',
  'transits.season.dhaiya8': 'Dhaiya: ashtama (8th)',
  'table.season': 'Season',
  'transits.sadesati.now':
    'You are in sade sati now: Saturn is in the {place} from your Moon. The classical text has three plain results for the three signs, softened above; the seven and a half years and the fear around them are later. Most people build something lasting in this time.',
  'transits.sadesati.next':
    'Your next sade sati begins on {date}, when Saturn enters {sign}, the sign before your Moon’s, and is over on {end}. There is no need to do anything about it today, except to arrive there rested and without avoidable debts.',
  'transits.sadesati.none': 'No sade sati begins within the next twenty-five years of your chart.',

  'where.v1': ' and your {house} house ({area})',
  'where.v2': ', your {house} house ({area})',
  'where.v3': ' (your {house} house, {area})',

  // remedies
  'remedies.lead':
    'Nothing here needs to be bought. Phaladeepika closes its chapter on transits with the best remedy in the literature: the grahas are always kind to a person who harms nobody, keeps self-control and earns honestly.',
  'remedies.headWho': 'Which grahas to attend to',
  'remedies.why.period': '{graha}, lord of {areas}, rules your present {level} until {to}, so its conduct counts double now.',
  'remedies.level.maha': 'mahadasha',
  'remedies.level.antar': 'antardasha',
  'remedies.why.weak': '{graha} is {dignity} in the {house}, and attention makes it gentler.',
  'remedies.why.saturn': 'Saturn is in the {place} from your Moon until {to}, a demanding place, so his simple disciplines help.',
  'remedies.why.lagna': '{graha} rules your lagna from the {house} house, and what strengthens it strengthens you.',
  'remedies.why.moon': 'The Moon, in {sign}, is what this reading rests on, and a calm Moon helps every other graha.',
  'remedies.head': '{graha}',
  'remedies.conduct': 'Conduct',
  'remedies.service': 'Service',
  'remedies.for': 'For {areas}: {text}.',
  'remedies.where': 'Where it stands, in {area}: {text}.',
  'remedies.forNode': 'For {by}, lord of {areas}, and {graha}: {text}.',
  'remedies.headMantra': 'Mantra and gift',
  'remedies.mantraIntro':
    'Eleven or a hundred and eight a day are enough; the full classical count may be spread over as many days as you like. The first day proposed is the next of the graha’s own weekdays whose star is good from {nakshatra}, your birth star.',
  'remedies.table': 'What to say, when, and what to give away',
  'table.mantra': 'Mantra',
  'table.day': 'When',
  'table.count': 'Full count',
  'table.gift': 'Gift, given away',
  'table.firstDay': 'A good first day',
  'remedies.gems':
    'On gemstones: the chapter of Parashara on pacifying grahas speaks of worship, japa, fire offerings, food and gifts. It does not ask anybody to wear a stone. If you enjoy one, wear it as an ornament. This reading recommends none.',
  'remedies.works': 'No remedy is promised to work. What conduct and service change for certain is the person who practises them.',

  // ledger
  'ledger.lead':
    'A reading that cannot be wrong says nothing. These statements can be. Each has a date; put it in your calendar, and be a strict judge.',
  'ledger.span': '{from} to {to}',
  'ledger.around': 'from {from}, give or take {days, plural, one {# day} other {# days}}',
  'ledger.table': 'Dated statements',
  'ledger.window.career': 'Work is in focus: a change of role, an offer, or a clear decision about it.',
  'ledger.window.love': 'Partnership is in focus: a meeting, a commitment, or an important talk.',
  'ledger.window.abroad': 'Distance is in focus: a journey, an application, or a decision about one.',
  'ledger.judge.window': 'at least one such event falls between the dates, margin included',
  'ledger.why': '({maha} and {antar} periods, Jupiter in {sign})',
  'ledger.why.moon': '(Jupiter in {sign})',
  'ledger.field': ', above all in {area}',
  'ledger.antar': 'The tone of life changes with the sub-period of {antar}, which {gives}.',
  'ledger.judge.antar': 'you would name the change yourself within three months',
  'ledger.saturn.good': 'Saturn enters {sign}, the {place} from your Moon, a good place: effort begins to pay{field}.',
  'ledger.saturn.hard': 'Saturn enters {sign}, the {place} from your Moon, a demanding place: duties grow and plans slow down{field}.',
  'ledger.jupiter.good': 'Jupiter enters {sign}, the {place} from your Moon, a good place: an opening or help arrives{field}.',
  'ledger.jupiter.hard': 'Jupiter enters {sign}, the {place} from your Moon, outside its good places: luck asks for more effort{field}.',
  'ledger.rahu.good': 'Rahu enters {sign}, the {place} from your Moon, a good place: an unexpected opening{field}.',
  'ledger.rahu.hard': 'Rahu enters {sign}, the {place} from your Moon, a restless place: plans need checking twice{field}.',
  'ledger.judge.good': 'the months between the dates are easier than the six before them',
  'ledger.judge.hard': 'the months between the dates ask more of you than the six before them',
  'ledger.month.good': 'A good month for being seen: a large task succeeds or a request is granted{field}.',
  'ledger.judge.month': 'one such thing happens in the month',
  'ledger.calendarNote': 'Counts as right if {judge}.',
  'ledger.after': 'When half of them are past, count. We would like to know the result, whichever way it falls.',

  // sources
  'sources.lead':
    'Everything in this reading stands on a computed fact and a rule. Where a rule was seen in a text it is named with its verse; where only a second work quotes it, by chapter; what is common practice without a text that we have checked is called practice.',
  'sources.table': 'Rules used in this reading',
  'sources.method': 'how this reading is made',
  'sources.editions':
    'BPHS is Brihat Parashara Hora Shastra in the Santhanam numbering of 97 chapters; other editions number otherwise. Phaladeepika is by the numbering of V. Subrahmanya Sastri. Brihat Jataka and Laghu Parashari are by verse.',
  'sources.more': '{facts}; and {count, plural, one {# more} other {# more}}',
  'sources.headDisagree': 'Where the sources disagree',
  'sources.disagree.node':
    'Nodes. Printed almanacs use the mean node, some software the true one. Parashara has the nodes always retrograde, which only the mean node is.',
  'sources.disagree.year':
    'The dasha year. The text does not give its length. We use 365.25 days; a school with 360 days arrives at dates that drift by about five days a year.',
  'sources.disagree.aspect':
    'Aspects of Rahu and Ketu. The chapter on aspects gives them none; later practice gives them the 5th, 7th and 9th. We use none.',
  'sources.disagree.nature':
    'Friends of a lagna. Parashara’s stated list does not always follow from his general rule. We take the list, and the rule only where the list is silent.',
  'sources.disagree.gochara':
    'Transits. Phaladeepika counts from the Moon and puts it above other points. Counting from the lagna is practice, and is used here only to find which house a slow graha touches.',
  'sources.disagree.saturn':
    'Saturn’s dates. The Vakya almanac of the South gives Saturn’s move into Mina in March 2026, observed (Thirukanitham, Drik) almanacs in March 2025. We follow the observed sky.',
  'sources.disagree.twelfth':
    'Life abroad. Parashara gives the 12th house expenses and the 10th “living in foreign lands”. To read the 12th for residence abroad is modern.',
  'sources.disagree.left':
    'Left out on purpose: Kaal Sarp and Pitra dosha as they are sold, Guru Chandala, gem prescriptions, and every verse that speaks of longevity, of the body, or of other people’s character.',

  // wellbeing
  'wellbeing.lead':
    'This chapter is about what steadies you, and not about the body. For anything that hurts or frightens you, see a doctor or a counsellor first.',
  'wellbeing.headGround': 'What steadies you',
  'wellbeing.headSeason': 'Lighter and heavier seasons',
  'wellbeing.moon.strong':
    'Your Moon is well supported, so your mood returns by itself when it is given sleep, company and a regular day. Trust that, and do not treat every low evening as a sign.',
  'wellbeing.moon.weak':
    'Your Moon has little support by sign, so calm has to be made: fixed hours, one confidant, less noise after dark. Made calm is no worse than given calm.',
  'wellbeing.jupiter.good':
    'Jupiter is in a good place from your Moon at present, which lightens the background: help is closer than it seems.',
  'wellbeing.jupiter.hard':
    'Jupiter is in a plain place from your Moon at present, so encouragement will not come by itself; ask for it from the people who know you.',
  'wellbeing.light': 'By the Sun’s place from your Moon and the strength of its sign, {months} are the lighter months of the coming year.',
  'wellbeing.heavy': 'Keep {months} free of extra duties.',
  'wellbeing.practice': 'One practice to try for forty days: {text}.',
} as const
