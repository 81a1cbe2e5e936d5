import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readManifest } from './manifest.ts'
import { stage } from './stage.ts'

/** What `npm pack` makes. */
interface Tarball {
  readonly path: string
  /** Paths in the package. */
  readonly files: readonly string[]
  readonly bytes: number
}

/** Packs a package that is built into a folder. */
export function pack(root: string, folder: string): Tarball {
  mkdirSync(folder, { recursive: true })
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
  const said = execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
  const [packed] = JSON.parse(said) as {
    filename: string
    size: number
    files: { path: string }[]
  }[]
  if (!packed) throw new Error('npm pack made nothing')
  return {
    path: join(folder, packed.filename),
    files: packed.files.map(({ path }) => path),
    bytes: packed.size,
  }
}

/** Packs the built elements into a folder, as they are published. */
export function packElements(root: string, folder: string): Tarball {
  const staged = mkdtempSync(join(tmpdir(), 'staged-'))
  try {
    stage(root, staged)
    return pack(staged, folder)
  } finally {
    rmSync(staged, { recursive: true })
  }
}

export const packageName = readManifest(join(import.meta.dirname, '../..')).name

/** Puts a package where an installation would: it has no dependencies, so nothing else comes with it. */
export function install(tarball: string, project: string): string {
  const folder = join(project, 'node_modules', packageName)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['xzf', tarball, '--strip-components=1', '-C', folder])
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (Object.keys(dependencies).length > 0) throw new Error('The package has dependencies')
  return folder
}
