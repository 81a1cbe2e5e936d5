import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawAll, folder } from './files.ts'

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const [name, svg] of Object.entries(drawAll())) writeFileSync(join(folder, name), svg)
