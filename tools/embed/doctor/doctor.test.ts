import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Embedding, policyOf, snippetOf } from '../embedding.ts'
import { integrityHash } from '../integrity.ts'
import type { Release } from '../release.ts'
import { examine } from './doctor.ts'
import type { Finding } from './finding.ts'
import { reportOf } from './report.ts'

/** What a server answers to a path; a request that has no row gets HTTP 404. */
interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

interface Host {
  readonly origin: string
  readonly answers: Map<string, Answer>
  readonly seen: string[]
}

const servers: Server[] = []
async function startHost(): Promise<Host> {
  const answers = new Map<string, Answer>()
  const seen: string[] = []
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/\?.*/, '')
    seen.push(`${request.method} ${request.url}`)
    const options = request.method === 'OPTIONS' ? answers.get('OPTIONS') : undefined
    const {
      status = 200,
      headers = {},
      body = '',
    } = options ?? answers.get(path) ?? { status: 404 }
    response.writeHead(status, headers).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, answers, seen }
}

const module = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }
const forEver = { 'cache-control': 'public, max-age=31536000, immutable' }
const files = {
  'tw-transfer.js': "import './chunks/a-1.js'",
  'chunks/a-1.js': 'export {}',
}
const release: Release = {
  name: 'trading-wallet-elements',
  version: '1.2.3',
  license: 'MIT',
  licenseTexts: 'LICENSES.txt',
  packages: [],
  elements: {
    'tw-transfer': { takesToken: true, pictures: ['server', 'blob:'] },
    'tw-account': { takesToken: false, pictures: [] },
  },
  files: Object.entries(files).map(([path, content]) => ({
    path,
    bytes: content.length,
    sha384: integrityHash('sha384', content),
    elements: ['tw-transfer'],
  })),
}

let folder = ''
let page: Host
let server: Host
let cdn: Host
let embedding: Embedding

beforeEach(async () => {
  ;[page, server, cdn] = await Promise.all([startHost(), startHost(), startHost()])
  folder = mkdtempSync(join(tmpdir(), 'doctor-'))
  const required = { 'x-tw-required-by': ['tw-transfer'], security: [{ token: [] }] }
  const key = { name: 'idempotency-key', in: 'header' }
  writeFileSync(
    join(folder, 'openapi.json'),
    JSON.stringify({
      paths: {
        '/api/home': { get: { operationId: 'getHome', ...required } },
        '/api/transfer': {
          post: {
            operationId: 'transfer',
            ...required,
            parameters: [key, { name: 'x-xsrf-token', in: 'header' }],
            requestBody: { content: { 'application/json': {} } },
          },
        },
      },
    }),
  )
  embedding = {
    release,
    elements: ['tw-transfer'],
    way: 'pinned',
    cdn: `${cdn.origin}/tw/`,
    api: server.origin,
  }
  for (const [path, body] of Object.entries(files)) {
    cdn.answers.set(`/tw/1.2.3/${path}`, { headers: { ...module, ...forEver }, body })
  }
  server.answers.set('OPTIONS', {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'token, Content-Type, Idempotency-Key',
    },
  })
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  for (const server of servers.splice(0)) server.close()
})

const head = `<!doctype html><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
`
const html = (change = (text: string) => text) => head + change(snippetOf(embedding))

const serve = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  page.answers.set('/app', {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policyOf(embedding),
      ...headers,
    },
    body,
  })

const examined = (address = `${page.origin}/app`) => examine({ release, page: address }, folder)
const textOf = (findings: readonly Finding[], level: Finding['level'] = 'missing') =>
  findings
    .filter((each) => each.level === level)
    .map(({ text, remedy = '' }) => `${text}. ${remedy}`)

describe('a page that is in order', () => {
  test('lacks nothing: what the package prints is what its doctor asks for', async () => {
    serve(html())
    const findings = await examined()
    expect(textOf(findings)).toEqual([])
    expect(textOf(findings, 'note')).toEqual([
      'The token of <tw-transfer> in line 16 is still to be set. ',
    ])
  })

  test('was asked for nothing but files and permissions', async () => {
    serve(html())
    await examined()
    expect(server.seen.sort()).toEqual(['OPTIONS /api/home', 'OPTIONS /api/transfer'])
  })
})

