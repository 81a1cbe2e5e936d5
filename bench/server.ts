import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createBuilder } from 'vite'
import { type RunningServer, startServer } from '../sandbox/server.ts'
import { buildBare } from './bare/build-bare.ts'
import { fileOf, htmlOf, pages } from './pages.ts'

const root = join(import.meta.dirname, '..')

/** Requests every script once, because the server compresses a file at its first request. */
async function compressAll(url: string, widgets: string): Promise<void> {
  const files = readdirSync(widgets, { recursive: true, encoding: 'utf8' })
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => `widgets/${file}`)
  for (const path of [...scripts, 'assets/bare.js', 'assets/list/list.js']) {
    const answer = await fetch(`${url}/${path}`, { headers: { 'accept-encoding': 'br' } })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    await answer.arrayBuffer()
  }
}

/**
 * Builds what is missing, and serves it with the sandbox: a copy of the built elements, so that a
 * build meanwhile changes nothing, the bare one, and the pages of `pages.ts`.
 */
export async function startBenchServer(dist = join(root, 'dist')): Promise<RunningServer> {
  if (!existsSync(join(dist, 'widgets', 'preload.json'))) {
    const builder = await createBuilder({ root, logLevel: 'warn' })
    await builder.buildApp()
  }
  const folder = join(root, '.cache', 'bench')
  rmSync(folder, { recursive: true, force: true })
  const widgets = join(folder, 'widgets')
  cpSync(join(dist, 'widgets'), widgets, { recursive: true })
  const assets = join(folder, 'pages', 'assets')
  mkdirSync(assets, { recursive: true })
  await buildBare(assets)
  await buildBare(join(assets, 'list'), 'list')
  const preloads = JSON.parse(readFileSync(join(widgets, 'preload.json'), 'utf8'))
  for (const page of pages) {
    writeFileSync(join(folder, 'pages', `${fileOf(page)}.html`), htmlOf(page, preloads))
  }
  const server = await startServer({ port: 0, database: 'memory', everything: true, dist: folder })
  await compressAll(server.url, widgets)
  return server
}
