import { accessSync, constants } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The browser that prints: the configured one, else the first that is installed; the headless shell starts fastest.
 * @throws Error naming what to install or set.
 */
export function findChromium(configured?: string): string {
  if (configured !== undefined && configured !== '') {
    if (isExecutable(configured)) return configured
    throw new Error(`CHROMIUM_PATH is ${configured}, which is not a program that can be run`)
  }
  const found = PLACES.find(isExecutable)
  if (found === undefined)
    throw new Error('No Chromium found. Install one (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.')
  return found
}
