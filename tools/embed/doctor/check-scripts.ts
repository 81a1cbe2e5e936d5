import { importMapOf, integrityHash } from '../integrity.ts'
import { fileOf, newestFolder, type Release, type Tag } from '../release.ts'
import type { Context } from './context.ts'
import { type Finding, fine, missing, note } from './finding.ts'
import { isSecure, request } from './page.ts'
import { type FoundScript, isModuleScript } from './scripts.ts'

const snippetFor = (tags: readonly Tag[]) =>
  `npx trading-wallet-elements snippet ${tags.map((tag) => `--element ${tag}`).join(' ')}`

/** Checks that each element has its script, of one release, with the hashes of that release. */
export async function checkScripts(context: Context): Promise<Finding[]> {
  const { scripts } = context
  const served = await Promise.all(
    [...new Map(scripts.map((script) => [script.written, script])).values()].map((script) =>
      checkServed(script, context),
    ),
  )
  const found = [
    ...withoutScript(context),
    ...scripts.flatMap((script) => checkTag(script, context)),
    ...checkVersions(context),
    ...checkImportMap(context),
    ...served.flat(),
  ]
  const isFine = found.every(({ level }) => level === 'fine')
  return isFine && scripts.length > 0
    ? [...found, fine('scripts', scripts.map(({ written }) => written).join(', '))]
    : found
}

function withoutScript({ elements, scripts, page }: Context): Finding[] {
  const defined = scripts.flatMap(({ defines }) => defines)
  const tags = [...new Set(elements.map(({ tag }) => tag))].filter((tag) => !defined.includes(tag))
  if (tags.length === 0) return []
  const names = tags.join(', ')
  const hasOthers = page.tags.some(
    ({ name, attributes, content }) => name === 'script' && (attributes.src || content.trim()),
  )
  return hasOthers
    ? [
        note(
          'scripts',
          `No script of the package defines ${names} in this HTML. If a bundle of yours does, that is in order`,
        ),
      ]
    : [missing('scripts', `Nothing defines ${names}`, `${snippetFor(tags)} prints the script.`)]
}

/** What is wrong with the tag of a script. */
function checkTag(
  { kind, start, written, address, version, file }: FoundScript,
  context: Context,
): Finding[] {
  const { release, page } = context
  const { integrity, crossorigin } = start.attributes
  const found: Finding[] = []
  const isModule = isModuleScript(start)
  if (kind !== 'classic' && !isModule) {
    found.push(
      missing(
        'scripts',
        `${written} is a module, and its tag does not say so`,
        'Add type="module".',
      ),
    )
  }
  const isOther = address && page.address && address.origin !== page.address.origin
  if (integrity && !isModule && isOther && crossorigin === undefined) {
    found.push(
      missing(
        'scripts',
        `${written} has a hash and no crossorigin: browsers refuse it`,
        'Add crossorigin to its tag.',
      ),
    )
  }
  const isNewest = new RegExp(`/${newestFolder}/[^/]+$`).test(written)
  if (integrity && isNewest) {
    found.push(
      missing(
        'scripts',
        `${written} follows the releases, so its hash stops to fit with the next one`,
        'Remove integrity, or pin a release.',
      ),
    )
  }
  if (version && !integrity) {
    found.push(
      note(
        'scripts',
        `${written} is pinned and has no hash`,
        `${snippetFor(context.tags)} prints one.`,
      ),
    )
  }
  if (integrity && version === release.version && !isNewest) {
    const { sha384 } = fileOf(release, file)
    if (!integrity.split(/\s+/).includes(sha384)) {
      found.push(
        missing(
          'scripts',
          `The hash of ${written} is not that of ${release.version}`,
          `It is ${sha384}.`,
        ),
      )
    }
  }
  if (address && page.address && isSecure(page.address) && !isSecure(address)) {
    found.push(
      missing(
        'scripts',
        `${written} is not served by https`,
        'Browsers load no script by http into a page by https.',
      ),
    )
  }
  return found
}

function checkVersions({ scripts, release }: Context): Finding[] {
  const versions = [...new Set(scripts.flatMap(({ version }) => version ?? []))]
  if (versions.length > 1) {
    return [
      missing(
        'scripts',
        `The page has scripts of ${versions.join(' and ')}`,
        'Take all tags from one release.',
      ),
    ]
  }
  const [version] = versions
  const follows = scripts.find(({ version, kind }) => kind === 'loader' && !version)
  if (version && follows) {
    return [
      note(
        'scripts',
        `${follows.written} follows the releases, and the others are pinned to ${version}: the first one to define a tag stays`,
        'Use one of both.',
      ),
    ]
  }
  if (!version || version === release.version) return []
  return [
    note(
      'scripts',
      `The page has release ${version}, and this is ${release.version}: its hashes were not compared`,
      `npx trading-wallet-elements@${version} doctor compares them.`,
    ),
  ]
}

/** The hashes of an import map by their addresses, as far as its addresses are known. */
function hashesIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const { integrity } = JSON.parse(text)
    return typeof integrity === 'object' && integrity ? integrity : {}
  } catch {
    return undefined
  }
}

