import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tags } from '../../elements/elements.ts'
import { packageFolder } from './manifest.ts'
import { stage } from './stage.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stage-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const jsonAt = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

/** Stages a project that has these files, and this `package.json` in the folder of the elements. */
const stageProject = (manifest: object, files: readonly string[]) => {
  const project = join(folder, 'project')
  for (const file of files) {
    mkdirSync(join(project, file, '..'), { recursive: true })
    writeFileSync(join(project, file), '')
  }
  mkdirSync(join(project, packageFolder), { recursive: true })
  writeFileSync(join(project, packageFolder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(project, packageFolder, 'CHANGELOG.md'), '')
  const staged = join(folder, 'staged')
  stage(project, staged)
  return staged
}

test('what is published installs nothing, runs nothing and may be published', () => {
  const manifest = jsonAt(join(import.meta.dirname, 'elements/package.json'))
  const staged = stageProject({ ...manifest, files: [] }, ['LICENSE', 'README.md'])
  expect(manifest.private).toBe(true)
  expect(Object.keys(jsonAt(join(staged, 'package.json')))).toEqual([
    'name',
    'version',
    'description',
    'keywords',
    'license',
    'type',
    'bin',
    'exports',
    'types',
    'customElements',
    'web-types',
    'sideEffects',
    'files',
    'publishConfig',
    'engines',
    'peerDependencies',
    'peerDependenciesMeta',
  ])
})

test('what is published exports each element', () => {
  const manifest = { exports: { './load': './load.js' }, files: [] }
  const staged = stageProject(manifest, ['LICENSE', 'README.md'])
  const { exports } = jsonAt(join(staged, 'package.json'))
  expect(exports).toMatchObject({
    './load': './load.js',
    './tw-wallet/define': {
      types: './dist/widgets/tw-wallet.d.ts',
      default: './dist/widgets/tw-wallet.js',
    },
  })
  for (const tag of tags) {
    expect(Object.keys(exports)).toEqual(
      expect.arrayContaining(['', '/define', '/react'].map((part) => `./${tag}${part}`)),
    )
    expect(Object.keys(exports)).toEqual(
      expect.arrayContaining([`./peer/${tag}/define`, `./peer/${tag}/react`]),
    )
  }
})

test('what is published has the files that package.json names, the licence and the README', () => {
  const files = ['LICENSE', 'README.md', 'NOTICE', 'dist/a/b.js']
  const staged = stageProject({ files: ['dist/a', 'CHANGELOG.md', 'NOTICE'] }, [
    ...files,
    'dist/c.js',
    'secret',
  ])
  const found = readdirSync(staged, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(staged.length + 1))
  expect(found.sort()).toEqual([...files, 'CHANGELOG.md', 'package.json'].sort())
})

test('nothing is left of what was staged before', () => {
  mkdirSync(join(folder, 'staged'))
  writeFileSync(join(folder, 'staged/old.js'), '')
  const staged = stageProject({ files: [] }, ['LICENSE', 'README.md'])
  expect(readdirSync(staged).sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'package.json',
  ])
})