describe('what a page lacks is said, with what to do', () => {
  test('a policy that forbids scripts, calls, pictures or the import map', async () => {
    serve(html(), { 'content-security-policy': "default-src 'self'; img-src 'self'" })
    expect(textOf(await examined())).toEqual([
      expect.stringMatching(
        /^default-src does not allow .*tw-transfer\.js\. Add script-src 'self' .*\/tw\/1\.2\.3\/\./,
      ),
      expect.stringMatching(
        /^default-src does not allow the import map\. Add script-src 'self' 'sha256-/,
      ),
      `default-src does not allow the calls to ${server.origin}. Add connect-src 'self' ${server.origin}.`,
      `img-src does not allow pictures of ${server.origin}. Add ${server.origin} to img-src.`,
      'img-src does not allow pictures of blob:. Add blob: to img-src.',
    ])
  })

  test('a server that does not allow the page, or its key', async () => {
    serve(html())
    server.answers.set('OPTIONS', {
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'token, content-type',
      },
    })
    expect(textOf(await examined())).toEqual([
      expect.stringMatching(
        /^Access-Control-Allow-Headers does not have idempotency-key: transfer of <tw-transfer>/,
      ),
    ])
    server.answers.set('OPTIONS', {
      headers: { 'access-control-allow-origin': 'https://other.test' },
    })
    expect(textOf(await examined())).toEqual([
      expect.stringMatching(
        /^Access-Control-Allow-Origin is https:\/\/other\.test: getHome, transfer of/,
      ),
    ])
  })

  test('calls that lead to a page of the site', async () => {
    embedding = { ...embedding, api: undefined }
    serve(html())
    page.answers.set('/api/home', { headers: { 'content-type': 'text/html' }, body: '<p>' })
    expect(textOf(await examined())).toEqual([
      expect.stringMatching(
        /^getHome of <tw-transfer> at .* is answered with a page\. Set api-base/,
      ),
    ])
  })

  test.each<[string, Answer, RegExp]>([
    ['is not there', { status: 404 }, /does not load: HTTP 404/],
    ['is a page', { headers: { 'content-type': 'text/html' } }, /is served as text\/html/],
    [
      'is for its own origin',
      { headers: { 'content-type': 'text/javascript' } },
      /Access-Control-Allow-Origin is missing/,
    ],
    [
      'was changed on the way',
      { headers: { ...module, ...forEver }, body: 'other()' },
      /does not have the hash of its tag/,
    ],
  ])('a script that %s', async (_, answer, words) => {
    serve(html())
    cdn.answers.set('/tw/1.2.3/tw-transfer.js', answer)
    expect(textOf(await examined())).toEqual([expect.stringMatching(words)])
  })

  test('a folder without its chunks', async () => {
    serve(html())
    cdn.answers.delete('/tw/1.2.3/chunks/a-1.js')
    expect(textOf(await examined())).toEqual([
      expect.stringMatching(/chunks\/a-1\.js beside .* HTTP 404/),
    ])
  })

  test('two releases, a wrong hash, an import map that comes late', async () => {
    const other = `${cdn.origin}/tw/1.0.0/tw-account.js`
    cdn.answers.set('/tw/1.0.0/tw-account.js', { headers: { ...module, ...forEver } })
    const module1 = `<script type="module" src="${other}"></script>`
    serve(
      html((text) => module1 + text.replaceAll(/integrity="[^"]+"/g, 'integrity="sha384-other"')),
      { 'content-security-policy': '' },
    )
    const found = textOf(await examined()).join('\n')
    expect(found).toContain('The page has scripts of 1.0.0 and 1.2.3')
    expect(found).toContain('is not that of 1.2.3')
    expect(found).toContain('The import map comes after a module')
  })

  test('an element that nothing defines', async () => {
    serve(`${head}<tw-account app-lang="ja"></tw-account>`)
    expect(textOf(await examined())).toContainEqual(
      'Nothing defines tw-account. npx trading-wallet-elements snippet --element tw-account prints the script.',
    )
  })

  test('attributes that the element does not know', async () => {
    serve(
      html((text) =>
        text.replace('<tw-transfer ', '<tw-transfer theme="pink" data-place="1" is-usdt '),
      ),
    )
    expect(textOf(await examined(), 'note')).toEqual([
      expect.stringContaining('does not know theme="pink" and uses dark'),
      expect.stringContaining('has no attribute is-usdt'),
      expect.stringContaining('is still to be set'),
    ])
  })
})

describe('a token', () => {
  test('in an address is found, in the page and its links, and is never repeated', async () => {
    serve(`${html()}<iframe src="/wallet#token=hidden-1"></iframe>`)
    const address = `${page.origin}/app?access_token=hidden-2`
    const findings = await examined(address)
    expect(textOf(findings)).toEqual([
      expect.stringMatching(/^The address of the page has a token in access_token/),
      expect.stringMatching(/^src of <iframe> in line \d+ has a token in token/),
    ])
    expect(reportOf({ page: address, release }, findings)).not.toContain('hidden')
  })

  test('in HTML that a cache may keep is found', async () => {
    serve(
      html((text) => text.replace('token="…"', 'token="secret"')),
      { 'cache-control': 'max-age=60' },
    )
    const findings = await examined()
    expect(textOf(findings)).toEqual([
      expect.stringMatching(/^The HTML has a token in line \d+, and Cache-Control is max-age=60/),
    ])
    expect(JSON.stringify(findings)).not.toContain('secret')
  })
})

describe('a file', () => {
  test('is examined as if it were at its address', async () => {
    mkdirSync(join(folder, 'app'))
    const file = join(folder, 'app/index.html')
    writeFileSync(file, html())
    const alone = await examine({ release, page: file }, folder)
    expect(textOf(alone)).toEqual([])
    expect(textOf(alone, 'note').join()).toContain('--page says at which address')
    expect(server.seen).toEqual([])
    const placed = await examine(
      { release, page: file, servedAt: 'https://www.example.com/app' },
      folder,
    )
    expect(textOf(placed)).toEqual([])
    expect(server.seen).toHaveLength(2)
  })

  test('whose element a bundle adds is examined for the elements that are named', async () => {
    serve(`${head}<script src="app.js"></script>`)
    const named = {
      release,
      page: `${page.origin}/app`,
      elements: ['tw-transfer'],
      api: server.origin,
    } as const
    const findings = await examine(named, folder)
    expect(textOf(findings)).toEqual([])
    expect(textOf(await examined())).toEqual([
      'The HTML has no element of the package. If scripts add it, name it: --element tw-transfer.',
    ])
  })

  test('that cannot be read is said', async () => {
    await expect(examined(`${page.origin}/nowhere`)).rejects.toThrow('HTTP 404')
    await expect(examined(join(folder, 'none.html'))).rejects.toThrow('cannot be read')
  })
})
