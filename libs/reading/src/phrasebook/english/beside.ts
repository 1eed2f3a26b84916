/** What is told as a weight beside a question. */
export const BESIDE_TEXTS = {
  'beside.ill':
    'That your {who} is unwell weighs on everything else; how that goes a doctor can say and no chart of yours, so nothing below is a reason to be away when you are needed.',
  'beside.boss':
    'Being treated like that at work is not yours to bear in silence: write down each time with its date, and give it in writing to personnel or the internal committee, whatever you decide about the post.',
  'beside.loan.well':
    'For the worry of your {who} about the loan: debts are in good hands in this chart, so one with a fixed instalment can be carried. Put on one page what it costs each month, who pays from which month, and what is done if the first post comes late.',
  'beside.loan.mixed':
    'For the worry of your {who} about the loan: in this chart a loan is borne if it stays small. Put on one page what it costs each month, and how much of the fee a scholarship or work beside the course would carry.',
  'beside.loan.ill':
    'For the worry of your {who} about the loan: debts come down slowly in this chart, so the worry has ground. Look first for a course with a lower fee or a scholarship, and sign only for what is still missing.',
  'beside.money.well':
    'For the worry of your {who} about money: this chart keeps more than it loses, so put the expenses of three months on paper together and leave no pay before the next one is signed.',
  'beside.money.mixed':
    'For the worry of your {who} about money: in this chart it comes and goes, so put the expenses of three months aside first, and decide together what is cut if a month stays empty.',
  'beside.money.ill':
    'For the worry of your {who} about money: money is kept with effort in this chart, so take no step that leaves a month without pay, and keep one page on which both of you see every expense.',
} as const
