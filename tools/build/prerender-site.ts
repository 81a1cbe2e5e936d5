import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import { type Locale, locales } from '../../shared/text/i18n/locale.ts'
import { icon } from '../../site/server/brand-files.ts'
import { documentHtml, hashOf } from '../../site/server/document-html.ts'
import type * as server from '../../site/server/entry-server.tsx'
import { type HeadingFontFile, headingFontCss } from '../../site/server/heading-font.ts'
import { hostRules } from '../../site/server/host-rules.ts'
import { filesOf } from '../../site/server/page-files.ts'
import { openPreviews, type Preview, previewFor } from '../../site/server/preview-image.ts'
import { robots, sitemap } from '../../site/server/sitemap.ts'
import { type StaticPath, staticPaths } from '../../site/server/static-paths.ts'
import { writeHostFiles } from '../hosts/host-files.ts'
import { readManifest } from '../package/manifest.ts'
import { ascii, hasHeadingFont, headingsIn, lettersOf, openHeadingFont } from './heading-fonts.ts'

interface RenderedDocument {
  readonly page: StaticPath
  readonly rendered: server.RenderedPage
}

/**
 * Completes the output of Vite in `dist/site`: a document for each path in each language, and the
 * files for search engines. Writes `dist/hosts`, the configuration of each kind of host.
 */
export async function prerenderSite(root: string): Promise<void> {
  const out = join(root, 'dist/site')
  const write = async (path: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(out, path)), { recursive: true })
    await writeFile(join(out, path), content)
  }
  const boot = (await readFile(join(root, '.cache/site-boot/boot.js'), 'utf8')).trim()
  const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8')) as Manifest
  const sizeOf = (file: string) => statSync(join(out, file)).size
  const entry = pathToFileURL(join(root, '.cache/site-server/entry-server.js')).href
  const { render } = (await import(entry)) as typeof server

  /** The display font of a language in two files, by the headings of its rendered pages. */
  const headingFontOf = async (locale: Locale, documents: readonly RenderedDocument[]) => {
    if (!hasHeadingFont(locale)) return undefined
    const { letters, cut } = await openHeadingFont(locale)
    const writeFont = async (letters: ReadonlySet<string>): Promise<HeadingFontFile> => {
      const font = await cut(letters)
      const hash = createHash('sha256').update(font).digest('base64url').slice(0, 8)
      const file = `assets/heading.${locale}-${hash}.woff2`
      await write(file, font)
      return { file: `/${file}`, letters }
    }
    const headings = documents.flatMap(({ rendered: { body } }) => headingsIn(body))
    const shown = lettersOf([ascii, ...headings])
    const first = await writeFont(shown)
    return {
      file: first.file,
      css: headingFontCss(locale, first, await writeFont(lettersOf(letters, shown))),
    }
  }

  const previews = new Map<string, Preview>()
  const styles = new Set<string>()
  for (const locale of locales) {
    const documents = await Promise.all(
      staticPaths.map(async (page) => ({ page, rendered: await render(locale, page.path) })),
    )
    const font = await headingFontOf(locale, documents)
    if (font) styles.add(font.css)
    for (const { page, rendered } of documents) {
      for (const style of rendered.styles) styles.add(style)
      const files = filesOf(manifest, locale, page.path, sizeOf)
      const preview = previewFor(locale, page, rendered.title)
      if (page.isListed) previews.set(preview.file, preview)
      await write(
        page.file(locale),
        documentHtml({
          locale,
          page,
          rendered,
          files,
          boot,
          preview: preview.file,
          headingFont: font,
        }),
      )
    }
  }
  await write('assets/heading.txt', await readFile(join(root, 'site/fonts/OFL.txt')))
  await cp(join(root, 'site/ornaments'), join(out, 'ornaments'), { recursive: true })
  const previewOf = await openPreviews()
  for (const { title, file } of previews.values()) await write(file, previewOf(title))
  await write('icon.svg', icon())
  await write('sitemap.xml', sitemap())
  await write('robots.txt', robots())
  const { version } = readManifest(root)
  const rules = hostRules({ script: hashOf(boot), styles: [...styles].map(hashOf) })
  writeHostFiles(join(root, 'dist/hosts'), rules, version)
  await rm(join(out, '.vite'), { recursive: true })
}
