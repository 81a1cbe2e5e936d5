import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Locked {
  readonly integrity?: string
  readonly resolved?: string
  /** A workspace. */
  readonly link?: boolean
}

const root = join(import.meta.dirname, '..')
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>
}
/** The packages from a registry: neither the project itself nor its workspaces. */
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const manifests = ['.', ...workspaces].map((folder: string) => join(folder, 'package.json'))
const locked = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
)

test('every package in the lock has an integrity hash, also those for other platforms', () => {
  expect(locked.length).toBeGreaterThan(0)
  const open = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  expect(open.map(([path]) => path)).toEqual([])
})

test('no package in the lock names the host it came from', () => {
  const named = locked.filter(([, entry]) => entry.resolved !== undefined)
  expect(named.map(([path]) => path)).toEqual([])
})

test('npm ci accepts the lock and warns of no engine and no install script', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  try {
    for (const file of ['package-lock.json', ...manifests]) {
      cpSync(join(root, file), join(folder, file))
    }
    const { status, stderr } = spawnSync('npm', ['ci', '--dry-run', '--offline'], {
      cwd: folder,
      encoding: 'utf8',
    })
    // Other warnings are about the settings of the machine.
    expect(stderr.split('\n').filter((line) => /EBADENGINE|install-scripts/.test(line))).toEqual([])
    expect(status, stderr).toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
