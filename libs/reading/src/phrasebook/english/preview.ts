/** Lines of the free preview beside those of the frame: what holds without a clock, and what the full reading holds for the question asked. */
export const PREVIEW = {
  'preview.sun': 'Your Sun stands in {sign}, the {place} sign from your Moon: {text}, and it shows itself in {area}.',
  'preview.mahaOne':
    'The exact dates of your dashas hang on the hour of birth (they may be off by {span}), but one thing holds whatever the hour was: today you stand in a {maha} mahadasha. {text}',
  'preview.mahaTwo':
    'The dates of your dashas hang on the hour of birth and may be off by {span}, so we print none. What the day itself allows: born early in it you stand today in a {first} mahadasha, born late in a {last} one. The first is about {firstTheme}, the second about {lastTheme}. Which of the two sounds like your last few years is a first hint at your hour.',
  'preview.jupiter': 'Jupiter’s place is the other half of the weather. {text} That holds until {to}.',
  'preview.teaser.windowOpen':
    'On {topic} the full reading weighs the witnesses of your own chart and dates {count, plural, one {one stretch} other {# stretches}} of the years ahead; one of them{lighter} is open now, until {date}.',
  'preview.teaser.windowNext':
    'On {topic} the full reading weighs the witnesses of your own chart and dates {count, plural, one {one stretch} other {# stretches}} of the years ahead, the first of them{lighter} from {date}.',
  'preview.teaser.lighter': ', a light one,',
  'preview.teaser.noWindow':
    'On {topic} the full reading weighs the witnesses of your own chart, and says plainly that no stretch of the years ahead is strong enough to be named.',
  'preview.teaser.matter':
    'What you ask has a chapter of its own in the full reading, “{title}”, with its reasons for and against and what no chart can say of it.',
  'preview.teaser.matterOpen':
    'What you ask has a chapter of its own in the full reading, “{title}”: its reasons for and against, and {count, plural, one {one time} other {# times}} of the years ahead, of which one is open now, until {date}.',
  'preview.teaser.matterNext':
    'What you ask has a chapter of its own in the full reading, “{title}”: its reasons for and against, and {count, plural, one {one time} other {# times}} of the years ahead, the first of them from {date}.',
  'preview.teaser.answer':
    'The full reading begins with your question: an answer in a few sentences, what it stands on, and what no chart can say of it.',
  'sunSign.0': 'you shine when you may begin something and be first to try it',
  'sunSign.1': 'you shine in what lasts, and your word is slow and good',
  'sunSign.2': 'you shine in talk, and pride of mind is your pride',
  'sunSign.3': 'you shine where you may protect, and your own people are your stage',
  'sunSign.4': 'you shine without effort, in your own house of rank, and do best when you lead kindly',
  'sunSign.5': 'you shine in work done properly, often without being announced',
  'sunSign.6': 'you shine beside others rather than above them, and self-trust has to be learned',
  'sunSign.7': 'you shine in the test, and guard what you care for closely',
  'sunSign.8': 'you shine where there is something to believe in and somebody to teach',
  'sunSign.9': 'you shine late and lastingly, by duties carried through',
  'sunSign.10': 'you shine for a cause, and less readily for yourself',
  'sunSign.11': 'you shine quietly, by feeling what others need before they say it',
} as const
