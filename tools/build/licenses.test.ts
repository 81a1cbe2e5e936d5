import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { licenseOf, licensesText, packagesOf } from './licenses.ts'

const root = join(import.meta.dirname, '../..')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'licenses-'))
  writeFileSync(join(folder, 'package.json'), '{"name":"a","version":"1.0.0","license":"MIT"}')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the packages of a build are found by its files, whatever Vite adds to their names', () => {
  expect(
    packagesOf('/app', [
      '/app/shared/money/format.ts',
      '/app/node_modules/react/index.js',
      '\0/app/node_modules/react/index.js?commonjs-module',
      '/app/node_modules/vite/node_modules/@scope/inner/dist/a.js',
      'node_modules/@fontsource/cormorant/files/a.woff2',
      '\0rolldown/runtime.js',
    ]),
  ).toEqual([
    '/app/node_modules/@fontsource/cormorant',
    '/app/node_modules/react',
    '/app/node_modules/vite/node_modules/@scope/inner',
  ])
})

test('a package without a licence text fails the build', () => {
  expect(() => licenseOf(folder)).toThrow('a has no licence text')
  writeFileSync(join(folder, 'LICENCE.md'), 'Do as you like\n')
  expect(licenseOf(folder)).toEqual({
    name: 'a',
    version: '1.0.0',
    license: 'MIT',
    text: 'Do as you like',
  })
})

test('a package of a font has two texts: of its code and of the font', () => {
  writeFileSync(join(folder, 'LICENSE'), 'Do as you like')
  writeFileSync(join(folder, 'LICENSE_FONT'), 'Do not sell it alone')
  expect(licenseOf(folder).text).toBe('Do as you like\n\nDo not sell it alone')
})

test('the text has our licence, that of the icons, and each package above its licence', () => {
  writeFileSync(join(folder, 'LICENSE'), 'Do as you like')
  const text = licensesText(root, [folder, join(root, 'node_modules/@r2wc/core')])
  expect(text).toContain('Copyright (c) 2026 The contributors')
  expect(text).toContain('Lucide Icons and Contributors')
  expect(text).toContain('a 1.0.0 (MIT)\n\nDo as you like\n')
  expect(text).toMatch(
    /^@r2wc\/core [\d.]+ \(MIT\)\n\nMIT License\n\nCopyright \(c\) 2022 Bitovi$/m,
  )
})