function checkImportMap({ page, scripts, release }: Context): Finding[] {
  const isMap = ({ attributes }: { attributes: Readonly<Record<string, string>> }) =>
    attributes.type?.trim().toLowerCase() === 'importmap'
  const maps = page.tags.filter((start) => start.name === 'script' && isMap(start))
  const pinned = scripts.filter(({ kind, version }) => kind === 'entry' && version)
  const [map] = maps
  if (!map) {
    return pinned.some(({ start }) => start.attributes.integrity)
      ? [
          note(
            'scripts',
            'Only the entries have hashes: what they load has none',
            'npx trading-wallet-elements integrity prints the import map that has them.',
          ),
        ]
      : []
  }
  const found: Finding[] = []
  const firstModule = page.tags.findIndex(
    (start) =>
      isModuleScript(start) || (start.name === 'link' && start.attributes.rel === 'modulepreload'),
  )
  if (firstModule >= 0 && firstModule < page.tags.indexOf(map)) {
    found.push(
      missing(
        'scripts',
        'The import map comes after a module',
        'Put it before the first one: many browsers ignore it there.',
      ),
    )
  }
  if (maps.length > 1) {
    found.push(
      note(
        'scripts',
        `The page has ${maps.length} import maps`,
        'Make them one: many browsers read only the first.',
      ),
    )
  }
  const hashes = hashesIn(map.content)
  if (!hashes) {
    return [
      ...found,
      missing('scripts', 'The import map is no JSON', 'Copy it from the snippet again.'),
    ]
  }
  return [...found, ...pinned.flatMap((script) => compareMap(hashes, script, release))]
}

function compareMap(
  hashes: Readonly<Record<string, unknown>>,
  { version, written, file, defines }: FoundScript,
  release: Release,
): Finding[] {
  if (version !== release.version) return []
  const folder = written.slice(0, written.length - file.length)
  const wanted = Object.entries(importMapOf(release, defines, folder).integrity)
  const wrong = wanted.filter(([address, hash]) => hashes[address] && hashes[address] !== hash)
  const absent = wanted.filter(([address]) => !hashes[address])
  const remedy = `${snippetFor(defines)} prints the whole map.`
  return [
    ...(wrong.length > 0
      ? [
          missing(
            'scripts',
            `${wrong.length} hashes of the import map are not those of ${version}, the first of ${wrong[0]?.[0]}`,
            remedy,
          ),
        ]
      : []),
    ...(absent.length > 0
      ? [
          note(
            'scripts',
            `The import map has no hash for ${absent.length} of ${wanted.length} files of ${defines[0]}`,
            remedy,
          ),
        ]
      : []),
  ]
}

/** Loads a script as the page does. */
async function checkServed(script: FoundScript, context: Context): Promise<Finding[]> {
  const { page } = context
  const { address, written, start, kind, version } = script
  if (!address) {
    return [
      note(
        'scripts',
        `${written} was not loaded`,
        '--page says at which address this file will be.',
      ),
    ]
  }
  const body = await load(address, written, script, context)
  if (Array.isArray(body)) return body
  const { integrity } = start.attributes
  if (integrity && !integrity.split(/\s+/).some((each) => each === hashLike(each, body.content))) {
    return [
      missing(
        'scripts',
        `${written} does not have the hash of its tag: browsers refuse it`,
        `The file has ${integrityHash('sha384', body.content)}. Take tag and file from one release, and serve it unchanged.`,
      ),
    ]
  }
  const found: Finding[] = []
  const caching = body.headers.get('cache-control') ?? ''
  if (version && !/immutable|max-age=\d{7,}/.test(caching)) {
    found.push(
      note(
        'scripts',
        `Cache-Control of ${written} is ${caching || 'missing'}`,
        'A pinned release never changes: public, max-age=31536000, immutable.',
      ),
    )
  }
  if (!version && kind !== 'loader' && /immutable|max-age=\d{5,}/.test(caching)) {
    found.push(
      note(
        'scripts',
        `Cache-Control of ${written} is ${caching}: browsers keep an old release`,
        'Serve it with no-cache; only chunks/ never change.',
      ),
    )
  }
  if (kind !== 'entry') return found
  // Without its chunks an element stays a title and grey shapes.
  const [chunk] = /chunks\/[\w.-]+\.js/.exec(body.content.toString('utf8')) ?? []
  if (!chunk || !page) return found
  const part = await load(new URL(chunk, address), `${chunk} beside ${written}`, script, context)
  return Array.isArray(part) ? [...found, ...part] : found
}

const hashLike = (written: string, content: Buffer): string =>
  integrityHash(
    (['sha256', 'sha512'] as const).find((each) => written.startsWith(each)) ?? 'sha384',
    content,
  )

/** A file as a browser would load it, or why it would not. */
async function load(
  address: URL,
  name: string,
  { start, kind }: FoundScript,
  { page }: Context,
): Promise<{ readonly content: Buffer; readonly headers: Headers } | Finding[]> {
  const origin = page.address?.origin
  const isOther = address.origin !== origin
  const needsCors = isOther && (kind !== 'classic' || start.attributes.crossorigin !== undefined)
  const answer = await request(address, { headers: origin && needsCors ? { origin } : {} })
  if ('problem' in answer) {
    return [missing('scripts', `${name} does not load: ${answer.problem}`, `Open ${address.href}.`)]
  }
  const { response, body } = answer
  if (!response.ok) {
    return [
      missing(
        'scripts',
        `${name} does not load: HTTP ${response.status}`,
        'The whole folder must be on the server, chunks/ included.',
      ),
    ]
  }
  const type = response.headers.get('content-type') ?? ''
  if (!/javascript/i.test(type)) {
    return [
      missing(
        'scripts',
        `${name} is served as ${type || 'nothing'}`,
        /html/.test(type)
          ? 'The path is wrong: the server answers with a page.'
          : 'Serve it as text/javascript.',
      ),
    ]
  }
  const allowed = response.headers.get('access-control-allow-origin')
  if (needsCors && allowed !== '*' && allowed !== origin) {
    return [
      missing(
        'scripts',
        `${name} is of another origin, and Access-Control-Allow-Origin is ${allowed ?? 'missing'}`,
        'Serve the folder with Access-Control-Allow-Origin: *.',
      ),
    ]
  }
  return { content: body, headers: response.headers }
}
