import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Ask } from '../../tools/hosts/testing/answer.ts'

/** The web servers that are started here. */
export type WebServer = 'nginx' | 'caddy'

export interface Started {
  /** Without a slash at the end. */
  readonly url: string
  readonly ask: Ask
  close(): Promise<void>
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** What a command prints; throws in words if it is not installed. */
const versionOf = (name: WebServer): string => {
  const argument = name === 'nginx' ? '-V 2>&1' : 'version'
  try {
    return execFileSync('/bin/sh', ['-c', `${name} ${argument}`], { encoding: 'utf8' })
  } catch {
    throw new Error(`${name} is not installed. On Debian: apt-get install nginx caddy`)
  }
}

/** Configuration around the files of the build, as docs/operating.md has it. */
const configurations: Readonly<
  Record<
    WebServer,
    (folder: string, port: number, hosts: string) => { text: string; command: string[] }
  >
> = {
  nginx: (folder, port, hosts) => {
    const [, path = '/etc/nginx/nginx.conf'] = /--conf-path=(\S+)/.exec(versionOf('nginx')) ?? []
    const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    return {
      command: ['nginx', '-e', `${folder}/error.log`, '-c', `${folder}/configuration`],
      text: `daemon off;
pid ${folder}/pid;
events {}
http {
  access_log off;
  ${kept.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${dirname(path)}/mime.types;
  include ${hosts}/nginx/maps.conf;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/site;
    include ${hosts}/nginx/site.conf;
  }
}
`,
    }
  },
  caddy: (folder, port, hosts) => {
    versionOf('caddy')
    const arguments_ = ['--config', `${folder}/configuration`, '--adapter', 'caddyfile']
    return {
      command: ['caddy', 'run', ...arguments_],
      text: `{
  admin off
}
http://127.0.0.1:${port} {
  bind 127.0.0.1
  root * ${folder}/site
  import ${hosts}/caddy/site.caddy
}
`,
    }
  },
}

/** Waits until a server answers; throws what it has said if it ends instead. */
const isUp = async (url: string, server: ChildProcess): Promise<void> => {
  let said = ''
  server.stderr?.on('data', (part) => {
    said += part
  })
  while (server.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`The web server did not start: ${said}`)
}

/**
 * Starts a web server with a built site, and the release of the elements below `/cdn`.
 *
 * @param dist the folder of the build
 */
export async function startWebServer(
  name: WebServer,
  dist = join(import.meta.dirname, '../../dist'),
): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  // A server that is started by root reads files as another user.
  chmodSync(folder, 0o755)
  cpSync(join(dist, 'site'), join(folder, 'site'), { recursive: true })
  cpSync(join(dist, 'cdn'), join(folder, 'site/cdn'), { recursive: true })
  const port = await freePort()
  const { text, command } = configurations[name](folder, port, join(dist, 'hosts'))
  writeFileSync(join(folder, 'configuration'), text)
  const [program = '', ...arguments_] = command
  const server = spawn(program, arguments_, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  const url = `http://127.0.0.1:${port}`
  await isUp(url, server)

  const contentOf = (file: string) => readFileSync(join(folder, 'site', file))
  const ask: Ask = async (path) => {
    const response = await fetch(url + path, { redirect: 'manual' })
    const { status, headers } = response
    const body = Buffer.from(await response.arrayBuffer())
    // The file is known by its content.
    const bare = path.slice(1).replace(/\/$/, '')
    const [, locale = ''] = /^(zh|ja|ko)\//.exec(bare) ?? []
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
    async close() {
      const gone = once(server, 'exit')
      server.kill()
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
