/** The lord of each house in each house: the sense of BPHS 24.1-144, softened and in our own words. */
export const LORDS = {
  'lord.1.in.1':
    'You are your own best resource. Courage comes naturally, the mind is quick and a little restless, and things move when you begin them yourself rather than wait to be asked.',
  'lord.1.in.2':
    'Your energy flows towards earning, learning and the people you call family. You are content when the household stands on firm principles, and your word is worth something to those who know you.',
  'lord.1.in.3':
    'Boldness is your signature. You grow by trying, writing, calling, travelling to the next town; esteem follows effort made in the open, and cleverness serves you well.',
  'lord.1.in.4':
    'Home is where you refill. Support from parents or elders, old friends and a place of your own matter more to your peace than any title, and your charm works best in small rooms.',
  'lord.1.in.5':
    'Ideas, teaching, play and the young bring you alive. You are proud of what you make, and people in authority tend to notice it; the lesson is to enjoy the work before the applause.',
  'lord.1.in.6':
    'You learned early to be useful, and you can outwork most rivals. The price is strain when every problem becomes yours, so routine, rest and a short list of battles are your real strength.',
  'lord.1.in.7':
    'You find yourself through others: a partner, a client, a crowd, another city. Standing rises with the company you choose, and restlessness settles once a bond is freely chosen.',
  'lord.1.in.8':
    'You are drawn under the surface: research, crises, other people’s secrets, old knowledge. That depth is a gift when you pace it; risks taken only to feel awake cost more than they give.',
  'lord.1.in.9':
    'You find teachers, words come easily, and faith of some kind steadies you. Doors open most when you act from principle, and home and means tend to follow.',
  'lord.1.in.10':
    'You are seen through what you do. Honour from seniors and a good name come by your own effort, often with a father figure’s example behind you, and idleness sits badly with you.',
  'lord.1.in.11':
    'Gains come steadily when you work among friends, groups and larger aims. People remember your good qualities and bring you chances, so keep your circle wide and your promises small and kept.',
  'lord.1.in.12':
    'Part of you belongs to quiet places, distant lands and unseen work. Money and temper both leak when you are tired; spent on purpose, the same openness becomes generosity and inner life.',
  'lord.2.in.1':
    'Money and speech are tied to your person: you earn by being visibly yourself, often by serving other people’s needs. Relatives may not always follow your choices, and need not.',
  'lord.2.in.2':
    'The treasury guards itself. Earning and keeping both come naturally, and pride in what you own is fair; family talk about money goes better when you say numbers early and plainly.',
  'lord.2.in.3':
    'Income follows initiative: sales, writing, messages, short trips, a skill of the hands. In good company this makes you able and brave; choose partners in money matters for character first.',
  'lord.2.in.4':
    'Wealth of the settled kind suits you: property, vehicles, a stocked house, family savings. What you put into a home tends to hold its value, and security lets you be generous.',
  'lord.2.in.5': 'Your mind earns. Teaching, advice, design, investment made with patience: what you know turns into money.',
  'lord.2.in.6':
    'You make money where there is contest or repair: tenders, service, disputes solved, problems that others avoid. Gains through rivals come in good company; loans to friends are the weak point.',
  'lord.2.in.7':
    'Income comes across the table from another person: clients, a partner, trade, any work that tends to people. Keep what is shared and what is yours written down, and affection stays easy.',
  'lord.2.in.8':
    'Money arrives by indirect roads: land, settlements, commissions, what was forgotten. Savings grow unevenly, so a plain reserve is worth more to you than a clever scheme.',
  'lord.2.in.9':
    'Diligence meets luck here. Skill, study and travel bring wealth, ease grows in later years, and giving a fixed part away suits you.',
  'lord.2.in.9.owed': 'Diligence meets luck here: skill, study and travel bring means, and ease grows in later years rather than at once.',
  'lord.2.in.10':
    'Your livelihood and your standing feed each other. Respect comes with learning shown in public, and income follows standing; guard time at home as strictly as time at work.',
  'lord.2.in.11':
    'This is one of the plain signs of earning well: industry, honour and money point the same way. Several sources are natural for you, and people trust you with their own affairs.',
  'lord.2.in.11.owed':
    'The verse sees several sources of income and trust in money matters: it points to where the way back leads, and says nothing of the sums of today.',
  'lord.2.in.12':
    'You are bold with money and it likes to travel. Unless spending has a purpose it runs ahead of income, and you may lean on others’ means; a fixed part laid aside on the day it comes repairs most of it.',
  'lord.3.in.1':
    'Self-made is the word. You learn by doing more than by schooling, trust your own hands, and your courage pays wages; you write your name on what you build.',
  'lord.3.in.2':
    'Effort tires here when it is spent on comparing. Keep your eyes on your own plate, start small and finish, and the talent in your voice and hands begins to earn.',
  'lord.3.in.3':
    'Cheerful persistence carries you. Brothers, sisters, neighbours and colleagues are a real support, and a project shared with them moves faster than one done alone.',
  'lord.3.in.4':
    'Your effort wants a roof over it. You work best from a settled base, clever hands improve whatever home you have, and short moves often circle back to the same place; say early at home what each person needs.',
  'lord.3.in.5':
    'Courage and imagination share a room: performing, coaching, games, craft, storytelling. You are strong-willed about what you love, so pick companions who enjoy that will.',
  'lord.3.in.6':
    'Competition wakes you up. Old rivalry, even with a sibling, has taught you to win by patience, and the result over time is solid means.',
  'lord.3.in.7':
    'You do well inside a larger house, carrying a trust for someone in authority. Contentment ripens with the years: the second half of a task, or of life, is happier than the first.',
  'lord.3.in.8':
    'Your effort often goes into work nobody sees: support, research, service behind the scenes. It is worthwhile when the company is worthy; leave early where corners are being cut.',
  'lord.3.in.9':
    'Long roads begin with your own small steps. Fortune tends to improve through a partner and through letters, papers and journeys, while you find your beliefs at some distance from your father’s.',
  'lord.3.in.10':
    'What you have, you earn, and it shows. Initiative is noticed, comfort follows labour, and any trade of skill, media or movement can become a position.',
  'lord.3.in.11':
    'Trade smiles on you. Daring mixed with shrewd arithmetic brings profit from your own ventures, and a side line has a way of becoming the main one.',
  'lord.3.in.12':
    'Your energy is drawn outward, to distant places and causes, and it scatters if nothing holds it. Tie each journey and each expense to one purpose, and help comes from unexpected allies.',
  'lord.4.in.1':
    'Learning, a mother’s kind of care, vehicles and property come into your story naturally, and people feel at ease around you.',
  'lord.4.in.2':
    'Household and savings support one another. You enjoy good things and have a shrewd sense of their price; family esteem is one of your real assets.',
  'lord.4.in.3':
    'You make your own comfort, by your own strength. Generous, able, and better when moving: a home earned by effort suits you more than one inherited.',
  'lord.4.in.4':
    'A deep root. Comforts, study, the counsel of others and a gentle household are strongly marked, and leaving home for good would need a reason stronger than money.',
  'lord.4.in.5':
    'Peace of mind and creativity water each other. You are liked, you trust something higher, and what you own you have mostly made yourself.',
  'lord.4.in.6':
    'Home has not always been restful, and you learned independence from that. Repairs, debts or quarrels over a house are best settled in calm letters; you sleep better once duties at home are shared out.',
  'lord.4.in.7':
    'You were schooled well and are shy before a crowd. You may trade what you were given for a life chosen with a partner or in another place, and that exchange is part of your growth.',
  'lord.4.in.8':
    'Home has changed under you more than once, or comfort at home needed rebuilding. Property papers deserve a second reading, and peace is something you learn to carry inside.',
  'lord.4.in.9':
    'You are content and well liked. A household with faith, books or elders in it does you good, and moves made for study or teaching turn out well.',
  'lord.4.in.10':
    'Recognition from authority and a comfortable home come from the same source: steady self-control in your work. Buildings, land, vehicles or the public may be part of it.',
  'lord.4.in.11':
    'You are open-handed and helpful, and gains often come through property, vehicles or a mother’s side. A private worry about security follows you; naming it takes half its weight.',
  'lord.4.in.12': 'Rest is easier for you in a far or quiet place than among relatives; keep fixed hours there, since drift is the risk.',
  'lord.5.in.1':
    'Your learning shows in your face. You think for yourself, love what is young and new, and keep your treasures close; share praise and money a little sooner than feels natural.',
  'lord.5.in.2':
    'Knowledge becomes household wealth. A talent for speaking or counting, care for family, and loyalty in love build a good name over the years.',
  'lord.5.in.3':
    'You mind your own affairs, hold brothers and sisters dear, and save your affection for few. Let your feelings be said aloud: thrift helps money, not romance.',
  'lord.5.in.4':
    'Clever and settled: teacher, adviser, the one people come home to ask. Romance does best where it is welcome in the house, and your mind works best in quiet.',
  'lord.5.in.5': 'Creativity, play and good friends are plentiful for you, and affection wants an answer. With the young, be patient.',
  'lord.5.in.6':
    'Affection meets argument here. Love and creative work ask for clear agreements, and friction with younger people eases when you correct less and listen longer.',
  'lord.5.in.7':
    'Affection leads towards commitment. You are honourable in affection and helpful by nature, and a bond that rests on friendship or study suits you best.',
  'lord.5.in.8':
    'Your feelings run deep and private, and moods can hide a good mind. Affection is easier for you to live day by day than to speak of.',
  'lord.5.in.9':
    'Authorship, teaching, high study: the mind has good fortune as its friend. Love that shares a book, a class or a journey does well.',
  'lord.5.in.10':
    'What you create can carry you into public view. This is one of the classic links of mind and rank: ideas bring position, and enjoyment and name grow together.',
  'lord.5.in.11':
    'Learned, well liked and skilful, you turn ideas into gain. Affection grows among friends, and what you write or design finds its audience.',
  'lord.5.in.12':
    'Your imagination lives far from the crowd: retreat, foreign places, the inner life. Affection reaches across distance, and caring for someone not your own can be a real joy.',
  'lord.6.in.1':
    'You meet difficulty head on and are known for it. Effort brings money; friction with relatives and tired nerves are the tax, paid more cheaply with sleep than with pride.',
  'lord.6.in.2':
    'Daring in speech, known among your own people, and content in a foreign place: BPHS marks this one for life away from the birthplace. Daily work and income run on one track.',
  'lord.6.in.3':
    'Competition sits among peers and siblings, and patience wears thin on small errors. You gain ground when you pick one contest a season and let the other ones pass.',
  'lord.6.in.4':
    'You are quick and can do well, but work follows you home and gossip follows work. Keep papers about house and loans tidy, and your evenings closed.',
  'lord.6.in.5':
    'Kind at heart, with money that comes and goes. Speculation strains friendships; skill that is trained daily, and fair terms with younger people, make it steadier.',
  'lord.6.in.6':
    'Outsiders become friends more easily than kin. In service, law, repair, health or accounts you hold your own, and moderate means held calmly beat bold ones held anxiously.',
  'lord.6.in.7':
    'A contest enters partnerships: you can become well known and well off, yet the closest tie needs gentler handling than the market does. Terms in writing keep business rivals civil.',
  'lord.6.in.8':
    'Old disputes and new worries like to find each other here. The upward road is a strict routine, plain accounts, and refusing every quarrel that has no purpose.',
  'lord.6.in.9':
    'In dealings gain and loss take turns, so keep sums small and terms short. Advice from teachers helps most when you argue with it less.',
  'lord.6.in.10':
    'Known beyond your circle, a good speaker, and at ease in foreign countries: so the text reads this placement. Work that deals with problems, rivals or rules becomes your name.',
  'lord.6.in.11':
    'You gain where others compete. Brave and principled, you turn rivals into revenue, and income from service, settlement or contest is well supported.',
  'lord.6.in.11.owed':
    'The verse gives gains from service, settlement and contest: a debt that is settled for less, or a claim that is won, does more here than a new sale on credit.',
  'lord.6.in.12':
    'Energy drains through habits and arguments with people who know their subject. Choose one discipline and one teacher, and expense turns into training.',
  'lord.7.in.1':
    'The pull towards partnership is strong and shapes your choices. You bring skill and warmth to it, and tradition sees some restlessness beside them; it settles where both say plainly what they want.',
  'lord.7.in.2':
    'A partner adds to the household’s means, or work is shared in the family. Money is the first thing to agree on, and the rest may take its time.',
  'lord.7.in.3':
    'Partnership grows out of talk, neighbourhood, messages and shared effort. It is kept alive by small initiatives, and worries lighten when they are spoken the same day.',
  'lord.7.in.4':
    'What counts for you is truthfulness and a real home, and the other person keeps a mind of their own. A bond between two independent people, under one roof, suits this placement well.',
  'lord.7.in.5':
    'Affection, cheer and good fortune come together: tenderness and loyalty speak the same language in your chart, and closeness brings out what is best in you.',
  'lord.7.in.6':
    'Partnership needs maintenance. Differences over work, money or routine come up and can be settled, provided that neither keeps score; serving together, on a task you both value, heals quickly.',
  'lord.7.in.7':
    'The 7th holds its own lord: partnership stands on its own feet. The text gives happiness through marriage, courage and skill, and contracts of every kind gain from it.',
  'lord.7.in.8': 'A close bond changes you more than most things do. Money that is shared needs open accounts, and trust is made slowly.',
  'lord.7.in.9':
    'Many roads attract you and many ventures begin with another person. You grow loyal to whoever learns and travels beside you, so leave the familiar circle now and then: it does your heart good.',
  'lord.7.in.10':
    'The other person has a path of their own, and work is part of what you share. A bond between two busy people does well when each guards the other’s time.',
  'lord.7.in.11': 'Gains come through a partner, and friendship is the ground of love. A circle of friends does more for it than any plan.',
  'lord.7.in.12':
    'Partnership has a long-distance note: another town, quiet evenings, expenses made for two. Thrift agreed together, and time truly alone with each other, keep it warm.',
  'lord.8.in.1':
    'Life asks you to begin again now and then, and you learn to. Rest is a duty for you; reverence for something greater steadies what willpower cannot.',
  'lord.8.in.2':
    'What is lost is not always found again, so it pays to hold money gently and insure what matters. Your voice gains authority from what you have been through.',
  'lord.8.in.3':
    'Help from siblings or helpers comes late, and courage arrives in waves. Begin before you feel ready; ten quiet minutes a day change this placement more than any resolution.',
  'lord.8.in.4':
    'The ground of home has shifted for you. You have an instinct for what lies beneath families and houses, and settling is something you do by choice, not by inheritance.',
  'lord.8.in.5':
    'Your mind digs rather than skims, and moods can slow it. Research, history, finance or healing arts give the digging a purpose, and means grow with patience.',
  'lord.8.in.6':
    'You outlast opposition. What seemed fragile early in life became endurance, and rivals tire before you do; keep that strength for things that deserve it.',
  'lord.8.in.7':
    'Close ties bring the turning points. Partnerships change form before they settle, and joint money needs clear terms; a bond that has survived one honest crisis is your strongest kind.',
  'lord.8.in.8':
    'Depth on depth: the chart keeps its hidden matters in their own house. You recover well and quietly, and study of what others avoid suits you.',
  'lord.8.in.9':
    'You question what you were taught, sometimes sharply. Your faith is one you had to rebuild yourself, and it holds better for that.',
  'lord.8.in.10': 'Work comes in breaks and new starts. Tasks that deal with change, research, settlement or repair fit you best.',
  'lord.8.in.11':
    'Gains arrive late rather than never: a lean early stretch, then ease. Friends from difficult days become the valuable ones.',
  'lord.8.in.12':
    'Endings are done quietly here and cost less than you fear. Spend on what restores you, guard against waste in low moods, and solitude gives back more than it takes.',
  'lord.9.in.1':
    'Learned, honoured and well regarded, you carry luck to places where you go in person, and distance does not frighten you.',
  'lord.9.in.2':
    'Learning turns into wealth and a happy table. Teachers, books and far contacts feed the household, and your words are received with affection.',
  'lord.9.in.3':
    'Your luck needs your legs: brothers and sisters, letters, short roads that become long ones. Good nature opens the way, and effort doubles it.',
  'lord.9.in.4':
    'Fortune comes home. Houses, vehicles and a mother’s blessing are marked, and journeys go best when there is a home to return to.',
  'lord.9.in.5':
    'Devotion to teachers, generosity, and joy in the young: this is a gracious placement. Learning far from home, or work with it, has good ground here.',
  'lord.9.in.6':
    'Luck has to be worked for, and it arrives through service, contest and paperwork. Long journeys run on preparation: check the second document, then the first one again.',
  'lord.9.in.7':
    'Fortune opens with partnership. Good name and ease grow after a bond is made, and journeys are taken in company or because of it.',
  'lord.9.in.8':
    'Luck hides here, and comes out after a change rather than before it. Far roads open late or by detour, and what you inherit is more often insight than means.',
  'lord.9.in.9':
    'The house of fortune keeps its own lord: a large good. Teachers, faith and long journeys are all well placed in your life.',
  'lord.9.in.10':
    'Fortune works in your profession: a counsellor’s or leader’s standing in your own field, and people’s liking with it. Journeys come through work and serve it.',
  'lord.9.in.11':
    'Luck comes as steady gain and good friends. Respect for elders brings returns, and hopes tied to far places have a way of being met.',
  'lord.9.in.12':
    'Fortune is spent on good causes, guests and far places. You may find your teachers a long way from home, and giving is part of how things come back.',
  'lord.10.in.1':
    'Your work carries your own name. Learned, inventive, better known with each decade: the early years are harder than the later ones, and means grow by your own hand.',
  'lord.10.in.2':
    'Work feeds the family and earns respect from those whose word counts. Generous and well regarded, you do well in fields of value, food, finance, speech or teaching.',
  'lord.10.in.3':
    'Courage is your profession’s engine. You speak truthfully and well, helpers stand by you, and fields of message, skill, media or movement reward you.',
  'lord.10.in.4':
    'Work and home share a wall: property, vehicles, schools, care, or a desk in your own house. You are content when work leaves you in peace by evening.',
  'lord.10.in.5':
    'All kinds of learning serve your work. Teaching, advice, design, analysis, the arts: cheerfulness and judgment bring you forward, and means follow.',
  'lord.10.in.6':
    'Rivals and routine take their share, and skill is rewarded late. In service, law, health, audit or the solving of problems the same pressure becomes expertise with a price.',
  'lord.10.in.7':
    'Work is done face to face. Clear speech and truthfulness win people over, and peace at home helps the work and the reverse.',
  'lord.10.in.8':
    'Work goes by breaks and new beginnings more than by an even climb. To look into things and set them right suits you better than straight routine; watch for slack weeks and sharp words.',
  'lord.10.in.9':
    'A high placement: position with good fortune behind it. Teaching, law, counsel, publishing, anything with far reach, brings standing; teachers matter more than titles.',
  'lord.10.in.10':
    'The house of work holds its own lord. You are able in whatever you take up, brave and straight in your dealings, and respect for your elders in the field returns as trust.',
  'lord.10.in.11':
    'Work leads directly to gain. Truthful dealing and good cheer draw people and means to you, and large organisations, networks and long aims reward you.',
  'lord.10.in.12':
    'Your work is done far off or out of sight, for people you seldom meet. You are able though anxious; official dues and rivals need careful handling.',
  'lord.11.in.1': 'Gains come to you in person, by frankness. Each new acquaintance is a possible door.',
  'lord.11.in.2': 'Income becomes savings: one of the plain signs of wealth that stays. Charity suits you and does not diminish you.',
  'lord.11.in.2.owed':
    'The verse turns income into savings: once a fixed part goes aside on the day it comes, what is left stays more easily than it came.',
  'lord.11.in.3': 'Skill in many kinds of work pays you, and brothers, sisters or peers share the gain.',
  'lord.11.in.4': 'Gain comes through house, land, vehicles and a mother’s side. Pilgrimages and visits home bring more than rest.',
  'lord.11.in.5': 'Income through learning, advice, creative work or the young. You are happiest when what pays you also teaches you.',
  'lord.11.in.6':
    'Gains come out of hard places: contest, service, distance. Keep your manner gentle and your accounts exact, and rivals become the road rather than the wall.',
  'lord.11.in.7':
    'Profit comes through other people: clients, allies, and those who work beside you. Generosity is natural; let a second head look at your spending.',
  'lord.11.in.8':
    'Returns come after a delay and often in one piece rather than monthly. Plan on what has arrived, never on what is promised, and this placement behaves well.',
  'lord.11.in.9':
    'Fortune and income agree. Skilled, truthful and honoured by those whose word counts, you gain through study, law, travel or faith.',
  'lord.11.in.10': 'Standing pays: self-control and principle are noticed, and name and income tend to move in the same season.',
  'lord.11.in.11': 'Gain is at home in its own house: undertakings tend to bring a return, and learning and ease both grow with time.',
  'lord.11.in.12':
    'What comes in goes out again to good works, distant places and the company of foreigners. Fix your saving before your giving, and both will last.',
  'lord.12.in.1':
    'You live generously and it shows in the account book. Distance calls you, and rest must be planned; put a fence around energy first, and money follows its example.',
  'lord.12.in.2':
    'Spending and family money meet. Your manner is kind and your intentions good, so all it needs is a second look before paying; faraway contacts can also earn.',
  'lord.12.in.3':
    'You keep your own counsel and travel light. Help given to a sibling or neighbour, without being asked, opens this placement outward.',
  'lord.12.in.4':
    'House, land and vehicles ask for more money than planned. Settling far from the birthplace can cost less peace than holding on to what no longer serves.',
  'lord.12.in.5':
    'Vows, pilgrimages and study in distant places belong to you. Worry over learning or the young lightens when you spend time with them rather than money.',
  'lord.12.in.6':
    'Expenses come from disputes and haste. Take a day before each reply, clear small debts first, and the same placement helps you to outlast opposition.',
  'lord.12.in.7':
    'You spend for the other person, and distance may sit between you at times: travel, shifts, separate cities. Plan the meetings as carefully as the costs.',
  'lord.12.in.8':
    'An oddly lucky placement: losses turn, late and quietly, into gains. Gentle speech is your shield, and old matters close better than they began.',
  'lord.12.in.9':
    'You walk away from inherited certainties and towards far places. Arguments with elders and teachers end sooner when you ask what they were protecting.',
  'lord.12.in.10':
    'Work costs before it pays: fees, officials, travel, distance. Foreign or institutional work uses this well, where home ground makes it dear.',
  'lord.12.in.11':
    'Gains through others, losses through haste. People raise you up at the right moment, and a project in a far place can bring income home.',
  'lord.12.in.12':
    'Distance, retreat and expense keep to their own house. Given a purpose, this supports a life partly lived far away; without one, it only spends. Plain meals and early nights calm it.',
}
