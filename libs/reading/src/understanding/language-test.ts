import { namedExams } from './named-exams.ts'
import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

const TEST = '(?:ielts|pte|toefl|oet|plab|prometric|nclex|goethe|telc|duolingo|celpip|german|french|japanese|a2|b1|b2|c1|n4|n3|gre|gmat)'
const FAILED =
  '(?:fail\\S*|again|not (?:yet )?clear\\S*|could not (?:clear|pass)|not pass\\S*|low|less|short|bands?|attempts?|times|twice|thrice|phir|dobara|reh ga\\S*|atk\\S*|pochu|poyindi)'
/** A test of language or for admission, and what was lost in it, in one breath. */
const LOST = new RegExp(` ${TEST} (?:\\S+ ){0,8}?${FAILED} | ${FAILED} (?:\\S+ ){0,5}?${TEST} `, 'u')
const NAMED = new RegExp(` ${TEST} `, 'u')

/** A test of language on the way to another country that was not passed yet: it is a paper of that way, and no examination for a post. */
export const failsLanguageTest = remembered((concern): boolean => LOST.test(plainText(concern)) && namedExams(concern).length === 0)

/** The language of a country that is learnt for the way there is no course of study. */
const LEARNS =
  /\b(?:stud(?:y|ies|ying)|learn(?:s|ing)?)\s+(?:for\s+)?(?:the\s+)?(?:german|french|japanese|dutch|italian|korean|spanish|language|ielts|oet|pte|goethe)\b/giu
export const withoutLanguage = (concern: string): string => concern.replace(LEARNS, ' ')

/** True where plain text names such a test. */
export const namesLanguageTest = (text: string): boolean => NAMED.test(text)
