import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readArguments, usage } from './arguments.ts'
import { checkNetworkAccess } from './network-access.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const json = (file: string) => JSON.parse(read(file))

/** The instructions of the Dockerfile; a line that ends with a backslash goes on. */
const instructions = read('Dockerfile')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean)
const all = (name: string) =>
  instructions
    .filter((line) => line.startsWith(`${name} `))
    .map((line) => line.slice(name.length + 1))

const compose = parse(read('compose.yaml'))

test('the image copies only files that exist and are not ignored', () => {
  const ignored = read('.dockerignore').split('\n').filter(Boolean)
  const sources = all('COPY')
    .filter((words) => !words.startsWith('--from'))
    .flatMap((words) => words.split(' ').slice(0, -1))
  expect(sources).toContain('package-lock.json')
  for (const source of sources) {
    expect(existsSync(join(root, source)), source).toBe(true)
    expect(ignored).not.toContain(source)
  }
  // The output of a build must not come from the machine that builds the image.
  expect(ignored).toEqual(expect.arrayContaining(['node_modules', 'dist', '.git', '.sandbox']))
})

test('the image runs scripts, workspaces and commands that exist', () => {
  const { scripts, workspaces, engines } = json('package.json')
  const { name, bin } = json('sandbox/package.json')
  const runs = all('RUN').join(' ')
  const named = [...runs.matchAll(/npm run (\S+)/g)].map(([, script = '']) => script)
  expect(named).toEqual(['build'])
  for (const script of named) expect(scripts).toHaveProperty([script])
  expect(runs).toContain(`npm pack --workspace ${name} `)
  expect(workspaces).toContain('sandbox')
  const [major] = /\d+/.exec(all('FROM')[0] ?? '') ?? []
  const [least] = /\d+/.exec(engines.node) ?? []
  expect(Number(major)).toBeGreaterThanOrEqual(Number(least))

  const [command, ...args] = JSON.parse(all('CMD').at(-1) ?? '[]')
  expect(bin).toHaveProperty([command])
  const environment = Object.fromEntries(
    all('ENV')[0]
      ?.split(' ')
      .map((pair) => pair.split('=')) ?? [],
  )
  const given = readArguments(args, environment)
  expect(given).toMatchObject({ everything: true, data: '/data', host: '0.0.0.0', port: 8080 })
  expect(all('VOLUME')).toEqual([given?.data])
  expect(all('EXPOSE')).toEqual([String(given?.port)])
})

test('the services name only variables, services and folders that exist', () => {
  const { site, database, mail } = compose.services
  for (const name of Object.keys(site.environment)) expect(usage).toContain(name)
  const { DATABASE_URL, SMTP_URL } = site.environment
  const { username, password, hostname, pathname } = new URL(DATABASE_URL)
  expect({
    POSTGRES_USER: username,
    POSTGRES_PASSWORD: password,
    POSTGRES_DB: pathname.slice(1),
  }).toEqual(database.environment)
  const others = [hostname, new URL(SMTP_URL).hostname, ...Object.keys(site.depends_on)]
  for (const other of others) expect(compose.services).toHaveProperty([other])
  const volumes = [...site.volumes, ...database.volumes].map((text: string) => text.split(':')[0])
  expect(volumes.toSorted()).toEqual(Object.keys(compose.volumes).toSorted())
  expect(site.volumes[0].split(':')[1]).toBe('/data')
  // Ports without a password are closed to other machines.
  for (const port of [...site.ports, ...mail.ports]) expect(port).toMatch(/^127\.0\.0\.1:/)
})

test('without a control token the services do not start', () => {
  expect(compose.services.site.environment.CONTROL_TOKEN).toMatch(/^\$\{CONTROL_TOKEN:\?/)
  expect(() => checkNetworkAccess({ host: '0.0.0.0' })).toThrow('CONTROL_TOKEN')
})
