import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '../../shared/i18n/locale.ts'
import { addressOf } from '../../site/map/languages.ts'
import { type StaticPath, staticPaths } from '../../site/server/static-paths.ts'
import { bytesOf, closureOf, type Graph } from './dist-graph.ts'

/** Bytes of script, in brotli at its best, until a page of the site can be used. */
interface PageWeight {
  /** Its address. */
  readonly address: string
  readonly bytes: number
}

/**
 * The scripts that a document names: its entry and the imports of it, without those of its element.
 */
const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<(?:link rel="modulepreload"|script type="module")[^>]*>/g)]
    .filter(([tag]) => !tag.includes('data-for="element"'))
    .map(([tag]) => /(?:href|src)="\/([^"]+)"/.exec(tag)?.[1] ?? '')

/** Weighs the documents of a built site, without the scripts of their elements. */
export function weighSite(directory: string, graph: Graph): PageWeight[] {
  const weightOf = (page: StaticPath, locale: (typeof locales)[number]): PageWeight => {
    const html = readFileSync(join(directory, page.file(locale)), 'utf8')
    return {
      address: addressOf(locale, page.path),
      bytes: bytesOf(graph, closureOf(graph, scriptsOf(html))),
    }
  }
  return staticPaths.flatMap((page) => locales.map((locale) => weightOf(page, locale)))
}

/** Bytes of the files of a font in a built site, by the beginning of their names. */
export function weighFont(directory: string, name: string): number {
  const assets = join(directory, 'assets')
  const files = readdirSync(assets).filter(
    (file) => file.startsWith(name) && file.endsWith('.woff2'),
  )
  if (files.length === 0) throw new Error(`The site has no face ${name}`)
  return files.reduce((sum, file) => sum + statSync(join(assets, file)).size, 0)
}
