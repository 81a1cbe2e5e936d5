import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Installs packages that are too large for everybody's `node_modules` into a folder of `.cache`, for
 * the one tool that needs them.
 *
 * @returns the folder with the packages
 */
export function installAside(name: string, ...packages: readonly string[]): string {
  const folder = join(import.meta.dirname, '../.cache', name)
  mkdirSync(folder, { recursive: true })
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund']
  execFileSync('npm', ['install', '--prefix', folder, ...flags, ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
  })
  return join(folder, 'node_modules')
}
