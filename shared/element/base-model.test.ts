import { expect, test, vi } from 'vitest'
import { openBase } from './base-model.ts'

/** How the file comes that draws what an element says. */
const file = vi.hoisted(() => ({ comes: async (): Promise<unknown> => undefined }))
vi.mock('./load-once.ts', async (load) => {
  const { loadOnce } = await load<typeof import('./load-once.ts')>()
  return {
    loadOnce: (what: () => Promise<unknown>) =>
      loadOnce(async () => {
        if (String(what).includes('SpeechView.tsx')) await file.comes()
        return what()
      }),
  }
})

async function open() {
  const emit = vi.fn()
  const base = openBase({
    properties: () => ({
      appLang: 'en',
      theme: 'dark',
      apiBase: '',
      apiPaths: {},
      allowIdempotencyKey: true,
    }),
    emit,
    signal: new AbortController().signal,
    catalogues: {},
    locale: () => 'en',
    settings: () => ({ baseUrl: '', token: '', allowsIdempotencyKey: true }),
    takeEarly: () => undefined,
    adopt: () => undefined,
    offerRetry: () => new Promise(() => {}),
    words: () => ({ failed: '', partFailed: '', retry: '', ended: '' }),
    drawn: () => undefined,
    document: () => new Promise(() => {}),
  })
  const { toasts } = await base.speech()
  /** All messages up to now, also those that are gone. */
  const said: string[] = []
  toasts.subscribe(() => said.push(...toasts.getSnapshot().map(({ text }) => text)))
  const isSaid = (text: string) =>
    new Promise<void>((resolve) => {
      toasts.subscribe(() => said.includes(text) && resolve())
    })
  return { ...base, said, isSaid }
}

test('a message is not shown, so that its seconds do not pass, before what draws it is there', async () => {
  let come = () => {}
  file.comes = () =>
    new Promise<void>((resolve) => {
      come = resolve
    })
  const { said, isSaid, toast } = await open()
  toast('error', 'Network Error')
  await vi.dynamicImportSettled()
  expect(said).toEqual([])
  come()
  await isSaid('Network Error')
})

test('what draws the messages is asked for again at the next one, if it did not come', async () => {
  file.comes = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const { base, said, isSaid, toast } = await open()
  toast('error', 'unseen')
  await vi.dynamicImportSettled()
  expect(base.getState().SpeechView).toBeUndefined()
  file.comes = async () => undefined
  toast('error', 'seen')
  await isSaid('seen')
  expect(base.getState().SpeechView).toBeTypeOf('function')
  expect(said).not.toContain('unseen')
})
