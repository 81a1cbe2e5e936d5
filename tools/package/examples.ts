import { execFile } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packageName, packElements } from './pack.ts'

/*
 * Builds the examples as their readers would: each in a folder of its own below `.cache`, with the packed
 * package and what it names itself, from the registry. `e2e/examples.spec.ts` opens what they build.
 * Arguments: names of examples; without any, all.
 */

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/examples')
// Not where `check.ts` packs: both run at the same time.
const tarball = packElements(root, join(folder, 'package'))

const names = readdirSync(join(root, 'examples'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => existsSync(join(root, 'examples', name, 'package.json')))
const asked = process.argv.slice(2)

const npm = async (cwd: string, ...args: string[]) => {
  try {
    await promisify(execFile)('npm', args, { cwd, maxBuffer: 1e8, timeout: 540_000 })
  } catch (cause) {
    const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string }
    throw new Error(`npm ${args.join(' ')}\n${stdout}${stderr}`)
  }
}

const build = async (name: string) => {
  const copy = join(folder, name)
  for (const entry of existsSync(copy) ? readdirSync(copy) : []) {
    // Installed packages stay and are updated, which is quicker.
    if (entry !== 'node_modules') rmSync(join(copy, entry), { recursive: true })
  }
  rmSync(join(copy, 'node_modules', packageName), { recursive: true, force: true })
  cpSync(join(root, 'examples', name), copy, { recursive: true })
  const path = join(copy, 'package.json')
  const text = JSON.parse(readFileSync(path, 'utf8'))
  text.dependencies[packageName] = `file:${tarball.path}`
  writeFileSync(path, JSON.stringify(text, null, 2))
  await npm(copy, 'install', '--no-package-lock', '--no-audit', '--no-fund', '--prefer-offline')
  await npm(copy, 'run', 'build')
}

let failures = 0
for (const name of names.filter((each) => asked.length === 0 || asked.includes(each))) {
  const start = performance.now()
  const problem = await build(name).then(
    () => undefined,
    (cause: Error) => cause.message,
  )
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${name}: ${problem ? 'FAILED' : 'built'}, ${seconds} s`)
  if (problem) console.error(problem)
  if (problem) failures++
}
process.exit(failures > 0 ? 1 : 0)
