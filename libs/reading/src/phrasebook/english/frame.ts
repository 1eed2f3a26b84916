import { DOCUMENT_TEXTS } from './document-texts.ts'
import { SECTION_TEXTS } from './section-texts.ts'
import { SUBJECTS } from './subjects.ts'
import { TOPIC_FRAME } from './topic-frame.ts'

/** The nodes by Rahu's house (common practice), and the sentences of the free preview. */
export const FRAME = {
  ...DOCUMENT_TEXTS,
  ...SECTION_TEXTS,
  ...SUBJECTS,
  ...TOPIC_FRAME,
  'share.about': 'about 1 chart in {n}',
  'share.most': 'more than half of all charts',
  'share.rare': 'fewer than 1 chart in 1,000',
  'nodes.1':
    'you come equipped to please, adapt and share; what life keeps asking of you is to choose for yourself, and to be seen doing it.',
  'nodes.2':
    'you come equipped for crises and other people’s secrets; what life keeps asking is something simpler: a steady income, a kind word, a table that belongs to you.',
  'nodes.3': 'you come with beliefs ready made; what life keeps asking is that you try things with your own hands, speak up, and find out.',
  'nodes.4': 'you come knowing how to carry responsibility in public; what life keeps asking is a home, and permission to rest in it.',
  'nodes.5': 'you come knowing how to belong to a group; what life keeps asking is something made by you alone, and joy without a vote.',
  'nodes.6': 'you come with a monk’s ease in withdrawing; what life keeps asking is daily work, order, and the courage to meet opposition.',
  'nodes.7': 'you come used to relying on yourself; what life keeps asking is that you let another person matter, with eyes open.',
  'nodes.8': 'you come holding on to what is yours; what life keeps asking is trust, shared resources, and the courage to look beneath.',
  'nodes.9':
    'you come with skill and nerve; what life keeps asking is a meaning for them: a teacher, a far road, a belief you have tested.',
  'nodes.10':
    'you come with the comfort of private life behind you; what life keeps asking is that you stand up in public and do something that counts.',
  'nodes.11': 'you come with a talent for standing out; what life keeps asking is that you join forces and gain together.',
  'nodes.12': 'you come used to work and worry; what life keeps asking is release: distance, quiet, and trust in what cannot be managed.',
  'nodes.lead': 'Rahu stands in your {rahu} house and Ketu in the {ketu}: {text}',
  'nodes.leadMoon': 'Counted from your Moon, Rahu stands in the {rahu} place and Ketu in the {ketu}: {text}',
  'preview.quote': 'You wrote: “{concern}”',
  'preview.hello': '{name}, this is a first look at your own chart, not at a sun sign.',
  'preview.helloMoon':
    '{name}, this is a first look at your own chart. Your birth time is not known closely enough for a rising sign, so nothing below depends on one; it is read from the Moon.',
  'preview.distress.struck':
    'Before anything else, {name}: nobody has to live with being hurt, and it is not your fault. In India 112 brings help when there is danger, 181, the women’s help line, answers day and night, and 15100 tells you of free legal aid. If you are elsewhere, the local emergency number and help lines do the same. The reading can wait; you matter more than it does.',
  'preview.distress.despair':
    'Before anything else, {name}: what you wrote sounds heavy, and you deserve a person to talk to, not only a page. In India, Tele-MANAS answers free of charge, day and night, on 14416 (or 1-800-891-4416), in many languages, and 112 brings help when somebody is in danger. If you are elsewhere, please call a local help line or someone you trust. The reading can wait; you matter more than it does.',
  'preview.now': 'You are in a {maha} mahadasha, which began {from} and runs until {to}. {text}',
  'preview.nowSub': 'Inside it, {antar} holds the sub-period until {to}. {text}',
  'preview.strongest':
    'The steadiest support in the chart is {graha}, {dignity} in {sign}. Its matters, {theme}, are the ground to build on when other things move.',
  'preview.gentle':
    'The place that asks for gentleness is {graha}, {dignity} in {sign}: {theme} come with effort, and effort does change them.',
  'preview.pauseEnd.v1': 'None of this is a verdict. It is a description of the pause you stand in, and a pause has two sides.',
  'preview.pauseEnd.v2': 'A chart shows weather and ground. The walking remains yours.',
  'preview.pauseEnd.v3': 'Read it as one reads a map: it does not choose the road, but it does spare you some detours.',
  'preview.climate.saturn': 'The slow weather overhead matters too. {text} That lasts until {to}.',
  'preview.climate.moonPlace': 'In your chart the Moon is in the {house} house, so feelings gather around {area}.',
  'preview.climate.dispositor': 'The Moon’s host is {graha}, {dignity}. {hint}',
  'preview.climate.hint.well': 'When you are unsettled, its matters bring you back: {theme}.',
  'preview.climate.hint.ill':
    'It does not always hold the Moon easily, so moods can outlast their causes; naming them to one person shortens them.',
  'preview.teaser.ingress': 'On {date} {graha} enters {sign}. {text}',
  'preview.teaser.back': 'On {date} {graha} turns back into {sign} for a second look. {text}',
  'preview.teaser.dasha': 'There is also a turn of your own clock. Around {date} the sub-period passes from {from} to {next}. {text}',
  'preview.teaser.end':
    'In the full reading these dates are set beside your houses and periods, month by month for a year and period by period for the years ahead, each with the reasons and with the days by which it may be off.',
  'preview.card.past': '{meaning}. Somewhere behind your question stands a time like that; what you learned in it is still in your hands.',
  'preview.card.present': '{meaning}. Hold it beside the present month, and see which of your choices it smiles at.',
} as const
