import type { ToldPattern } from './told-pattern.ts'

/** Means of one's own that are told beside a step. */
export const OF_MEANS = {
  savings: {
    hears:
      / (?:(?:my|our|have|has|having|got|get|gets|touch\S*|use|using|withdraw\S*|with|from) (?:\S+ ){0,3}(?:pf|epf|ppf|gpf|provident fund|gratuity|savings?|fd|fds|fixed deposits?|vrs money|retirement (?:money|amount))|(?:pf|epf|ppf|gpf|gratuity|savings?|fd|fds|bachat|jama punji|jama poonji) (?:\S+ ){0,4}(?:\d+|lakhs?|lacs?|amount|money|hai|h|paisa|paise)) |बचत|जमा पूंजी|जमा पूँजी|पीएफ|சேமிப்பு|பிஎஃப்|పొదుపు|పీఎఫ్/u,
    unless: / (?:no|zero|nil|without|nothing in|stuck|pending|not (?:yet )?(?:come|received|paid|cleared)|lost|finished|khatam) /u,
  },
} as const satisfies Record<string, ToldPattern>
