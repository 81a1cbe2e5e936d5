import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from './manifest.ts'
import { stage } from './stage.ts'

/**
 * `npm run release`: publishes the elements and the workspaces whose version is not on the registry
 * yet. Without `--publish` it is a dry run: it builds, packs and lists what it would publish.
 */
const root = join(import.meta.dirname, '../..')
const isDry = !process.argv.includes('--publish')

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit'] })
const read = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()

interface Package {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly workspaces?: readonly string[]
}
const packageAt = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Package

const isPublished = ({ name, version }: Package) => {
  try {
    return read('npm', 'view', `${name}@${version}`, 'version') === version
  } catch {
    // The registry does not know the package.
    return false
  }
}

const problems = [
  ...(read('git', 'status', '--porcelain') ? ['There are changes that are not committed.'] : []),
  ...(readdirSync(join(root, '.changeset')).some((file) => file.endsWith('.md'))
    ? [
        `There are changesets: run \`npx changeset version\`, read ${packageFolder}/CHANGELOG.md and commit.`,
      ]
    : []),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0 && !isDry) process.exit(1)

run('npm', 'run', 'build')
run('npx', 'tsx', 'tools/package/check.ts')

// The workspace of the elements is private, because the built files are not in it.
const elements = '.cache/published'
stage(root, join(root, elements))
for (const folder of [elements, ...(packageAt('.').workspaces ?? [])]) {
  const each = packageAt(folder)
  if (each.private) continue
  if (!isDry && isPublished(each)) {
    console.log(`${each.name} ${each.version} is on the registry already`)
    continue
  }
  // The elements are built; another package builds itself before it is packed.
  const where = folder === elements ? [join(root, elements)] : ['--workspace', folder]
  run('npm', 'publish', ...where, ...(isDry ? ['--dry-run'] : []))
  if (!isDry) run('git', 'tag', `${each.name}@${each.version}`)
}
