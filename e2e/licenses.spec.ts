import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './support/test.ts'

const project = join(import.meta.dirname, '..')

/** Only the build uses it, to read Markdown. */
const buildOnly = ['marked']

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name) && !/\.test|(^|\/)server\//.test(name))
    .map((name) => readFileSync(join(project, folder, name), 'utf8'))

/** Packages that sources import, without types and macros, which leave nothing in a build. */
const packagesNamedIn = (folders: readonly string[]): readonly string[] => {
  const named = folders
    .flatMap(sourcesIn)
    .flatMap((source) => [
      ...source.matchAll(/^import (?!type).*? from '([^'.][^']*)'|url\("(@[^"]+)"\)/gms),
    ])
    .map(([, imported, linked]) => imported ?? linked ?? '')
    .filter((name) => !/^node:|\/macro$/.test(name))
  return [...new Set(named.map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? ''))].sort()
}

for (const { address, folders } of [
  { address: '/widgets/LICENSES.txt', folders: ['elements', 'shared'] },
  { address: '/LICENSES.txt', folders: ['elements', 'shared', 'site'] },
]) {
  test(`${address} has the licence of each package that the sources name`, async ({
    request,
    sandbox,
  }) => {
    const text = await (await request.get(sandbox.url + address)).text()
    const names = packagesNamedIn(folders)
    expect(names).toContain('react')
    expect(names.filter((name) => !text.includes(`\n${name} `))).toEqual(buildOnly)
    expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.')
  })
}
