/** Sentences for career, love and abroad; sources are named beside each rule in rules/topics. */
export const TOPIC_TEXTS = {
  // the sign on the 10th
  'career.sign.0':
    'Mesha on the 10th asks for work with a starting gun: launches, sites, tools, emergencies, anything where someone has to go first. You wither in committees.',
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
  'career.sign.7':
    'Vrishchika on the 10th goes where others stop: research, security, engineering, insurance, surgery of one kind or another.',
  'career.sign.8': 'Dhanu on the 10th teaches, judges, advises and travels. You need to believe in the work, or it goes flat.',
  'career.sign.9':
    'Makara on the 10th climbs: administration, construction, large organisations, long projects. Time is on your side more than speed is.',
  'career.sign.10':
    'Kumbha on the 10th serves the many: systems, networks, science, social causes. You think in structures and work well with odd people.',
  'career.sign.11':
    'Mina on the 10th serves quietly and imagines widely: healing, film, charity, shipping, counsel, faith. Borders between jobs are soft for you.',
  // the 10th lord's dignity
  'career.dignity.exalted':
    'Its strength is as high as it can stand. Authority is likely to be earned in the open, and setbacks at work tend to be short.',
  'career.dignity.moolatrikona': 'It stands in its root sign, close to full strength: competence that others can rely on year after year.',
  'career.dignity.own': 'It stands in a sign of its own, so that work rests on your own skills rather than on favour.',
  'career.dignity.greatFriend': 'It is hosted by a great friend. Help at work comes from people who choose to help, and it tends to last.',
  'career.dignity.friend': 'It is hosted by a friend. Colleagues and seniors are more often allies than obstacles.',
  'career.dignity.neutral': 'Its host is indifferent: neither lifted nor held back, work answers mainly to effort.',
  'career.dignity.enemy': 'Its host is not friendly, so credit may come late and the first employer is seldom the best one.',
  'career.dignity.greatEnemy':
    'Its host is twice unfriendly, by nature and by place, so recognition is argued over; a written record argues best.',
  'career.dignity.debilitated':
    'It is at its weakest by sign. The text speaks of obstructions at work; in life this often reads as a slow first stretch, and as skill learned the hard way.',
  // grahas in the 10th
  'career.occ.sun':
    'With the Sun in the house of work you are meant to be answerable: administration, leadership, the state or any role with a seal and a signature.',
  'career.occ.moon':
    'The Moon in the house of work ties your career to the public, to care, to goods that flow; changes of role follow changes of feeling.',
  'career.occ.mars':
    'Mars in the house of work gives drive and a love of results: technical fields, land, defence, sport, surgery, operations.',
  'career.occ.mercury': 'Mercury in the house of work lives by words and numbers, and by keeping several tasks in the air at once.',
  'career.occ.jupiter':
    'Jupiter in the house of work brings counsel, teaching, law or finance, and a reputation for fairness that is worth protecting.',
  'career.occ.venus':
    'Venus in the house of work favours art, comfort, hospitality, beauty and diplomacy; good relations are half your success.',
  'career.occ.saturn':
    'Saturn in the house of work asks for decades and repays them: structure, labour, law, large organisations, responsibility that grows.',
  'career.occ.rahu':
    'Rahu in the house of work reaches for the unusual: technology, foreign firms, mass media, sudden rank. Check the small print of every rise.',
  'career.occ.ketu':
    'Ketu in the house of work is skilled and detached. You may leave a post at its height; the work that lasts has a purpose beyond pay.',
  // grahas that see the 10th
  'career.asp.sun':
    'The Sun looks at your house of work from the house of home: family expectation, or a father’s example, stands behind your ambition.',
  'career.asp.moon':
    'The Moon looks at your house of work: the mood at home and the mood at work move together, and the public side of a job suits you.',
  'career.asp.mars':
    'Mars looks at your house of work and speeds it up. Deadlines suit you; quarrels with seniors cost more than they are worth.',
  'career.asp.mercury': 'Mercury looks at your house of work: study, papers and clear writing lift your standing.',
  'career.asp.jupiter':
    'Jupiter looks at your house of work, which is among the best protections a career can have: help from teachers and elders comes when it counts.',
  'career.asp.venus': 'Venus looks at your house of work: good manners, colleagues and taste open doors that effort alone does not.',
  'career.asp.saturn': 'Saturn looks at your house of work: promotions come by seniority and proof. Slow is not the same as no.',
  // navamsa lord of the 10th lord: source of livelihood
  'career.livelihood.sun':
    'By the old rule of the navamsa the 10th lord’s host is the Sun: medicine, herbs, wool, metals, and service of people in high position.',
  'career.livelihood.moon':
    'By the old rule of the navamsa the 10th lord’s host is the Moon: water, farming, food, cloth, shrines, and work with or for women.',
  'career.livelihood.mars': 'By the old rule of the navamsa the 10th lord’s host is Mars: metals, fire, tools, land, and acts of daring.',
  'career.livelihood.mercury':
    'By the old rule of the navamsa the 10th lord’s host is Mercury: writing, mathematics, crafts, teaching, and the making of things with the mind.',
  'career.livelihood.jupiter':
    'By the old rule of the navamsa the 10th lord’s host is Jupiter: the company of the learned, religion, law, and what is dug from mines.',
  'career.livelihood.venus':
    'By the old rule of the navamsa the 10th lord’s host is Venus: silver, gems, cattle, and in modern words beauty, vehicles and comfort.',
  'career.livelihood.saturn':
    'By the old rule of the navamsa the 10th lord’s host is Saturn: hard labour and loads, which today reads as logistics, construction, industry and the running of large staffs.',
  // the 10th lord in the dasamsa
  'career.d10.1':
    'In the dasamsa your 10th lord comes to the 1st house: work and self-image are one, and promotion usually means being yourself more openly.',
  'career.d10.2':
    'In the dasamsa your 10th lord comes to the 2nd house: position shows in income, and a voice in meetings matters more than a title.',
  'career.d10.3': 'In the dasamsa your 10th lord comes to the 3rd house: advancement by initiative, communication and short assignments.',
  'career.d10.4':
    'In the dasamsa your 10th lord comes to the 4th house: a settled seat, real estate, education or a home base supports the career.',
  'career.d10.5':
    'In the dasamsa your 10th lord comes to the 5th house: judgment and ideas carry you up, and you may guide younger people at work.',
  'career.d10.6':
    'In the dasamsa your 10th lord comes to the 6th house: service, competition, problem solving; progress comes through tests.',
  'career.d10.7': 'In the dasamsa your 10th lord comes to the 7th house: clients, partners and contracts are where the rise happens.',
  'career.d10.8':
    'In the dasamsa your 10th lord comes to the 8th house: restructurings and restarts are part of the path; specialist knowledge is your insurance.',
  'career.d10.9': 'In the dasamsa your 10th lord comes to the 9th house: mentors, higher study and distant assignments lift you.',
  'career.d10.10':
    'In the dasamsa your 10th lord comes to the 10th house: the picture of rank confirms itself, one of the firmest marks that the varga can give.',
  'career.d10.11': 'In the dasamsa your 10th lord comes to the 11th house: networks, large organisations and bonuses reward you.',
  'career.d10.12':
    'In the dasamsa your 10th lord comes to the 12th house: work abroad, in the background or in institutions; visibility is not where the reward is.',
  // mode
  'career.mode.service':
    'Between job, business and profession your chart leans to a post in a larger body: the 6th house and its lord are better placed than the 7th. A salary is not a lack of courage here; it is the soil in which your skill pays.',
  'career.mode.business':
    'Between job, business and profession your chart leans to dealing on your own account: the 7th house and its lord are better placed than the 6th. Begin beside a steady income, and let customers, not optimism, tell you when to leave it.',
  'career.mode.profession':
    'Between job, business and profession your chart leans to a profession of your own: the 10th stands above both the 6th and the 7th. A qualification or a craft with your name on it outlasts any employer.',
  'career.mode.even':
    'Between job, business and profession your chart does not choose: the 6th, 7th and 10th stand about level. A post with independent work beside it uses both sides, and you may decide by temperament.',
  // karakas
  'career.sun.strong':
    'The Sun, who stands for rank and those above you, is strong in your chart. Superiors tend to see your worth, and a role with authority is within reach.',
  'career.sun.plain': 'The Sun, who stands for rank and those above you, is of middling strength. Respect comes in proportion to results.',
  'career.sun.weak':
    'The Sun, who stands for rank and those above you, is not strong. Approval from above comes slowly, so choose your seniors with care and keep a record of what you did.',
  'career.saturn.strong':
    'Saturn, who stands for livelihood and endurance, is strong. What you build lasts, and staff or juniors are loyal to you.',
  'career.saturn.plain':
    'Saturn, who stands for livelihood and endurance, is of middling strength. Persistence has to be chosen each morning, but it works.',
  'career.saturn.weak':
    'Saturn, who stands for livelihood and endurance, is not strong. Long routines drain you, so break the work into short stages and rest without guilt.',
  'career.mercury.strong':
    'Mercury, whom Parashara names for the 10th house, is strong: skill with words, figures or trade is bankable in your case.',
  'career.mercury.plain':
    'Mercury, whom Parashara names for the 10th house, is of middling strength: training in writing, figures or negotiation pays back well.',
  'career.mercury.weak':
    'Mercury, whom Parashara names for the 10th house, is not strong: have contracts and figures read by a second pair of eyes.',
  // the sign on the 7th
  'love.sign.0':
    'Mesha on the 7th: you are drawn to directness. A person who decides quickly and argues cleanly is easier for you than one who sulks.',
  'love.sign.1':
    'Vrishabha on the 7th: loyalty, good food and unhurried touch. You look for someone steady, and steadiness is what keeps you.',
  'love.sign.2': 'Mithuna on the 7th: conversation is courtship. A companion who stays curious keeps you interested for decades.',
  'love.sign.3': 'Karka on the 7th: tenderness first. You seek someone who makes a home of any room, and who remembers.',
  'love.sign.4':
    'Simha on the 7th: warmth, pride and generosity. You are drawn to someone with presence, and admiration must flow both ways.',
  'love.sign.5':
    'Kanya on the 7th: love shown in small useful acts. Sincerity attracts you more than charm does, and criticism must be kept kind.',
  'love.sign.6': 'Tula on the 7th: balance, manners, beauty. Fair sharing of tasks is romance in your case.',
  'love.sign.7':
    'Vrishchika on the 7th: all or nothing. Trust builds slowly and goes very deep; half-truths are what you cannot live with.',
  'love.sign.8': 'Dhanu on the 7th: freedom within loyalty. A shared belief, a journey or a sense of humour is the glue.',
  'love.sign.9': 'Makara on the 7th: respect before romance. Maturity attracts you, and feeling grows as duties are shared.',
  'love.sign.10': 'Kumbha on the 7th: friendship is the ground of it. You need a partner with a life of their own and unusual opinions.',
  'love.sign.11': 'Mina on the 7th: compassion and imagination. You are drawn to gentle people; clear agreements protect that gentleness.',
  'love.dignity.exalted': 'It stands exalted, and the text gives full happiness in marriage for this.',
  'love.dignity.moolatrikona': 'It stands in its root sign, close to full strength: a bond of substance is promised.',
  'love.dignity.own': 'It stands in its own sign, which the text reads as full happiness in marriage.',
  'love.dignity.greatFriend': 'Its host is a great friend, by nature and by place, and people tend to wish your bonds well.',
  'love.dignity.friend': 'A friend hosts it, so goodwill surrounds your bonds.',
  'love.dignity.neutral': 'Its host is indifferent, so a bond becomes what two people make of it.',
  'love.dignity.enemy': 'Its host is not friendly, so the start may be awkward or opposed and ease comes with time.',
  'love.dignity.greatEnemy':
    'Its host is twice unfriendly, by nature and by place: a bond needs its own ground, away from other people’s opinions.',
  'love.dignity.debilitated':
    'It is at its weakest by sign. Confidence in matters of the heart has to be learned, and a slow choice serves you better than a quick one.',
  'love.occ.sun': 'The Sun in the house of partnership: you or the other person wants to lead. Take turns, and say so.',
  'love.occ.moon': 'The Moon in the house of partnership: tenderness, moods and family feeling. You are loved where you feel safe.',
  'love.occ.mars':
    'Mars in the house of partnership: energy, heat and quick words. Exercise, shared work and a pause before replying keep it warm rather than hot.',
  'love.occ.mercury':
    'Mercury in the house of partnership: a bond that lives by talk, humour and shared interests, and goes quiet without them.',
  'love.occ.jupiter':
    'Jupiter in the house of partnership: advice, growth and goodwill between two people. This is among the kindest placements for the house.',
  'love.occ.venus':
    'Venus in the house of partnership: affection is a main road of your life, and comfort follows it. Choose depth over dazzle.',
  'love.occ.saturn':
    'Saturn in the house of partnership: seriousness, an age or duty gap, commitment that comes late or with conditions, and then stays.',
  'love.occ.rahu':
    'Rahu in the house of partnership: attraction to the unfamiliar, another culture, another pace. Ask plain questions early.',
  'love.occ.ketu': 'Ketu in the house of partnership: closeness with space in it. A shared inner life matters more than shared hobbies.',
  'love.asp.sun': 'The Sun, from your own sign of self, looks across at partnership: you need respect in love as much as affection.',
  'love.asp.moon': 'The Moon looks across at partnership: your feelings are easily read by the person opposite you, which is a strength.',
  'love.asp.mars': 'Mars looks at the house of partnership: passion, and disagreements that clear the air if they end the same day.',
  'love.asp.mercury': 'Mercury looks at the house of partnership: you choose with the mind as well, and words mend things.',
  'love.asp.jupiter': 'Jupiter looks at the house of partnership: elders, good sense and goodwill protect your bonds.',
  'love.asp.venus': 'Venus looks at the house of partnership: affection comes to meet you.',
  'love.asp.saturn': 'Saturn looks at the house of partnership: time tests what you choose; a long acquaintance before a promise is wise.',
  'love.venus.0':
    'Venus in Mesha falls in love quickly and shows it. The pursuit is half the joy, so keep courting after the answer is yes.',
  'love.venus.1': 'Venus in Vrishabha loves with the senses and with patience: loyalty, touch, good meals, no drama.',
  'love.venus.2': 'Venus in Mithuna flirts with ideas. You are charmed by wit, and boredom is your only real rival.',
  'love.venus.3': 'Venus in Karka loves by looking after. Old songs, home cooking and being remembered move you.',
  'love.venus.4': 'Venus in Simha loves grandly and wants to be proud of the person beside you.',
  'love.venus.5':
    'Venus in Kanya loves carefully and doubts its own charm. What you do for people says more than you think; let them thank you.',
  'love.venus.6': 'Venus in Tula is at ease in company and fair in love. You dislike quarrels so much that you may leave things unsaid.',
  'love.venus.7': 'Venus in Vrishchika loves with the whole heart and a good memory. Privacy is sacred to you.',
  'love.venus.8': 'Venus in Dhanu loves with open windows: travel, laughter, frankness.',
  'love.venus.9': 'Venus in Makara loves slowly and keeps its promises. Affection shows in what you take responsibility for.',
  'love.venus.10': 'Venus in Kumbha loves as a friend first. You need air, and give it.',
  'love.venus.11': 'Venus in Mina loves with compassion and imagination, at the height of its strength. Keep your feet near the ground.',
  'love.dara.sun':
    'By degree, the Sun is your darakaraka, the pointer to partnership: a bond that asks for mutual respect and a sense of duty.',
  'love.dara.moon': 'By degree, the Moon is your darakaraka, the pointer to partnership: a bond that lives by care and is close to family.',
  'love.dara.mars':
    'By degree, Mars is your darakaraka, the pointer to partnership: a bond with energy in it, where things are said outright.',
  'love.dara.mercury': 'By degree, Mercury is your darakaraka, the pointer to partnership: a bond that lives by talk, wit and lightness.',
  'love.dara.jupiter':
    'By degree, Jupiter is your darakaraka, the pointer to partnership: a bond that rests on principles, learning and generosity.',
  'love.dara.venus': 'By degree, Venus is your darakaraka, the pointer to partnership: a bond that seeks warmth, beauty and ease.',
  'love.dara.saturn': 'By degree, Saturn is your darakaraka, the pointer to partnership: a bond that grows by patience, work and reserve.',
  'love.d9.1': 'In the navamsa your 7th lord comes to the 1st house: the bond shapes who you become.',
  'love.d9.2': 'In the navamsa your 7th lord comes to the 2nd house: family life and shared means grow out of the bond.',
  'love.d9.3': 'In the navamsa your 7th lord comes to the 3rd house: love is kept alive by effort, messages and small journeys.',
  'love.d9.4': 'In the navamsa your 7th lord comes to the 4th house: the bond seeks a home, and finds its peace there.',
  'love.d9.5': 'In the navamsa your 7th lord comes to the 5th house: romance lasts inside commitment.',
  'love.d9.6':
    'In the navamsa your 7th lord comes to the 6th house: daily life is where the bond needs skill; divide the chores, not the blame.',
  'love.d9.7': 'In the navamsa your 7th lord comes to the 7th house: the varga repeats the promise of partnership, a firm mark.',
  'love.d9.8': 'In the navamsa your 7th lord comes to the 8th house: the bond goes through changes of form and deepens by honesty.',
  'love.d9.9': 'In the navamsa your 7th lord comes to the 9th house: partnership brings fortune and a shared faith or journey.',
  'love.d9.10': 'In the navamsa your 7th lord comes to the 10th house: the bond is visible, and tied to work and standing.',
  'love.d9.11': 'In the navamsa your 7th lord comes to the 11th house: friendship, shared hopes and gain come with the bond.',
  'love.d9.12': 'In the navamsa your 7th lord comes to the 12th house: quiet closeness, distance, or a life shared in another place.',
  'love.venusStrength.strong':
    'Venus, the natural pointer to love, is strong in your chart. Affection finds you, and you know what to do with it.',
  'love.venusStrength.plain':
    'Venus, the natural pointer to love, is of middling strength. Love comes by the ordinary roads: meeting, time, attention.',
  'love.venusStrength.weak':
    'Venus, the natural pointer to love, is not strong. You may undervalue yourself in love; kindness to yourself is the first step here.',
  // abroad
  'abroad.sign9.movable':
    'A movable sign stands on your 9th, the house of long roads: journeys are begun readily and often at short notice.',
  'abroad.sign9.fixed': 'A fixed sign stands on your 9th, the house of long roads: you travel seldom and for long, with a clear reason.',
  'abroad.sign9.dual': 'A dual sign stands on your 9th, the house of long roads: you go and come back, and may keep a foot in two places.',
  'abroad.sign12.movable': 'Your 12th has a movable sign: distance is entered easily, and residence changes more than once.',
  'abroad.sign12.fixed': 'Your 12th has a fixed sign: once you settle at a distance you do not move again lightly.',
  'abroad.sign12.dual': 'Your 12th has a dual sign: life away from home tends to alternate with life at home.',
  'abroad.dignity.exalted': 'It stands exalted, and far roads carry honour with them.',
  'abroad.dignity.moolatrikona': 'It stands in its root sign, so distant plans have real support.',
  'abroad.dignity.own': 'It stands in its own sign: what you plan at a distance rests on firm ground.',
  'abroad.dignity.greatFriend': 'A great friend hosts it: an invitation is likelier than an application.',
  'abroad.dignity.friend': 'A friend hosts it: people who went before you help you on the way.',
  'abroad.dignity.neutral': 'Its host is indifferent, so preparation decides more than luck.',
  'abroad.dignity.enemy': 'Its host is not friendly; papers, costs or homesickness need a margin.',
  'abroad.dignity.greatEnemy': 'Its host is twice unfriendly, by nature and by place: begin far plans early and with two ways round.',
  'abroad.dignity.debilitated': 'It is at its weakest by sign: the first attempt at a far plan may need a second.',
  'abroad.occ9.sun': 'The Sun in the house of long journeys: travel for duty, rank or study, and a sense of mission about it.',
  'abroad.occ9.moon': 'The Moon in the house of long journeys: shrines, water, learning; you come back changed and kinder.',
  'abroad.occ9.mars': 'Mars in the house of long journeys: you set out against advice and usually manage.',
  'abroad.occ9.mercury': 'Mercury in the house of long journeys: study, language and trade carry you far.',
  'abroad.occ9.jupiter': 'Jupiter in the house of long journeys: teachers and universities, faith and good fortune on the way.',
  'abroad.occ9.venus': 'Venus in the house of long journeys: art, friendship and partnership take you places.',
  'abroad.occ9.saturn': 'Saturn in the house of long journeys: travel comes late or by duty, and teaches by hardship.',
  'abroad.occ9.rahu': 'Rahu in the house of long journeys: the pull of the foreign is strong, sometimes stronger than the plan.',
  'abroad.occ9.ketu': 'Ketu in the house of long journeys: pilgrim’s roads; the purpose is inward even when the ticket is not.',
  'abroad.occ12.sun': 'The Sun in the 12th: work in a distant or closed place, away from the father’s ground.',
  'abroad.occ12.moon': 'The Moon in the 12th: rest and feeling find their place far off; homesickness is real and passes.',
  'abroad.occ12.mars': 'Mars in the 12th: energy spent in far places. Keep papers and tempers in order at borders.',
  'abroad.occ12.mercury': 'Mercury in the 12th: remote work, translation, foreign study; read each form twice.',
  'abroad.occ12.jupiter': 'Jupiter in the 12th: protection at a distance, and money spent on learning or charity there.',
  'abroad.occ12.venus': 'Venus in the 12th: comfort in another place, and a liking for life there.',
  'abroad.occ12.saturn': 'Saturn in the 12th: long, solitary stretches away. Routine and a few friends make them fruitful.',
  'abroad.occ12.rahu': 'Rahu in the 12th: the classic modern mark of foreign lands, by practice; expenses run ahead of plans.',
  'abroad.occ12.ketu': 'Ketu in the 12th: you can live simply anywhere, and retreat attracts you more than a passport does.',
  'abroad.rahu.1':
    'Rahu in your 1st house, by practice a mark of the outsider, makes you at ease among strangers and a little foreign at home.',
  'abroad.rahu.2': 'Rahu in your 2nd house, by practice, brings foreign money or foreign words into the household.',
  'abroad.rahu.3': 'Rahu in your 3rd house, by practice, gives the daring to go first and ask afterwards.',
  'abroad.rahu.4': 'Rahu in your 4th house, by practice, unsettles the birthplace and makes another roof thinkable.',
  'abroad.rahu.5': 'Rahu in your 5th house, by practice, draws you to foreign study or unusual learning.',
  'abroad.rahu.6': 'Rahu in your 6th house, by practice, handles visas, queues and rivals with persistence.',
  'abroad.rahu.7': 'Rahu in your 7th house, by practice, opens distance through a partner, clients or trade.',
  'abroad.rahu.8': 'Rahu in your 8th house, by practice, brings sudden changes of place; keep a reserve.',
  'abroad.rahu.9': 'Rahu in your 9th house, by practice, leans to far countries and unfamiliar teachers.',
  'abroad.rahu.10': 'Rahu in your 10th house, by practice, ties work to foreign firms or new technology.',
  'abroad.rahu.11': 'Rahu in your 11th house, by practice, brings gains and friends from other cultures.',
  'abroad.rahu.12': 'Rahu in your 12th house, by practice, is the plainest sign of residence far from the birthplace.',
  'abroad.home.holds':
    'Your 4th house, which stands for home, is better supported than the 12th. You may travel widely and still want your address here; plans with a return date suit you.',
  'abroad.home.releases':
    'Your 12th house is better supported than the 4th, which stands for home. By practice that is how a chart lets go of the birthplace: living away is lighter for you than for most.',
  'abroad.home.even':
    'Home and distance, the 4th and the 12th, are about evenly supported. Two bases, or some years away and then back, fit better than one final decision.',
  'abroad.purpose.work': 'Of the three usual reasons to go, work stands first in your chart: the 10th is tied to the houses of distance.',
  'abroad.purpose.study':
    'Of the three usual reasons to go, study or teaching stands first in your chart: the 5th and 9th carry the tie to distance.',
  'abroad.purpose.partner':
    'Of the three usual reasons to go, partnership or trade stands first in your chart: the 7th is tied to the houses of distance.',
  'abroad.purpose.journey': 'No single reason to go stands out: the chart speaks of journeys rather than of a new country.',
  'abroad.moon.movable': 'Your Moon is in a movable sign: change of place refreshes the mind.',
  'abroad.moon.fixed': 'Your Moon is in a fixed sign: the mind likes its own bed, and needs time to take root elsewhere.',
  'abroad.moon.dual': 'Your Moon is in a dual sign: you adapt quickly and miss home at odd moments.',
  'abroad.rajju':
    'All seven grahas from the Sun to Saturn stand in movable signs. That is Rajju yoga, rare, and its text speaks of one who is fond of travel and earns in other lands.',
  // growth, arudhas, what soothes and what attracts, settling
  'career.headLearning': 'Growth against stability',
  'career.growth.jupiter':
    'Jupiter stands stronger than Saturn in your chart: growth comes more easily than routine. Take on the wider task, and let somebody careful keep the books.',
  'career.growth.saturn':
    'Saturn stands stronger than Jupiter in your chart: stability comes more easily than expansion. Grow by deepening, and say yes to one risk a year that is larger than you like.',
  'career.growth.even':
    'Jupiter and Saturn are about equal in your chart: growth and stability take turns. Expand in Jupiter’s good seasons, consolidate in Saturn’s.',
  'career.learning.strong':
    'For study and further training the ground is good: {lord}, lord of the 5th, is well supported, so that a course or certificate begun with a clear use in mind tends to be finished.',
  'career.learning.plain':
    'For study and further training the ground is ordinary: {lord}, lord of the 5th, neither lifts nor hinders. Choose short courses with a certain use.',
  'career.learning.weak':
    'For study and further training the ground asks for patience: {lord}, lord of the 5th, has little support. Learn by doing, with a teacher close by, rather than alone from books.',
  'love.headArudha': 'How the two of you are seen',
  'love.arudha.amity':
    'The arudha of the lagna, the image you give, falls in {a1}, and that of the 7th, the image of partnership, in {a7}. They stand in kendra or trikona to one another, which the text reads as amity of the couple.',
  'love.arudha.strain':
    'The arudha of the lagna, the image you give, falls in {a1}, and that of the 7th, the image of partnership, in {a7}. They stand six, eight or twelve apart, which asks a couple to explain themselves to one another more often than they expect.',
  'love.arudha.plain':
    'The arudha of the lagna, the image you give, falls in {a1}, and that of the 7th, the image of partnership, in {a7}. They help each other by effort: what you build together is what shows.',
  'love.upapada.benefic':
    'The upapada, the arudha of the 12th, which is read for a lasting bond, is in {ul}, and its second sign has the help of {grahas}. The text counts that among the marks of a good marriage.',
  'love.upapada.malefic':
    'The upapada, the arudha of the 12th, which is read for a lasting bond, is in {ul}, with {grahas} on its second sign and no benefic there. What keeps a bond here is upkeep: fair money, fair words, and help asked for early.',
  'love.upapada.plain':
    'The upapada, the arudha of the 12th, which is read for a lasting bond, is in {ul}, and its second sign is neither helped nor troubled by a graha: a bond lasts by what two people do for it.',
  'love.d9venus.0': 'In the navamsa Venus goes to Mesha: with time you love more bravely and say what you want.',
  'love.d9venus.1': 'In the navamsa Venus comes home to Vrishabha: with time love grows calmer, richer and more loyal.',
  'love.d9venus.2': 'In the navamsa Venus goes to Mithuna: with time companionship becomes a lifelong conversation.',
  'love.d9venus.3': 'In the navamsa Venus goes to Karka: with time love turns towards home and tenderness.',
  'love.d9venus.4': 'In the navamsa Venus goes to Simha: with time you want to be proud of each other in the open.',
  'love.d9venus.5': 'In the navamsa Venus goes to Kanya, where it is shy: with time the lesson is to accept what is imperfect and kind.',
  'love.d9venus.6': 'In the navamsa Venus comes home to Tula: with time fairness and grace become the habit of your bonds.',
  'love.d9venus.7': 'In the navamsa Venus goes to Vrishchika: with time love goes deeper and asks for the whole truth.',
  'love.d9venus.8': 'In the navamsa Venus goes to Dhanu: with time you share a road, a faith or a project.',
  'love.d9venus.9': 'In the navamsa Venus goes to Makara: with time love proves itself in duties carried together.',
  'love.d9venus.10': 'In the navamsa Venus goes to Kumbha: with time friendship becomes the stronger half of love.',
  'love.d9venus.11': 'In the navamsa Venus reaches Mina, its height: with time love becomes generous and forgiving.',
  'love.headNeeds': 'What your heart needs beside love',
  'love.needs.same':
    'The Moon and Venus share a sign: what soothes you and what attracts you are the same thing, which is a rare simplicity. The risk is to live inside it and forget the world.',
  'love.needs.easy':
    'The Moon and Venus stand in easy relation, in trine or three signs of effort apart: what soothes you and what attracts you can be found in one person.',
  'love.needs.square':
    'The Moon and Venus stand at an angle to one another: what attracts you does not always soothe you. A bond lasts when it offers both, excitement on some days and rest on others, and when you say which of the two it is today.',
  'love.needs.awkward':
    'The Moon and Venus stand six, eight or twelve signs apart and hardly see one another: you may choose with one part of yourself and live with another. Take longer over choices of the heart, and watch how you sleep near the person.',
  'abroad.headSettling': 'Settling in',
  'abroad.asp.sun': 'The Sun looks at your house of long journeys: an official purpose or a father’s wish sends you on your way.',
  'abroad.asp.moon': 'The Moon looks at your house of long journeys: longing itself is a reason to go, and a mother’s blessing matters.',
  'abroad.asp.mars': 'Mars looks at your house of long journeys: decisions to leave are quick, so let somebody check the dates.',
  'abroad.asp.mercury': 'Mercury looks at your house of long journeys: letters, tests and applications bring the road nearer.',
  'abroad.asp.jupiter': 'Jupiter looks at your house of long journeys: helpers, teachers and good timing go with you.',
  'abroad.asp.venus': 'Venus looks at your house of long journeys: somebody dear, or a taste for other ways of life, draws you.',
  'abroad.asp.saturn': 'Saturn looks at your house of long journeys: distance comes with duty and after delay, and then for long.',
  'abroad.mercury.strong': 'Language and paperwork are your allies: Mercury is strong, so that a new tongue or system is learned quickly.',
  'abroad.mercury.plain':
    'Language and paperwork need ordinary care: Mercury is of middling strength, and one course before departure saves months after it.',
  'abroad.mercury.weak':
    'Language and paperwork are the weak side: Mercury has little support, so let a second person read each form, and begin the language a year early.',
  'abroad.settle.strong':
    'In feeling you settle well, because the Moon is well supported: a kitchen, a park and two friends make a place yours.',
  'abroad.settle.plain': 'In feeling you settle in ordinary time: the first winter is long, the second is home.',
  'abroad.settle.weak':
    'In feeling you settle slowly, because the Moon has little support: plan visits home into the first two years, and do not take homesickness for failure.',
  'abroad.guard.good':
    'Jupiter, who guards on far roads, is well placed for it in your chart, so help from strangers is something you may count on a little.',
  'abroad.guard.hard': 'Jupiter, who guards on far roads, needs support in your chart, so arrange help beforehand rather than hope for it.',
}
