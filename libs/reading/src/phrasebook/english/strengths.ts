/** Measured strength (BPHS 27), ashtakavarga by house (BPHS 72) and the natures of the grahas for a lagna (BPHS 34). */
export const STRENGTHS = {
  'strengths.lead':
    'Shadbala measures a graha six ways: by place, direction, time, motion, nature and sight. Brihat Parashara Hora Shastra also names what each graha needs in order to act by itself, and the tick on each bar is that measure.',
  'strengths.leadMoon':
    'Shadbala and ashtakavarga need a birth time that is known closely. Without one, strength is read by dignity: a graha gives fully when exalted, three quarters in moolatrikona, half in its own sign, a quarter with a friend, and least when debilitated or with an enemy.',
  'strengths.headBala': 'Measured strength, graha by graha',
  'strengths.headNature': 'What each graha is for your lagna',
  'strengths.headSav': 'Ashtakavarga: which houses carry weight',
  'bala.bars': 'Shadbala against what the text asks',
  'bala.unit': 'virupas',
  'bala.mark': 'what BPHS 27.32-33 asks',
  'bala.value': '{total} of {required}',
  'bala.alternative': 'Measured strength in virupas, from the best supplied to the least: {list}.',
  'bala.alternative.one': '{graha} {total} of {required}',
  'bala.part.sthana': 'its place among the signs',
  'bala.part.dig': 'the quarter of the sky it stands in',
  'bala.part.kala': 'the hour, day and season of your birth',
  'bala.part.kalaAgain': 'the hour of your birth',
  'bala.part.cheshta': 'the pace at which it moves',
  'bala.far.v1':
    '{graha} has {percent}% of its measure, most of it from {high}: it has means to spare for {areas}, which it rules for you.',
  'bala.far.v2': 'At {percent}%, {graha2} is well above its mark thanks to {high}, and brings that to {areas}, which it rules for you.',
  'bala.far.v3':
    '{graha} has {percent}% of what is asked and owes most of it to {high}: plans that rest on {areas}, which it rules for you, have something to stand on.',
  'bala.enough.v1':
    '{graha} reaches its measure ({percent}%), helped by {high} and held back by {low}: as lord of {areas} it holds its own.',
  'bala.enough.v2':
    '{graha} reaches {percent}% of its measure, most of it from {high} and least from {low}; in matters of {areas} effort is answered.',
  'bala.enough.v3': 'For {areas} look to {graha2}, which stands at {percent}%: {high} is its better side, {low} its weaker one.',
  'bala.enoughAll':
    '{grahas} meet their measure with little over: as lords of {areas} they hold their own, and the points of each house, below, tell how far that goes.',
  'bala.enoughOne': '{graha} ({percent}%)',
  'bala.near.v1':
    '{graha} stops just short of its measure ({percent}%): {high} gives it most and {low} least, and matters of {areas} may want a second attempt.',
  'bala.near.v2': '{graha} falls a little short ({percent}%), most of all by {low}: leave a margin for {areas}, which it rules for you.',
  'bala.short.v1':
    '{graha} has {percent}% of what is asked, least of it from {low}: in matters of {areas} plan ahead, take help and allow more time.',
  'bala.short.v2':
    'At {percent}%, {graha2} needs help: {high} gives it something and {low} little, so in matters of {areas} you get further by regular practice than by ease.',
  'bala.war.won':
    'Of that, {moved} virupas were won in planetary war from {others}, less than a degree away; without them it would have {without} of {required}.',
  'bala.war.lost':
    'It lost the planetary war with {others}, less than a degree away, and {moved} virupas with it: {total} are left where {required} are asked, and without the war there would be {without}.',
  'bala.war.spent':
    '{graha} lost the planetary war with {others}, less than a degree away: it takes {moved} virupas and leaves {total} where {required} are asked; without the war there would be {without}. In {areas}, which it rules for you, you get further by regular practice than by ease.',
  'bala.although.up': 'By sign it is {dignity}, but the other measures do not bear that out: high aims, modest means.',
  'bala.although.down': 'By sign, though, it is {dignity}: it can act, but not always in the way you would choose.',
  'bala.sum.same':
    'By the whole measure {best} stands highest, and by sign alone none of the seven stands higher: it is the graha to build on.',
  'bala.sum.other':
    'By the whole measure {best} stands highest; by sign alone {others} {count, plural, one {does,} other {do, each}} {dignity}.',
  'bala.sum.alone': 'By the whole measure {best} stands highest; by sign alone none of the seven has a place of honour.',
  'table.owns': 'Rules',
  'table.forLagna': 'For your lagna',
  'table.measure': 'Measure',
  'table.percent': '{percent}%',
  'why.bala': '{graha} has {total} virupas of shadbala, where {required} are asked',
  'why.savOf': 'Points of ashtakavarga: {list}',
  'nature.table': 'The seven for {sign} rising, by Parashara’s list for each lagna',
  'nature.good': 'helpful',
  'nature.slightlyBad': 'slightly demanding',
  'nature.bad': 'demanding',
  'nature.neutral': 'neutral',
  'nature.byCompany': 'by its company',
  'nature.yogakaraka': 'helpful; yogakaraka',
  'nature.yogakarakaNamed': 'helpful; called yogakaraka by the verse on this lagna',
  'nature.yogakarakaOf.v1':
    '{graha} rules both an angle and a trine of yours (the {houses}) and is your yogakaraka: with {percent, plural, =0 {nothing left} other {#%}} of its measure it {state}, and {state2}.',
  'nature.yogakarakaOf.plan': 'what is begun in its periods stands on good ground',
  'nature.yogakarakaOf.both': 'its periods bring both help and hindrance in your chart, so a large step in them wants preparation',
  'nature.yogakarakaOf.prepare': 'as it stands in your chart its periods ask for preparation more than for large steps',
  'nature.yogakarakaOf.full': 'has the means to raise you',
  'nature.yogakarakaOf.short': 'raises you more slowly than its name suggests',
  'nature.none':
    'For {sign} rising only the lagna lord, {lord}, rules an angle and a trine at once, since the 1st house counts as both (it rules the {houses}). Rise comes from it and from grahas that work in pairs; the yogas below name them where they do.',
  'sav.bars': 'Ashtakavarga points of your twelve houses',
  'sav.unit': 'points',
  'sav.mark': 'above 30 a house is good, below 25 it asks for care (BPHS 72.3-6)',
  'sav.label': '{house}, {sign}',
  'sav.alternative': 'Points by house: {list}.',
  'sav.alternative.one': '{house} {points}',
  'sav.best':
    'Most points, {points}, lie on your {house} house{count, plural, =0 {} one { (and as many on the {also})} other { (and as many on the {also})}}: {text}',
  'sav.weak':
    'Fewest, {points}, lie on the {house}{count, plural, =0 {} one { (and as few on the {also})} other { (and as few on the {also})}}: {text}',
  'sav.best.1': 'your own person is your best capital, in whatever form you work.',
  'sav.best.2': 'money kept, words chosen and family ties repay every care you give them.',
  'sav.best.3': 'initiative pays; skills, siblings and short roads are where doors open.',
  'sav.best.4': 'home, land and inner quiet hold, so settle there first when life is unsettled.',
  'sav.best.5': 'judgment, study and what you create carry a natural blessing.',
  'sav.best.6': 'you outlast competition, and service or daily craft is where you win.',
  'sav.best.7': 'you do best with somebody at your side, at home and at work.',
  'sav.best.8': 'you come through change with more than you brought, and patient research suits you.',
  'sav.best.9': 'teachers, far roads and good principles are your luck.',
  'sav.best.10': 'work carries you, and responsibility suits you better than rest.',
  'sav.best.11': 'gains and friends come to you; widen the circle rather than the effort.',
  'sav.best.12': 'distance, quiet and giving do you good.',
  'sav.weak.1': 'guard your energy, and let others carry what you need not.',
  'sav.weak.2': 'save by rule, not by mood, and let harsh words wait a night.',
  'sav.weak.3': 'choose few battles and finish them; errands eat your effort.',
  'sav.weak.4': 'home needs upkeep and papers in order; do not count on it to look after itself.',
  'sav.weak.5': 'test clever plans on a friend, and let affection ripen.',
  'sav.weak.6': 'keep debts small and routines firm; disputes cost you more than they bring.',
  'sav.weak.7': 'write agreements down, and ask early for what you need.',
  'sav.weak.8': 'keep reserves, and sign for nobody else’s debts.',
  'sav.weak.9': 'luck wants a second document; check the guide before the road.',
  'sav.weak.10': 'position asks for proof year after year, so keep a record of what you deliver.',
  'sav.weak.11': 'count only what has arrived, and choose friends by what they do.',
  'sav.weak.12': 'give spending and sleep a limit of their own.',
  'sav.gain.keep':
    'The 11th has {eleven} points, more than the 10th ({ten}) and than the 12th ({twelve}): work brings in more than it costs, and what comes in stays. The text names this order as a sign of means.',
  'sav.gain.spend':
    'The 11th has {eleven} points against {ten} on the 10th and {twelve} on the 12th: spending stands as full as gains or fuller, so money leaves easily: fix the share you keep before you see it.',
  'sav.gain.keepBut':
    'The 11th has {eleven} points, more than the 10th ({ten}) and than the 12th ({twelve}), which the text names as a sign of means. The lords of money do not all bear it out, so count on the earning, and let a rule do the keeping.',
  'sav.gain.keepFew':
    'The 11th has {eleven} points, few by the measure above, though more than the 10th ({ten}) and than the 12th ({twelve}): the text names the order as a sign of means, the count asks for care, so let a rule do the keeping.',
  'sav.gain.debt':
    'The 11th has {eleven} points, the 10th {ten} and the 12th {twelve}: whatever the points say of gain, the lender’s part of each income comes first.',
  'sav.high': 'Above thirty as well: {list}.',
  'sav.low': 'Below twenty-five as well: {list}.',
  'sav.item': 'the {house} ({area}, {points})',
} as const
