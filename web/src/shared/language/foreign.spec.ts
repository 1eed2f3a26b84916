import { isForeign } from './foreign.ts'

describe('a passage in another language than the page', () => {
  it.each([
    ['hindi', 'Meera Rao, this is a first look at your own chart.', true],
    ['hindi', 'मीरा राव, this is a first look at your own chart. You wrote: “नौकरी छोड़ दूँ?”', true],
    ['hindi', 'मीरा राव, यह आपकी अपनी कुंडली की पहली झलक है।', false],
    ['tamil', 'Meera Rao, இது உங்கள் சொந்த ஜாதகத்தின் முதல் பார்வை.', false],
    ['telugu', 'You wrote: “ఈ ఉద్యోగంలో ఉండాలా?” The present season is supportive.', true],
    ['english', 'You wrote: “ఈ ఉద్యోగంలో ఉండాలా, వదిలేయాలా?”', false],
  ] as const)('%s: %s', (language, text, foreign) => {
    expect(isForeign(language, text)).toBe(foreign)
  })
})
