import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import { type Locale, locales } from '../../shared/i18n/locale.ts'
import { engravings } from '../../site/ornaments/engraving/plates.ts'
import { ornaments } from '../../site/ornaments/ornaments.ts'
import { documentHtml, hashOf } from '../../site/server/document-html.ts'
import type * as server from '../../site/server/entry-server.tsx'
import { headingFace } from '../../site/server/heading-face.ts'
import { hostRules } from '../../site/server/host-rules.ts'
import { icon } from '../../site/server/icon.ts'
import { filesOf } from '../../site/server/page-files.ts'
import { staticPaths } from '../../site/server/paths.ts'
import { openPreviews, type Preview, previewFor } from '../../site/server/preview-image.ts'
import { robots, sitemap } from '../../site/server/sitemap.ts'
import { writeHostFiles } from '../hosts/host-files.ts'
import { cutHeadingFont, hasHeadingFace, headingFaces, headingsIn } from './heading-fonts.ts'
import { noteFiles } from './licenses.ts'

/**
 * Writes what Vite leaves open of `dist/site`: a document for each path in each language, and what
 * search engines ask for beside them; and `dist/hosts`, what each kind of host reads.
 */
export async function prerenderSite(root: string): Promise<void> {
  const out = join(root, 'dist/site')
  const write = async (path: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(out, path)), { recursive: true })
    await writeFile(join(out, path), content)
  }
  const boot = (await readFile(join(root, '.cache/site-boot/boot.js'), 'utf8')).trim()
  const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = pathToFileURL(join(root, '.cache/site-server/entry-server.js')).href
  const { render } = (await import(entry)) as typeof server

  /** The face of a language's headings, cut to what all of its pages show. */
  const faceOf = async (locale: Locale, pages: readonly server.RenderedPage[]) => {
    if (!hasHeadingFace(locale)) return undefined
    const font = await cutHeadingFont(
      locale,
      pages.flatMap(({ title, body, later }) => [title, ...headingsIn(body), ...later]),
    )
    const hash = createHash('sha256').update(font).digest('base64url').slice(0, 8)
    const file = `assets/heading.${locale}-${hash}.woff2`
    await write(file, font)
    return headingFace(locale, `/${file}`)
  }

  const previews = new Map<string, Preview>()
  const styles = new Set<string>()
  for (const locale of locales) {
    const pages = await Promise.all(
      staticPaths.map(async (page) => ({ page, rendered: await render(locale, page.path) })),
    )
    const face = await faceOf(
      locale,
      pages.map(({ rendered }) => rendered),
    )
    if (face) styles.add(face.css)
    for (const { page, rendered } of pages) {
      for (const style of rendered.styles) styles.add(style)
      const files = filesOf(manifest, locale, page.path)
      const preview = previewFor(locale, page, rendered.title)
      if (page.isListed) previews.set(preview.file, preview)
      await write(
        page.file(locale),
        documentHtml({ locale, page, rendered, files, boot, preview: preview.file, face }),
      )
    }
  }
  noteFiles(root, 'heading_fonts', Object.values(headingFaces))
  for (const [name, svg] of Object.entries({ ...ornaments, ...engravings() })) {
    await write(`ornaments/${name}.svg`, svg)
  }
  const previewOf = await openPreviews()
  for (const { title, file } of previews.values()) await write(file, previewOf(title))
  await write('icon.svg', icon())
  await write('sitemap.xml', sitemap())
  await write('robots.txt', robots())
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const rules = hostRules({ script: hashOf(boot), styles: [...styles].map(hashOf) })
  writeHostFiles(join(root, 'dist/hosts'), rules, version)
  await rm(join(out, '.vite'), { recursive: true })
}
