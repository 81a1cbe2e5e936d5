import { scenarioNames, scenarios } from '../../preview/scenarios.ts'
import { importMapOf, integrityHash } from './integrity.ts'
import {
  classicFile,
  entryFile,
  fileOf,
  loaderFile,
  newestFolder,
  previewFile,
  type Release,
  type Tag,
} from './release.ts'

/**
 * `pinned`: the modules of one release, each with its hash. `newest`: the loader, which follows the
 * releases. `classic`: one file per element, for pages without modules, with its hash. `preview`:
 * screens without a server.
 */
export const ways = ['pinned', 'newest', 'classic', 'preview'] as const

/** How a page embeds elements. */
export interface Embedding {
  readonly release: Release
  readonly elements: readonly Tag[]
  readonly way: (typeof ways)[number]
  /** Address of the folder with the releases, with a slash at its end. */
  readonly cdn: string
  /** Origin of the calls; the page's own without it. */
  readonly api?: string | undefined
  /** Attributes of each tag of a snippet, beside token and `api-base`. */
  readonly attributes?: Readonly<Record<string, string>>
}

const releaseFolder = ({ cdn, release }: Embedding) => `${cdn}${release.version}/`

/** The text of the inline import map, of pinned elements alone; a policy names its hash. */
export const importMapText = (embedding: Embedding): string | undefined =>
  embedding.way === 'pinned'
    ? JSON.stringify(
        importMapOf(embedding.release, embedding.elements, releaseFolder(embedding)),
        null,
        2,
      )
    : undefined

/** The tags that load the elements, for the head of a page. */
export function headHtml(embedding: Embedding): string {
  const { release, elements, way, cdn } = embedding
  if (way === 'newest') {
    return `<script type="module" src="${cdn}${newestFolder}/${loaderFile}"></script>`
  }
  const folder = releaseFolder(embedding)
  const script = (kind: string, path: string) =>
    `<script ${kind} src="${folder}${path}" crossorigin integrity="${fileOf(release, path).sha384}"></script>`
  if (way === 'classic') return elements.map((tag) => script('defer', classicFile(tag))).join('\n')
  if (way === 'preview') return script('type="module"', previewFile)
  return [
    `<script type="importmap">${importMapText(embedding)}</script>`,
    ...elements.map((tag) => script('type="module"', entryFile(tag))),
  ].join('\n')
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** All that a page needs to show the elements, to be copied. */
export function snippetOf(embedding: Embedding): string {
  const { release, elements, way, api, attributes = {} } = embedding
  const origin = api ? ` api-base="${api}"` : ''
  const others = Object.entries(attributes).map(([name, value]) =>
    value ? ` ${name}="${escapeAttribute(value)}"` : ` ${name}`,
  )
  const tags = elements.map((tag) => {
    if (way === 'preview')
      return `<tw-preview of="${previewOf(tag)}"${others.join('')}></tw-preview>`
    const token = release.elements[tag]?.takesToken ? ' token="…"' : ''
    return `<${tag}${token}${origin}${others.join('')}></${tag}>`
  })
  return [
    '<!-- In the head, before any other module -->',
    headHtml(embedding),
    '',
    '<!-- Where the element is to be -->',
    ...tags,
    '',
  ].join('\n')
}

/** The first preview of an element. */
const previewOf = (tag: Tag) =>
  scenarioNames.find((name) => tag === `tw-${scenarios[name].element}`)

/** The origin of an address as a policy names it; that of the page for an address without one. */
const originOf = (address: string | undefined): string =>
  address && URL.canParse(address) ? new URL(address).origin : "'self'"

function scriptSources(embedding: Embedding): readonly string[] {
  const { elements, way, cdn } = embedding
  if (!URL.canParse(cdn)) {
    const map = importMapText(embedding)
    return ["'self'", ...(map ? [`'${integrityHash('sha256', map)}'`] : [])]
  }
  const folder = releaseFolder(embedding)
  if (way === 'newest') return [cdn]
  if (way === 'preview') return [folder]
  if (way === 'classic') return elements.map((tag) => folder + classicFile(tag))
  return [folder, `'${integrityHash('sha256', importMapText(embedding) ?? '')}'`]
}

/**
 * The content security policy of a page that has these elements and nothing else: exactly what they
 * need. A page adds what it needs itself.
 */
export function policyOf(embedding: Embedding): string {
  const { release, elements, way, api } = embedding
  // A preview makes no call, and has the pictures of the server in itself.
  const isPreview = way === 'preview'
  const sources = new Set(elements.flatMap((tag) => release.elements[tag]?.pictures ?? []))
  const server = isPreview ? 'data:' : originOf(api)
  const pictures = new Set([...sources].map((source) => (source === 'server' ? server : source)))
  return [
    "default-src 'none'",
    `script-src ${scriptSources(embedding).join(' ')}`,
    ...(isPreview ? [] : [`connect-src ${originOf(api)}`]),
    ...(pictures.size > 0 ? [`img-src ${[...pictures].join(' ')}`] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
