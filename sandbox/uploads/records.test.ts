import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploaded } from '../../shared/api/wire/upload.ts'
import type { UploadStore } from '../core/context.ts'
import { uploadLimits } from '../core/limits.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { createTestClock } from '../testing/test-clock.ts'
import {
  createTestSandbox,
  errorOf,
  imageForm,
  proof,
  type TestSandbox,
  tinyPng,
} from '../testing/test-sandbox.ts'
import { memoryUploads } from './store.ts'

const time = createTestClock()
let sandbox: TestSandbox
let store: UploadStore
/** What the next write fails with. */
let failure: NodeJS.ErrnoException | undefined

beforeAll(async () => {
  const memory = memoryUploads()
  store = {
    ...memory,
    async write(name, bytes) {
      if (failure) throw failure
      await memory.write(name, bytes)
    },
  }
  sandbox = await createTestSandbox(await openTestDatabase(), {
    clock: time.clock,
    uploads: store,
    uploadLimits: { ...uploadLimits, picturesPerDay: 4, bytesPerDay: 3 * tinyPng.length },
  })
})
afterAll(() => sandbox.deps.database.close())

const upload = (token: string) =>
  sandbox.call('uploadImage', uploaded, { token, body: imageForm(tinyPng) })

const urlOf = async (token: string): Promise<string> => {
  const answer = await upload(token)
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value.url
}

const isThere = async (url: string) => (await sandbox.app.request(url)).status === 200
const isStored = async (url: string) =>
  (await store.read(url.slice(url.lastIndexOf('/') + 1))) !== undefined

test('a picture that nobody refers to is removed after a day, a proof and a signature stay', async () => {
  const token = await sandbox.createAccount('0')
  const [proven, unused] = [await urlOf(token), await urlOf(token)]
  expect(await sandbox.transfer(token, proof('100', proven))).toMatchObject({ ok: true })
  time.pass(23 * 3600)
  await urlOf('sandbox-second')
  expect(await isThere(unused)).toBe(true)

  time.pass(2 * 3600)
  // The next upload of anybody removes it.
  await urlOf('sandbox-second')
  expect([await isThere(proven), await isStored(proven)]).toEqual([true, true])
  expect([await isThere(unused), await isStored(unused)]).toEqual([false, false])
  expect(errorOf(await sandbox.transfer(token, proof('100', unused)))).toMatchObject({
    kind: 'refused',
  })
})

test('an account and a link can upload so much in a day, even at once, and no more', async () => {
  const token = await sandbox.createAccount('0')
  const answers = await Promise.all(Array.from({ length: 6 }, () => upload(token)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
  expect(errorOf(await upload(token))).toMatchObject({
    code: 28103,
    message: 'Too many images have been uploaded today. Try again tomorrow.',
  })
  expect(await upload(await sandbox.createAccount('0'))).toMatchObject({ ok: true })
  time.pass(24 * 3600)
  expect(await upload(token)).toMatchObject({ ok: true })
})

test('a full disk is a refusal in words, and leaves nothing', async () => {
  const token = await sandbox.createAccount('0')
  failure = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  const full = await upload(token)
  failure = undefined
  expect(errorOf(full)).toMatchObject({
    kind: 'refused',
    status: 200,
    message: 'The image cannot be stored at the moment. Try again later.',
  })
  expect(await upload(token)).toMatchObject({ ok: true })
})
