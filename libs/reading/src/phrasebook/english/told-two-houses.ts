/** What is told of two whose houses have to agree: what the chart has to say to it. */
export const TOLD_TWO_HOUSES = {
  'told.otherFaith.well':
    'The tie with {who} is a support in this chart, so what is asked first will be everyday. Settle between the two of you how you would eat, which festivals you would keep and {kind, select, faith {in which faith children would grow up} region {which language children would speak first} other {whose customs children would learn}}, and bring the answers along before anybody asks.',
  'told.otherFaith.mixed':
    'The tie with {who} has two sides in this chart, so let them meet the person before the word: once, at a function or over tea, with no question on the table. {kind, select, faith {Another faith} region {Another part of the country} other {Another community}} weighs less once there is a face to it.',
  'told.otherFaith.ill':
    'The tie with {who} is easily strained in this chart, so argue with nobody about {kind, select, faith {faith} region {language and food} other {custom}}. Find one couple among relatives or neighbours who did the same and live well, and let the elder of that house tell of it at yours.',
  'told.otherFaith.law':
    'As a plain fact beside it: in India two of different faiths can marry under the Special Marriage Act, and neither has to take on the other’s faith for it.',

  'told.longTogether.well':
    'So long a time speaks for you here, since your own wish and effort stand well in this chart. Say it at home as a plain figure, how many years, and what both of you have finished or built in them.',
  'told.longTogether.mixed':
    'Your own wish and effort have two sides in this chart: what you hold to lasts, and its next step waits for somebody. Let it be you, and write down together the month by which an elder of each side has heard all of it.',
  'told.longTogether.ill':
    'Your own wish and effort are under strain in this chart, so further years by themselves make nothing firmer. Ask the other one which single step comes within six months, and let no answer pass that begins with “after”.',

  'told.knows.mother': 'your mother',
  'told.knows.father': 'your father',
  'told.knows.sister': 'your sister',
  'told.knows.brother': 'your brother',
  'told.knows.elder': 'one at home',
  'told.knowsAtHome.well':
    'That {who} knows is worth much, since that tie holds in this chart. Ask for one thing only: to sit in the room when it is spoken of, and to say nothing for either side before you have finished.',
  'told.knowsAtHome.mixed':
    'That {who} knows helps and binds, since that tie has two sides in this chart. Name a month after which it is no secret between you any more, so that nobody has to lie for you longer than that.',
  'told.knowsAtHome.ill':
    'That {who} knows is a weight there as well, since that tie is easily worn in this chart. Ask for no word on your behalf and for no more hiding, and let another elder open the talk.',

  'told.namesAtHome.well':
    'Names that are brought meanwhile need no quarrel: {who} can be reached in this chart. Ask for one thing now, that no family comes to the house before your own matter has been talked out, and say in which month that will be.',
  'told.namesAtHome.mixed':
    'Each visit ties you a little more, and {who} can be moved only in part in this chart. So let the biodata come and stop at the visits: nobody sits in the room for your sake while your own matter is open.',
  'told.namesAtHome.ill':
    'Each name that is refused with another reason uses up patience that you need for your own, and {who} will be slow to move in this chart. Give one reason for all of them, that you are not ready to meet anybody, and give it once.',

  'told.theirHouse.well':
    'The house of a partner’s family is well kept in this chart (the 10th), so let that yes do some of the work. Once your own house has heard it from you, two elders of the other side ring up and ask when they may come.',
  'told.theirHouse.mixed':
    'The house of a partner’s family has two sides in this chart (the 10th), so a yes there has conditions that nobody has said yet. Ask now what they expect of the ceremony, of the first home and of your work, so that your elders hear it from you and not from them.',
  'told.theirHouse.ill':
    'The house of a partner’s family is under strain in this chart (the 10th), so a yes there is lighter than it sounds. Have one of their elders say it to one of yours before you lean on it at home.',

  'told.wantsPost.well':
    'The work of a partner stands well in this chart, so what is weighed at home today is not the last of it. Bring to the talk what is under way: the next grade, the course that is nearly done, the instalments that are paid off.',
  'told.wantsPost.mixed':
    'The work of a partner goes by stages in this chart, so put both incomes on one page, with rent, loans and what is left over in a year. A house that reads figures asks less for the name of a post.',
  'told.wantsPost.ill':
    'The work of a partner asks for patience in this chart, so promise no post on anybody’s behalf. Say what you earn yourself, and that the house will stand on two.',
  'told.wantsPost.own.well':
    'Service carries you in this chart, so let yourself be measured by the years and not by the name of an employer: show what you drew three years ago, what you draw now, and what is put by.',
  'told.wantsPost.own.mixed':
    'Service has its help in this chart and its weak side, so name one change of post or one paper that you will try, and the month of it. Ask to be heard again after that month, whatever it has brought.',
  'told.wantsPost.own.ill':
    'A post of rank is no promise that this chart lets you make. Let an elder speak of character, of steady work and of what the family owns, and let nobody speak of a post to come.',

  'told.sideAsks.well':
    'What two sides agree on holds in this chart, so let one elder say once what your house gives of its own will, and that nothing is added to it. How that one sentence is taken shows you the house.',
  'told.sideAsks.mixed':
    'What two sides agree on holds in part in this chart, so the next wish is the measure. Let the one you are to marry say in their own home that the list ends here, and pay for nothing before that has been said.',
  'told.sideAsks.ill':
    'What two sides agree on is slow to be kept in this chart, and a first thing given is followed by a second. Let your house borrow nothing for it, and see within a fortnight whether the match stands without.',
  'told.sideAsks.law':
    'To ask for it is an offence in India (Dowry Prohibition Act, 1961); what a house gives of its own will goes on a list that both of the couple sign.',

  'told.ageGap.well':
    'A gap in years settles nothing by itself; a bond is well kept in this chart, and that weighs more. Ask about what the years do change: when children are wished for, and whose parents need somebody first.',
  'told.ageGap.mixed':
    'A gap in years settles nothing by itself; a bond both gives and tests in this chart, so see where it would show. Tell each other one ordinary day from rising to sleep, without elders: a gap is felt there or nowhere.',
  'told.ageGap.ill':
    'A gap in years settles nothing by itself, but a bond is tested early in this chart, so look ahead with figures. Write how old each of you is when a first child goes to school, when a loan ends and when work ends, and speak of the line that frightens one of you.',

  'told.strictElder.well':
    'That {who} is strict does not make this tie weak: it holds in this chart. Strictness asks for form, so ask for half an hour beforehand, say the whole of it in the first two sentences, and leave out nothing that others would bring later.',
  'told.strictElder.mixed':
    'That {who} is strict weighs more in front of others, since this tie has two sides in this chart: what is said before guests is refused for their sake. Choose a day without any, and ask for no answer until a week has gone.',
  'told.strictElder.ill':
    'That {who} is strict is one thing, and that this tie is easily strained in this chart another. Let it come from somebody of the same age, a sibling or an old friend of {who}, and first as a question about the times and not about you.',

  'told.gunaTold.well':
    'Such points weigh one Moon against the other, and custom asks for 18 of 36. How a bond is lived is read from your 7th, and it holds steadily here, so take the count as settled and spend the next meeting on where and with whom you would live.',
  'told.gunaTold.mixed':
    'Such points weigh one Moon against the other, and custom asks for 18 of 36. How a bond is lived is read from your 7th, which both carries and tests one here, so let the count open the door and two more meetings decide.',
  'told.gunaTold.ill':
    'Such points weigh one Moon against the other, and custom asks for 18 of 36. How a bond is lived is read from your 7th, and that tests one early here, so let no good count hurry you: see the home once on an ordinary day before a yes.',
}
