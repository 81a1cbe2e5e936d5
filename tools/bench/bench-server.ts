import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBuilder } from 'vite'
import { type RunningServer, startServer } from '../../sandbox/server.ts'
import { buildBare } from './bare/build-bare.ts'
import { readGraph } from './dist-graph.ts'
import { fileOf, htmlOf, pages } from './pages.ts'

const root = join(import.meta.dirname, '../..')

interface BenchServer extends RunningServer {
  /** The copy of the built elements that is measured, so that a build meanwhile changes nothing. */
  readonly widgets: string
}

/** Requests every file once, because the server compresses a file at its first request. */
async function compressAll(url: string, widgets: string): Promise<void> {
  for (const path of [...readGraph(widgets).keys()].map((file) => `widgets/${file}`)) {
    await ask(`${url}/${path}`)
  }
  await ask(`${url}/assets/bare.js`)
}

const ask = async (address: string) => {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  await answer.arrayBuffer()
}

/**
 * Builds what is missing, and serves it with the sandbox: the elements, the bare one, and the pages
 * of `pages.ts`.
 */
export async function startBenchServer(dist = join(root, 'dist')): Promise<BenchServer> {
  if (!existsSync(join(dist, 'widgets', 'preload.json'))) {
    const builder = await createBuilder({ root, logLevel: 'warn' })
    await builder.buildApp()
  }
  const folder = join(root, '.cache', 'bench')
  rmSync(folder, { recursive: true, force: true })
  const widgets = join(folder, 'widgets')
  cpSync(join(dist, 'widgets'), widgets, { recursive: true })
  await buildBare(join(folder, 'pages', 'assets'))
  await buildBare(join(folder, 'pages', 'assets', 'list'), 'list')
  mkdirSync(join(folder, 'pages'), { recursive: true })
  const preloads = JSON.parse(readFileSync(join(widgets, 'preload.json'), 'utf8'))
  for (const page of pages) {
    writeFileSync(join(folder, 'pages', `${fileOf(page)}.html`), htmlOf(page, preloads))
  }
  const server = await startServer({ port: 0, database: 'memory', everything: true, dist: folder })
  await compressAll(server.url, widgets)
  return { ...server, widgets }
}
