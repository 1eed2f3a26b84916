import { readFile } from 'node:fs/promises'
import { Gazetteer } from '../gazetteer.ts'

const FILE = new URL('../../data/gazetteer.bin', import.meta.url)

/**
 * Reads the derived file that `build-gazetteer/build.ts` makes.
 * @throws {Error} when it was not built yet
 */
export async function loadGazetteer(): Promise<Gazetteer> {
  let bytes: Buffer
  try {
    bytes = await readFile(FILE)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new Error('the gazetteer is not built: run node --conditions=@disha/source libs/places/build-gazetteer/build.ts', {
      cause: error,
    })
  }
  const exact = bytes.byteOffset === 0 && bytes.byteLength === bytes.buffer.byteLength
  return new Gazetteer((exact ? bytes.buffer : bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)) as ArrayBuffer)
}
