/** A trade that runs and money that is owed or was lost, as told beside a question: what the chart has to say to it. */
export const TOLD_DEALING = {
  'told.salesFell.well':
    'Trade has good ground in your chart, so what was lost can be asked back: write down the thirty who bought most and stay away, and speak to five of them each week, with one thing that the rival does not give, repair, fitting or delivery within the hour.',
  'told.salesFell.mixed':
    'Trade has its help and its weak side in your chart: find the third of your goods or services that turns fastest, let the slowest third go at cost, and put that money into the first.',
  'told.salesFell.ill':
    'More in your chart hinders trade than helps it, so lower what is paid whether anybody buys or not, the rent, one pair of hands, one loan, before a rupee goes into new goods or a new sign.',
  'told.bankLimit.well':
    'What is borrowed is carried in this chart: ask the branch to turn the part of the limit that never comes down into a term loan, so that the rest can turn with the goods again.',
  'told.bankLimit.mixed':
    'In what is borrowed this chart is divided: bring the balance down to four fifths of the limit for one full month, out of goods that lie, before you ask for more or it is renewed.',
  'told.bankLimit.ill':
    'What is borrowed presses in this chart: from this week pay wages and the house from a second account, and let what customers pay go into the limit first.',
  'told.dearLoan.rate': 'At {rate} in the hundred a month the loan costs {year} in the hundred a year, so it is the first to go.',
  'told.dearLoan.well':
    'Talks over terms go well in this chart: ask that lender for one closing figure, with the interest stopped on a day that you name, and have a first part of it in hand when you ask.',
  'told.dearLoan.mixed':
    'Talks over terms have a weak side in this chart: take somebody along to that lender, and let each payment be written down on the spot as principal or as interest.',
  'told.dearLoan.ill':
    'Talks over terms go slowly in this chart: do not bargain with that lender, and ask a bank or a society first what it would lend against gold or a title, so that this one can be closed in one day.',
  'told.kinInTrade.well':
    'Work beside {who} is on good ground in this chart: give it a name and a sum, one line or one machine with an account of its own, and it will hold in a thin month too.',
  'told.kinInTrade.mixed':
    'Work beside {who} is half a help and half a strain in this chart: a fixed pay on a fixed day, and the till counted by the two of you each evening, keeps the peace.',
  'told.kinInTrade.ill':
    'Work beside {who} asks for care in this chart: keep the accounts apart from the first of next month, and let no loan of the trade carry both names.',
  'told.ownPremises.well':
    'House and land have good ground in this chart, so keep that place out of every loan paper: the rent that you do not pay is the reserve of the trade, if it is put by each month as if it were paid.',
  'told.ownPremises.mixed':
    'House and land have two sides in this chart: let a part of that place earn, a counter or a floor on a written rent, before you borrow on it.',
  'told.ownPremises.ill':
    'House and land ask for care in this chart: bring title, tax and the electricity connection of that place into one name this month, and give it to nobody as security.',
  'told.hiddenLoss.spouse.well':
    'The tie of marriage is a support in this chart, so it bears the truth better from you than from a lender’s letter: say it before {day}, on one evening, with one sheet, the sum, to whom it is owed and the month in which it ends.',
  'told.hiddenLoss.spouse.mixed':
    'The tie of marriage has two sides in this chart: say it before {day}, begin with what you have already stopped and the paper that shows it, and only then name the sum.',
  'told.hiddenLoss.spouse.ill':
    'The tie of marriage asks for care in this chart: first close the account or the app, then say it before {day} with one elder in the room whom both trust, in few words and with the sheet on the table.',
  'told.hiddenLoss.family.well':
    'Those at home are a support in this chart, so choose the calmest of them and say it before {day}, with one sheet, the sum, to whom it is owed and the month in which it ends.',
  'told.hiddenLoss.family.mixed':
    'Home has two sides in this chart: say it to one of them first, before {day}, with what you have already stopped, and let that one choose the hour for the others.',
  'told.hiddenLoss.family.ill':
    'Home is no easy ground in this chart: first close the account or the app and pay a first part from your own income, then say it before {day}, with both papers in hand.',
} as const
