import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import { type Locale, locales } from '../../shared/text/i18n/locale.ts'
import { type PageName, pages } from '../../site/pages/pages.ts'
import { documentHtml, hashOf } from '../../site/server/document-html.ts'
import type * as server from '../../site/server/entry-server.tsx'
import {
  type HeadingFontFile,
  type HeadingLocale,
  headingFont,
} from '../../site/server/heading-font.ts'
import { hostRules } from '../../site/server/host-rules.ts'
import { icon } from '../../site/server/icon.ts'
import { filesOf } from '../../site/server/page-files.ts'
import { openPreviews, type Preview, previewFor } from '../../site/server/preview-image.ts'
import { robots, sitemap } from '../../site/server/sitemap.ts'
import { type StaticPath, staticPaths } from '../../site/server/static-paths.ts'
import { writeHostFiles } from '../hosts/host-files.ts'
import { readManifest } from '../package/manifest.ts'
import {
  cutHeadingFont,
  hasHeadingFont,
  headingFontFiles,
  headingsIn,
  lettersOf,
  shownHeadingsIn,
} from './heading-fonts.ts'
import { noteFiles } from './licenses.ts'

interface RenderedDocument {
  readonly page: StaticPath
  readonly rendered: server.RenderedPage
}

/** The headings that a page shows at once. */
const shownHeadingsOf = ({ rendered: { title, body } }: RenderedDocument): readonly string[] => [
  title,
  ...shownHeadingsIn(body),
]

/** The headings that a page shows at once, in a menu, and later. */
const headingsOf = ({ rendered: { title, body, later } }: RenderedDocument): readonly string[] => [
  title,
  ...headingsIn(body),
  ...later,
]

const signInPages: readonly PageName[] = ['login', 'register', 'resetPassword']

/** Whether a page is for people who have or open an account: such pages have few headings. */
const isForAccounts = ({ page: { name } }: RenderedDocument): boolean =>
  pages[name].needsToken || signInPages.includes(name)

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

  /** A file with some letters of a language's display font. */
  const cut = async (
    locale: HeadingLocale,
    letters: ReadonlySet<string>,
  ): Promise<HeadingFontFile> => {
    const font = await cutHeadingFont(locale, letters)
    const hash = createHash('sha256').update(font).digest('base64url').slice(0, 8)
    const file = `assets/heading.${locale}-${hash}.woff2`
    await write(file, font)
    return { file: `/${file}`, letters }
  }

  /**
   * The font of a language's headings in three files: the letters that the pages for an account
   * show at once, those that they show later, and the rest.
   */
  const headingFontOf = async (locale: Locale, documents: readonly RenderedDocument[]) => {
    if (!hasHeadingFont(locale)) return undefined
    const forAccounts = documents.filter(isForAccounts)
    const shown = lettersOf(forAccounts.flatMap(shownHeadingsOf))
    const later = lettersOf(forAccounts.flatMap(headingsOf), shown)
    const rest = lettersOf(documents.flatMap(headingsOf), shown, later)
    return headingFont(locale, [
      await cut(locale, rest),
      await cut(locale, later),
      await cut(locale, shown),
    ])
  }

  const previews = new Map<string, Preview>()
  const styles = new Set<string>()
  for (const locale of locales) {
    const documents = await Promise.all(
      staticPaths.map(async (page) => ({ page, rendered: await render(locale, page.path) })),
    )
    const font = await headingFontOf(locale, documents)
    if (font) styles.add(font.css)
    for (const document of documents) {
      const { page, rendered } = document
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
          headingFont: font && { css: font.css, files: font.filesFor(shownHeadingsOf(document)) },
        }),
      )
    }
  }
  noteFiles(root, 'heading_fonts', Object.values(headingFontFiles))
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
