/** Words of a treatment that brings an embryo back. */
const TREATMENT =
  / (?:embryos?|blastocysts?|ivf|icsi|fet|test tube baby|(?:fertility|ivf|iui) (?:clinic|cent(?:re|er)|hospital|doctor)|egg retrieval|donor eggs?) |भ्रूण|एम्ब्रियो|आईवीएफ|கரு மாற்ற|ஐவிஎஃப்|ఐవీఎఫ్/u
const CYCLE = / (?:embryos? )?transfer\S* | (?:next|this|second|third|last|another|2nd|3rd|one more) cycle /u
/** An office that moves people: beside it a transfer stays what it is, unless the embryo itself is named with it. */
const OFFICE =
  / (?:job|office|bank|railways?|department|school|govt|government|posting|posted|transfer order|transfer list|husbands? transfer|wifes transfer order|my transfer from|promotion|service) /u

/** True where a transfer is one of a treatment for a child, and of no post. Takes a plain text. */
export const ofEmbryo = (text: string): boolean =>
  TREATMENT.test(text) &&
  CYCLE.test(text) &&
  (/ (?:embryos?|blastocysts?|frozen|fresh) (?:\S+ )?transfer/u.test(text) || !OFFICE.test(text))

/** The same text with the treatment called by its plain name, so that no reader takes it for a posting. */
export const namingTreatment = (text: string): string =>
  ofEmbryo(text) ? text.replace(/ (?:(?:frozen|fresh|day \d|embryos?|blastocysts?) )*transfer\S*(?= )/gu, ' ivf') : text

/** True of words of a part that are after the treatment, by its name or by the transfer alone. */
export const asksOfTreatment = (own: string): boolean => TREATMENT.test(own) || CYCLE.test(own)
