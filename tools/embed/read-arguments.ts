import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Embedding, ways } from './embedding.ts'
import type { Release, Tag } from './release.ts'

/** Wrong arguments; the message is for the person who wrote them. */
export class WrongArguments extends Error {}

export const usage = `Usage: tw-embed html|csp [options]

  html   prints the tags that a page needs
  csp    prints the content security policy that these tags need, and nothing more

  --element tw-transfer        element of the page; repeat the option for more; default all
  --cdn https://host/tw/       URL of the folder with the releases; default /cdn/ of the page's origin
  --api https://host           origin of the calls; default the page's origin
  --way pinned|newest|classic  pinned: one release, each file with its hash (default);
                               newest: the loader, which follows the releases;
                               classic: one script per element, for pages without modules
  --release folder             folder of the release; default the newest in dist/cdn`

/** The newest built release, in the folder of a script or in one above. */
function findRelease(from: string): string {
  const cdn = join(from, 'dist/cdn')
  if (!existsSync(cdn)) {
    if (dirname(from) === from) throw new WrongArguments('There is no build. Run: npm run build')
    return findRelease(dirname(from))
  }
  const versions = readdirSync(cdn).filter((name) => /^\d/.test(name))
  const newest = versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1) ?? ''
  return join(cdn, newest)
}

const readRelease = (folder: string): Release => {
  try {
    return JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'))
  } catch {
    throw new WrongArguments(`There is no release.json in ${folder}`)
  }
}

const options = {
  element: { type: 'string', multiple: true },
  cdn: { type: 'string', default: '/cdn/' },
  api: { type: 'string' },
  way: { type: 'string', default: 'pinned' },
  release: { type: 'string' },
} as const

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (cause) {
    throw new WrongArguments((cause as Error).message)
  }
}

const isWebAddress = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/**
 * Reads the arguments of `tw-embed`. Throws `WrongArguments` with a message for a person.
 *
 * @param from folder of the script; a build is looked for there and above
 */
export function readArguments(
  args: readonly string[],
  from: string,
): { readonly prints: 'html' | 'csp'; readonly embedding: Embedding } {
  const { values, positionals } = parse(args)
  const [prints, ...others] = positionals
  if ((prints !== 'html' && prints !== 'csp') || others.length > 0) throw new WrongArguments(usage)
  const { cdn, api } = values
  const way = ways.find((known) => known === values.way)
  if (!way) throw new WrongArguments(`--way must be one of ${ways.join(', ')}`)
  if (!cdn.startsWith('/') && !isWebAddress(cdn)) {
    throw new WrongArguments('--cdn must be an http or https URL, or a path that begins with /')
  }
  if (api !== undefined && !isWebAddress(api)) {
    throw new WrongArguments('--api must be an http or https URL')
  }
  const release = readRelease(values.release ?? findRelease(from))
  const known = Object.keys(release.elements) as Tag[]
  const elements = values.element ? known.filter((tag) => values.element?.includes(tag)) : known
  const unknown = values.element?.find((tag) => !known.includes(tag as Tag))
  if (unknown)
    throw new WrongArguments(`There is no element ${unknown}. The elements are ${known.join(', ')}`)
  return { prints, embedding: { release, elements, way, cdn: cdn.replace(/\/*$/, '/'), api } }
}
