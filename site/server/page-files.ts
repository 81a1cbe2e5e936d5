import type { Manifest } from 'vite'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import { pages, viewOf } from '../map/pages.ts'
import { matchRoute } from '../map/routes.ts'

/** Addresses of the files that a document needs at once. */
export interface PageFiles {
  readonly entry: string
  readonly styles: readonly string[]
  /** Modules that the entry imports, preloaded in the head; the largest first. */
  readonly modules: readonly string[]
  readonly fonts: readonly string[]
  /** What defines the page's element, with its first texts; the largest first. */
  readonly element: readonly string[]
}

/**
 * Reads Vite's manifest: the chunk of a page, its texts, and everything they import. The largest come
 * first: they take longest, and a browser has six connections.
 *
 * @param sizeOf the bytes of a file
 */
export function filesOf(
  manifest: Manifest,
  locale: Locale,
  path: string,
  sizeOf: (file: string) => number,
): PageFiles {
  const addressesOf = (files: readonly string[]) =>
    files.toSorted((one, other) => sizeOf(other) - sizeOf(one)).map((file) => `/${file}`)
  const match = matchRoute(path)
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The manifest has no entry')
  const { element, hasCatalogue, callsApi, needsRest } = pages[match.name]
  const view = viewOf(match.name)
  const page = `site/pages/${view}/Page.tsx`
  const texts = (name: string) => `locales/${locale}/${name}.po`
  const wanted = [
    page,
    texts('site'),
    ...(hasCatalogue ? [texts(`site-${view}`)] : []),
    ...(match.name === 'document' ? [`locales/${locale}/documents/${match.value}.md`] : []),
    ...(manifest[page]?.dynamicImports ?? []).filter((key) =>
      key.startsWith(texts('site-').slice(0, -3)),
    ),
  ]
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || chunk === entry || seen.has(chunk.file)) return
    seen.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const key of [...(entry.imports ?? []), ...wanted]) visit(key)
  const modules = [...seen]
  if (element) {
    visit(`virtual:tw-${element}/register`)
    visit(texts(element))
    visit(`locales/${locale}/documents/${element}.md`)
    if (needsRest) visit(texts('shared'))
    const stages = [...(callsApi ? ['calls'] : []), ...(needsRest ? ['rest'] : [])]
    const named = stages.flatMap((stage) => [stage, `${element}-${stage}`])
    // They come with the rest.
    if (needsRest) named.push('notifications', 'NotificationLayer')
    for (const [key, { name = '' }] of Object.entries(manifest)) {
      if (named.includes(name)) visit(key)
    }
  }
  const files = Object.values(manifest).map(({ file }) => file)
  const assets = Object.values(manifest).flatMap((chunk) => [
    ...(chunk.assets ?? []),
    ...(chunk.css ?? []),
  ])
  const all = [...new Set([...files, ...assets])].map((file) => `/${file}`)
  return {
    entry: `/${entry.file}`,
    styles: all.filter((file) => file.endsWith('.css')),
    modules: addressesOf(modules),
    element: addressesOf([...seen].filter((file) => !modules.includes(file))),
    fonts: all.filter((file) => file.endsWith('.woff2')),
  }
}
