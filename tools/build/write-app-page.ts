import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importMapOf, integrityHash } from '../embed/integrity.ts'
import { type Release, releaseTags } from '../embed/release.ts'

/** Replaces a text that must be there. */
const replaceIn = (whole: string, part: string, by: string): string => {
  if (!whole.includes(part)) throw new Error(`The page of the apps has no ${part}`)
  return whole.replace(part, by)
}

/**
 * Writes `dist/app`: the page of `native/page` with the hash of each script of the release, so that it
 * loads these or none. The styles have no hash, because an app may change them.
 */
export function writeAppPage(root: string, release: Release): void {
  const source = join(root, 'native/page')
  const folder = join(root, 'dist/app')
  cpSync(source, folder, { recursive: true })
  const map = JSON.stringify(importMapOf(release, releaseTags(release), '/widgets/'), null, 2)
  const script = '<script type="module" src="wallet.js">'
  const hash = integrityHash('sha384', readFileSync(join(source, 'wallet.js')))
  const pinned = `<script type="importmap">${map}</script>\n    ${script.replace('>', ` integrity="${hash}">`)}`
  const allowed = `script-src 'self' '${integrityHash('sha256', map)}'`
  const html = readFileSync(join(source, 'wallet.html'), 'utf8')
  const page = replaceIn(replaceIn(html, script, pinned), "script-src 'self'", allowed)
  writeFileSync(join(folder, 'wallet.html'), page)
}
