import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Embedding, ways } from './embedding.ts'
import type { Release, Tag } from './release.ts'

/** Wrong arguments; the message is for the person who wrote them. */
export class WrongArguments extends Error {}

export const usage = `Usage: trading-wallet-elements <command> [options]

  snippet            prints the tags that a page needs
  csp                prints the content security policy that these tags need, and nothing more
  integrity          prints the import map with the hash of each module, for a page that has one of its own
  doctor <file|URL>  reads a page and says what it lacks: policy, CORS, headers, versions, tokens in addresses

  --element tw-transfer        element of the page; repeat the option for more; default all
  --attribute app-lang=ja      attribute of the tags of a snippet; repeat the option for more
  --cdn https://host/tw/       URL of the folder with the releases; default /cdn/ of the page's origin
  --api https://host           origin of the calls; default the page's origin
  --way pinned|newest|classic|preview
                               pinned: one release, each file with its hash (default);
                               newest: the loader, which follows the releases;
                               classic: one script per element, for pages without modules;
                               preview: screens with made-up data, without a server
  --release folder             folder of the release; default the one of this package

of doctor:

  --page https://host/path     the address at which a file will be served
  --element, --api             what scripts of the page add, so that its HTML does not show it

It ends with 1 if something is missing, and with 2 if it cannot read the page or the options.`

/** The folder `dist` of a script: that of its package, or of the project. */
export function findDist(from: string): string {
  const dist = join(from, 'dist')
  if (existsSync(join(dist, 'cdn'))) return dist
  if (dirname(from) === from) throw new WrongArguments('There is no build. Run: npm run build')
  return findDist(dirname(from))
}

/** The newest built release. */
export function findRelease(from: string): string {
  const cdn = join(findDist(from), 'cdn')
  const versions = readdirSync(cdn).filter((name) => /^\d/.test(name))
  const newest = versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1) ?? ''
  return join(cdn, newest)
}

export const readRelease = (folder: string): Release => {
  try {
    return JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'))
  } catch {
    throw new WrongArguments(`There is no release.json in ${folder}`)
  }
}

const options = {
  element: { type: 'string', multiple: true },
  attribute: { type: 'string', multiple: true },
  cdn: { type: 'string', default: '/cdn/' },
  api: { type: 'string' },
  way: { type: 'string', default: 'pinned' },
  release: { type: 'string' },
  page: { type: 'string' },
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

const requireWebAddress = (option: string, text: string | undefined) => {
  if (text !== undefined && !isWebAddress(text)) {
    throw new WrongArguments(`--${option} must be an http or https URL`)
  }
  return text
}

/** The elements that are named, in the order of the release; all of them if none is named. */
function elementsOf(release: Release, named: readonly string[] | undefined): readonly Tag[] {
  const known = Object.keys(release.elements) as Tag[]
  const unknown = named?.find((tag) => !known.includes(tag as Tag))
  if (unknown)
    throw new WrongArguments(`There is no element ${unknown}. The elements are ${known.join(', ')}`)
  return named ? known.filter((tag) => named.includes(tag)) : known
}

const printing = ['snippet', 'csp', 'integrity'] as const

/** What the command is to do. */
export type Task =
  | { readonly does: (typeof printing)[number]; readonly embedding: Embedding }
  | {
      readonly does: 'doctor'
      readonly release: Release
      /** A path or an address. */
      readonly page: string
      /** Where a file will be served. */
      readonly servedAt: string | undefined
      readonly elements: readonly Tag[]
      readonly api: string | undefined
    }

/**
 * Reads the arguments of the command. Throws `WrongArguments` with a message for a person.
 *
 * @param from folder of the script; a build is looked for there and above
 */
export function readArguments(args: readonly string[], from: string): Task {
  const { values, positionals } = parse(args)
  const [command, ...others] = positionals
  const release = () => readRelease(values.release ?? findRelease(from))
  const api = requireWebAddress('api', values.api)
  if (command === 'doctor') {
    const [page, ...more] = others
    if (!page || more.length > 0) throw new WrongArguments(usage)
    const own = release()
    const elements = values.element ? elementsOf(own, values.element) : []
    const servedAt = requireWebAddress('page', values.page)
    return { does: 'doctor', release: own, page, servedAt, elements, api }
  }
  const does = printing.find((name) => name === command)
  if (!does || others.length > 0) throw new WrongArguments(usage)
  const { cdn } = values
  const way = ways.find((known) => known === values.way)
  if (!way) throw new WrongArguments(`--way must be one of ${ways.join(', ')}`)
  if (!cdn.startsWith('/') && !isWebAddress(cdn)) {
    throw new WrongArguments('--cdn must be an http or https URL, or a path that begins with /')
  }
  const own = release()
  return {
    does,
    embedding: {
      release: own,
      elements: elementsOf(own, values.element),
      way,
      cdn: cdn.replace(/\/*$/, '/'),
      api,
      attributes: attributesOf(values.attribute ?? []),
    },
  }
}

/** `app-lang=ja` and `is-usd`, as attributes. */
const attributesOf = (written: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    written.map((each) => {
      const [name = '', ...value] = each.split('=')
      if (!/^[a-z][a-z-]*$/.test(name)) {
        throw new WrongArguments(`--attribute must be a name, or a name=value: ${each}`)
      }
      if (name === 'token') {
        throw new WrongArguments(
          '--attribute token: a token does not belong in a command or a file',
        )
      }
      return [name, value.join('=')]
    }),
  )
