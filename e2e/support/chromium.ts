import { existsSync } from 'node:fs'

const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The system's Chromium: CHROMIUM_PATH (PUPPETEER_EXECUTABLE_PATH) where set, else where packages put it. */
export const CHROMIUM_PATH: string =
  process.env.CHROMIUM_PATH ?? process.env.PUPPETEER_EXECUTABLE_PATH ?? CANDIDATES.find((path) => existsSync(path)) ?? CANDIDATES[0]!
