import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { locales } from '../../shared/text/i18n/locale.ts'
import { brand } from '../../site/brand.ts'
import { hostRules } from '../../site/server/host-rules.ts'
import { staticPaths } from '../../site/server/static-paths.ts'
import { allHostFiles } from './host-files.ts'
import { assets, differences, expected } from './testing/expected.ts'
import { netlify } from './testing/netlify.ts'

const before = { ...brand }
afterEach(() => void Object.assign(brand, before))

const version = '1.2.3'
const inline = { script: "'sha256-boot='", styles: ["'sha256-sheet='"] }
const filesOf = () => allHostFiles(hostRules(inline), version)

/** What the build writes: the documents, and a file of each other kind. */
const site: ReadonlySet<string> = new Set([
  ...locales.flatMap((locale) => staticPaths.map(({ file }) => file(locale))),
  ...Object.values(assets(version)),
])

describe('on Netlify', () => {
  const ask = (path: string) => netlify(filesOf().netlify, site)(path)

  it('every path gets its document, redirect or 404, with its headers', async () => {
    const found = []
    for (const row of expected('netlify', version)) {
      found.push(...differences(await ask(row.path), row))
    }
    expect(found).toEqual([])
  })

  it('no document and no file of the build is redirected from its address', async () => {
    for (const file of site) {
      const path = `/${file}`.replace(/(?:\/index)?\.html$/, '') || '/'
      expect(await ask(path), path).toMatchObject({ status: 200, file })
    }
  })

  it('a third party and an API of another origin are allowed, but no third party on a contract', async () => {
    Object.assign(brand, {
      apiOrigin: 'https://api.example',
      analytics: { script: 'https://count.example/a.js', origins: [] },
    })
    const policyOf = async (path: string) =>
      (await ask(path)).headers.get('content-security-policy')
    expect(await policyOf('/')).toContain("connect-src 'self' https://api.example https://count")
    expect(await policyOf('/contract/a')).toContain("connect-src 'self' https://api.example;")
    expect(await policyOf('/contract/a')).not.toContain('count.example')
  })
})

it('a value that a web server would not read as plain text is refused', () => {
  for (const origin of ['https://a"b', 'https://$host']) {
    const headers = [{ paths: ['/*'], headers: { A: origin } }]
    const rules = { headers, shared: [], notFound: [], spellings: [], languages: [] }
    expect(() => allHostFiles(rules, version)).toThrow('cannot take this value')
  }
})

describe('docs/operating.md', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8')

  it('names every kind of host, and only files that the build writes', () => {
    const files: Readonly<Record<string, Readonly<Record<string, string>>>> = filesOf()
    const named = [...guide.matchAll(/dist\/hosts\/([\w-]+)\/([\w.*]+)/g)]
    for (const [text, host = '', file = ''] of named) {
      const ending = file.replace('*', '')
      const found = Object.keys(files[host] ?? {}).filter((name) => name.endsWith(ending))
      expect(found, text).not.toEqual([])
    }
    expect(new Set(named.map(([, host]) => host))).toEqual(new Set(Object.keys(files)))
  })

  it('names every field of the brand', () => {
    const [, table = ''] = /## 1\. Configure(.*?)## 2/s.exec(guide) ?? []
    const cells = [...table.matchAll(/^\| (`.+?) \|/gm)].map(([, cell = '']) => cell)
    const fields = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name))
    expect(fields.toSorted()).toEqual(Object.keys(brand).toSorted())
  })
})
