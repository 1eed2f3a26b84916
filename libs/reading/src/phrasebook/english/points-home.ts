/** Answers to single things that are asked of a house, of land, of a sale, of a vehicle, and of a house beside a loan. */
export const POINTS_HOME = {
  'point.span.from': 'from {from} to {to}',
  'point.span.until': 'now until {to}',
  'point.home.steps.buy.two':
    'For {noun} look, bargain and clear papers {look}, and sign {sign}{best, select, yes {, the best opening of the next five years} other {}}.',
  'point.home.steps.buy.far':
    'For {noun} look, bargain and clear papers {look}; the first full time to sign is further off, {sign}, so what has sound papers may be signed before.',
  'point.home.steps.buy.one': 'For {noun} look and bargain {look}, and sign in the same months where papers and money are ready.',
  'point.home.steps.build.two':
    'For {noun} settle the plan, the permit and a written price {look}, and lay the foundation {sign}{best, select, yes {, the best opening of the next five years} other {}}.',
  'point.home.steps.build.far':
    'For {noun} settle the plan, the permit and a written price {look}; the first full time for the foundation is further off, {sign}, so build before it in stages, each paid for.',
  'point.home.steps.build.one':
    'For {noun} settle the plan, the permit and a written price {look}, and begin in the same months where permit and money are ready.',
  'point.home.season.build': 'The foundation has its season after that, {span}.',
  'point.home.season.buy': 'Its season comes after that, {span}.',
  'point.home.saturn': 'Saturn passes the {place} from your Moon in that time, so allow for delay in every date and keep a reserve.',
  'point.home.noFull.build':
    'No full time, by both clocks, comes within ten years, so build in stages, each paid for before the next begins.',
  'point.home.none': 'No time of the next years is marked for it, so price, papers and savings set the day.',
  'point.home.owed.time':
    'The loan comes first in the order of money: its better time for coming down is {span}, so pay the dearest part off then.',
  'point.home.owed.same': 'The same months are the better ones for paying the loan down, so let part of what is saved go there.',
  'point.home.owed': 'No signature that needs a second loan while the first still takes a large part of what comes in.',
  'point.home.rent.well':
    'Buy rather than rent, where the instalment leaves a third of the income free: a home of your own has good ground in this chart.',
  'point.home.rent.mixed':
    'Rent for now and save towards buying: a home of your own comes step by step in this chart, so a purchase belongs in its own time.',
  'point.home.rent.ill':
    'Rent for now: a home of your own asks for patience and for more savings than you think in this chart, and rent costs you no freedom.',
  'point.home.kind.land':
    'Of land to build on and something that is built already this chart leans to land: Mars, which stands for land, carries it well.',
  'point.home.kind.built':
    'Of land to build on and something that is built already this chart leans to what is built: Mars, which stands for land, has little strength here.',
  'point.home.kind.even':
    'Land to build on or something built already: Mars, which stands for land, leans to neither, so clear papers and the way to work decide.',

  'point.home.booked':
    'The day on which it is handed over the builder’s work decides, and in India the RERA office of the state hears those who wait too long. For pressing in writing, and for the papers: {span}.',
  'point.divide.now': 'Now rather than later, while all of them sit at one table with you: a time for the papers runs {span}.',
  'point.divide.wait': 'Not in haste: the nearest time for the papers is {span}, so use the months before it to hear each of them alone.',
  'point.divide.well': 'Peace at home has good ground, so what is said openly is kept.',
  'point.divide.mixed': 'Peace at home has two sides here, so let a lawyer write down who has what, and who cares for you.',
  'point.divide.ill': 'Peace at home asks for patience here, so give by a will, and keep the roof you live under in your own name.',
  'point.loan.first':
    'The loan first: {noun} has its time {span}, and until then every instalment paid makes the price you can offer larger.',
  'point.loan.same': 'The loan first, and {noun} beside it only if no new loan is needed: both have their nearest time {span}.',
  'point.loan.beside':
    'Both can stand side by side, since debts are in good hands in this chart: the time for {noun} is {span}, with no second loan beside the first.',
  'point.loan.only': 'The loan first: for {noun} the next years mark no time of their own, so nothing is lost by it.',
  'point.loan.time': 'The nearest time for bringing the loan down is {span}.',

  'point.sell.now': 'Sell now rather than wait, if the price is one you can name aloud: a time for it runs {span}.',
  'point.sell.wait': 'Rather wait than sell today: the nearest time for it is {span}; let it be valued and its papers cleared before.',
  'point.sell.when': 'The nearest time for showing it, and for an offer in writing, is {span}.',
  'point.sell.none': 'The next years mark no time for a sale, so a fair price is reason enough whenever it comes.',
  'point.sell.token':
    'With those who come before it: one price in writing, the title, the tax receipt and the encumbrance certificate on the table, and a written token with a day for the rest; who gives none within a week makes room for the next.',
  'point.sell.month': 'The nearest easy month to show it in and to ask is {month}.',
  'point.sell.orMachine':
    'Giving the machine back is weighed first, since land that is sold is seldom bought again: put what it saved or earned in the last two seasons beside its instalments of those seasons.',
  'point.sell.orMachine.then':
    'Where it earned less, give it back by a signed paper that names its value and what is still owed after that; where it earned more, ask for a smaller instalment after each harvest, and sell only the land that the remainder costs.',
  'point.sell.well': 'The ground for a sale is good.',
  'point.sell.mixed': 'A sale takes more than one try here, so let the first buyer teach you the price.',
  'point.sell.ill': 'A sale is slow here, so put the papers in order first, and take no promise for money.',
  'point.sell.full': 'The first time by both clocks, for the signature, is {span}.',
  'point.sell.buys': 'Sign nothing for the new place before the money for the old one is in the bank.',
  'point.handover.place': 'Of the two your chart leans to the {place} rather than the refund: {home}; {money}; {claim}.',
  'point.handover.refund': 'Of the two your chart leans to the refund rather than the {place}: {money}; {claim}; {home}.',
  'point.handover.even': 'Your chart puts neither the {place} nor the refund ahead, so keep both on one paper: {home}; {money}; {claim}.',
  'point.handover.home.well': 'what stands for a home (the 4th) is well carried',
  'point.handover.home.mixed': 'what stands for a home (the 4th) is divided',
  'point.handover.home.ill': 'what stands for a home (the 4th) is slow',
  'point.handover.money.well': 'money that is owed (the 2nd and 11th) finds its way in',
  'point.handover.money.mixed': 'money that is owed (the 2nd and 11th) comes in pieces',
  'point.handover.money.ill': 'money that is owed (the 2nd and 11th) comes late and in part',
  'point.handover.claim.well': 'in a claim (the 6th) you stand firm',
  'point.handover.claim.mixed': 'a claim (the 6th) goes both ways',
  'point.handover.claim.ill': 'a claim (the 6th) tires you',
  'point.handover.name.flat': 'flat',
  'point.handover.name.villa': 'villa',
  'point.handover.name.plot': 'plot',
  'point.handover.name.house': 'house',
  'point.handover.name.shop': 'shop',
  'point.handover.when.place': 'The {place} is likelier to move {span}.',
  'point.handover.when.money': 'The money is likelier to move {span}.',
  'point.handover.when.same': 'Both, the {place} and the money, are likelier to move in one time, {span}.',
  'point.handover.when.later':
    'Where that passes without the {place}, its next time{light, select, yes {, a light one,} other {}} is {span}.',
  'point.handover.when.noPlace': 'For the {place} itself no time is marked within five years, so press for the sum first.',
  'point.handover.when.noMoney': 'For the sum itself no time is marked in these years, so the claim runs by its own dates.',
  'point.handover.when.claim': 'For a hearing, or to have an order carried out: {span}.',
  'point.handover.terms.well':
    'The other side (the 7th) can be brought to terms, so an offer with a cheque for each date is worth hearing.',
  'point.handover.terms.mixed':
    'Of what the other side (the 7th) promises by word half comes, so take nothing without a date and a cheque.',
  'point.handover.terms.ill': 'By talk the other side (the 7th) gives little, so let letters and the office carry it.',
  'point.handover.step.order':
    'One step: an order is worth what is done with it, so file the execution application, and ask the authority for a recovery certificate to the collector, for the sum with its interest to that day.',
  'point.handover.step.complaint':
    'One step: see that both prayers stand on the file, possession with interest for the delay and, where that misses its day, the whole sum with interest.',
  'point.handover.step.none':
    'One step: one written demand by registered post, for a dated handover with interest or for the whole sum; where 30 days bring no answer, in India the RERA office of the state or the consumer commission hears it.',
  'point.handover.count':
    'The refund by itself: on money {moneyFor} of {moneyAll} voices are with you and {moneyAgainst} against; on a claim {claimFor} of {claimAll} with you and {claimAgainst} against.',
  'join.lean.stay':
    'Let your own place stay the base, and go to {who} for long visits: more in your chart keeps you at home than draws you away.',
  'join.lean.go':
    'Going to {who} has more behind it in your chart than staying on alone, so try it in earnest, with your own place kept behind you.',
  'join.lean.both':
    'Neither way outweighs the other in your chart, so divide the year: some months with {who}, the others in your own place.',
  'join.weighed': 'Weighed for it: {home}; {child}; {far}.',
  'join.home.well': 'home (the 4th) is well carried, since {fact}',
  'join.home.mixed': 'home (the 4th) has two sides, and {fact}',
  'join.home.ill': 'home (the 4th) asks for care, since {fact}',
  'join.home.none': 'home (the 4th) takes no side',
  'join.child.well': 'the place of {who} (the 5th) is in good keeping, since {fact}',
  'join.child.mixed': 'the place of {who} (the 5th) has two sides, and {fact}',
  'join.child.ill': 'the place of {who} (the 5th) asks for patience, since {fact}',
  'join.child.none': 'the place of {who} (the 5th) takes no side',
  'join.far.home': 'of home and distance (the 12th) home has the advantage',
  'join.far.far': 'of home and distance (the 12th) distance has it',
  'join.far.even': 'home and distance (the 12th) are level',
  'join.between': 'There is a way in between: two or three months there, then home again, and after the second stay you decide together.',
  'join.time.now': 'The first long stay can begin now; its time is open until {to}.',
  'join.time': 'The first long stay belongs to {span}.',
  'join.time.before': 'A short visit needs no date, so do not wait for it to see the room.',
  'join.time.none': 'No time is marked for a long stay in the years at hand, so let the weather and the tickets choose it.',
  'join.keep.own':
    'Keep what makes the way back easy: the house in your own name, unlet for the first year, the bank account, the doctor who knows you, and the papers of pension and health cover in one bag.',
  'join.keep.rent':
    'Keep what makes the way back easy: the rented place until the second stay is over, the bank account, the doctor who knows you, and the papers of pension and health cover in one bag.',
  'join.unsold': 'Sell nothing before a whole year there has gone well, and let the price stand in your own account even then.',
  'point.swap.two':
    'Sell first, then buy. For showing the old place and for the buyer’s earnest money: {look}; for the signature on the new one: {sign}{best, select, yes {, the best opening of the next five years} other {}}.',
  'point.swap.far':
    'Sell first, then buy, both {look}; the first full time for a signature is further off, {sign}, so what has sound papers may be signed before.',
  'point.swap.one':
    'Sell first, then buy, in one time, {look}: the buyer’s earnest money in its first weeks, and the signature on the new place before it ends.',
  'point.swap.none':
    'No time of the next years is marked for either, so a buyer and papers set the day: sell first, and sign for the new place with that money.',
  'point.swap.goesOn': 'Where the buyer takes longer, the times go on without a gap until {to}.',
  'point.swap.now': 'Yes, to begin with the sale: a time for it is open.',
  'point.swap.wait': 'Not yet: have the old place valued and look at new ones until the time begins.',

  'noun.vehicle': 'a vehicle',
  'point.vehicle.now': 'Yes, it can be bought now: a time for it runs {span}.',
  'point.vehicle.wait': 'Rather wait: the nearest time for it is {span}.',
  'point.vehicle.when': 'The nearest time for a vehicle is {span}.',
  'point.vehicle.far': 'No time of the next three years is marked for it, so nothing is gained by waiting: need and budget decide.',
  'point.vehicle.sum': 'Fix a sum first that needs no second loan.',
} as const
