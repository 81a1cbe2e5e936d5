import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '../../tools/embed/release.ts'

/** Folder of the built CDN. */
const cdn = join(process.env.E2E_DIST ?? 'dist', 'cdn')

/** The release that was built. */
export const readRelease = (): Release => {
  const version = readdirSync(cdn).find((name) => /^\d/.test(name)) ?? ''
  return JSON.parse(readFileSync(join(cdn, version, 'release.json'), 'utf8'))
}
