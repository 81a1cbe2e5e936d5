import { describe, expect, test, vi } from 'vitest'
import { accepted } from '../../api/fake-server.test-helper.ts'
import { file, open, openWithToken } from './base-model.test-helper.ts'

describe('a refused token', () => {
  const refusal = { kind: 'auth', code: 50014, message: 'Expired', navigate: '/login' } as const
  const both = [
    { type: 'tw-error', detail: { kind: 'auth', code: 50014, message: 'Expired' } },
    { type: 'tw-navigate', detail: { to: '/login', reason: 'auth', message: 'Expired' } },
  ]

  test('emits the error and then the navigation, once, when the texts are loaded', async () => {
    let come = () => {}
    const words = new Promise<void>((resolve) => {
      come = resolve
    })
    file.textsLoad = () => words
    const it = openWithToken('alice', () => accepted())
    it.messages(0).report(refusal)
    it.messages(0).report(refusal)
    expect(it.base.root.store.getState().closingMessage).toBeDefined()
    expect(it.reported).toEqual([])
    come()
    await expect.poll(() => it.reported).toHaveLength(2)
    expect(it.reported).toEqual(both)
  })

  test('is reported in the words of the server, or as Error, if the texts cannot be loaded', async () => {
    file.textsLoad = () => Promise.reject(new TypeError('Failed to fetch'))
    for (const [error, message] of [
      [refusal, 'Expired'],
      [{ kind: 'forbidden', navigate: '/' } as const, 'Error'],
    ] as const) {
      const it = openWithToken('alice', () => accepted())
      it.messages(0).report(error)
      await expect.poll(() => it.reported).toHaveLength(2)
      expect(it.reported.map(({ detail }) => detail)).toMatchObject([{ message }, { message }])
    }
  })

  test('leaves the person a way on: the closing message asks the page again, as often as pressed', async () => {
    const it = openWithToken('alice', () => accepted())
    it.messages(0).report(refusal)
    await expect.poll(() => it.reported).toHaveLength(2)
    const { askAgain } = it.base.root.store.getState().closingMessage ?? {}
    askAgain?.()
    askAgain?.()
    expect(it.reported).toEqual([...both, both[1], both[1]])
  })

  test('of an earlier person is not shown to the next one', async () => {
    const it = openWithToken('alice', () => accepted())
    it.messages(0).report(refusal)
    it.setToken('bob')
    it.messages(0).report(refusal)
    await vi.dynamicImportSettled()
    expect(it.reported).toEqual([])
    expect(it.base.root.store.getState().closingMessage).toBeUndefined()
  })

  test('no longer closes the element once it is refreshed, also with the same token', () => {
    const it = openWithToken('alice', () => accepted())
    it.messages(0).report(refusal)
    it.base.refreshToken('alice', 'alice')
    expect(it.base.root.store.getState().closingMessage).toBeUndefined()
    expect(it.persons[0]?.refreshed).toEqual([['alice', true]])
  })
})

test('who is not signed in can ask the page for sign-in again', async () => {
  const it = openWithToken('alice', () => accepted())
  it.setToken('')
  it.base.root.store.getState().closingMessage?.askAgain?.()
  expect(it.reported.map(({ detail }) => detail)).toEqual([
    { to: '/', reason: 'no-token' },
    { to: '/login', reason: 'no-token' },
  ])
})

test('a link that is not valid has nobody to ask, and a retry is the way on if there is one', async () => {
  for (const more of [{ about: 'link' }, { about: 'code', retry: () => {} }] as const) {
    const it = openWithToken('alice', () => accepted())
    it.messages(0).close({ to: '/', reason: 'URL found.', ...more })
    expect(it.base.root.store.getState().closingMessage).not.toHaveProperty('askAgain')
  }
})

test('code 28019 is shown without an event, for an answer that passes and for an unsettled one', async () => {
  const { emit, isReported, showNotice, report } = await open()
  const passed = { ok: true, value: 'what came', notice: 'Noted in passing' } as const
  expect(showNotice(passed)).toBe(passed)
  await isReported('Noted in passing')
  const unsettled = { kind: 'unsettled', message: 'Perhaps' } as const
  showNotice({ ok: false, error: unsettled })
  report(unsettled)
  await isReported('Perhaps')
  expect(emit).not.toHaveBeenCalled()
})

test('a code that is rejected with `msg` shows `message`', async () => {
  const { emit, isReported, report } = await open()
  report({ kind: 'refused', code: 28005, message: 'For the person', rejection: 'For the page' })
  await isReported('For the person')
  expect(emit.mock.calls).toEqual([
    ['tw-error', { kind: 'refused', code: 28005, message: 'For the page' }],
  ])
})
