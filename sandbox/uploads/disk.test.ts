import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { diskUploads } from './disk.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'uploads-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('an upload is kept until it is removed', async () => {
  const uploads = diskUploads(folder)
  await uploads.write('a.png', Uint8Array.of(1, 2))
  expect(await uploads.read('a.png')).toEqual(Buffer.of(1, 2))
  await uploads.remove('a.png')
  expect(await uploads.read('a.png')).toBeUndefined()
  await uploads.remove('a.png')
})

test('a failed upload leaves no partial file', async () => {
  // Simulates a full disk: the write fails after it has begun.
  mkdirSync(join(folder, 'a.png', 'taken'), { recursive: true })
  await expect(diskUploads(folder).write('a.png', Uint8Array.of(1, 2))).rejects.toThrow()
  expect(readdirSync(folder)).toEqual(['a.png'])
})
