import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { locales } from '../../shared/text/i18n/locale.ts'
import type { Ask } from '../../tools/hosts/testing/answer.ts'

export interface RunningServer {
  /** Without a slash at the end. */
  readonly url: string
  readonly ask: Ask
  /** The request log. */
  logged(): string
  close(): Promise<void>
}

const root = join(import.meta.dirname, '../..')

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** The folder of its configuration; throws a readable error if it is not installed. */
const installedFolder = (): string => {
  try {
    const version = execFileSync('/bin/sh', ['-c', 'nginx -V 2>&1'], { encoding: 'utf8' })
    return dirname(/--conf-path=(\S+)/.exec(version)?.[1] ?? '/etc/nginx/nginx.conf')
  } catch {
    throw new Error('nginx is not installed. On Debian: apt-get install nginx')
  }
}

/** Replaces the addresses and folders of docs/operating.md. */
interface Places {
  /** The folder of the configuration and of the server's output. */
  readonly folder: string
  /** `dist/hosts`. */
  readonly hosts: string
  readonly port: number
  /** The API. */
  readonly upstream: string
}

/** The configuration in docs/operating.md, at `places`. */
function configuration({ folder, hosts, port, upstream }: Places): string {
  const guide = readFileSync(join(root, 'docs/operating.md'), 'utf8')
  const [, snippet = ''] = /^```nginx\n(.*?)^```/ms.exec(guide) ?? []
  const replacements = {
    'listen 80': `listen 127.0.0.1:${port}`,
    '/srv/trading-wallet': `${folder}/site`,
    '/etc/nginx/trading-wallet': `${hosts}/nginx`,
    'http://127.0.0.1:8080': upstream,
  }
  const site = Object.entries(replacements).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The nginx of docs/operating.md has no ${from}`)
    return text.replaceAll(from, to)
  }, snippet)
  const tempPathKinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off;
pid ${folder}/pid;
events {}
http {
  access_log ${folder}/access.log;
  ${tempPathKinds.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${installedFolder()}/mime.types;
  ${site}
}
`
}

/** Waits until the server answers; throws its output if it exits instead. */
const waitUntilUp = async (url: string, server: ChildProcess): Promise<void> => {
  let output = ''
  server.stderr?.on('data', (part) => {
    output += part
  })
  while (server.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`nginx did not start: ${output}`)
}

/**
 * Starts nginx with a built site, and the release of the elements below `/cdn`.
 *
 * @param upstream the address of the API, for what is below `/api/`
 * @param dist the folder of the build
 */
export async function startNginx(
  upstream: string,
  dist = join(root, 'dist'),
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  // A server that is started by root reads files as another user.
  chmodSync(folder, 0o755)
  cpSync(join(dist, 'site'), join(folder, 'site'), { recursive: true })
  cpSync(join(dist, 'cdn'), join(folder, 'site/cdn'), { recursive: true })
  const port = await freePort()
  const text = configuration({ folder, hosts: join(dist, 'hosts'), port, upstream })
  writeFileSync(join(folder, 'configuration'), text)
  const server = spawn('nginx', ['-e', `${folder}/error.log`, '-c', `${folder}/configuration`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const url = `http://127.0.0.1:${port}`
  await waitUntilUp(url, server)

  const contentOf = (file: string) => readFileSync(join(folder, 'site', file))
  const ask: Ask = async (path) => {
    const response = await fetch(url + path, { redirect: 'manual' })
    const { status, headers } = response
    const body = Buffer.from(await response.arrayBuffer())
    // Finds the file that was served by its content.
    const bare = path.slice(1).replace(/\/$/, '')
    const locale = locales.find((each) => bare.startsWith(`${each}/`)) ?? ''
    const shared = bare.replace(/(^|\/)contract\/.*/, '$1contract')
    const candidates = [bare, `${bare}.html`, 'index.html', `${shared}.html`, '404.html']
    const file = [...candidates, `${locale}/404.html`].find((name) => {
      try {
        return body.equals(contentOf(name))
      } catch {
        return false
      }
    })
    return { status, file, location: headers.get('location') ?? undefined, headers }
  }
  return {
    url,
    ask,
    logged: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    async close() {
      const exitPromise = once(server, 'exit')
      server.kill()
      await exitPromise
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
