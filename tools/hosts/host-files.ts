import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HostRules } from '../../site/server/host-rules.ts'
import { anyOther } from './any-other.ts'
import { cdnRules } from './cdn-rules.ts'
import { cdnFolder, type HostFiles } from './host.ts'
import { netlify } from './netlify.ts'
import { nginx } from './nginx.ts'

/** Every kind of host that the build writes files for. */
export const hosts = { nginx, netlify, 'any-other': anyOther } as const satisfies Readonly<
  Record<string, (rules: HostRules) => HostFiles>
>

export type HostName = keyof typeof hosts

/** The files of every host for a site, and for the release of the elements beside it. */
export const allHostFiles = (
  site: HostRules,
  version: string,
): Readonly<Record<HostName, HostFiles>> => {
  const rules = { ...site, headers: [...site.headers, ...cdnRules(version, cdnFolder)] }
  const written = Object.entries(hosts).map(([name, write]) => [name, write(rules)])
  return Object.fromEntries(written)
}

/** Writes `dist/hosts`, a folder for each kind of host. */
export function writeHostFiles(folder: string, site: HostRules, version: string): void {
  rmSync(folder, { recursive: true, force: true })
  for (const [name, files] of Object.entries(allHostFiles(site, version))) {
    mkdirSync(join(folder, name), { recursive: true })
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, file), text)
  }
}
