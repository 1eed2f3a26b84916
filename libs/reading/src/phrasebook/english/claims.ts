/**
 * Texts of single placements without the sentence that a weightier placement of the same chart speaks against (see rules/claims.ts): what is left
 * of the text stands by itself.
 */
export const BARE_TEXTS = {
  // who sees the work that is done
  'place.sun.10.bare': 'The Sun in the 10th stands at noon: responsibility, and the strength to carry it.',
  'place.sun.8.bare': 'The Sun in the 8th keeps its light under cover, and means are safest when they are simple.',
  'lord.1.in.5.bare':
    'Ideas, teaching, play and the young bring you alive. You are proud of what you make; the lesson is to enjoy the work before the applause.',
  'lord.1.in.10.bare':
    'You are what you do. A good name comes by your own effort, often with a father figure’s example behind you, and idleness sits badly with you.',
  'lord.3.in.8.bare':
    'Your effort serves best in support, research and repair. It is worthwhile when the company is worthy; leave early where corners are being cut.',
  'lord.3.in.10.bare': 'What you have, you earn. Comfort follows labour, and any trade of skill, media or movement can become a position.',
  'lord.4.in.10.bare':
    'Standing and a comfortable home come from the same source: steady self-control in your work. Buildings, land, vehicles or the public may be part of it.',
  'lord.11.in.10.bare': 'Standing pays by self-control and principle, and name and income tend to move in the same season.',
  'career.dignity.exalted.bare': '{graha} is exalted in {sign}: you bring full ability to your work, and setbacks in it tend to be short.',
  'career.dignity.enemy.bare':
    '{hostStart}, whose sign {sign} is, is no friend of {graha2}, so put in writing what was agreed and what you have done.',
  'career.dignity.greatEnemy.bare':
    'In {sign} {graha2} has a host who is unfriendly by nature and by place, {host}: a written record of what you do serves you best.',
  'career.sun.strong.bare': 'The Sun, for rank and those above you, is on your side once you speak for your own results.',
  'career.sun.weak.bare': 'The Sun, for rank and those above you, is weak: in {area} above all, count on results more than on praise.',
  'career.amatya.hidden.bare': 'From the {house} it works out of sight, so put the advice that you give in writing.',
  'career.amatya.hidden.business.bare': 'From the {house} it works out of sight, so put your name on what you supply.',
  'career.amatya.hidden.study.bare': 'From the {house} it works out of sight, so show your working.',
  'place.sun.6.bare': 'The Sun in the 6th is one of its best places: daily duty done with pride, and order where others tire.',
  'sav.best.2.bare': 'chosen words and family ties repay every care you give them.',
  'sav.weak.2.bare': 'let harsh words wait a night.',
  'sav.weak.5.bare': 'test clever plans on a friend.',
  'sav.weak.11.bare': 'choose friends by what they do.',
  // how a strange place is taken to
  'lord.6.in.2.bare':
    'Daring in speech, and known among your own people: BPHS marks this one for life away from the birthplace. Daily work and income run on one track.',
  'lord.6.in.10.bare':
    'Known beyond your circle, and a good speaker: so the text reads this placement. Work that deals with problems, rivals or rules becomes your name.',
  'abroad.moon.movable.bare': 'The Moon in {sign} is in a movable sign: the mind likes to be under way.',
  'abroad.moon.fixed.bare': 'The Moon in {sign} is in a fixed sign: where the mind has taken root it stays.',
  // how a contest goes
  'place.mars.6.bare': 'Mars in the 6th is generous and well-off by effort, and at its best with a deadline.',
  'place.rahu.6.bare': 'Rahu in the 6th is harried by rivals and does not tire; means come with it.',
  'lord.6.in.11.bare': 'Brave and principled, you find income from service and settlement well supported.',
  'sav.best.6.bare': 'service and daily craft carry you.',
  'sav.weak.6.bare': 'keep debts small and routines firm.',
  'lord.6.in.8.bare': 'The upward road is a strict routine, plain accounts, and papers that are closed once and for all.',
  'lord.6.in.12.bare': 'Energy drains through habits. Choose one discipline and one teacher, and expense turns into training.',
  // with whom, or out of whose sight, it is done
  'career.sign.6.bare': 'Tula on the 10th weighs and joins: trade, law, design, diplomacy, client work.',
  'career.sign.6.settled.bare': 'Tula on the 10th weighs and joins, and a fair balance is what you bring to a task.',
  'lord.10.in.7.bare': 'Clear speech and truthfulness win people over, and peace at home helps the work and the reverse.',
  'place.moon.10.bare': 'The Moon in the 10th likes to help good people succeed, and does well where care is part of the work.',
  'career.occ.moon.bare':
    'The Moon in the house of work ties your career to care and to goods that flow; changes of role follow changes of feeling.',
  'career.asp.moon.bare': 'The Moon looks at your house of work from the {placed}: the mood at home and the mood at work move together.',
  'lord.10.in.12.bare':
    'Your work has far places, institutions or quiet rooms in it. You are able though anxious; official dues and rivals need careful handling.',
  'place.sun.12.bare': 'The Sun in the 12th withdraws to see clearly, and money asks for a plan.',
  'place.saturn.12.bare': 'Saturn in the 12th must guard against discouragement. Small completed tasks are its medicine.',
  // whether money stays
  'lord.2.in.2.bare':
    'Money is a subject of its own with you, and pride in what you own is fair; family talk about it goes better when you say numbers early and plainly.',
  'lord.11.in.2.bare': 'Income feeds the household first. Charity suits you and does not diminish you.',
  'sav.gain.keep.bare':
    'The 11th has {eleven} points, more than the 10th ({ten}) and than the 12th ({twelve}): work brings in more than it costs. The text names this order as a sign of means.',
  'place.jupiter.3.bare': 'Jupiter in the 3rd is sparing with praise. Encourage a junior and watch both of you rise.',
  'lord.1.in.12.bare':
    'Part of you belongs to quiet places, distant lands and unseen work. Spent on purpose, this openness becomes generosity and inner life.',
  'lord.2.in.8.bare':
    'Money arrives by indirect roads: land, settlements, commissions, what was forgotten. A plain reserve is worth more to you than a clever scheme.',
  'lord.2.in.12.bare': 'You are bold with money. A fixed part laid aside on the day it comes suits that better than resolutions do.',
  'lord.6.in.5.bare':
    'Kind at heart. Speculation strains friendships; skill that is trained daily, and fair terms with younger people, serve you better.',
  'lord.9.in.12.bare':
    'You may find your teachers a long way from home, and giving to good causes and to guests is part of how things come back.',
  'lord.11.in.12.bare':
    'Income serves good works, distant places and the company of foreigners. Fix your saving before your giving, and both will last.',
  'lord.12.in.1.bare': 'Distance calls you, and rest must be planned; put a fence around your energy first.',
  'place.mars.2.bare': 'Mars in the 2nd speaks plainly. Said more slowly, your frankness becomes the thing people trust.',
  'place.rahu.12.bare':
    'Rahu in the 12th is drawn to what is far away or private. Clear accounts and a clear conscience make it an explorer.',
  'place.ketu.12.bare': 'Ketu in the 12th is drawn to the invisible. A daily practice keeps it clear.',
  'sav.gain.spend.bare':
    'The 11th has {eleven} points against {ten} on the 10th and {twelve} on the 12th: fix the share of income that you keep before you see it.',
  'career.sav.leak.bare': 'Put a fixed part of each month’s money out of reach on the day it comes.',
  // whether affection comes by itself
  'love.venusStrength.strong.bare':
    'Venus, the natural pointer to love, is {seat}, in the {house}: you are most at ease with affection in {area}.',
  'love.asp.venus.bare': 'Venus looks at the house of partnership from the {placed} ({sign}): grace and good manners help a bond along.',
  'lord.5.in.3.bare':
    'You mind your own affairs and hold brothers and sisters dear. Let your feelings be said aloud: thrift helps money, not romance.',
  'lord.5.in.6.bare':
    'Love and creative work ask for clear agreements, and friction with younger people eases when you correct less and listen longer.',
  'love.node.ketu.bare':
    'Ketu beside the lord of marriage asks for hours of your own: say “I need an evening alone” rather than going silent.',
  // how large luck is
  'lord.9.in.1.bare': 'Learned, honoured and well regarded, you do best where you go in person, and distance does not frighten you.',
  'lord.9.in.4.bare':
    'Houses, vehicles and a mother’s blessing come into your story, and journeys go best when there is a place to return to.',
  'lord.9.in.6.bare': 'Long journeys run on preparation: check the second document, then the first one again.',
  'lord.9.in.8.bare': 'What you inherit is more often insight than means, and a change can open what was closed.',
  'lord.9.in.9.bare': 'The house of fortune keeps its own lord: teachers, faith and long journeys have a firm place in your life.',
  'lord.9.in.10.bare': 'In your own field you are listened to and liked. Journeys come through work and serve it.',
  'lord.9.in.11.bare': 'Respect for elders brings returns, and hopes tied to far places have a way of being met.',
  'lord.11.in.9.bare': 'Skilled, truthful and honoured by those whose word counts, you gain through study, law, travel or faith.',
  'place.venus.9.bare': 'Venus in the 9th has companions and friends who lift it.',
  'place.saturn.9.bare': 'Saturn in the 9th doubts before it believes, and gains ground by duty done unasked.',
  'sav.best.9.bare': 'teachers, far roads and good principles serve you best.',
  'sav.weak.9.bare': 'have a second copy of each document, and check the guide before the road.',
  // how readily a journey begins
  'abroad.sign9.movable.bare': '{sign}, a movable sign, is your 9th, the house of long roads: a journey is a fresh start to you.',
  'abroad.sign9.fixed.bare':
    '{sign}, a fixed sign, is your 9th, the house of long roads: a journey of yours has a clear reason, and you keep to it.',
  'abroad.sign12.movable.bare': '{sign}, your 12th, is movable: a new place works on you as a fresh start.',
  'abroad.occ9.mars.bare': 'Mars in the house of long journeys ({state}): you bring courage and able hands to the road.',
  'abroad.occ9.saturn.bare': 'Saturn in the house of long journeys ({state}): the road is planned with care, and what it brings lasts.',
  'abroad.asp.mars.bare':
    'Mars looks at your house of long journeys from the {placed} ({sign}): let somebody check the dates of a journey.',
  'abroad.asp.saturn.bare':
    'Saturn looks at your house of long journeys from the {placed} ({sign}): distance comes with duty, and then for long.',
  // whether a life at a distance stays in one place
  'abroad.sign12.fixed.bare': '{sign}, your 12th, is fixed: at a distance you keep to the habits you came with.',
  'abroad.sign12.dual.bare': '{sign}, your 12th, is dual: at a distance you keep two sets of habits, and are at ease with both.',
  'abroad.verse12.far.bare':
    '{lord}, lord of the 12th, and the house itself have malefics with them, which the verse reads as a life in foreign lands; what is dear should travel light.',
  // how firm the ground of home is
  'lord.1.in.4.bare':
    'Support from parents or elders, old friends and a place of your own matter more to your peace than any title, and your charm works best in small rooms.',
  'lord.4.in.3.bare': 'You make your own comfort, by your own strength. Generous, able, and better when moving.',
  'lord.4.in.4.bare': 'Study, the counsel of others and a gentle household matter to you more than most things.',
  'lord.4.in.6.bare':
    'Repairs, debts or quarrels over a house are best settled in calm letters; you sleep better once duties at home are shared out.',
  'lord.4.in.8.bare': 'Property papers deserve a second reading, and peace is something you learn to carry inside.',
  'lord.4.in.12.bare': 'Keep fixed hours of rest in a quiet place, since drift is the risk.',
  'lord.8.in.4.bare':
    'You have an instinct for what lies beneath families and houses, and settling is something you do by choice, not by inheritance.',
  'place.mars.4.bare':
    'Mars in the 4th has strength to spend on the house. Building, repairing or exercising uses it up; arguments over land and vehicles do not.',
  'place.jupiter.4.bare': 'Jupiter in the 4th brings the goodwill of elders, friends and helpers.',
  'place.venus.4.bare': 'Venus in the 4th likes beauty around it, and people to share it with.',
  'place.rahu.4.bare': 'Rahu in the 4th does well to ground itself with a garden, a kitchen, one fixed corner.',
  'place.ketu.4.bare': 'Ketu in the 4th makes belonging an inner matter.',
  'abroad.rahu.4.bare': 'Rahu in your 4th house, by practice, makes another roof thinkable.',
  'sav.best.4.bare': 'what you spend on home and land is kept.',
  'sav.weak.4.bare': 'keep the papers of home and land in order.',
  // brothers and sisters
  'lord.3.in.3.bare': 'Cheerful persistence carries you. A project that you share moves faster than one done alone.',
  'lord.3.in.6.bare': 'Competition wakes you up. You have learned to win by patience, and the result over time is solid means.',
  'lord.6.in.3.bare':
    'Patience wears thin on small errors. You gain ground when you pick one contest a season and let the other ones pass.',
  'lord.8.in.3.bare':
    'Courage arrives in waves. Begin before you feel ready; ten quiet minutes a day change this placement more than any resolution.',
  'lord.9.in.3.bare':
    'Your luck needs your legs: letters, short roads that become long ones. Good nature opens the way, and effort doubles it.',
  'lord.11.in.3.bare': 'Skill in many kinds of work pays you.',
  'place.moon.3.bare': 'The Moon in the 3rd likes movement. Your mood lifts as soon as you begin something with your hands.',
  'place.mars.3.bare': 'Mars in the 3rd is hard to defeat: strong, cheerful, brave. You win on your own feet.',
  'place.mercury.3.bare':
    'Mercury in the 3rd is brave in print, though it tires itself with errands. Choose fewer messages and better ones.',
  'place.rahu.3.bare': 'Rahu in the 3rd is proud, strong-willed and well-off by its own daring.',
  'sav.best.3.bare': 'initiative pays; skills and short roads are where doors open.',
  // command
  'career.sign.4.bare': 'Simha on the 10th wants work that carries its own name: administration, stage, state.',
  'career.sign.4.settled.bare': 'Simha on the 10th wants work that carries your own name.',
  'career.occ.sun.bare':
    'With the Sun in the house of work you are meant to be answerable: administration, the state or any task with a seal and a signature.',
  'place.sun.11.bare': 'The Sun in the 11th brings high standing among friends and steady means. You rise in groups.',
  'place.mars.10.bare': 'Mars in the 10th is brave, giving, praised for getting things done. Soften the tone and your standing holds.',
  'place.rahu.9.bare': 'Rahu in the 9th questions custom. Mind the tone of your arguments.',
  'place.ketu.6.bare': 'Ketu in the 6th is generous, firm and wins without display.',
  'career.amatya.joins.bare': 'It stands beside {lord}, the ruler of your work: counsel and daily work go together.',
  'career.amatya.sees.bare': 'It looks at {lord}, the ruler of your work: counsel and daily work go together.',
  'career.node.ketu.bare':
    'Ketu beside the lord of your work loosens your grip on titles: you may walk away from a good place without a word.',
  // work that lasts, and work that begins anew
  'place.saturn.10.bare': 'Saturn in the 10th asks for responsibility, and gives a name made by work.',
  'career.occ.saturn.bare':
    'Saturn in the house of work stands for structure, labour, law, large organisations, responsibility that grows.',
  'career.occ.saturn.settled.bare': 'Saturn in the house of work asks for patience, and repays it by responsibility that grows.',
  'career.sign.11.bare': 'Mina on the 10th serves quietly and imagines widely: healing, film, charity, shipping, counsel, faith.',
  'lord.10.in.8.bare':
    'To look into things and set them right suits you better than straight routine; watch for slack weeks and sharp words.',
  'lord.8.in.10.bare': 'Tasks that deal with change, research, settlement or repair fit you best.',
  // how soon gain comes
  'lord.1.in.11.bare':
    'You do best among friends, groups and larger aims. People remember your good qualities, so keep your circle wide and your promises small and kept.',
  'lord.11.in.8.bare': 'Plan on what has arrived, never on what is promised, and this placement behaves well.',
  'lord.11.in.11.bare': 'Gain is at home in its own house: learning and ease both grow with time.',
  'lord.8.in.11.bare': 'Friends from difficult days become the valuable ones, and ease grows with the years.',
  'sav.best.11.bare': 'widen the circle rather than the effort.',
  // speech
  'lord.1.in.9.bare':
    'You find teachers, and faith of some kind steadies you. Doors open most when you act from principle, and home and means tend to follow.',
  'lord.9.in.2.bare': 'Learning turns into wealth and a happy table. Teachers, books and far contacts feed the household.',
  'place.sun.2.bare': 'The Sun in the 2nd wants its word to count, and money matters improve when pride is kept out of them.',
  'place.moon.2.bare': 'The Moon in the 2nd gives a good memory and a gift for providing. People tell you things over food.',
  'place.jupiter.2.bare': 'Jupiter in the 2nd gives good food and growing means. What you know is asked for as advice.',
  'place.jupiter.12.bare': 'Jupiter in the 12th serves without asking. Spend on learning and on quiet places.',
  'place.venus.2.bare': 'Venus in the 2nd has several sources of income. Taste is worth money to you.',
  'place.saturn.2.bare': 'Saturn in the 2nd takes time with money. The text has means come later, and often away from home.',
  'place.ketu.2.bare': 'Ketu in the 2nd is spare with money, and would rather give a thing than talk of it.',
  // papers and figures
  'career.mercury.strong.bare': 'Mercury, for skill, is strong: words and trade earn money for you, most of all in {area}.',
  'career.mercury.strong.study.bare': 'Mercury, for skill, is strong: words come easily to you, most of all in {area}.',
  'career.mercury.strong.service.bare': 'Mercury, for skill, is strong: writing and good counsel are yours to give.',
  'career.occ.mercury.bare': 'Mercury in the house of work keeps several tasks in the air at once.',
  'place.mercury.2.bare': 'Mercury in the 2nd lives by its wits, and refinement in speech pays.',
  'lord.5.in.2.bare': 'Knowledge becomes household wealth. Care for family, and loyalty in love, build a good name over the years.',
  'lord.6.in.6.bare':
    'Outsiders become friends more easily than kin. In service, law, repair or health you hold your own, and moderate means held calmly beat bold ones held anxiously.',
  'career.mercury.weak.bare': 'Mercury, for skill, is weak: give words and agreements a second reading.',
  'career.mercury.weak.service.bare': 'Mercury, for skill, is weak: read twice what you are given before you answer.',
  // how easily money is earned
  'lord.2.in.9.bare': 'Diligence meets luck here. Skill, study and travel serve money, and giving a fixed part away suits you.',
  'lord.2.in.11.bare': 'Money comes from several sources, by industry, and people trust you with their own affairs.',
  'yoga.gada.bare': 'the seven grahas stand in two neighbouring angles. The text gives learning and steady effort.',
  // command and speech that a yoga gives
  'yoga.sasa.bare': 'Saturn, {dignity}, holds an angle, your {houses} house. The text gives an able, enduring mind.',
  'yoga.kahala.bare':
    'the lord of your 4th and Jupiter stand in angles from each other while the lagna lord is strong ({grahas}, in {signs}). The text gives energy.',
  'yoga.kahala.withTenthLord.bare':
    'the lords of your 4th and 10th stand together, the first of them strong ({grahas}, in {signs}). The text gives energy.',
  'yoga.bhadra.bare':
    'Mercury, {dignity}, holds an angle, your {houses} house. The text gives strength and learning, used to help one’s own people.',
} as const
