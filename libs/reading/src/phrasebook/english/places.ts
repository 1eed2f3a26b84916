/**
 * Each graha in each house: the sense of Phaladeepika 8, softened and in our own words. Where that text may not be printed, the line
 * follows common practice instead (see rules/places.ts).
 */
export const PLACES = {
  'place.sun.1':
    'The Sun in the 1st makes you visible and self-directed. You are brave and quick to warm; let the first reply wait a breath and the same fire leads.',
  'place.sun.2':
    'The Sun in the 2nd wants its word to count. Speech may hesitate before it finds authority, and money matters improve when pride is kept out of them.',
  'place.sun.3':
    'The Sun in the 3rd gives backbone. You are generous with effort, do not wait for permission, and relatives learn to let you go your own way.',
  'place.sun.4':
    'The Sun in the 4th shines indoors: you carry responsibility at home, and work for an institution or a government suits you better than a quiet country life.',
  'place.sun.5':
    'The Sun in the 5th gives a clever, proud mind that likes an open horizon. Teach what you know, and patience with slower learners follows.',
  'place.sun.6': 'The Sun in the 6th is one of its best places: prominence through work, and rivals who end up respecting you.',
  'place.sun.7':
    'The Sun in the 7th puts a spotlight on partnership. Two strong wills can share it if praise is given as freely as opinion.',
  'place.sun.8':
    'The Sun in the 8th keeps its light under cover. Recognition comes late or behind closed doors, and means are safest when they are simple.',
  'place.sun.9':
    'The Sun in the 9th argues with the father’s generation and still inherits its strength. Friends, reverence and principle come with it.',
  'place.sun.10':
    'The Sun in the 10th stands at noon: rank, praise and the strength to carry them. You are noticed at work whether you seek it or not.',
  'place.sun.11': 'The Sun in the 11th brings high standing among friends and steady means. You rise in groups and are asked to lead them.',
  'place.sun.12':
    'The Sun in the 12th withdraws to see clearly. Work away from home ground or behind the scenes suits it, and money asks for a plan.',
  'place.moon.1':
    'The Moon in the 1st wears its feelings openly. Others read you at a glance and warm to it, and rest is what keeps it steady.',
  'place.moon.2': 'The Moon in the 2nd gives sweet speech, a good memory and a gift for providing. People tell you things over food.',
  'place.moon.3':
    'The Moon in the 3rd likes movement, siblings and thrift. Your mood lifts as soon as you begin something with your hands.',
  'place.moon.4':
    'The Moon is at home in the 4th: friends, vehicles, good name and a generous heart. The house you keep is the mood you live in.',
  'place.moon.5':
    'The Moon in the 5th is gentle and bright. You advise well, enjoy the young, and think best when you are fond of the subject.',
  'place.moon.6':
    'The Moon in the 6th feels the worries of the workplace as its own. Order, warm meals and kind colleagues matter more to you than perks.',
  'place.moon.7': 'The Moon in the 7th seeks a companion to feel at home with. Affection given and received is the theme of this place.',
  'place.moon.8':
    'The Moon in the 8th feels what is unsaid. Moods turn like tides, and your calm grows with quiet routines and one person you can tell everything.',
  'place.moon.9': 'The Moon in the 9th is fond of teachers, shrines and far shores. Faith, means and goodwill come together here.',
  'place.moon.10': 'The Moon in the 10th does well in ventures that touch the public, and likes to help good people succeed.',
  'place.moon.11': 'The Moon in the 11th is high-minded and well supported. Helpers, friends and gains arrive in the same company.',
  'place.moon.12':
    'The Moon in the 12th tires of noise. A room of your own, sleep and distance restore you; slights weigh less once you stop counting them.',
  'place.mars.1': 'Mars in the 1st is direct, brave and physical. It wants a task each day; without one it looks for a quarrel.',
  'place.mars.2': 'Mars in the 2nd speaks plainly and spends quickly. Said more slowly, your frankness becomes the thing people trust.',
  'place.mars.3':
    'Mars in the 3rd is hard to defeat: strong, cheerful, brave. Brothers and sisters go their own way while you win on your own feet.',
  'place.mars.4': 'Mars in the 4th heats the house. Building, repairing or exercising uses it up; arguments over land and vehicles do not.',
  'place.mars.5': 'Mars in the 5th is sharp-witted and impatient, and attracts talk. Sport, engineering and strategy give it a field.',
  'place.mars.6':
    'Mars in the 6th wins. Generous and well-off by effort, you are at your best when there is a real opponent or a deadline.',
  'place.mars.7':
    'Mars in the 7th brings heat to partnership. Shared effort, sport or a common project keeps it as energy rather than argument.',
  'place.mars.8': 'Mars in the 8th digs, repairs and takes the risk others avoid. Handle tools, debts and words with the same care.',
  'place.mars.9': 'Mars in the 9th fights for beliefs. Those above you favour you even when peers find you too certain.',
  'place.mars.10': 'Mars in the 10th commands: brave, giving, praised for getting things done. Soften the tone and the rank holds.',
  'place.mars.11': 'Mars in the 11th gains by courage and keeps good conduct with it. Land, tools and teams work in your favour.',
  'place.mars.12':
    'Mars in the 12th spends its heat unseen and draws gossip when bored. Night work, training and distant projects use it well.',
  'place.mercury.1': 'Mercury in the 1st: learned, soft-spoken, curious about everything, younger than your years.',
  'place.mercury.2':
    'Mercury in the 2nd lives by its wits. Words, numbers, poems and prices are your tools, and refinement in speech pays.',
  'place.mercury.3':
    'Mercury in the 3rd is brave in print and good with siblings, though it tires itself with errands. Choose fewer messages and better ones.',
  'place.mercury.4': 'Mercury in the 4th fills the house with books, jokes and friends. Learning and property come together.',
  'place.mercury.5': 'Mercury in the 5th learns easily and enjoys it. Study, teaching and mantra all answer you.',
  'place.mercury.6': 'Mercury in the 6th argues well and beats rivals on paper, then rests too long. A daily list turns it into income.',
  'place.mercury.7':
    'Mercury in the 7th wants a partner to talk with: well-read, well turned out, quick. Trade and contracts go well with it.',
  'place.mercury.8':
    'Mercury in the 8th becomes known for what it knows. Research, finance and the support of family suit this quiet authority.',
  'place.mercury.9': 'Mercury in the 9th is learned, talkative and religious in its own reasoned way. Publishing and teaching belong here.',
  'place.mercury.10': 'Mercury in the 10th succeeds by learning and by keeping its word. What you begin, you tend to finish well.',
  'place.mercury.11': 'Mercury in the 11th is true to its word and well rewarded. Helpers, networks and trade are its field.',
  'place.mercury.12':
    'Mercury in the 12th thinks in private and can talk itself out of action. Write things down, travel, and let others check the sums.',
  'place.jupiter.1': 'Jupiter in the 1st blesses what it touches: good bearing, conscience, and less fear than most.',
  'place.jupiter.2': 'Jupiter in the 2nd gives eloquence, good food and growing means. What you say is taken as advice.',
  'place.jupiter.3': 'Jupiter in the 3rd is thrifty with praise and money. Encourage a junior and watch both of you rise.',
  'place.jupiter.4': 'Jupiter in the 4th fills the home: goodwill of elders, friends, helpers, a full pantry.',
  'place.jupiter.5': 'Jupiter in the 5th is the learned adviser. It cares about the young to the point of worry, and its counsel is sound.',
  'place.jupiter.6': 'Jupiter in the 6th overcomes rivals by outlasting them. It moves slowly; give it a method and it teaches others.',
  'place.jupiter.7': 'Jupiter in the 7th brings goodness into partnership and a larger life than the one you grew up in.',
  'place.jupiter.8': 'Jupiter in the 8th lives modestly and serves; its wealth is understanding. Take small sums seriously.',
  'place.jupiter.9': 'Jupiter in the 9th is at home: well-known for merit, an adviser, eager to do good, and supported in it.',
  'place.jupiter.10': 'Jupiter in the 10th gives a good name by good conduct, and friends in high places. Means follow respect.',
  'place.jupiter.11': 'Jupiter in the 11th is fearless about gain and gets it honestly. Large hopes are reasonable hopes here.',
  'place.jupiter.12':
    'Jupiter in the 12th serves without asking, and its words can be sharper than it means. Spend on learning and on quiet places.',
  'place.venus.1': 'Venus in the 1st makes you easy to like, with a love of beauty that others feel around you.',
  'place.venus.2': 'Venus in the 2nd is a poet with several sources of income. Taste and a pleasant voice are worth money to you.',
  'place.venus.3': 'Venus in the 3rd puts art into effort, though it can be careful with comfort. Make things; the heart follows.',
  'place.venus.4': 'Venus in the 4th gives a good house, vehicles, ornaments and people to share them with.',
  'place.venus.5': 'Venus in the 5th is learned and influential in matters of taste, warm with the young, and well provided.',
  'place.venus.6':
    'Venus in the 6th has few opponents and little idle money; attachments bring work with them. Beauty used as a craft earns well.',
  'place.venus.7': 'Venus in the 7th is charming and wants to be charmed: give what you hope to be given.',
  'place.venus.8': 'Venus in the 8th holds land, shared means and deep attachments, and keeps them longer than expected.',
  'place.venus.9': 'Venus in the 9th finds fortune by the favour of the great, with companions and friends who lift it.',
  'place.venus.10': 'Venus in the 10th earns honour by good deeds and good form, and by tact where others use force.',
  'place.venus.11': 'Venus in the 11th enjoys its friends and its gains. Keep affection and amusement apart and both grow.',
  'place.venus.12': 'Venus in the 12th is comfortable in private: good sleep, quiet pleasures, money spent where nobody sees.',
  'place.saturn.1':
    'Saturn in the 1st makes you serious early and lets you grow lighter with the years. {high, plural, one {In a sign of its own height, as here, it gives leadership.} other {It teaches by slowness.}}',
  'place.saturn.2': 'Saturn in the 2nd takes time with money and speech. The text has means come later, and often away from home.',
  'place.saturn.3': 'Saturn in the 3rd is intelligent, generous and unhurried. Slow courage is still courage, and it does not retreat.',
  'place.saturn.4':
    'Saturn in the 4th makes a home by labour, brick by brick. Old houses, elders and silence teach you more than comfort did.',
  'place.saturn.5': 'Saturn in the 5th thinks slowly and far. Learning that seemed late goes deep; routine frees the imagination.',
  'place.saturn.6': 'Saturn in the 6th beats rivals by staying. Hearty, proud and well-paid in the long run.',
  'place.saturn.7': 'Saturn in the 7th tests partnership with time, distance or age. What is built slowly here is kept.',
  'place.saturn.8': 'Saturn in the 8th asks for patience with delays you did not choose. Plain living and clean papers keep it light.',
  'place.saturn.9': 'Saturn in the 9th doubts before it believes. Luck is small and steady, and grows with duty done unasked.',
  'place.saturn.10': 'Saturn in the 10th builds a long career: responsibility, authority, a name made by work.',
  'place.saturn.11': 'Saturn in the 11th brings lasting gains and loyal old friends.',
  'place.saturn.12':
    'Saturn in the 12th works alone or far away, and must guard against discouragement. Small completed tasks are its medicine.',
  'place.rahu.1':
    'Rahu in the 1st gives an unusual manner and a strong will to become someone. Keep one old friend who tells you the truth.',
  'place.rahu.2': 'Rahu in the 2nd has a soft heart and clever words with two meanings. Money can come from those in power.',
  'place.rahu.3': 'Rahu in the 3rd is proud, strong-willed and well-off by its own daring. Siblings may be on the other side of the table.',
  'place.rahu.4': 'Rahu in the 4th is restless at home and often changes it. Ground yourself with a garden, a kitchen, one fixed corner.',
  'place.rahu.5': 'Rahu in the 5th thinks in unexpected ways. Test your cleverest plan on a plain person before you trust it.',
  'place.rahu.6': 'Rahu in the 6th is harried by rivals and gets the better of them; means come with it.',
  'place.rahu.7':
    'Rahu in the 7th is drawn to people unlike itself. Money between partners needs papers, and independence needs to be spoken of.',
  'place.rahu.8': 'Rahu in the 8th is fascinated by what is hidden. Study it; do not gamble on it.',
  'place.rahu.9': 'Rahu in the 9th questions custom and still ends up heading its group. Mind the tone of your arguments.',
  'place.rahu.10': 'Rahu in the 10th is known, fearless, and busy with other people’s projects. Position can come suddenly.',
  'place.rahu.11': 'Rahu in the 11th gains through the unfamiliar: foreigners, technology, new circles.',
  'place.rahu.12': 'Rahu in the 12th spends on what is far away or private. Clear accounts and a clear conscience make it an explorer.',
  'place.ketu.1': 'Ketu in the 1st feels a little apart from its own story. Gratitude, said aloud, puts the ground back under you.',
  'place.ketu.2': 'Ketu in the 2nd is spare with words and money and can sound harsher than it means. Silence, then one kind sentence.',
  'place.ketu.3': 'Ketu in the 3rd gives strength, good name and nerve. You do best with one companion rather than a crowd.',
  'place.ketu.4':
    'Ketu in the 4th loosens the tie to home and land; living in houses not your own is part of the text. Belonging becomes an inner matter.',
  'place.ketu.5': 'Ketu in the 5th trusts intuition over praise. Old knowledge returns easily; share it gently with the young.',
  'place.ketu.6': 'Ketu in the 6th is generous, firm and wins without display. Authority comes to it.',
  'place.ketu.7': 'Ketu in the 7th needs space inside closeness. A partner who has a quiet practice of their own suits it.',
  'place.ketu.8': 'Ketu in the 8th lets go quickly and sees through pretence. Say gently what you see.',
  'place.ketu.9': 'Ketu in the 9th leaves the father’s road to find its own. Choose one teacher and stay a while.',
  'place.ketu.10': 'Ketu in the 10th meets obstacles to good work and becomes known for meeting them boldly.',
  'place.ketu.11': 'Ketu in the 11th has quality rather than quantity: comforts, success and few but real friends.',
  'place.ketu.12': 'Ketu in the 12th spends freely on the invisible. A daily practice and a monthly budget keep it clear.',
}
