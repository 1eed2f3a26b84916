/** Verses on the lords of houses for those whose days no post and no trade fills: the sense of BPHS 24 without offices, buyers and pay. */
export const AT_HOME = {
  'lord.10.in.1.home':
    'What you take on carries your own name. You find your own way of doing it, people know it for yours, and it grows easier with the years.',
  'lord.10.in.2.home':
    'What you do feeds the household and earns respect from those whose word counts. You give freely, and are heard on money and on how the young are brought up.',
  'lord.10.in.3.home':
    'Courage moves what you do. You speak truthfully and well, helpers stand by you, and a message sent in time does half of it.',
  'lord.10.in.4.home':
    'What you do and where you live share a wall: the house, land, the care of others, a corner of your own. You are content when the evening is left in peace.',
  'lord.10.in.5.home': 'Whatever you learn finds its use: with the young, in advice, in what you make. Cheerfulness and judgment carry it.',
  'lord.10.in.6.home':
    'Routine takes its share of your days, and thanks come late. What is broken, unpaid or quarrelled over is brought to you because you can set it right; take one such thing at a time.',
  'lord.10.in.7.home':
    'What you do is done face to face. Say plainly what you can give and what you cannot, and the rest of the day runs easier.',
  'lord.10.in.8.home':
    'Your tasks come in bursts, with slack weeks between. To look into a thing and set it right suits you better than straight routine; watch for sharp words.',
  'lord.10.in.9.home':
    'A good seat for what you do: teachers, faith and learning stand behind it, and those who are far away may ask for your counsel.',
  'lord.10.in.10.home':
    'The house of deeds holds its own lord. You are able in whatever you take up, straight with everybody, and respect for your elders returns as trust.',
  'lord.10.in.11.home':
    'What you do leads to good company. Truthful dealing and good cheer draw people to you, and what is done in a circle goes further than what is done alone.',
  'lord.10.in.12.home':
    'Much that you do is done out of sight. You are able though anxious; keep official papers in one place, and rest before you are tired.',
  'lord.2.in.1.home':
    'Money and speech are tied to your person: people trust you with both. Relatives may not always follow your choices, and need not.',
  'lord.2.in.2.home':
    'The house of means holds its own lord. Pride in what you own is fair; family talk about money goes better when you say numbers early and plainly.',
  'lord.2.in.3.home':
    'Means follow initiative: a letter written, a call made, a skill of the hands. In money matters choose company for character first.',
  'lord.2.in.5.home':
    'Your judgment looks after money well. What you know is worth something, and the young learn from you how to keep accounts.',
  'lord.2.in.6.home':
    'Money asks for watching where there are dues, repairs and claims, and you are good at setting such things right. Loans to friends are the weak point.',
  'lord.2.in.7.home':
    'Means are held together with somebody close. Keep what is shared and what is yours written down, and affection stays easy.',
  'lord.2.in.8.home':
    'Money arrives by indirect roads: land, settlements, what was forgotten. A plain reserve is worth more to you than a clever scheme.',
  'lord.2.in.9.home': 'Diligence meets luck here, and giving a fixed part away suits you.',
  'lord.2.in.10.home':
    'Means and good name feed each other here: what is paid on the day and told openly is remembered. Guard time at home as strictly as any duty.',
  'lord.2.in.11.home': 'Money comes from more than one side, and people trust you with their own affairs.',
  'lord.2.in.12.home': 'Give each larger expense a purpose first, and lay a fixed part aside on the day the money comes.',
  'lord.11.in.1.home': 'What you hope for comes to you in person, by frankness. Each new acquaintance is a possible door.',
  'lord.11.in.3.home': 'Skill of many kinds is in your hands, and what you begin yourself brings you more than what you wait for.',
  'lord.11.in.5.home': 'What you gain comes through learning, advice and the young. You are happiest when what you do also teaches you.',
  'lord.11.in.6.home':
    'What is yours comes out of hard places: dues, claims, distance. Keep your manner gentle and your accounts exact, and the hard place becomes a road.',
  'lord.11.in.7.home':
    'What you gain comes through other people, those who stand beside you first of all. Generosity is natural; let a second head look at your spending.',
  'lord.11.in.8.home':
    'What is due to you comes after a delay and often in one piece. Plan on what has arrived, never on what is promised, and this placement behaves well.',
  'lord.11.in.9.home':
    'Fortune and means agree. Truthful, and honoured by those whose word counts, you are helped by study, by travel and by faith.',
  'lord.11.in.10.home': 'What you hope for tends to come with the name you have kept.',
  'lord.12.in.10.home':
    'What you do for others costs before it gives anything back: fees, offices, roads. Ask the price first, and go slowly.',
  'lord.9.in.10.home':
    'Fortune works through what you do for others, and people’s liking comes with it. Journeys are made for a duty and serve it.',
  'lord.9.in.5.home':
    'Devotion to teachers, generosity, and joy in the young: this is a gracious placement. A journey to learn or to pray has good ground here.',
  'lord.3.in.10.home':
    'What you have, you earned, and it shows. Initiative is noticed, and a skill that you keep up opens more doors than a request.',
  'lord.3.in.3.home':
    'Cheerful persistence carries you. Brothers, sisters and neighbours are a real support, and what is shared with them moves faster than what is done alone.',
  'lord.4.in.10.home':
    'A good name and a comfortable home come from the same source, steady self-control. Buildings, land or vehicles may be part of it.',
  'lord.5.in.10.home': 'What you make or teach can carry you into public view: this is one of the classic links of mind and good name.',
  'lord.7.in.10.home':
    'The other person has a path of their own, and duties are part of what is shared. Such a bond does well when each guards the other’s time.',
  'career.dignity.exalted.home': '{graha} is exalted in {sign}: what you take on is done well, and others see it.',
  'career.dignity.moolatrikona.home':
    '{sign} is the root sign of {graha2}, where it is close to full strength: others can rely on you year after year.',
  'career.dignity.own.home': '{graha} is at home in {sign}, so that your own skills carry what you do.',
  'career.dignity.greatFriend.home':
    'In {sign} {graha2} is the guest of a great friend, {host}: help comes from people who choose to help, and it tends to last.',
  'career.dignity.friend.home':
    'In {sign} {graha2} is hosted by a friend, {host}, so that those around you are more often allies than obstacles.',
  'career.dignity.neutral.home':
    'In {sign} {graha2} is the guest of {host}, who neither helps nor hinders it, so what you do answers mainly to effort.',
  'career.dignity.enemy.home': '{hostStart}, whose sign {sign} is, is no friend of {graha2}: what was agreed is best written down.',
  'career.dignity.greatEnemy.home':
    'In {sign} {graha2} has a host who is unfriendly by nature and by place, {host}: say aloud what you have done, for few will see it by themselves.',
  'career.dignity.debilitated.home':
    'In {sign} {graha2} is at its weakest; the text speaks of hindrances in what you do, which in life often reads as skill learned the hard way.',
  'career.node.rahu.home': 'Rahu beside the lord of this house makes your way of doing things an unusual one; keep what you sign in order.',
  'career.node.ketu.home': 'Ketu beside the lord of this house loosens your grip on titles: to know one thing well is enough for you.',
  'career.occ.mercury.home': 'Mercury in the house of deeds lives by words and numbers: letters, accounts and the telling of things.',
  'career.occ.saturn.home': 'Saturn in the house of deeds asks for patience: what you look after for years is what people thank you for.',
  'career.occ.rahu.home':
    'Rahu in the house of deeds reaches for the unusual: what nobody else has tried may be yours to try; read the small print first.',
  'career.occ.ketu.home':
    'Ketu in the house of deeds is skilled and detached: what you do for a purpose lasts longer than what you do for thanks.',
  'career.asp.sun.home':
    'From the house of home, the {placed}, the Sun looks at your house of deeds: what the family expects of you stands behind much that you do.',
  'career.asp.moon.home': 'The Moon looks at your house of deeds from the {placed}: the mood at home sets the pace of the day.',
  'career.asp.mercury.home': 'Mercury looks at your house of deeds from the {placed}: reading, papers and clear words are your tools.',
  'career.asp.jupiter.home':
    'Jupiter looks at your house of deeds from the {placed}, which is a kind protection: good advice comes when it counts.',
  'career.asp.venus.home':
    'Venus looks at your house of deeds from the {placed}: good manners, friends and taste open doors that effort alone does not.',
  'abroad.occ9.sun.home': 'The Sun in the house of long journeys ({state}): a duty or a family occasion sends you on your way.',
  'abroad.occ9.mercury.home': 'Mercury in the house of long journeys ({state}): letters, language and friends carry you far.',
  'abroad.occ9.jupiter.home': 'Jupiter in the house of long journeys ({state}): teachers, shrines and good fortune on the way.',
  'abroad.asp.sun.home':
    'The Sun looks at your house of long journeys from the {placed} ({sign}): a duty, or a wish of the family, sends you on your way.',
  'abroad.asp.moon.home': 'The Moon looks at your house of long journeys from the {placed} ({sign}): longing itself is a reason to go.',
  'voice.career.house.for.home': '{what} speaks for the good name you have',
  'voice.career.house.against.home': '{what} makes you work for thanks that others get unasked',
  'voice.career.lord.for.home': '{well}, so effort turns into a good name',
  'voice.career.lord.against.home': '{ill}, so thanks come later than the work for them',
  'voice.career.karaka.for.home':
    'taken together they stand better than in most charts, which serves your good name, your endurance and your skill',
  'voice.career.karaka.against.home':
    'taken together they give little by themselves, so steadiness and skill are built by practice rather than given',
  'voice.career.moon.for.home': 'what you want to do and what it gives you agree, so you do not tire of it',
  'voice.career.vargaHouse.for.home': 'in the chart that is drawn for work alone the seat of deeds is well held',
  'voice.career.vargaHouse.against.home':
    'in the chart that is drawn for work alone the seat of deeds is poorly held, so thanks lag behind skill',
  'voice.career.second.for.home': 'what is due to you tends to reach you, and friends open doors',
  'career.sav.order.home': 'Gains stand above work and above spending, which the text reads as ease with money.',
  'career.sav.orderBut.home':
    'Gains stand above work and above spending, which the text reads as ease with money; the lords of money do not all bear it out, so count on what has come in.',
  'career.sav.work.home': 'Work has a fuller house than gains: what you do for others is worth more than what it pays.',
  'career.sav.even.home': 'Work and gains have houses equally full: what you give and what you get keep pace.',
  'career.sav.gain.home': 'Gains have a fuller house than work: small tasks are enough to keep what you need.',
  // the 7th of those who have lost husband or wife: company, and what a bond has left behind
  'lord.7.in.1.sole':
    'Company matters to you, and you bring skill and warmth to it. Say plainly what you want of an evening, and you will have it.',
  'lord.7.in.2.sole':
    'What two people built goes on feeding the household. Money is the first thing to keep in order, and the rest may take its time.',
  'lord.7.in.3.sole':
    'Company grows out of talk, neighbourhood and messages. Small initiatives keep it alive, and worries lighten when they are spoken the same day.',
  'lord.7.in.4.sole':
    'What counts for you is truthfulness and a real home. Those who keep a mind of their own are the company that suits you.',
  'lord.7.in.5.sole':
    'Tenderness and loyalty speak the same language in your chart, and the young are near it: closeness brings out what is best in you.',
  'lord.7.in.6.sole': 'Company needs some upkeep. To serve together, on a task you both value, makes friends of those who differ from you.',
  'lord.7.in.7.sole': 'The 7th holds its own lord: you are at ease with people, and a word once given stands.',
  'lord.7.in.8.sole':
    'What was close changed you more than most things do. What is shared in money needs open accounts, and trust is made slowly.',
  'lord.7.in.9.sole':
    'You grow fond of those who learn and travel beside you. Leave the familiar circle now and then: it does your heart good.',
  'lord.7.in.10.sole': 'Duties bring you the people you like. A task that is shared is the easiest way to company here.',
  'lord.7.in.11.sole': 'Friendship is the ground on which company grows for you. A circle of friends does more than any plan.',
  'lord.7.in.12.sole':
    'Company has a note of distance: somebody in another town, quiet evenings, a call at a fixed hour. It stays warm by what is regular.',
  // affection of those past courting
  'lord.5.in.3.wide': 'You mind your own affairs and hold brothers and sisters dear. Let a kind word be said aloud now and then.',
  'lord.5.in.4.wide': 'Clever and settled: teacher, adviser, the one people come home to ask. Your mind works best in quiet.',
  'lord.5.in.6.wide': 'Friction with younger people eases when you correct less and listen longer.',
  'lord.5.in.7.wide':
    'You are honourable in affection and helpful by nature, and company that rests on friendship or study suits you best.',
  'lord.5.in.9.wide':
    'Writing, teaching, study: the mind has good fortune as its friend. A book or a journey that is shared does you good.',
  'love.node.rahu.wide':
    'Rahu beside the lord of this house brings people into your company who are unlike those you grew up with: hear them out before you judge.',
  'love.node.ketu.wide': 'Ketu beside the lord of this house asks for hours of your own: say so, and come back when you said you would.',
  'love.sign.1.wide':
    'Vrishabha on the 7th: loyalty, good food and unhurried hours. Steadiness is what you give, and what you look for in others.',
  'love.sign.4.wide': 'Simha on the 7th: warmth, pride and generosity. You like people with presence, and praise must flow both ways.',
  'love.sign.5.wide':
    'Kanya on the 7th: affection is shown in small useful acts. Sincerity counts for more with you than charm, and criticism must be kept kind.',
  'love.sign.9.wide': 'Makara on the 7th: respect before all else. Maturity convinces you, and warmth grows as duties are shared.',
}
