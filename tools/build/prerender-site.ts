import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import { locales } from '../../shared/i18n/locale.ts'
import { ornaments } from '../../site/ornaments/pictures.ts'
import { documentHtml, hashOf } from '../../site/server/document-html.ts'
import type * as server from '../../site/server/entry-server.tsx'
import { headersFile, redirectsFile } from '../../site/server/host-files.ts'
import { icon } from '../../site/server/icon.ts'
import { filesOf } from '../../site/server/page-files.ts'
import { staticPaths } from '../../site/server/paths.ts'
import { openPreviews, type Preview, previewFor } from '../../site/server/preview-picture.ts'
import { robots, sitemap } from '../../site/server/sitemap.ts'

/**
 * Writes what Vite leaves open of `dist/site`: a document for each path in each language, and what
 * hosts and search engines ask for beside them.
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

  const previews = new Map<string, Preview>()
  const styles = new Set<string>()
  for (const locale of locales) {
    for (const page of staticPaths) {
      const rendered = await render(locale, page.path)
      for (const style of rendered.styles) styles.add(style)
      const files = filesOf(manifest, locale, page.path)
      const preview = previewFor(locale, page, rendered.title)
      if (page.isListed) previews.set(preview.file, preview)
      await write(
        page.file(locale),
        documentHtml({ locale, page, rendered, files, boot, preview: preview.file }),
      )
    }
  }
  for (const [name, svg] of Object.entries(ornaments)) await write(`ornaments/${name}.svg`, svg)
  const previewOf = await openPreviews()
  for (const { title, file } of previews.values()) await write(file, previewOf(title))
  await write('icon.svg', icon())
  await write('sitemap.xml', sitemap())
  await write('robots.txt', robots())
  await write('_headers', headersFile({ script: hashOf(boot), styles: [...styles].map(hashOf) }))
  await write('_redirects', redirectsFile())
  await rm(join(out, '.vite'), { recursive: true })
}
