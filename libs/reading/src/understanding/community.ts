import { plainText } from './topics.ts'

/** The community or faith that somebody comes from, in the words that families use for it. */
const COMMUNITY =
  / (?:(?:sub ?)?caste|casts?|communit(?:y|ies)|religion|gotra|gothram|samaj|samaaj|biradari|biraderi|jaat|jat|jati|jaati|jathi|jaathi|kulam|kulamu|gnati|nyat|nyati|quom|kaum|matham|matam) |समाज|बिरादरी|जाति|जात |गोत्र|धर्म |சாதி|ஜாதி|குலம்|குலத்|மதம்|మతం|కులం|కులాని|గోత్ర/u
/** True where the words name a community, which stands in no chart. */
export const namesCommunity = (words: string): boolean => COMMUNITY.test(plainText(words))

const ONE_TO_COME =
  / (?:boy|girl|groom|bride|match|husband|wife|partner|spouse|he|she|they|son in law|daughter in law|damad|bahu|ladk[aei]|var|vadhu|varan|chhokro|chhokri|paiyan|ponnu|mappillai|abbayi|ammayi|rishta|alliance|proposal|from|our|own|same|apni|apne|hamari|hamare) /
/** True where a part asks from which community the one comes who is to be married. */
export const asksCommunity = (words: string): boolean => namesCommunity(words) && ONE_TO_COME.test(plainText(words))
