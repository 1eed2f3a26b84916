/** Sentences for career, love and abroad; sources are named beside each rule in rules/topics. */
export const TOPIC_TEXTS = {
  // the sign on the 10th
  'career.sign.0':
    'Mesha on the 10th asks for work with a starting gun: launches, sites, tools, emergencies, anything where someone has to go first. In a large body that is the field post rather than the committee.',
  'career.sign.1':
    'Vrishabha on the 10th wants work with substance: finance, food, design, land, voice. You build value slowly and dislike being hurried into change.',
  'career.sign.2': 'Mithuna on the 10th needs two things at once: writing, trade, teaching, software, accounts. Variety is your stability.',
  'career.sign.3':
    'Karka on the 10th works with care and with the public: hospitality, schools, housing, health, anything that feeds or shelters.',
  'career.sign.4':
    'Simha on the 10th wants responsibility with a name on the door: administration, leadership, stage, state. Being second for long is hard on you.',
  'career.sign.5':
    'Kanya on the 10th is craft and correction: analysis, medicine, editing, audit, operations. Your eye for error is worth money.',
  'career.sign.6':
    'Tula on the 10th weighs and joins: trade, law, design, diplomacy, client work. You do best with a counterpart across the desk.',
  'career.sign.7': 'Vrishchika on the 10th goes where others stop: research, security, engineering, insurance, surgery.',
  'career.sign.8': 'Dhanu on the 10th teaches, judges, advises and travels. You need to believe in the work, or it goes flat.',
  'career.sign.9':
    'Makara on the 10th climbs: administration, construction, large organisations, long projects. Time is on your side more than speed is.',
  'career.sign.10':
    'Kumbha on the 10th serves the many: systems, networks, science, social causes. You think in structures and work well with odd people.',
  'career.sign.11':
    'Mina on the 10th serves quietly and imagines widely: healing, film, charity, shipping, counsel, faith. You move easily from one job to another.',
  'career.sign.0.settled': 'Mesha on the 10th: you are at your best where someone has to go first, in the field more than in committees.',
  'career.sign.1.settled': 'Vrishabha on the 10th: you build value slowly, and dislike being hurried into change.',
  'career.sign.2.settled':
    'Mithuna on the 10th needs two things at once in the work that is yours: it stays good as long as it stays varied.',
  'career.sign.3.settled':
    'Karka on the 10th works with care: those who come to you want to feel looked after, and that is why they come back.',
  'career.sign.4.settled': 'Simha on the 10th wants responsibility with a name on the door. Being second for long is hard on you.',
  'career.sign.5.settled': 'Kanya on the 10th is craft and correction. Your eye for error is worth money.',
  'career.sign.6.settled': 'Tula on the 10th weighs and joins. You do best with a counterpart across the desk.',
  'career.sign.7.settled': 'Vrishchika on the 10th goes where others stop: the hard case in your own work is the one that makes your name.',
  'career.sign.8.settled':
    'Dhanu on the 10th needs to believe in the work, or it goes flat: keep the part of it in which you teach and judge.',
  'career.sign.9.settled': 'Makara on the 10th climbs by long projects. Time is on your side more than speed is.',
  'career.sign.10.settled': 'Kumbha on the 10th serves the many. You think in structures and work well with odd people.',
  'career.sign.11.settled': 'Mina on the 10th serves quietly and imagines widely. Borders between tasks are soft for you, so draw some.',
  // the 10th lord's dignity
  'career.dignity.exalted':
    '{graha} is exalted in {sign}: authority is likely to be earned in the open, and setbacks at work tend to be short.',
  'career.dignity.exalted.pressed':
    '{graha} is exalted in {sign}: the work itself is sound, so look for the fault in terms, credit and season before you look for it in the trade.',
  'career.dignity.moolatrikona':
    '{sign} is the root sign of {graha2}, where it is close to full strength: competence that others can rely on year after year.',
  'career.dignity.own': '{graha} is at home in {sign}, so that your own skills carry your work.',
  'career.dignity.greatFriend':
    'In {sign} {graha2} is the guest of a great friend, {host}: help at work comes from people who choose to help, and it tends to last.',
  'career.dignity.friend':
    'In {sign} {graha2} is hosted by a friend, {host}, so that those you work with are more often allies than obstacles.',
  'career.dignity.neutral':
    'In {sign} {graha2} is the guest of {host}, who neither helps nor hinders it, so work answers mainly to effort.',
  'career.dignity.enemy':
    '{hostStart}, whose sign {sign} is, is no friend of {graha2}, so credit may come late, and what is put in writing is credited sooner.',
  'career.dignity.greatEnemy':
    'In {sign} {graha2} has a host who is unfriendly by nature and by place, {host}: what you do has to be shown before it is seen, and a written record shows it best.',
  'career.dignity.debilitated':
    'In {sign} {graha2} is at its weakest; the text speaks of obstructions at work, which in life often reads as a slow first stretch and as skill learned the hard way.',
  'topic.dignity.relieved':
    '{graha} is debilitated in {sign}, and the debility is relieved (neecha bhanga): a low beginning that turns, as a rule by somebody’s help and rather late than soon.',
  'topic.occ.relieved': 'With the debility relieved (neecha bhanga), this begins weakly and gains with the years.',
  'topic.occ.low': 'With nothing to relieve the debility, less of this comes by itself, so ask for it and practise it.',
  'topic.seatSum.against':
    'Weighed together, though, those that stand in the {house} and look at it ask more than they give, so take each gift named here as one to be worked for.',
  'topic.outweighed.for': 'but those who stand there make up for it, {effect}',
  'topic.outweighed.against': 'but those who stand there ask more than it gives, {effect}',
  'topic.vargaOpen':
    'This hangs on your clock: within {minutes, plural, one {a minute} other {# minutes}} either way the lagna of the {varga} may be another.',
  'topic.faint':
    '{grahas} {count, plural, one {looks} other {look}} on with little strength, so take this as goodwill more than as help to count on.',
  'career.node.rahu':
    'Rahu beside the lord of your work makes the path unusual: new fields and foreign ties come into it; keep what you sign in order.',
  'career.node.ketu':
    'Ketu beside the lord of your work loosens your grip on titles: you may walk away from a good place without a word, and knowing one thing well suits you better than ruling over many.',
  'love.node.rahu':
    'Rahu beside the lord of marriage draws you to people unlike those you grew up with, and makes the wanting louder than the knowing: decide nothing at the height of a wish.',
  'love.node.ketu':
    'Ketu beside the lord of marriage makes you slow to show what you feel and quick to withdraw: say “I need an evening alone” rather than going silent.',
  'abroad.node.rahu':
    'Rahu beside the lord of long roads makes the pull of the unfamiliar strong, and plans larger than papers: check every agent twice.',
  'abroad.node.ketu':
    'Ketu beside the lord of long roads gives travel an inward purpose: a teacher, a shrine, a subject; you come home lighter than you left.',
  // grahas in the 10th
  'career.occ.sun':
    'With the Sun in the house of work you are meant to be answerable: administration, leadership, the state or any role with a seal and a signature.',
  'career.occ.sun.settled': 'With the Sun in the house of work you are meant to be answerable: take what carries your signature.',
  'career.occ.moon.settled': 'The Moon in the house of work ties it to people and their needs; changes of role follow changes of feeling.',
  'career.occ.jupiter.settled': 'Jupiter in the house of work brings a reputation for fairness that is worth protecting; give counsel.',
  'career.occ.venus.settled': 'Venus in the house of work wins by tact: good relations are half your success.',
  'career.occ.saturn.settled': 'Saturn in the house of work asks for decades and repays them, by responsibility that grows.',
  'career.occ.moon':
    'The Moon in the house of work ties your career to the public, to care, to goods that flow; changes of role follow changes of feeling.',
  'career.occ.mars':
    'Mars in the house of work gives drive and a love of results: you work best where something has to be done and can be seen to be done.',
  'career.occ.mercury': 'Mercury in the house of work lives by words and numbers, and by keeping several tasks in the air at once.',
  'career.occ.jupiter':
    'Jupiter in the house of work brings counsel, teaching, law or finance, and a reputation for fairness that is worth protecting.',
  'career.occ.venus':
    'Venus in the house of work favours art, comfort, hospitality, beauty and diplomacy; good relations are half your success.',
  'career.occ.saturn':
    'Saturn in the house of work asks for decades and repays them: structure, labour, law, large organisations, responsibility that grows.',
  'career.occ.rahu':
    'Rahu in the house of work reaches for the unusual: new methods, foreign ties, a public larger than the circle you began in; check the small print of every rise.',
  'career.occ.ketu':
    'Ketu in the house of work is skilled and detached: you may leave a place at its height, and the work that lasts has a purpose beyond pay.',
  // grahas that see the 10th
  'career.asp.sun':
    'From the house of home, the {placed}, the Sun looks at your house of work: family expectation, or a father’s example, stands behind your ambition.',
  'career.asp.moon':
    'The Moon looks at your house of work from the {placed}: the mood at home and the mood at work move together, and the public side of a job suits you.',
  'career.asp.mars':
    'Mars looks at your house of work from the {placed} and speeds it up: short, clear tasks suit you, and quarrels cost more than they are worth.',
  'career.asp.mercury': 'Mercury looks at your house of work from the {placed}: study, papers and clear writing lift your standing.',
  'career.asp.jupiter':
    'Jupiter looks at your house of work from the {placed}, which is among the best protections a career can have: good advice comes when it counts.',
  'career.asp.venus':
    'Venus looks at your house of work from the {placed}: good manners, friends and taste open doors that effort alone does not.',
  'career.asp.saturn':
    'Saturn looks at your house of work from the {placed}: what you reach comes by years and by proof, and slow is not the same as no.',
  // navamsa lord of the 10th lord: source of livelihood
  'career.livelihood.sun':
    '{lord} is in the {sign} navamsa, which belongs to the Sun: medicine, herbs, wool, metals, and service of people in high position.',
  'career.livelihood.moon':
    '{lord} is in the {sign} navamsa, which belongs to the Moon: water, farming, food, cloth, shrines, and work with or for women.',
  'career.livelihood.mars': '{lord} is in the {sign} navamsa, which belongs to Mars: metals, fire, tools, land, and acts of daring.',
  'career.livelihood.mercury':
    '{lord} is in the {sign} navamsa, which belongs to Mercury: writing, mathematics, crafts, teaching, and the making of things with the mind.',
  'career.livelihood.jupiter': '{lord} is in the {sign} navamsa, which belongs to Jupiter: teaching, law, religion, and what is mined.',
  'career.livelihood.venus':
    '{lord} is in the {sign} navamsa, which belongs to Venus: beauty, vehicles and comfort, for which the verse has silver, gems and cattle.',
  'career.livelihood.saturn':
    '{lord} is in the {sign} navamsa, which belongs to Saturn: labour and loads, which today reads as logistics, construction, industry and the running of large staffs.',
  // the 10th lord in the dasamsa
  'career.d10.1':
    'In the dasamsa {graha} comes to the 1st house, {seat}: work and self-image are one, and you rise by being yourself more openly.',
  'career.d10.2':
    'In the dasamsa {graha} comes to the 2nd house, {seat}: standing shows in income, and a voice that is listened to matters more than a title.',
  'career.d10.3': 'In the dasamsa {graha} comes to the 3rd house, {seat}: advancement by initiative, communication and short assignments.',
  'career.d10.4':
    'In the dasamsa {graha} comes to the 4th house, {seat}: a settled seat, real estate, education or a home base supports the career.',
  'career.d10.5': 'In the dasamsa {graha} comes to the 5th house, {seat}: judgment and ideas carry you up, and the young learn from you.',
  'career.d10.6':
    'In the dasamsa {graha} comes to the 6th house, {seat}: service, competition, problem solving; progress comes through tests.',
  'career.d10.7':
    'In the dasamsa {graha} comes to the 7th house, {seat}: the rise happens across a table, with one person at a time and with terms that both have read.',
  'career.d10.8':
    'In the dasamsa {graha} comes to the 8th house, {seat}: breaks and new starts are part of the path; what you know deeply is your insurance.',
  'career.d10.9': 'In the dasamsa {graha} comes to the 9th house, {seat}: mentors, higher study and distant assignments lift you.',
  'career.d10.10':
    'In the dasamsa {graha} comes to the 10th house, {seat}: the house of rank is repeated in the varga, a firm mark for standing.',
  'career.d10.10.low':
    'In the dasamsa {graha} comes to the 10th house, {seat}: the house of rank is repeated in the varga, and the rank has to be earned.',
  'career.d10.11': 'In the dasamsa {graha} comes to the 11th house, {seat}: networks and large bodies reward you.',
  'career.d10.12':
    'In the dasamsa {graha} comes to the 12th house, {seat}: much of the work belongs to far places or institutions, and standing comes after it.',
  // mode
  'career.mode.service':
    'Of job, business and profession your chart leans to a post in a larger body: {lord}, who leads in this, does best where the wage comes on a fixed day.',
  'career.mode.service.without':
    'Of job, business and profession your chart leans to a post in a larger body: look there first, above all where what {lord} stands for, {theme}, is wanted.',
  'career.mode.business':
    'Of job, business and profession your chart leans to dealing on your own account, beside a steady income until it carries itself: what {lord} stands for, {theme}, is what you have to sell.',
  'career.mode.business.without':
    'Of job, business and profession your chart leans to dealing on your own account: take a post for the income, and try beside it what {lord} stands for, {theme}, where the post allows it.',
  'career.mode.profession':
    'Of job, business and profession your chart leans to a profession of your own. A qualification with your name on it outlasts any employer, above all in what {lord} stands for: {theme}.',
  'career.mode.profession.without':
    'Of job, business and profession your chart leans to a profession: a qualification or a skill that you can prove opens more doors than a wide search, above all in what {lord} stands for: {theme}.',
  'career.mode.even':
    'Of job, business and profession your chart does not choose. A post with independent work beside it uses both sides, above all in what {lord} stands for: {theme}.',
  'career.mode.even.without':
    'Of job, business and profession your chart does not choose: a post first, and paid tasks for single people meanwhile, above all in what {lord} stands for: {theme}.',
  'career.mode.service.business':
    'Of job, business and profession your chart leans to a post in a larger body. With a business that runs this is a leaning and no order to close it: work for one large client, or beside a fixed income, uses it.',
  'career.mode.business.business':
    'Of job, business and profession your chart leans to dealing on your own account, which is what you do: your own judgment of people and prices carries it.',
  'career.mode.profession.business':
    'Of job, business and profession your chart leans to a profession: your business does best where people come for what you know of it yourself.',
  'career.mode.even.business':
    'Of job, business and profession your chart does not choose: the business that you have and a fixed income beside it both have room.',
  'career.course.shrink':
    'For its size the houses and pointers of trade are weighed together: more hinders than helps, so bring it down to the part that pays and deepen that.',
  'career.course.hold':
    'For its size the houses and pointers of trade are weighed together: hold it at what the books carry, keep the part that pays, and let growth wait until nothing new is owed for it.',
  'career.course.grow':
    'For its size the houses and pointers of trade are weighed together: more helps than hinders, so it may grow, one step at a time and out of what it earns.',
  'career.mode.service.post':
    'Of job, business and profession your chart leans to a post in a larger body: place and years of service count for you, above all where what {lord} stands for, {theme}, is wanted.',
  'career.mode.business.post':
    'Of job, business and profession your chart leans to dealing on your own account. In the post you have, that part is best lived as side work: what {lord} stands for, {theme}, is what it could offer.',
  'career.mode.business.post.rules':
    'Of job, business and profession your chart leans to dealing with people on your own judgment. Look for that part inside the post, where you meet those whom it serves: what {lord} stands for, {theme}, is wanted there.',
  'career.mode.profession.post':
    'Of job, business and profession your chart leans to a profession: what you have learnt in your own field is worth more to you than a start in another, above all in what {lord} stands for: {theme}.',
  'career.mode.running': 'The post and the business were weighed on page 1, and what stands there holds for this chapter as well.',
  'career.mode.even.post':
    'Of job, business and profession none leads in your chart: a post serves you as well as work of your own would, and your own hours belong to what {lord} stands for: {theme}.',
  'career.mode.even.post.rules':
    'Of job, business and profession none leads in your chart: a post serves you as well as work of your own would, above all where what {lord} stands for, {theme}, is wanted.',
  'career.mode.service.aspirant':
    'Of a post, a business and a profession your chart leans to a post in a larger body. That speaks for trying for one, in public service or in a large firm, wherever what {lord} stands for, {theme}, is wanted.',
  'career.mode.service.slow':
    'Of a post, a business and a profession your chart leans to a post in a larger body, though to one under the state the way is slower than to one in a large firm. Keep both doors open, above all where what {lord} stands for, {theme}, is wanted.',
  'career.mode.business.aspirant':
    'Of a post, a business and a profession your chart leans to dealing on your own account. Set yourself a last date for examinations, and learn a trade beside them: what {lord} stands for, {theme}, is what you would have to sell.',
  'career.mode.profession.aspirant':
    'Of a post, a business and a profession your chart leans to a profession. A qualification that counts outside the examination as well keeps your years from resting on one result, above all in what {lord} stands for: {theme}.',
  'career.mode.even.aspirant':
    'Of a post, a business and a profession your chart does not choose: prepare with a second application open, above all where what {lord} stands for, {theme}, is wanted.',
  'career.mode.dissent': 'By points alone {field} would come first; keep it in mind as a second choice.',
  'career.mode.field.service': 'job and service',
  'career.mode.field.business': 'trade',
  'career.mode.field.profession': 'profession',
  'career.livelihood.settled': '{lord} is in the {sign} navamsa, which belongs to {host}: within your own work income grows by {theme}.',
  'career.livelihood.settledMoon':
    'Counted from the Moon the 10th lord is {lord}, in the {sign} navamsa of {host}, so {theme} count as well.',
  'career.income.saturn': 'patience and the heavy tasks',
  'career.income.venus': 'good relations and taste',
  'career.income.jupiter': 'advice, knowledge and teaching',
  'career.income.mercury': 'skill, figures and writing',
  'career.income.mars': 'drive and targets that are met',
  'career.income.moon': 'people and their daily needs',
  'career.income.sun': 'answering for results and a good name',
  'career.change.business':
    'The text ties a change of post to a sub-period whose lord stands in the 6th or is by nature an enemy of the main lord; in a business read it as a change of place, partner or line. In your next six years that is {periods}.',
  'career.change.post':
    'The text ties a change of post to a sub-period whose lord stands in the 6th or is by nature an enemy of the main lord; in a post that you hold read it as a transfer, other duties or another employer. In your next six years that is {periods}.',
  'career.change.post.rules':
    'The text ties a change of post to a sub-period whose lord stands in the 6th or is by nature an enemy of the main lord; in a service like yours read it as a transfer or other duties. In your next six years that is {periods}.',
  'career.mode.service.business.freelance':
    'Of job, business and profession your chart leans to a post in a larger body: one large client on a monthly retainer is the nearest to it, and what {lord} stands for, {theme}, is your strongest offer.',
  'career.mode.business.business.freelance':
    'Of job, business and profession your chart leans to dealing on your own account, which is what you do: what {lord} stands for, {theme}, is what clients come for.',
  'career.mode.profession.business.freelance':
    'Of job, business and profession your chart leans to a profession, which is what you have: clients pay for what you know yourself, above all for what {lord} stands for: {theme}.',
  'career.mode.even.business.freelance':
    'Of job, business and profession your chart does not choose: work for clients and a retainer or a part-time post beside it both have room. What {lord} stands for, {theme}, serves both.',
  'career.change.business.freelance':
    'The text ties a change of post to a sub-period whose lord stands in the 6th or is by nature an enemy of the main lord; in work for clients read it as a change of clients, of rate or of what you offer. In your next six years that is {periods}.',
  'career.headChangeBusiness.freelance': 'Changes of clients and of what you offer',
  'career.headChangeBusiness': 'Changes in the business',
  'career.headChangePost': 'Transfers and changes of duty',
  'career.headSourceSettled': 'How income grows',
  'career.debt':
    'For loans tradition reads the 6th, with {lord6} as its lord ({state6}), and for what is spent the 12th, with {lord12} ({state12}): write down each loan with its rate and last date, pay the dearest first, and take no new one to pay an old.',
  'child.line': 'For your child: your 5th, the house of children, is ruled by {lord} ({state}), so {act}.',
  'child.act.sun': 'praise in front of others, and correct in private',
  'child.act.moon': 'ask how the day felt before you ask what was done',
  'child.act.mars': 'do something together with your hands, and do not set the pace',
  'child.act.mercury': 'talk for ten minutes a day about nothing useful, and let every sentence be finished',
  'child.act.jupiter': 'tell once a week what you learned from a mistake of your own',
  'child.act.venus': 'share one meal a week at which no plan is discussed',
  'child.act.saturn': 'keep one small promise on a fixed day, and ask for none in return',
  'abroad.leadThere':
    'You already live abroad, so this chapter begins with staying (12th and 4th, by modern practice), goes on to work and standing there (10th, 7th, 9th), and ends with journeys and a return (3rd, 9th and 4th).',
  'abroad.headStay': 'First question: staying, or coming back',
  'abroad.headWorkThere': 'Second question: work and standing there',
  'abroad.headRoadsThere': 'Third question: journeys between the two',
  'abroad.headGivesThere': 'What holds you there, and what calls you back',
  'abroad.givesThere': 'You are held there by {givers}.',
  'abroad.giver': '{graha} ({ties})',
  'abroad.headWindowsThere': 'To stay there, to come back',
  'abroad.leaveThere':
    'For staying on, and for papers that settle it, the clearest sub-period is {from} to {to}, {antar} under {maha}: {ties}.',
  'abroad.returnThere': 'For coming back the clearest sub-period is {from} to {to}, {antar} under {maha}: {ties}.',
  'abroad.leaveNoneThere':
    'Of the sub-periods between {from} and {to} none both leans to staying and holds a stretch, so go by the stretches themselves.',
  'abroad.lean.leaveThere': 'to stay there',
  'abroad.lean.returnThere': 'to come back',
  'abroad.lean.bothThere': 'both ways',
  'abroad.q.workThere':
    'Work there is read from {lord10}, lord of the 10th{placed10}, and contracts from {lord7}, lord of the 7th{placed7}. {count, plural, =0 {Neither is tied to the houses of distance.} one {Tied to the houses of distance is the {tied}.} other {Tied to the houses of distance are the {tied}.}}',
  'abroad.weigh.alone': 'Weighed together, {sum}.',
  'abroad.weigh.split.support': 'Weighed together, staying has the advantage, by a little: {why}.',
  'abroad.weigh.split.oppose': 'Weighed together, the way back has the advantage, by a little: {why}.',
  'abroad.weigh.split.even':
    'Weighed together, the chart does not choose between staying and going back: {why}. So papers, work and your own wish may.',
  'abroad.weigh': 'Weighed together, {sum} (by their lords {lords}, by points {points}).',
  'abroad.weigh.same': 'Weighed together, {sum} (by their lords and by points alike {lords}).',
  'abroad.weigh.noPoints': 'Weighed together, {sum} (by their lords {lords}).',
  'abroad.weigh.far': 'distance has the advantage',
  'abroad.weigh.home': 'home has the advantage',
  'abroad.weigh.even': 'the two are level',
  'abroad.sum.far': 'a life at a distance is well carried here, and home remains the place you visit',
  'abroad.sum.home': 'home is where your base belongs, and distance is for a purpose and a time',
  'abroad.sum.even.visit': 'neither is settled for good: journeys with the base kept at home use both',
  'abroad.sum.even': 'neither is settled for good: some years away with a base kept at home use both',
  'abroad.there.far.support':
    'the chart speaks for staying there: distance outweighs home, and more in the chart favours a life abroad than opposes it',
  'abroad.there.far.even': 'the chart speaks a little more for staying there: distance outweighs home, though the witnesses take no side',
  'abroad.there.far.oppose':
    'the pull is divided: distance outweighs home, and yet more witnesses slow a life abroad than help it, so keep the way back open',
  'abroad.there.even.support':
    'staying has the advantage, by a little: home and distance weigh alike, and more in the chart favours a life abroad than opposes it',
  'abroad.there.even.even': 'the chart does not choose between staying and going back, so papers, work and your own wish may',
  'abroad.there.even.oppose':
    'the way back has the advantage, by a little: home and distance weigh alike, and more witnesses slow a life abroad than help it',
  'abroad.there.home.support':
    'the pull is divided: home outweighs distance, and yet more witnesses favour a life abroad than oppose it, so time and papers decide',
  'abroad.there.home.even': 'the chart speaks a little more for going back: home outweighs distance, though the witnesses take no side',
  'abroad.there.home.oppose':
    'the chart speaks for going back: home outweighs distance, and more witnesses slow a life abroad than help it',
  'career.mode.service.service':
    'Of service, trade and a calling your chart leans to service: regular duty in a body that needs you, a trust, a society, a temple or a clinic, where what {lord} stands for, {theme}, is wanted.',
  'career.mode.business.service':
    'Of service, trade and a calling your chart leans to dealing with people one by one: a small venture, letting, mediation, or helping the young begin theirs, by what {lord} stands for: {theme}.',
  'career.mode.profession.service':
    'Of service, trade and a calling your chart leans to a calling: what you know has a value of its own, so teach it, write it down, or advise, above all in what {lord} stands for: {theme}.',
  'career.mode.even.service':
    'Of service, trade and a calling your chart does not choose: one fixed duty a week and one thing done for its own sake use both sides, above all in what {lord} stands for: {theme}.',
  'career.mode.service.study':
    'Of a post, a business and a profession your chart leans to a post in a larger body after study: internships and campus offers suit you, above all where what {lord} stands for, {theme}, is wanted.',
  'career.mode.business.study':
    'Of a post, a business and a profession your chart leans to dealing on your own account later: learn in somebody else’s firm first, and learn selling, since what {lord} stands for, {theme}, is what you will have to sell.',
  'career.mode.profession.study':
    'Of a post, a business and a profession your chart leans to a profession: a further degree or licence with your name on it is worth its years, above all in what {lord} stands for: {theme}.',
  'career.mode.even.study':
    'Of a post, a business and a profession your chart does not choose yet: take the course that keeps both a post and independent work open, above all in what {lord} stands for: {theme}.',
  // karakas
  'career.sun.strong':
    'The Sun, for rank and those above you, is on your side: those in authority are inclined to hear you where you bring results.',
  'career.sun.plain': 'The Sun, for rank and those above you, gives as it gets: respect comes in proportion to results.',
  'career.sun.weak': 'The Sun, for rank and those above you, is weak: approval comes slowly, above all in {area}.',
  'career.saturn.strong': 'Saturn, for livelihood and endurance, is strong: what you build lasts, first of all in {area}.',
  'career.saturn.plain':
    'Saturn, for livelihood and endurance, leaves the choice to you: steady work is within your reach, and it pays in {area}.',
  'career.saturn.weak': 'Saturn, for livelihood and endurance, is weak: long routines drain you, and delay discourages.',
  'career.mercury.strong': 'Mercury, for skill, is strong: words, figures and trade earn money for you, most of all in {area}.',
  'career.mercury.worn':
    'Mercury, for skill, is strong by measure, yet where it stands, in {sign} and the {placed}, it is worn down for trade: skill is there, and figures are best checked by somebody else.',
  'career.mercury.plain':
    'Mercury, for skill, grows with training: writing, figures or negotiation repay each course, and show first in {area}.',
  'career.mercury.weak': 'Mercury, for skill, is weak: papers and figures take you longer than they take others.',
  'career.pointers.against':
    'So much by measure; by their signs, taken together, they stand low, and that is what counts against work in the table below.',
  'career.sun.strong.business': 'The Sun, for your good name, is on your side: your word is taken where the work stands behind it.',
  'career.sun.weak.business.freelance':
    'The Sun, for your good name, is weak: it spreads slowly, above all in {area}, so let clients speak for you.',
  'career.sun.plain.business': 'The Sun, for your good name, gives as it gets: respect comes in proportion to results.',
  'career.sun.weak.business': 'The Sun, for your good name, is weak: it spreads slowly, above all in {area}, so let buyers speak for you.',
  'career.sun.strong.unsaid': 'The Sun, for your good name, is on your side: you are heard where you come prepared.',
  'career.sun.plain.unsaid': 'The Sun, for your good name, gives as it gets: respect comes in proportion to what you do.',
  'career.sun.weak.unsaid': 'The Sun, for your good name, is weak: thanks come slowly, above all in {area}.',
  'career.sun.strong.study': 'The Sun, for those who examine you, is on your side: you are seen where you come prepared.',
  'career.sun.plain.study': 'The Sun, for those who examine you, gives as it gets: praise comes in proportion to work.',
  'career.sun.weak.study': 'The Sun, for those who examine you, is weak: praise is slow, above all in {area}.',
  'career.saturn.strong.study': 'Saturn, for endurance, is strong: what you learn slowly stays with you.',
  'career.saturn.plain.study': 'Saturn, for endurance, leaves the choice to you: fixed hours are within your reach, and pay in {area}.',
  'career.saturn.weak.study': 'Saturn, for endurance, is weak: long hours drain you, and delay discourages.',
  'career.mercury.strong.study': 'Mercury, for skill, is strong: words and figures come easily to you, most of all in {area}.',
  'career.mercury.weak.study':
    'Mercury, for skill, asks for a longer run-up to papers and figures: work half a paper a day by the clock before a whole one, and speed comes by repeating.',
  'career.mercury.plain.study': 'Mercury, for skill, grows with practice: what you write out stays, and shows first in {area}.',
  'career.sun.strong.service': 'The Sun, for standing, is on your side: people still turn to you first, and listen.',
  'career.sun.plain.service': 'The Sun, for standing, gives as it gets: you are heard where you come prepared.',
  'career.sun.weak.service': 'The Sun, for standing, is weak: choose work in which nobody has to be impressed, and you will enjoy it.',
  'career.saturn.strong.service': 'Saturn, for endurance, is strong: what you take on you can carry for years, at your own pace.',
  'career.saturn.plain.service': 'Saturn, for endurance, leaves the choice to you: a fixed day for a task makes it light.',
  'career.saturn.weak.service': 'Saturn, for endurance, is weak: take tasks that end within a season, with rest between them.',
  'career.mercury.strong.service': 'Mercury, for skill, is strong: writing, accounts and good counsel are yours to give.',
  'career.mercury.plain.service': 'Mercury, for skill, grows with use: an hour a day of reading, writing or figures keeps it bright.',
  'career.mercury.weak.service': 'Mercury, for skill, is weak: have papers and figures looked at by a second person before you sign.',
  // the sign on the 7th
  'love.sign.0':
    'Mesha on the 7th: you are drawn to directness. A person who decides quickly and argues cleanly is easier for you than one who sulks.',
  'love.sign.1': 'Vrishabha on the 7th: loyalty, good food and unhurried touch. Steadiness is what keeps you.',
  'love.sign.2': 'Mithuna on the 7th: conversation is what binds you. Whoever stays curious keeps you interested for decades.',
  'love.sign.3': 'Karka on the 7th: tenderness first. What binds you is somebody who makes a home of any room, and who remembers.',
  'love.sign.4': 'Simha on the 7th: warmth, pride and generosity. Presence draws you, and admiration must flow both ways.',
  'love.sign.5':
    'Kanya on the 7th: love shown in small useful acts. Sincerity attracts you more than charm does, and criticism must be kept kind.',
  'love.sign.6': 'Tula on the 7th: balance, manners, beauty. What is shared fairly is what you trust.',
  'love.sign.7':
    'Vrishchika on the 7th: all or nothing. Trust builds slowly and goes very deep; half-truths are what you cannot live with.',
  'love.sign.8': 'Dhanu on the 7th: freedom within loyalty. A shared aim, a journey or a sense of humour is the glue.',
  'love.sign.9': 'Makara on the 7th: respect before romance. Maturity convinces you, and feeling grows as duties are shared.',
  'love.sign.10': 'Kumbha on the 7th: friendship is the ground of it. You do best beside a life and opinions of another kind than yours.',
  'love.sign.11': 'Mina on the 7th: compassion and imagination. Gentle people are yours; clear agreements protect that gentleness.',
  'love.dignity.exalted': '{graha} stands exalted in {sign}, and the text gives full happiness in marriage for this.',
  'love.dignity.moolatrikona': '{sign} is the root sign of {graha2}, where it is close to full strength: a bond of substance is promised.',
  'love.dignity.own': '{graha} is at home in {sign}, which the text reads as full happiness in marriage.',
  'love.dignity.greatFriend': 'In {sign} {graha2} is the guest of a great friend, {host}, and those around you make room for a bond.',
  'love.dignity.friend': 'A friend, {host}, hosts {graha2} in {sign}, so goodwill surrounds your bonds.',
  'love.dignity.neutral': 'The sign {sign} belongs to {host}, who is neutral to {graha2}, so a bond becomes what two people make of it.',
  'love.dignity.enemy':
    'The sign {sign} belongs to {host}, who is no friend of {graha2}, so what begins awkwardly or against opposition grows easier with time.',
  'love.dignity.greatEnemy':
    'In {sign} {graha2} has a host who is unfriendly by nature and by place, {host}: a bond needs its own ground, away from other people’s opinions.',
  'love.dignity.debilitated':
    'In {sign} {graha2} is at its weakest: confidence in matters of the heart has to be learned, and patience serves you better than haste.',
  'love.occ.sun': 'The Sun in the house of partnership ({state}): you or the other person wants to lead, so take turns, and say so.',
  'love.occ.moon': 'The Moon in the house of partnership ({state}): tenderness, moods and family feeling; you open up where you feel safe.',
  'love.occ.mars':
    'Mars in the house of partnership ({state}): energy, heat and quick words; exercise, shared work and a pause before replying keep it warm rather than hot.',
  'love.occ.mercury':
    'Mercury in the house of partnership ({state}): a bond that lives by talk, humour and shared interests, and goes quiet without them.',
  'love.occ.jupiter':
    'Jupiter in the house of partnership ({state}): advice, growth and goodwill between two people; you want to be able to look up to one another.',
  'love.occ.venus':
    'Venus in the house of partnership ({state}): affection is a main road of your life, and comfort follows it; prefer depth to dazzle.',
  'love.occ.saturn':
    'Saturn in the house of partnership ({state}): seriousness, an age or duty gap, commitment that comes with conditions, and then stays.',
  'love.occ.rahu':
    'Rahu in the house of partnership ({state}): attraction to the unfamiliar, another culture, another pace; ask plain questions.',
  'love.occ.ketu':
    'Ketu in the house of partnership ({state}): closeness with space in it, where a shared inner life matters more than shared hobbies.',
  'love.asp.sun':
    'The Sun, from your own sign of self, looks across at partnership from the {placed} ({sign}): you need respect in love as much as affection.',
  'love.asp.moon':
    'The Moon looks across at partnership from the {placed} ({sign}): your feelings are easily read by the person opposite you, which is a strength.',
  'love.asp.mars':
    'Mars looks at the house of partnership from the {placed} ({sign}): passion, and disagreements that clear the air if they end the same day.',
  'love.asp.mercury':
    'Mercury looks at the house of partnership from the {placed} ({sign}): you love with the mind too, and words mend things.',
  'love.asp.jupiter':
    'Jupiter looks at the house of partnership from the {placed} ({sign}): elders, good sense and goodwill protect your bonds.',
  'love.asp.venus': 'Venus looks at the house of partnership from the {placed} ({sign}): affection comes to meet you.',
  'love.asp.saturn':
    'Saturn looks at the house of partnership from the {placed} ({sign}): time tests what you choose, and what stands the test stays.',
  'love.venus.0': 'Venus in Mesha warms quickly and shows it. The first step is half the joy to you, so go on taking it.',
  'love.venus.1': 'Venus in Vrishabha loves with the senses and with patience: loyalty, touch, good meals, no drama.',
  'love.venus.2': 'Venus in Mithuna loves with wit. Talk charms you, and boredom is the only real rival.',
  'love.venus.3': 'Venus in Karka loves by looking after. Old songs, home cooking and being remembered move you.',
  'love.venus.4': 'Venus in Simha loves with a whole heart and wants to be proud of those it loves.',
  'love.venus.5':
    'Venus in Kanya loves carefully and doubts its own charm. What you do for people says more than you think; let them thank you.',
  'love.venus.6': 'Venus in Tula is at ease in company and fair in love. You dislike quarrels so much that you may leave things unsaid.',
  'love.venus.7': 'Venus in Vrishchika loves with the whole heart and a good memory. Privacy is sacred to you.',
  'love.venus.8': 'Venus in Dhanu loves with open windows: travel, laughter, frankness.',
  'love.venus.9': 'Venus in Makara loves slowly and keeps its promises. Affection shows in what you take responsibility for.',
  'love.venus.10': 'Venus in Kumbha loves as a friend first. You need air, and give it.',
  'love.venus.11': 'Venus in Mina loves with compassion and imagination, at the height of its strength. Keep your feet near the ground.',
  'love.dara.sun':
    'By degree the Sun is your darakaraka, the pointer to partnership, {seat}, in the {house}: a bond that asks for mutual respect and a sense of duty.',
  'love.dara.moon':
    'By degree the Moon is your darakaraka, the pointer to partnership, {seat}{at}: a bond that lives by care and is close to family.',
  'love.dara.mars':
    'By degree Mars is your darakaraka, the pointer to partnership, {seat}, in the {house}: a bond with energy in it, where things are said outright.',
  'love.dara.mercury':
    'By degree Mercury is your darakaraka, the pointer to partnership, {seat}, in the {house}: a bond that lives by talk, wit and lightness.',
  'love.dara.jupiter':
    'By degree Jupiter is your darakaraka, the pointer to partnership, {seat}, in the {house}: a bond that rests on principles, learning and generosity.',
  'love.dara.venus':
    'By degree Venus is your darakaraka, the pointer to partnership, {seat}, in the {house}: a bond that seeks warmth, beauty and ease.',
  'love.dara.saturn':
    'By degree Saturn is your darakaraka, the pointer to partnership, {seat}, in the {house}: a bond that grows by patience, work and reserve.',
  'love.d9.1': 'In the navamsa {graha} comes to the 1st house, {seat}: the bond shapes who you become.',
  'love.d9.2': 'In the navamsa {graha} comes to the 2nd house, {seat}: family life and shared means grow out of the bond.',
  'love.d9.3': 'In the navamsa {graha} comes to the 3rd house, {seat}: love is kept alive by effort, messages and small journeys.',
  'love.d9.4': 'In the navamsa {graha} comes to the 4th house, {seat}: the bond seeks a home, and finds its peace there.',
  'love.d9.5': 'In the navamsa {graha} comes to the 5th house, {seat}: romance lasts inside commitment.',
  'love.d9.6':
    'In the navamsa {graha} comes to the 6th house, {seat}: daily life is where the bond needs skill; divide the chores, not the blame.',
  'love.d9.7': 'In the navamsa {graha} comes to the 7th house, {seat}: the varga repeats the promise of partnership, a firm mark.',
  'love.d9.8': 'In the navamsa {graha} comes to the 8th house, {seat}: the bond goes through changes of form and deepens by honesty.',
  'love.d9.9': 'In the navamsa {graha} comes to the 9th house, {seat}: partnership brings fortune, and journeys or study made together.',
  'love.d9.10': 'In the navamsa {graha} comes to the 10th house, {seat}: the bond is visible, and tied to work and standing.',
  'love.d9.11': 'In the navamsa {graha} comes to the 11th house, {seat}: friendship, shared hopes and gain come with the bond.',
  'love.d9.12': 'In the navamsa {graha} comes to the 12th house, {seat}: quiet closeness, distance, or a life shared in another place.',
  'love.venusStrength.strong':
    'Venus, the natural pointer to love, is {seat}, in the {house}: you have warmth to give, and are most at ease with it in {area}.',
  'love.venusStrength.strongBut':
    'Venus, the natural pointer to love, is {seat}, in the {house}, though {ill}: there is warmth enough, most at ease in {area}, and you ask for less of it than you could have.',
  'love.venusStrength.weakBut':
    'Venus, the natural pointer to love, is {seat}, in the {house}: you have warmth to give and ask for little yourself, and kindness to yourself can begin in {area}.',
  'love.venusStrength.plain':
    'Venus, the natural pointer to love, is {seat}, in the {house}: love grows by ordinary means, time and attention, and most easily through {area}.',
  'love.venusStrength.weak':
    'Venus, the natural pointer to love, is {seat}, in the {house}: you may undervalue yourself in love, and kindness to yourself can begin in {area}.',
  // abroad
  'abroad.sign9.movable':
    '{sign}, a movable sign, is your 9th, the house of long roads: journeys are begun readily and often at short notice.',
  'abroad.sign9.movable.short': '{sign}, a movable sign, is your 9th: a journey is begun readily, a short one sooner than a long one.',
  'abroad.sign9.fixed': '{sign}, a fixed sign, is your 9th, the house of long roads: you travel seldom and for long, with a clear reason.',
  'abroad.sign9.dual':
    '{sign}, a dual sign, is your 9th, the house of long roads: you go and come back, and may keep a foot in two places.',
  'abroad.sign12.movable': '{sign}, your 12th, is movable: distance is entered easily, and residence changes more than once.',
  'abroad.sign12.fixed': '{sign}, your 12th, is fixed: once you settle at a distance you do not move again lightly.',
  'abroad.sign12.dual': '{sign}, your 12th, is dual: a life away from home has long stays at home in it.',
  'abroad.dignity.exalted': '{graha} stands exalted in {sign}, and far roads carry honour with them.',
  'abroad.dignity.moolatrikona': '{sign} is the root sign of {graha2}, so distant plans have real support.',
  'abroad.dignity.own': '{graha} is at home in {sign}: what you plan at a distance rests on firm ground.',
  'abroad.dignity.greatFriend':
    'In {sign} {graha2} is the guest of a great friend, {host}: somebody who is there already can open a door for you.',
  'abroad.dignity.friend': 'A friend, {host}, hosts {graha2} in {sign}: people who went before you help you on the way.',
  'abroad.dignity.neutral': 'The sign {sign} belongs to {host}, who is neutral to {graha2}, so preparation decides more than luck.',
  'abroad.dignity.enemy': 'The sign {sign} belongs to {host}, who is no friend of {graha2}; papers, costs or homesickness need a margin.',
  'abroad.dignity.greatEnemy':
    'In {sign} {graha2} has a host who is unfriendly by nature and by place, {host}: begin far plans early and with two ways round.',
  'abroad.dignity.debilitated': 'In {sign} {graha2} is at its weakest: the first attempt at a far plan may need a second.',
  'abroad.occ9.sun': 'The Sun in the house of long journeys ({state}): travel for duty, rank or study, and a sense of mission about it.',
  'abroad.occ9.moon': 'The Moon in the house of long journeys ({state}): shrines, water, learning; you come back changed and kinder.',
  'abroad.occ9.mars': 'Mars in the house of long journeys ({state}): you set out against advice and usually manage.',
  'abroad.occ9.mercury': 'Mercury in the house of long journeys ({state}): study, language and trade carry you far.',
  'abroad.occ9.jupiter': 'Jupiter in the house of long journeys ({state}): teachers and universities, faith and good fortune on the way.',
  'abroad.occ9.venus': 'Venus in the house of long journeys ({state}): art, friendship and partnership take you places.',
  'abroad.occ9.saturn': 'Saturn in the house of long journeys ({state}): distance comes late or by duty, and then lasts.',
  'abroad.occ9.rahu': 'Rahu in the house of long journeys ({state}): the pull of the foreign is strong, sometimes stronger than the plan.',
  'abroad.occ9.ketu': 'Ketu in the house of long journeys ({state}): pilgrim’s roads; the purpose is inward even when the ticket is not.',
  'abroad.occ12.sun': 'The Sun in the 12th ({state}): work in a distant or closed place, away from the father’s ground.',
  'abroad.occ12.moon': 'The Moon in the 12th ({state}): rest and feeling find their place far off; homesickness is real and passes.',
  'abroad.occ12.mars': 'Mars in the 12th ({state}): energy spent in far places. Keep papers and tempers in order at borders.',
  'abroad.occ12.mercury': 'Mercury in the 12th ({state}): remote work, translation, foreign study; read each form twice.',
  'abroad.occ12.jupiter': 'Jupiter in the 12th ({state}): protection at a distance, and money spent on learning or charity there.',
  'abroad.occ12.venus': 'Venus in the 12th ({state}): comfort in another place, and a liking for life there.',
  'abroad.occ12.saturn': 'Saturn in the 12th ({state}): long, solitary stretches away. Routine and a few friends make them fruitful.',
  'abroad.occ12.rahu': 'Rahu in the 12th ({state}): the classic modern mark of foreign lands, by practice; expenses run ahead of plans.',
  'abroad.occ12.ketu': 'Ketu in the 12th ({state}): you can live simply anywhere, and quiet draws you more than a passport does.',
  'abroad.rahu.1':
    'Rahu in your 1st house, by practice a mark of the outsider, makes you at ease among strangers and a little foreign at home.',
  'abroad.rahu.2': 'Rahu in your 2nd house, by practice, brings foreign money or foreign words into the household.',
  'abroad.rahu.3': 'Rahu in your 3rd house, by practice, gives the daring to go first and ask afterwards.',
  'abroad.rahu.4': 'Rahu in your 4th house, by practice, unsettles the birthplace and makes another roof thinkable.',
  'abroad.rahu.4.posting':
    'Rahu in your 4th house, by practice, makes another roof thinkable; a posting near home is read from the lords of the 4th, the 3rd and the 10th, and that verdict stands.',
  'abroad.rahu.5': 'Rahu in your 5th house, by practice, draws you to foreign tongues or unusual learning.',
  'abroad.rahu.6': 'Rahu in your 6th house, by practice, handles forms, queues and rivals with persistence.',
  'abroad.rahu.7': 'Rahu in your 7th house, by practice, opens distance through a partner, clients or trade.',
  'abroad.rahu.8': 'Rahu in your 8th house, by practice, brings sudden changes of place; keep a reserve.',
  'abroad.rahu.9': 'Rahu in your 9th house, by practice, leans to far countries and unfamiliar teachers.',
  'abroad.rahu.10': 'Rahu in your 10th house, by practice, ties work to foreign firms or new technology.',
  'abroad.rahu.11': 'Rahu in your 11th house, by practice, brings gains and friends from other cultures.',
  'abroad.rahu.12': 'Rahu in your 12th house, by practice, is the plainest sign of residence far from the birthplace.',
  'abroad.home.home':
    'Held against each other, home has more on its side here than distance ({homes} against {fars}). {fars, plural, =0 {For home: {home}.} other {For home: {home}. For distance: {far}.}}',
  'abroad.home.far':
    'Held against each other, distance has more on its side here than home ({fars} against {homes}): by practice that is how a chart lets go of the birthplace. {homes, plural, =0 {For distance: {far}.} other {For distance: {far}. For home: {home}.}}',
  'abroad.home.even':
    'Held against each other, home and distance have as much on their side. {homes, plural, =0 {Nothing in the lords or the guests of the 4th and the 12th leans either way.} other {For home: {home}. For distance: {far}.}}',
  'claim.lord': '{graha}, lord of the {of}, {states}',
  'claim.strong': 'is strong',
  'claim.weak': 'is weak',
  'claim.combust': 'is combust',
  'claim.war': 'has lost a war of grahas',
  'claim.seat': 'stands in the {house}',
  'claim.kind': '{grahas}, kind by nature, in the 4th or looking at it',
  'claim.harsh.moon': 'the waning Moon',
  'claim.harsh.mercury': 'Mercury in harsh company',
  'claim.harsh': '{grahas}, which count as harsh, in the 4th or looking at it',
  'claim.guest': '{count, plural, one {{grahas} stands} other {{grahas} stand}} in the 12th',
  'abroad.purpose.work': 'Of the usual reasons to go, work is tied to distance most firmly: {why}.',
  'abroad.purpose.study': 'Of the usual reasons to go, study or teaching is tied to distance most firmly: {why}.',
  'abroad.purpose.partner': 'Of the usual reasons to go, partnership or trade is tied to distance most firmly: {why}.',
  'abroad.purpose.journey.study':
    'By their lords neither work nor study nor a bond is tied to distance; what speaks for study there is the 9th and 12th themselves, with Jupiter and Rahu.',
  'abroad.purpose.journey': 'By their lords neither work nor study nor a bond is tied to distance, so the reason to go has to be your own.',
  'abroad.purpose.rules': '{lord}, lord of the {house}, also rules the {far}',
  'abroad.purpose.with': '{lord}, lord of the {house}, stands with {other}, lord of the {far}',
  'abroad.purpose.sight': '{lord}, lord of the {house}, and {other}, lord of the {far}, look at each other',
  'abroad.purpose.person': 'The reason to go lies outside the chart: the person who lives there.',
  'abroad.moon.movable': 'The Moon in {sign} is in a movable sign: change of place refreshes the mind.',
  'abroad.moon.fixed': 'The Moon in {sign} is in a fixed sign: the mind likes its own bed, and needs time to take root elsewhere.',
  'abroad.moon.dual': 'The Moon in {sign} is in a dual sign: you adapt quickly and miss home at odd moments.',
  'abroad.rajju':
    'All seven grahas from the Sun to Saturn stand in movable signs. That is Rajju yoga, rare, and its text speaks of one who is fond of travel and earns in other lands.',
  // growth, arudhas, what soothes and what attracts, settling
  'career.headLearning': 'Growth against stability',
  'career.transfer.when': 'For the day of the request go by the stretches at the end of this chapter.',
  'career.transfer.none':
    'No sub-period of your next six years is of the kind that a verse ties to a change of post, so a transfer comes by your asking more than by itself.',
  'career.headTransfer': 'A transfer',
  'career.growth.jupiter':
    'Jupiter stands stronger than Saturn: growth comes more easily than routine, and first by way of {area}; what has to be done each week needs a fixed hour.',
  'career.growth.jupiter.rise':
    'Jupiter stands stronger than Saturn: what you have learnt and who knows you carries you further than years served, and first by way of {area}; so put each course and each result on file.',
  'career.growth.saturn':
    'Saturn stands stronger than Jupiter: stability comes more easily than expansion, so grow by deepening, above all in {area}.',
  'career.growth.even': 'Jupiter and Saturn are about equal in strength: expand in Jupiter’s good seasons and consolidate in Saturn’s.',
  'career.growth.even.business':
    'Jupiter and Saturn are about equal in strength: try things in Jupiter’s good seasons and put them in order in Saturn’s, within what the books allow.',
  'career.growth.saturn.business':
    'Saturn stands stronger than Jupiter: steady work comes more easily than leaps, so deepen what pays, above all in {area}.',
  'career.growth.jupiter.business':
    'Jupiter stands stronger than Saturn: ideas come more easily than routine, and first by way of {area}; let somebody careful keep the books.',
  'career.growth.jupiter.study':
    'Jupiter stands stronger than Saturn: the large picture comes more easily than routine, so let a timetable that others can see carry the details.',
  'career.growth.saturn.study':
    'Saturn stands stronger than Jupiter: steady hours come more easily than leaps, so deepen what you have begun before you add a subject.',
  'career.growth.even.study': 'Jupiter and Saturn are about equal in strength: one new subject beside an old one suits you.',
  'career.learning.strong': 'For study and further training the ground is good: {lord} rules them, is strong, and ties them to {area}.',
  'career.learning.plain': 'For study and further training the ground is ordinary under {lord}, who ties them to {area}.',
  'career.learning.plain.well':
    'For study and further training the ground as a whole is good; {lord}, who rules them, is of ordinary strength and ties them to {area}.',
  'career.learning.weak.well':
    'For study and further training the ground as a whole is good; {lord}, who rules them, is weak, so learn by doing and with a teacher close by.',
  'career.learning.strong.ill':
    'For study and further training {lord}, who rules them, is strong and ties them to {area}; the ground as a whole asks for a longer road.',
  'career.learning.weak':
    'For study and further training allow more time: {lord} rules them and is weak, so learn by doing and with a teacher close by.',
  'career.learning.strong.service':
    'What you learn now stays with you, for {lord}, who rules study, is strong: take up the subject that you once had to leave.',
  'career.learning.plain.service':
    'For learning at your age {lord}, who rules it, gives ordinary ground: a small circle that meets each week will take you further than a book alone.',
  'career.learning.weak.service':
    'Learn in short lessons and with somebody beside you: {lord}, who rules study, is weak, and company makes up for it.',
  'love.headArudha': 'How others see you in a bond',
  'love.arudha.amity':
    'The arudha of the lagna, the image you give, is in {a1}, and that of the 7th, the image of partnership, in {a7}, {same, plural, =0 {the {house} from it, an angle or a trine} other {the same sign}}: the text reads this as amity of the couple.',
  'love.arudha.strain':
    'The arudha of the lagna, the image you give, is in {a1}, and that of the 7th, the image of partnership, in {a7}, the {house} from it: as a couple you have to explain yourselves to each other more often than you expect.',
  'love.arudha.strainOpen':
    'The arudha of the lagna, the image you give, is in {a1}, and that of the 7th, the image of partnership, in {a7}, the {house} from it: {effect}.',
  'love.arudha.strainOpen.2': 'others look at the means and the family first, so settle both in plain words before they are asked about',
  'love.arudha.strainOpen.6': 'from outside a bond of yours looks like a contest, so keep what you dispute between two',
  'love.arudha.strainOpen.8': 'what is thought of a bond of yours turns at once when it changes, so tell those near you first',
  'love.arudha.strainOpen.12': 'a bond of yours is lived out of sight, so let two or three people see it as it is',
  'love.arudha.plain':
    'The arudha of the lagna, the image you give, is in {a1}, and that of the 7th, the image of partnership, in {a7}, the {house} from it: they help each other by effort, and what you build together is what shows.',
  'love.arudha.coLord':
    '(For the {house}, {sign}, {node} counts as lord here, being the stronger of its two, BPHS 29.6-7; by {lord} alone the arudha would be {other}.)',
  'love.upapada.benefic':
    'The upapada, the arudha of the 12th, which is read for a lasting bond, is in {ul}, and in the 2nd from it {grahas} {count, plural, one {helps} other {help}}, which the text counts among the marks of a good marriage.',
  'love.upapada.malefic':
    'The upapada, the arudha of the 12th, which is read for a lasting bond, is in {ul}, with {grahas} in the 2nd from it and no benefic there: what keeps a bond here is upkeep, fair money, fair words, and help asked for early.',
  'love.upapada.plain':
    'The upapada, the arudha of the 12th, which is read for a lasting bond, is in {ul}. Nobody stands in {second}, the 2nd from it, so the upapada’s own lord is asked.',
  'love.d9venus.0': 'In the navamsa Venus goes to Mesha: with time you love more bravely and say what you want.',
  'love.d9venus.1': 'In the navamsa Venus comes home to Vrishabha: with time love grows calmer, richer and more loyal.',
  'love.d9venus.2': 'In the navamsa Venus goes to Mithuna: with time companionship becomes a lifelong conversation.',
  'love.d9venus.3': 'In the navamsa Venus goes to Karka: with time love turns towards home and tenderness.',
  'love.d9venus.4': 'In the navamsa Venus goes to Simha: with time you want to be proud of each other in the open.',
  'love.d9venus.5': 'In the navamsa Venus goes to Kanya, where it is shy: with time the lesson is to accept what is imperfect and kind.',
  'love.d9venus.6': 'In the navamsa Venus comes home to Tula: with time fairness and grace become the habit of your bonds.',
  'love.d9venus.7': 'In the navamsa Venus goes to Vrishchika: with time love goes deeper and asks for the whole truth.',
  'love.d9venus.8': 'In the navamsa Venus goes to Dhanu: with time you share a road, a teacher or a project.',
  'love.d9venus.9': 'In the navamsa Venus goes to Makara: with time love proves itself in duties carried together.',
  'love.d9venus.10': 'In the navamsa Venus goes to Kumbha: with time friendship becomes the stronger half of love.',
  'love.d9venus.11': 'In the navamsa Venus reaches Mina, its height: with time love becomes generous and forgiving.',
  'love.headNeeds': 'What soothes and what attracts',
  'love.needs.same':
    'The Moon and Venus share {moon}: what soothes you and what attracts you are the same thing. That is rare and simple; its one risk is to live inside it and forget the world.',
  'love.needs.easy':
    'The Moon in {moon} and Venus in {venus} stand in easy relation, the {house} from one another: what soothes you and what attracts you go together.',
  'love.needs.square':
    'The Moon in {moon} and Venus in {venus} stand at an angle: what attracts you does not always soothe you, so make room for both, excitement on some days and rest on others.',
  'love.needs.awkward':
    'The Moon in {moon} and Venus in {venus}, the {house} from one another, hardly see each other: what charms you and what calms you are two things, so say aloud what each needs.',
  'abroad.headSettling': 'Settling in',
  'abroad.asp.sun':
    'The Sun looks at your house of long journeys from the {placed} ({sign}): an official purpose or a father’s wish sends you on your way.',
  'abroad.asp.moon':
    'The Moon looks at your house of long journeys from the {placed} ({sign}): longing itself is a reason to go, and a mother’s blessing matters.',
  'abroad.asp.mars':
    'Mars looks at your house of long journeys from the {placed} ({sign}): decisions to leave are quick, so let somebody check the dates.',
  'abroad.asp.mercury':
    'Mercury looks at your house of long journeys from the {placed} ({sign}): letters and well-kept papers bring the road nearer.',
  'abroad.asp.jupiter':
    'Jupiter looks at your house of long journeys from the {placed} ({sign}): helpers, teachers and good timing go with you.',
  'abroad.asp.venus':
    'Venus looks at your house of long journeys from the {placed} ({sign}): somebody dear, or a taste for other ways of life, draws you.',
  'abroad.asp.saturn':
    'Saturn looks at your house of long journeys from the {placed} ({sign}): distance comes with duty and after delay, and then for long.',
  'abroad.mercury.strong': 'For language and papers look to Mercury, {seat}, in the {house}: a new tongue or system is learned quickly.',
  'abroad.mercury.plain':
    'For language and papers look to Mercury, {seat}, in the {house}: one course in the language or the rules saves months.',
  'abroad.mercury.weak':
    'For language and papers look to Mercury, {seat}, in the {house}: let a second person read each form, and begin each paper early.',
  'abroad.settle.strong':
    'For feeling at home look to the Moon, {seat}{at}: a kitchen, a park and two friends are enough to make a place yours.',
  'abroad.settle.plain': 'For feeling at home look to the Moon, {seat}{at}: a place becomes home slowly, by habits that repeat.',
  'abroad.settle.weak': 'For feeling at home look to the Moon, {seat}{at}: plan visits home, and do not take homesickness for failure.',
  'abroad.guard.good':
    'For help on the way look to Jupiter, {seat}, in the {house}: strangers tend to be kind to you, and you may count on it a little.',
  'abroad.guard.hard': 'For help on the way look to Jupiter, {seat}, in the {house}: arrange help rather than hope for it.',
  'career.livelihood.moonToo':
    'Counted from the Moon the 10th lord is {lord}, in the {sign} navamsa of {host}, so {trade} come in as well.',
  'career.livelihood.both':
    'Counted from the Moon the 10th lord is {lord}, whose navamsa, {sign}, belongs to {host} as well: the same source is named twice.',
  'career.trade.sun': 'medicine, metals and service of people in high position',
  'career.trade.moon': 'food, water goods, cloth and work with or for women',
  'career.trade.mars': 'metals, fire, tools, land and bold tasks',
  'career.trade.mercury': 'writing, figures, crafts and teaching',
  'career.trade.jupiter': 'counsel, law, learning and religion',
  'career.trade.venus': 'beauty, vehicles, silver and comfort',
  'career.trade.saturn': 'logistics, building, industry and large staffs',
  'career.from.sun': 'through the father or those in authority',
  'career.from.moon': 'through the mother or the public',
  'career.from.mars': 'through competition, or from rivals outdone',
  'career.from.mercury': 'through friends and contacts',
  'career.from.jupiter': 'through a brother, a teacher or a companion in learning',
  'career.from.venus': 'through a partner in life or work',
  'career.from.saturn': 'through staff and those who work for you',
  'career.earning': 'Varahamihira adds whoever stands in the 10th: by {graha}, in the 10th from {point}, income comes {from}.',
  'career.amatya':
    'By degree {graha} is your amatyakaraka, the counsellor among the seven: through {theme} you are of use to those who decide.',
  'career.amatya.without':
    'By degree {graha} is your amatyakaraka, the counsellor among the seven: through {theme} you are of use to those who take you on.',
  'career.amatya.business':
    'By degree {graha} is your amatyakaraka, the counsellor among the seven: through {theme} you are of use to those who buy from you and those who ask you.',
  'career.amatya.study':
    'By degree {graha} is your amatyakaraka, the counsellor among the seven: you will be of use to others through {theme}.',
  'career.amatya.hidden.business': 'From the {house} it works out of sight: put your name on what you supply, or others will.',
  'career.amatya.hidden.study': 'From the {house} it works out of sight: show your working, or it is not counted.',
  'career.amatya.unsaid':
    'By degree {graha} is your amatyakaraka, the counsellor among the seven: through {theme} you are of use to those around you.',
  'career.amatya.hidden.unsaid': 'From the {house} it works out of sight: say aloud what was your doing.',
  'career.amatya.joins.unsaid':
    'It stands beside {lord}, the ruler of your work, for which the verse names a leading place: the one whom others let speak for all.',
  'career.amatya.sees.unsaid':
    'It looks at {lord}, the ruler of your work, for which the verse names a leading place: the one whom others let speak for all.',
  'career.amatya.joins':
    'It stands beside {lord}, the ruler of your work, and for that the verse names a leading place in the service of the state or of a large body.',
  'career.amatya.sees':
    'It looks at {lord}, the ruler of your work, and for that the verse names a leading place in the service of the state or of a large body.',
  'career.amatya.joins.business':
    'It stands beside {lord}, the ruler of your work, and for that the verse names the favour of rulers: in a trade, orders from offices and large bodies.',
  'career.amatya.sees.business':
    'It looks at {lord}, the ruler of your work, and for that the verse names the favour of rulers: in a trade, orders from offices and large bodies.',
  'career.amatya.own': 'For its dignity the verse makes its owner an adviser whose word is asked for.',
  'career.amatya.placed': 'By its place in the {house} it brings, as the verse has it, patrons and an easier road.',
  'career.amatya.hidden':
    'From the {house} it works out of sight: the advice is yours, and the credit goes to somebody else until you ask for it in writing.',
  'career.amatya.hidden.without': 'From the {house} it works out of sight: say plainly, in the first lines you send, what was your doing.',
  'career.amatya.ruler': 'It rules your work as well, so what you are called to and what you live by are one matter.',
  'career.amatya.apart':
    'It does not stand with the ruler of your work and has no angle of its own, so influence comes by usefulness rather than by appointment.',
  'career.amatya.seen':
    '{lord}, the ruler of your work, looks at it, though it has no angle of its own: those who know your work ask for it, and no office gives it.',
  'career.sav': 'Where 25 to 30 points are usual, your house of work has {n10}, that of gains {n11} and that of spending {n12}.',
  'career.sav.order':
    'Gains stand above work and above spending, which the text reads as ease with money: more can come in than the work seems to cost.',
  'career.sav.orderLow':
    'Gains stand above work and above spending, which the text reads as ease with money: beside the pay that you tell of it says that your work can bring more than it brings now.',
  'career.sav.leak': 'Spending has a fuller house than gains: put a fixed part of each month’s money out of reach on the day it comes.',
  'career.sav.leakWithout':
    'Spending has a fuller house than gains: until you earn again set a sum for each month, and count it by the week.',
  'career.sav.leakDebt':
    'Spending has a fuller house than gains: the lender’s part of each income goes out first, and the rest is counted by the week.',
  'career.sav.orderOwed':
    'Gains stand above work and above spending: what the work brings in can exceed what it costs, so let that surplus go to what is owed first.',
  'career.sav.orderBut':
    'Gains stand above work and above spending, which the text reads as ease with money; the lords of money do not all bear it out, so count on what you earn more than on ease.',
  'career.sav.work': 'Work has a fuller house than gains: income follows from steady work rather than from windfalls.',
  'career.sav.even': 'Work and gains have houses equally full: what the work is worth is what comes in, so the price you ask decides.',
  'career.sav.gain': 'Gains have a fuller house than work: a modest place can carry a good income.',
  'career.bala.pair.both':
    '{graha}, who rules your work, and {graha3}, who rules yourself, have the strength that is asked of them: {effect}.',
  'career.bala.pair.post':
    '{graha}, who rules your work, has the strength that is asked of it, and {graha3}, who rules yourself, has less: {effect}.',
  'career.bala.pair.self':
    '{graha3}, who rules yourself, has the strength that is asked of it, and {graha}, who rules your work, has less: {effect}.',
  'career.bala.pair.none':
    '{graha}, who rules your work, and {graha3}, who rules yourself, both have less strength than is asked of them: {effect}.',
  'career.bala.same.enough': '{graha} rules both your work and yourself, and has the strength that is asked of it: {effect}.',
  'career.bala.same.less': '{graha} rules both your work and yourself, and has less strength than is asked of it: {effect}.',
  'career.bala.both': 'the work can carry weight, and so can you',
  'career.bala.post': 'the work is firmer than the means you bring to it, so let others carry a part of it',
  'career.bala.self': 'you have more to give than the work gives back by itself, so choose and prepare it well',
  'career.bala.none': 'a smaller load that is finished carries further than a large one',
  'career.d10house':
    'The 10th of the dasamsa itself is {sign}: {grahas} {count, plural, one {stands} other {stand}} there, and its lord {lord} is {dignity}, {effect}.',
  'career.d10house.empty': 'The 10th of the dasamsa itself is {sign}, with no graha in it; its lord {lord} is {dignity} there, {effect}.',
  'career.d10house.up': 'which supports standing in the eyes of others',
  'career.d10house.down': 'which asks you to build standing slowly and on paper',
  'career.change':
    'The text ties a change of post to a sub-period whose lord stands in the 6th or is by nature an enemy of the main lord. In your next six years that is {periods}.',
  'career.change.without':
    'The text ties a change of post to a sub-period whose lord stands in the 6th or is by nature an enemy of the main lord: whatever post you hold by then may change. In your next six years that is {periods}.',
  'career.change.unsaid':
    'The text ties a change of post to a sub-period whose lord stands in the 6th or is by nature an enemy of the main lord; read it as work or duties that change hands, in whatever form you have them. In your next six years that is {periods}.',
  'career.change.itemNow': '{antar} under {maha}, now until {to}',
  'career.change.item': '{antar} under {maha}, {from} to {to}',
  'love.dara.joins': 'It shares the sign of {lord}, lord of the 7th, so the two pointers to partnership work together.',
  'love.dara.sees': 'It looks at {lord}, lord of the 7th, so the two pointers to partnership work together.',
  'love.upapada.lord': '{graha}, lord of the upapada, is {seat}: {effect}.',
  'love.upapada.lord.strong': 'by the verse the mark of a bond with a good name',
  'love.upapada.lord.plain': 'the verse takes no side',
  'love.upapada.lord.weak': 'the bond needs a private life that others do not judge',
  'love.headPoints': 'Counted in points',
  'love.sav.good': '{sign}, your 7th, has {points} points of ashtakavarga, above 30: the house is well stocked.',
  'love.sav.mid':
    '{sign}, your 7th, has {points} points of ashtakavarga, in the middle band of 25 to 30, so that partnership answers to care.',
  'love.sav.hard':
    '{sign}, your 7th, has {points} points of ashtakavarga, under 25, so that partnership asks for more tending than friendship or work do.',
  'love.bav': 'Of its own eight points Venus gives {own} to {sign}, your 7th, and most to {richest}, {most}.',
  'love.bav.alone': 'Of its own eight points Venus gives {own} to {sign}, your 7th, more than to any other sign.',
  'love.bav.shared': 'Of its own eight points Venus gives {own} to {sign}, your 7th; no sign has more, and {richest} as many.',
  'love.bav.transitBond':
    'By the verse on Venus’ own ashtakavarga, ease and tenderness between two people are favoured while it passes a sign rich in points; in the coming year that is {stays}: weeks to be kind in; what is to be decided has its own time.',
  'love.bav.noneBond':
    'By the verse on Venus’ own ashtakavarga, ease between two people is favoured while it passes a sign rich in points; from {from} to {to} it passes none that has five or more.',
  'love.bav.transit':
    'By the verse on Venus’ own ashtakavarga, meeting, ease and marriage are favoured while it passes a sign rich in points; in the coming year that is {stays}: weeks in which company comes easily. First meetings and a promise have their days in the stretches.',
  'love.bav.none':
    'By the verse on Venus’ own ashtakavarga, meeting and ease are favoured while it passes a sign rich in points; from {from} to {to} it passes none that has five or more.',
  'love.bav.stay': '{sign} with {points}, {from} to {to}',
  'love.bav.stayNow': '{sign} with {points}, now until {to}',
  'love.bala': '{graha}, lord of the 7th, has {percent}% of the shadbala that is asked of it and Venus {percentV}%: {effect}.',
  'love.bala.same': 'Venus, here also lord of the 7th, has {percent}% of the shadbala that is asked of it: {effect}.',
  'love.bala.both.even': 'both have enough, the circumstances (the lord) as much as the feeling (Venus)',
  'love.bala.both.lord': 'both have enough, the circumstances (the lord) more than the feeling (Venus)',
  'love.bala.both.venus': 'both have enough, the feeling (Venus) more than the circumstances (the lord)',
  'love.bala.both.same': 'more than enough',
  'love.bala.lord': 'circumstances are firmer than the feeling of the moment, so trust what lasts over what sparkles',
  'love.bala.venus': 'feeling is quicker than the circumstances, so let time do its part',
  'love.bala.none': 'both need company, calm and patience to show what they can do',
  'love.d9house':
    'The 7th of the navamsa is {sign}: {grahas} {count, plural, one {stands} other {stand}} there, and its lord {lord} is {dignity}, {effect}.',
  'love.d9house.empty': 'The 7th of the navamsa is {sign}, with no graha in it; its lord {lord} is {dignity} there, {effect}.',
  'love.d9house.up': 'so that closeness ripens with the years',
  'love.d9house.down': 'so that closeness asks for care as the years pass',
  'love.headAround': 'What stands around the 7th',
  'love.around.best.2':
    'Of the four houses around marriage your 2nd is best kept, by {lord} ({state}): you bring to a bond a table where people like to sit, and sense with money.',
  'love.around.best.4':
    'Of the four houses around marriage your 4th is best kept, by {lord} ({state}): you bring to a bond care for the home you share, where things are mended and people come to rest.',
  'love.around.best.8':
    'Of the lords of the four houses around marriage that of your 8th, {lord} ({state}), is the ablest: you bring to a bond a cool head in a bad week, and what is told to you stays with you.',
  'love.around.best.12':
    'Of the four houses around marriage your 12th is best kept, by {lord} ({state}): you bring to a bond closeness without words, and you give without keeping count.',
  'love.around.least': 'The least strong of the four, though only by comparison, is',
  'love.around.tend': 'The one to tend is',
  'love.around.care.2':
    '{head} the 2nd, by {lord} ({state}): settle in plain words how money is shared, and keep hard words away from the table.',
  'love.around.care.4':
    '{head} the 4th, by {lord} ({state}): settle in plain words where the two of you live, and how much of your parents’ houses comes with you.',
  'love.around.care.8':
    '{head} the 8th, by {lord} ({state}): tell each other early about debts, about claims of relatives, and about what each of you is afraid to lose.',
  'love.around.care.12': '{head} the 12th, by {lord} ({state}): agree about sleep, spending, and the hours that each of you needs alone.',
  'love.choice.own':
    '{lord5}, lord of the 5th, and {lord7}, lord of the 7th, {how}: by practice affection comes first and the promise follows it.',
  'love.choice.family':
    '{lord7}, lord of the 7th, is tied to the {houses} and not to {lord5}, lord of the 5th: by practice the road leads through {road}, and affection grows after it.',
  'love.choice.road.2': 'the family',
  'love.choice.road.4': 'the family and those near home',
  'love.choice.road.9': 'elders, a teacher or an introduction',
  'love.choice.road.10': 'work or an introduction through it',
  'love.choice.road.11': 'friends who introduce you',
  'love.choice.area.2': 'the house of the family',
  'love.choice.area.4': 'the house of home and relatives',
  'love.choice.area.9': 'the house of elders and teachers',
  'love.choice.area.10': 'the house of work',
  'love.choice.area.11': 'the house of friends',
  'love.choice.who.10': 'people from your work',
  'love.choice.who.11': 'friends',
  'love.choice.circlePartner':
    '{lord7}, lord of the 7th, is tied to the {houses} and not to {lord5}, lord of the 5th: by practice people around the two of you have a part in the promise, so let somebody whom both of you trust know of it early.',
  'love.choice.familyPartner':
    '{lord7}, lord of the 7th, is tied to the {houses} and not to {lord5}, lord of the 5th: by practice the family’s word has a part in the promise, so let them come to know the person before they are asked for an answer.',
  'love.choice.openPartner':
    '{lord5}, lord of the 5th, and {lord7}, lord of the 7th, go separate ways, to the {placed5} and the {placed7}: by practice the chart prefers neither a love match nor an arranged one, and leaves the choice to you and to those you can win for it.',
  'love.choice.openMoon':
    '{lord5}, lord of the 5th, and {lord7}, lord of the 7th, have no tie: by practice neither a love match nor an arranged one is preferred, and circumstances choose.',
  'love.choice.open':
    '{lord5}, lord of the 5th, and {lord7}, lord of the 7th, go separate ways, to the {placed5} and the {placed7}: by practice neither a love match nor an arranged one is preferred, and circumstances choose.',
  'love.choice.join': 'stand together in {sign}',
  'love.choice.see': 'are tied by sight, from {sign5} and {sign7}',
  'love.choice.seat': 'are tied, since one sits in the house of the other',
  'love.choice.sees7': 'are tied, since {lord5} looks at your 7th from {sign5}',
  'love.headBond': 'Between the two of you',
  'love.headMarried': 'If you already share your life with somebody',
  'love.headHome': 'With whoever shares your home',
  'love.headMatch': 'Plain questions',
  'love.headMatchMaybe': 'If you are still choosing: plain questions',
  'love.ask.choice': 'By love or by introduction?',
  'love.ask.soon': 'Early or late?',
  'love.ask.where': 'Where would you meet?',
  'love.soon.free': 'Nothing that tradition reads as delay stands in your chart, so the date hangs on the stretches below alone.',
  'love.soon.late': 'Rather late than early: {reasons}. {count, plural, one {That says} other {Both say}} later, not never.',
  'love.meet': 'By practice the seat of the 7th lord shows the way: {graha} is in your {house}, {place}.',
  'love.meet.1': 'so it begins on your own ground, when you take the first step',
  'love.meet.2': 'so it comes through the family and its table',
  'love.meet.3': 'so it is near: a neighbour, a friend of your brother or sister, a message, a short trip',
  'love.meet.4': 'so it comes by the home: relatives, old friends, your own town',
  'love.meet.5': 'so it comes by study, art or play',
  'love.meet.6': 'so it grows out of daily work or some service done together',
  'love.meet.7': 'so it is face to face, by a direct introduction',
  'love.meet.8': 'so it comes with a change you did not plan, or in a circle few know of',
  'love.meet.9': 'so it comes by a teacher, a journey or a place of worship',
  'love.meet.10': 'so it comes by your work, and others will know of it early',
  'love.meet.11': 'so it comes out of friendship, in a group you already belong to',
  'love.meet.12': 'so it comes far from home, in a quiet place, or at a distance first',
  'love.headChild': 'Children and a new bond',
  'love.meet.open': 'at work, at study and with friends',
  'love.meet.at.1': 'where you yourself take the first step ({graha}, lord of your 7th, is in your 1st)',
  'love.meet.at.2': 'at the table of the family ({graha}, lord of your 7th, is in the 2nd)',
  'love.meet.at.3': 'close to home, through neighbours, brothers and sisters and messages ({graha}, lord of your 7th, is in the 3rd)',
  'love.meet.at.4': 'in your own town, by relatives and old friends ({graha}, lord of your 7th, is in the 4th)',
  'love.meet.at.5': 'where people of your age study, make or play something ({graha}, lord of your 7th, is in the 5th)',
  'love.meet.at.6': 'in daily work or a service done together ({graha}, lord of your 7th, is in the 6th)',
  'love.meet.at.7': 'by a direct introduction, face to face ({graha}, lord of your 7th, is in the 7th)',
  'love.meet.at.8': 'in circles that few know of, and by a change you did not plan ({graha}, lord of your 7th, is in the 8th)',
  'love.meet.at.9': 'by teachers, on journeys and at places of worship ({graha}, lord of your 7th, is in the 9th)',
  'love.meet.at.10': 'by way of your work ({graha}, lord of your 7th, is in the 10th)',
  'love.meet.at.11': 'among the friends you have already ({graha}, lord of your 7th, is in the 11th)',
  'love.meet.at.12': 'far from home, or at a distance first ({graha}, lord of your 7th, is in the 12th)',
  'love.married.kind':
    'For a bond that exists, the helpful sub-period of its own ahead is {from} to {to}, {antar} under {maha}: {tie}, and goodwill spent then comes back.',
  'love.married.kindNow':
    'For a bond that exists a helpful sub-period of its own runs now, until {to}, {antar} under {maha}: {tie}, and goodwill spent now comes back.',
  'love.married.strain': 'Saturn passes {sign}, {where}, from {from} to {to}: {care}, and judge nothing by those months alone.',
  'love.married.strainHeavy':
    'Saturn passes {sign}, {where}, from {from} to {to}, when what is heavy weighs more: let somebody help in those months, and judge yourself by none of them.',
  'love.married.seventh.care': 'more lies on the other one then, so ask early what of it you can take over',
  'love.married.first.care': 'more lies on you then, so give one duty away by name',
  'love.married.seventh': 'your 7th house',
  'love.married.first': 'the sign opposite your 7th',
  'love.married.mars': 'Mars in {sign}, in your {house}, is where tempers start; {temper}.',
  'love.temper.1': 'name the mood before it names you',
  'love.temper.2': 'sharp words at table are the ones to hold back',
  'love.temper.3': 'errands and siblings are common sparks',
  'love.temper.4': 'decide household matters on a full stomach',
  'love.temper.5': 'play and children’s affairs deserve patience',
  'love.temper.6': 'work should be left at the door',
  'love.temper.7': 'let the other finish the sentence',
  'love.temper.8': 'money held in common wants a fixed day',
  'love.temper.9': 'opinions and elders are better discussed walking',
  'love.temper.10': 'the worries of the day are not the other person’s doing',
  'love.temper.11': 'friends’ business is not worth a quarrel at home',
  'love.temper.12': 'tiredness, not conviction, speaks late at night',
  'love.mangal.none':
    'Counted from the lagna, which is what the verses count from, you are not manglik: Mars stands in your {house} house, and neither the list of the North (1, 4, 7, 8, 12) nor that of the South (2, 4, 7, 8, 12) has it.',
  'love.mangal.intro':
    'Counted from the lagna you are what custom calls manglik: Mars stands in your {house} house, in {sign}, and {list}.',
  'love.mangal.custom':
    'By the lagna alone {share} it, and once Moon and Venus are counted from as well, as custom does, {wide} it: a mark that so many carry says little about anybody.',
  'love.mangal.cancelled':
    'The verses behind the custom (BPHS 80.47-49, in the chapter on women’s charts, and by practice used for both) say in the same breath that it does not form when a benefic joins or sees that Mars: {by} {count, plural, one {does} other {do}} exactly that from {signs}, so by the text itself the matter is closed. (Their second cancellation is a partner with the same placement.)',
  'love.mangal.match':
    'The verses behind the custom (BPHS 80.47-49, in the chapter on women’s charts, and by practice used for both) name two cancellations. The first, a benefic beside Mars or looking at it, is not met in {sign}; the second is a partner whose chart has the same placement. No other exception or rite is in these verses.',
  'love.mangal.do':
    'What follows from it: where a family goes by the custom, name it early and ask how Mars stands in the other chart; the same placement there settles it. The verses name no delay, so no time in this book waits for it.',
  'love.mangal.second':
    'The verses behind the custom (BPHS 80.47-49, in the chapter on women’s charts, and by practice used for both) count the 12th, 4th, 7th and 8th, and as commonly read the lagna; the 2nd, where your Mars stands in {sign}, comes from southern custom alone, so by the text the question does not arise.',
  'love.mangal.moon':
    'From the Moon Mars is in the {moon}, which custom {byMoon}; from Venus it is in the {venus}, which custom {byVenus}. {counted, plural, =0 {By none of these two would anybody speak of Mangal dosha} other {An astrologer who counts from there as well may therefore use the word of you}}; no Parashari verse we found counts from the Moon or Venus.',
  'love.mangal.yes': 'counts',
  'love.mangal.no': 'does not count',
  'love.mangal.brief.none':
    'There is no Mangal dosha here: from the lagna, which the verse counts from, Mars stands in your {house} house and spends its heat on {area}; no list of North or South counts that house.',
  'love.mangal.brief.moon': 'Custom counts from the Moon as well, where Mars is in the {moon}; no verse that we found does.',
  'love.mangal.brief.second':
    'Of Mangal dosha: Mars stands in your 2nd house, which southern custom alone counts and BPHS 80.47-49 does not, so by the text there is none.',
  'love.mangal.brief.closed':
    'Mangal dosha is there by custom, with Mars in your {house} house, of {area}, and cancelled by the verse itself (BPHS 80.47): {by} {count, plural, one {joins or sees} other {join or see}} that Mars.',
  'love.mangal.brief.match':
    'Mangal dosha is there by custom, with Mars in your {house} house, of {area}, as in about {tenths} charts in ten. By the verses (BPHS 80.47-49) a partner with the same placement cancels it.',
  'love.mangal.unknown':
    'Whether you are manglik by the count that families ask about, from the lagna, is not known without a birth time: neither a yes nor a no.',
  'love.mangal.moonNoneOpen':
    'Counted from the Moon (the {moon}) or from Venus (the {venus}) Mars is in none of the houses that custom names; no Parashari verse that we found counts from them.',
  'love.mangal.moonNone':
    'Counted from the Moon (the {moon}) or from Venus (the {venus}) nobody would speak of it at all; no Parashari verse that we found counts from them.',
  'love.mangal.heart': 'What Mars in {sign} does show is temperament: drive and quick decisions, spent on {area}.',
  'abroad.headVisit': 'The visit you ask about',
  'abroad.headJourney': 'First question: a journey',
  'abroad.headWork': 'Second question: work or study there',
  'abroad.headRoadsOpen': 'Third question: who opens the road',
  'abroad.headSettle': 'Third question: settling there',
  'abroad.headGives': 'Who opens the road, and who calls you back',
  'abroad.q.journey.open':
    '{alone, select, yes {By the lords of the road alone a journey} other {A journey}} is well supported: {lord3}, lord of the 3rd, is {state3}, and {lord9}, lord of the 9th, {state9}.',
  'abroad.q.journey.near':
    'A journey is possible in its season: {lord3}, lord of the 3rd, is {state3}, and better placed than {lord9}, lord of the 9th, {state9}, so short roads open sooner than the long one.',
  'abroad.q.journey.far':
    'A journey is possible in its season: {lord9}, lord of the 9th, is {state9}, and better placed than {lord3}, lord of the 3rd, {state3}, so the far road is open, and the errands before it take the time.',
  'abroad.q.journey.slow':
    '{alone, select, yes {By the lords of the road alone a journey} other {A journey}} takes preparation: {lord3}, lord of the 3rd, is {state3}, and {lord9}, lord of the 9th, {state9}.',
  'abroad.headWorkVisit': 'Second question: what would take you there',
  'abroad.q.workVisit':
    'A duty that leads far is read from {lord10}, lord of the 10th{placed10}; company, or trade with others, from {lord7}, lord of the 7th{placed7}; children, and devotion, from {lord5}, lord of the 5th{placed5}. {count, plural, =0 {None of these is tied to the houses of distance.} one {Tied to the houses of distance is the {tied}.} other {Tied to the houses of distance are the {tied}.}}',
  'abroad.purpose.workVisit': 'Of these a duty is tied to distance most firmly: {why}.',
  'abroad.purpose.partnerVisit': 'Of these company or trade is tied to distance most firmly: {why}.',
  'abroad.purpose.studyVisit': 'Of these the young and devotion are tied to distance most firmly: {why}.',
  'abroad.purpose.journeyVisit': 'None of the three calls you away, so a journey is made for its own sake.',
  'abroad.q.work':
    'Work there is read from {lord10}, lord of the 10th{placed10}; trade and contracts from {lord7}, lord of the 7th{placed7}; study from {lord5}, lord of the 5th{placed5}. {count, plural, =0 {None of these is tied to the houses of distance.} one {Tied to the houses of distance is the {tied}.} other {Tied to the houses of distance are the {tied}.}}',
  'abroad.sav':
    'In the ashtakavarga, where 25 to 30 points are the middle, {sign9}, your 9th, the road itself, has {n9}. For living, {sign12}, your 12th, has {n12} and {sign4}, your 4th, {n4}: {effect}.',
  'abroad.headSky': 'The sky over the houses of distance',
  'abroad.modes.movable':
    'Of the seven grahas from the Sun to Saturn {movable} stand in movable signs, {fixed} in fixed and {dual} in dual ones: the movable lead, and to pack and leave you need little notice.',
  'abroad.modes.movable.slow':
    'Of the seven grahas from the Sun to Saturn {movable} stand in movable signs, {fixed} in fixed and {dual} in dual ones: the movable lead, so a journey that is rare with you is quickly packed for once it is decided.',
  'abroad.modes.fixed.quick':
    'Of the seven grahas from the Sun to Saturn {fixed} stand in fixed signs, {movable} in movable and {dual} in dual ones: the fixed lead, so what your 9th begins readily is the short journey, and a long one wants more notice.',
  'abroad.modes.fixed':
    'Of the seven grahas from the Sun to Saturn {fixed} stand in fixed signs, {movable} in movable and {dual} in dual ones: the fixed lead, and to pack and leave you need long notice.',
  'abroad.modes.dual':
    'Of the seven grahas from the Sun to Saturn {dual} stand in dual signs, {movable} in movable and {fixed} in fixed ones: the dual lead, and you decide on a road twice, once whether and once how.',
  'abroad.modes.none':
    'Of the seven grahas from the Sun to Saturn {movable, plural, one {# stands} other {# stand}} in movable signs, {fixed} in fixed and {dual} in dual ones: no kind leads, so the place decides and not the habit.',
  'abroad.sky':
    'Without a birth time the sub-periods have no dates, but the sky has: the table below has every longer passage of Jupiter, Saturn and Rahu that touches the 9th or the 12th from your Moon. A step is taken by the stretches, which weigh more than one graha.',
  'abroad.sky.timed':
    'The table below has every longer passage of Jupiter, Saturn and Rahu that touches the 9th or the 12th from your Moon. A step is taken by the stretches, which weigh more than one graha.',
  'abroad.sky.kind': 'Jupiter touches them from a kind place {spans}: advice, admissions and those who help on the way are nearer then.',
  'abroad.sky.hard': 'Saturn touches them from a demanding place {spans}: allow more months for every paper then.',
  'abroad.sky.table': 'Slow grahas over the 9th and the 12th from the Moon, {years} years',
  'abroad.sky.table.timed': 'Slow grahas over your 9th and 12th, with their places from the Moon, {years} years',
  'abroad.sky.graha': '{graha} in {sign}',
  'abroad.sky.over': 'passes through the {house}',
  'abroad.sky.seen': 'looks at the {house}',
  'abroad.sky.place.good': '{place}, kind',
  'abroad.sky.place.plain': '{place}, neither',
  'abroad.sky.place.hard': '{place}, demanding',
  'abroad.sav.road': 'In the ashtakavarga, where 25 to 30 points are the middle, {sign}, your 9th, the road itself, has {n}.',
  'abroad.bala.visit.road': '{graha}, lord of the 9th, has {percent}% of the shadbala that is asked of it, enough for a long road.',
  'abroad.bala.visit.none':
    '{graha}, lord of the 9th, has {percent}% of the shadbala that is asked of it, so a long journey wants more time and savings than a short one.',
  'abroad.sav.far': 'a place far away is better stocked than home',
  'abroad.sav.home': 'home is better stocked than a place far away',
  'abroad.sav.even': 'no more apart than the two are in most charts, which decides nothing',
  'abroad.bala':
    '{graha}, lord of the 9th, has {percent}% of the shadbala that is asked of it, and {graha3}, lord of the 12th, {percent3}%: {effect}.',
  'abroad.bala.same': '{graha}, lord of both the 9th and the 12th, has {percent}% of the shadbala that is asked of it: {effect}.',
  'abroad.bala.both': 'by strength both the road and the stay can be carried',
  'abroad.bala.road': 'by strength the road is easier than the stay',
  'abroad.bala.stay': 'by strength the stay is easier than the road',
  'abroad.bala.none': 'both want more savings and papers than you would think',
  'abroad.verse12.far':
    '{lord}, lord of the 12th, and the house itself have malefics with them, and of this the verse says that a person moves from country to country; what is dear should travel light.',
  'abroad.verse12.near':
    '{lord}, lord of the 12th, and the house itself have benefics with them, and of this the verse says that a person moves about within the home country.',
  'abroad.gives': 'The road is opened by {givers}.',
  'abroad.givesBoth': 'Tied to distance and to home alike: {givers}.',
  'abroad.takes': 'Tied to home alone: {givers}.',
  'abroad.givesNone': 'No graha is tied to the houses of distance alone in your chart.',
  'abroad.takes.uncounted':
    'Tied to home alone: {givers}. Such a tie calls you back and does not make the home itself strong, so the count of home against distance leaves it out.',
  'abroad.takesNone': 'No graha is tied to home alone in your chart.',
  'abroad.takesNone.back': 'No graha is tied to home alone in your chart; the leaning to the way back rests on another ground: {why}.',
  'abroad.headWindows': 'Sub-periods of journeys and of home',
  'abroad.leave':
    'Of the sub-periods ahead the one that leans most to long journeys, by its lord alone, is {from} to {to}, {antar} under {maha}: {ties}.',
  'abroad.leaveNone': 'Between {from} and {to} no sub-period leans to journeys alone; travel in one that leans both ways.',
  'abroad.return': 'The sub-period that leans most to home is {from} to {to}, {antar} under {maha}: {ties}.',
  'abroad.returnNone':
    'Between {from} and {to} no sub-period leans to home alone, so a return is a matter of choice rather than of season.',
  'abroad.order.far':
    'Since distance weighs more in the chart as a whole, read a time that leans to home as one for visits; for dates use the table of stretches, which counts Jupiter as well.',
  'abroad.order.home':
    'Since home weighs more in the chart as a whole, read a time of journeys as one to go and come back; for dates use the table of stretches, which counts Jupiter as well.',
  'abroad.order.there': 'These sub-periods colour the years; for dates use the table of stretches, which counts Jupiter as well.',
  'abroad.order.even':
    'The chart as a whole does not choose between the two, so each time may be used for its own way; for dates use the table of stretches, which counts Jupiter as well.',
  'abroad.returnVerse':
    'By its lord it leans to home; its own verse speaks of a journey as well, so let the purpose of the return be clear.',
  'abroad.lean.leave': 'to journeys',
  'abroad.lean.return': 'to home',
  'abroad.lean.both': 'both ways',
  'table.leans': 'Leans',
  'tie.rules': 'it rules the {house}',
  'tie.stands': 'it stands in the {house}',
  'abroad.maha.mars': 'For a Mars mahadasha, yours from {from} to {to}, with Mars so placed, the verse names wealth from foreign lands.',
  'abroad.maha.rahu':
    'For a Rahu mahadasha, yours from {from} to {to}, with Rahu so placed, the verse names honour from a foreign government.',
  'abroad.maha.ketu': 'For a Ketu mahadasha, yours from {from} to {to}, with Ketu so placed, the verse names gain from foreign lands.',
  'abroad.maha.mercury':
    'For a Mercury mahadasha, yours from {from} to {to}, with Mercury joined by malefics, the verse names going abroad and depending on others there; agree on terms in writing.',
  'career.headAuthority': 'Authority and counsel',
  'career.headChange': 'Changes of post',
  'career.headPoints': 'Counted in points',
  'career.authority.high': '{who}: to lead others is a fair aim, in a post or in work of your own.',
  'career.authority.some': '{who}: you lead best in a field you know deeply, with somebody beside you for the rest.',
  'career.authority.sun': '{graha}, which gives authority in your chart, stands well',
  'career.authority.of': 'Of {grahas}, which give authority in your chart, {good}',
  'career.authority.low':
    'Of {grahas}, which give authority in your chart, {count, plural, =2 {neither} other {none}} has strength and a good house together: put skill before command, and aim to be the one without whom nothing can be decided.',
  'career.authority.low.alone':
    '{sun}, which gives authority in your chart, {lack}: put skill before command, and aim to be the one without whom nothing can be decided.',
  'career.authority.lack.place': 'has strength enough and no place that helps it',
  'career.authority.lack.strength': 'has a place that helps it and too little strength',
  'career.authority.lack.both': 'has neither strength enough nor a place that helps it',
  'career.authority.good': '{good} {count, plural, one {stands} other {stand}} well',
  'career.authority.all': '{count, plural, =2 {both} other {all}}',
  'career.headModeService': 'Service, trade or a calling',
  'career.headChangeService': 'Duties that change hands',
  'career.headChangeStudy': 'Changes of course or post',
  'career.headStudy': 'Study',
  'career.authority.high.service': '{who}, so people will go on turning to you; take the chair where you are asked.',
  'career.authority.some.service': '{who}, so advise where you know the matter deeply, and let somebody younger sign.',
  'career.authority.low.service':
    'Of what gives authority in your chart ({grahas}) nothing has strength and a good house together, so what you know counts for more than what you preside over; teach rather than chair.',
  'career.change.service':
    'The text ties a change of post to a sub-period whose lord stands in the 6th or is by nature an enemy of the main lord; without a post, read it as a duty taken up or handed over. In your next six years that is {periods}.',
  'career.change.study':
    'The text ties a change of post to a sub-period whose lord stands in the 6th or is by nature an enemy of the main lord; in years of study read it as a change of course, place or first post. In your next six years that is {periods}.',
  'love.mangal.north': 'the North counts that house (1, 4, 7, 8, 12), though the South does not',
  'love.mangal.south': 'the South counts that house (2, 4, 7, 8, 12), though the North does not',
  'love.mangal.both': 'the North and the South alike count that house',
  'love.mangal.told.no': 'The first page has the answer: by the lagna, no.',
  'love.mangal.told.closed':
    'The first page has the answer: by the lagna custom calls you manglik, and by the verse itself the matter is closed, since {by} {count, plural, one {joins or sees} other {join or see}} that Mars.',
  'love.mangal.told.second': 'The first page has the answer: only southern custom counts your Mars, and no verse does.',
  'love.mangal.told.match':
    'The first page has the answer: by the lagna custom calls you manglik, and of the two cancellations of the verse the one that is left to you is a partner with the same placement.',
  'love.mangal.shareHas': 'about {tenths} charts in ten have',
  'career.point.lagna': 'the lagna',
  'career.point.moon': 'the Moon',
  'abroad.purpose.lord': '{lord}, lord of the {house}, stands in the {placed}',
  'abroad.purpose.guest': '{lord}, lord of the {far}, stands in the {house}',
}
