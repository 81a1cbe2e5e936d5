import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

export interface PostgresServer {
  readonly url: string
  stop(): Promise<void>
}

const isRoot = process.getuid?.() === 0

/** initdb refuses to run as root; then everything runs as the user `postgres`. */
const asServer = (command: string, args: string[]): [string, string[]] =>
  isRoot
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args]]
    : [command, args]

function binaries(): string {
  const root = '/usr/lib/postgresql'
  const newest = (existsSync(root) ? readdirSync(root) : [])
    .map(Number)
    .filter((version) => version >= 15)
    .sort((a, b) => b - a)[0]
  if (!newest) throw new Error(`PostgreSQL 15 or newer is needed in ${root}, or DATABASE_URL_TEST`)
  return join(root, String(newest), 'bin')
}

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer().once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) throw new Error(`postgres ended with ${child.exitCode}`)
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise((done) => setTimeout(done, 100))
    }
  }
  throw new Error('postgres did not answer within 10 seconds')
}

/** Starts a PostgreSQL server in a temporary folder. Throws if none is installed. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = binaries()
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-postgres-'))
  if (isRoot) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString())
    chownSync(folder, id('-u'), id('-g'))
  }
  const data = join(folder, 'data')
  execFileSync(
    ...asServer(join(bin, 'initdb'), ['-D', data, '-U', 'sandbox', '-A', 'trust', '--no-sync']),
    { stdio: 'ignore', cwd: folder },
  )
  const port = await freePort()
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(
    ...asServer(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...options]),
    { stdio: 'ignore', cwd: folder },
  )
  const kill = () => {
    child.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  process.once('exit', kill)

  const stop = async () => {
    process.off('exit', kill)
    if (child.exitCode === null) {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGINT')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `postgres://sandbox@127.0.0.1:${port}/postgres`
  try {
    await untilReady(url, child)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}
