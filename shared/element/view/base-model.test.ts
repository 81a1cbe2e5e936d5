// @vitest-environment happy-dom
import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getBankCard, transfer } from '../../api/endpoints.ts'
import { accepted, fakeServer, json, type Seen } from '../../api/fake-server.test-helper.ts'
import { itemOf } from '../../api/wire/data.ts'
import { openBase, type SessionModel } from './base-model.ts'

/** How the files come that draw what an element says, and that have its words. */
const file = vi.hoisted(() => ({
  comes: async (): Promise<unknown> => undefined,
  wordsCome: async (): Promise<unknown> => undefined,
}))
vi.mock('./load-once.ts', async (load) => {
  const { loadOnce } = await load<typeof import('./load-once.ts')>()
  return {
    loadOnce: (what: () => Promise<unknown>) =>
      loadOnce(async () => {
        if (String(what).includes('NotificationLayer.tsx')) await file.comes()
        if (String(what).includes('notifications.ts')) await file.wordsCome()
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
    takePrefetched: () => undefined,
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
  return { ...base, emit, said, isSaid }
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
  expect(base.getState().NotificationLayer).toBeUndefined()
  file.comes = async () => undefined
  toast('error', 'seen')
  await isSaid('seen')
  expect(base.getState().NotificationLayer).toBeTypeOf('function')
  expect(said).not.toContain('unseen')
})

afterEach(() => {
  file.comes = async () => undefined
  file.wordsCome = async () => undefined
  vi.unstubAllGlobals()
})

/** An element that takes a token, with a server that the test speaks for. */
function openWithToken(token: string, reply: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(reply)
  vi.stubGlobal('fetch', server.fetch)
  const properties = {
    token,
    appLang: 'en',
    theme: 'dark' as const,
    apiBase: '',
    apiPaths: {},
    allowIdempotencyKey: true,
  }
  const said: { type: string; detail: object }[] = []
  const persons: { session: SessionModel; former: string[]; refreshed: unknown[][] }[] = []
  const end = new AbortController()
  const base = openBase(
    {
      properties: () => properties,
      emit: (type, detail) => void said.push({ type, detail }),
      signal: end.signal,
      catalogues: {},
      locale: () => 'en',
      // The property may be ahead of what the model knows.
      settings: () => ({
        baseUrl: 'http://localhost',
        token: properties.token,
        allowsIdempotencyKey: true,
      }),
      takePrefetched: () => undefined,
      adopt: () => undefined,
      offerRetry: () => new Promise(() => {}),
      drawn: () => undefined,
      document: () => new Promise(() => {}),
      words: () => ({ failed: '', partFailed: '', retry: '', ended: '' }),
    },
    {
      open(session, former) {
        const person = { session, former: [...former.splice(0)], refreshed: [] as unknown[][] }
        persons.push(person)
        return { refreshed: (...args) => void person.refreshed.push(args) }
      },
    },
  )
  base.begin()
  const setToken = (next: string) => {
    properties.token = next
    base.update(properties)
  }
  const session = (at: number) => {
    const person = persons[at]
    if (!person) throw new Error(`no person ${at}`)
    return person.session
  }
  return { base, end, persons, properties, said, seen: server.seen, session, setToken }
}

const item = itemOf(v.unknown())
const tokens = (seen: readonly Seen[]) => seen.map(({ headers }) => headers.token)

describe('a session', () => {
  test('calls with its own token, whatever the property says by then, and never once it has ended', async () => {
    const it = openWithToken('alice', () => accepted())
    const first = it.session(0)
    it.properties.token = 'bob'
    expect(await first.call(getBankCard, item)).toMatchObject({ ok: true })
    it.base.update(it.properties)
    const client = await first.client()
    const ended = { ok: false, error: { kind: 'canceled' } }
    expect(await first.call(getBankCard, item)).toEqual(ended)
    expect(await client.callToEnd(transfer, item, { body: {} })).toEqual(ended)
    expect(await it.session(1).call(getBankCard, item)).toMatchObject({ ok: true })
    expect(tokens(it.seen)).toEqual(['alice', 'bob'])
  })

  test('that ends lets go of its questions, and not of what moves money', async () => {
    let answer = () => {}
    const gate = new Promise<void>((resolve) => {
      answer = resolve
    })
    const it = openWithToken('alice', async ({ method }) => {
      if (method === 'GET') return 'never'
      await gate
      return accepted()
    })
    const client = await it.session(0).client()
    const question = client.call(getBankCard, item)
    const money = client.callToEnd(transfer, item, { body: {} })
    await vi.waitFor(() => expect(it.seen).toHaveLength(2))
    it.setToken('')
    expect(await question).toMatchObject({ ok: false, error: { kind: 'canceled' } })
    answer()
    expect(await money).toMatchObject({ ok: true })
    it.end.abort()
    expect(tokens(it.seen)).toEqual(['alice', 'alice'])
  })

  test('names those whose storage is to be emptied: not the person who comes back', () => {
    const it = openWithToken('alice', () => accepted())
    for (const token of ['', 'alice', '', 'bob', 'carol']) it.setToken(token)
    expect(it.persons.map(({ former }) => former)).toEqual([[], [], ['alice'], ['bob']])
  })

  test('goes on with a refreshed token; a token of before, or none, is no refreshing', () => {
    const it = openWithToken('alice', () => accepted())
    it.properties.token = 'alice-2'
    it.base.refreshToken('alice', 'alice-2')
    it.base.update(it.properties)
    it.base.refreshToken('alice', 'other')
    it.base.refreshToken('alice-2', '')
    expect(it.persons).toHaveLength(1)
    expect(it.persons[0]?.refreshed).toEqual([['alice', false]])
    expect(it.session(0).token()).toBe('alice-2')
    expect(it.session(0).signal.aborted).toBe(false)
  })

  test('asks again where the token before was refused meanwhile, and does not close', async () => {
    const it = openWithToken('alice', ({ headers }) => {
      if (headers.token === 'alice-2') return accepted()
      it.base.refreshToken('alice', 'alice-2')
      return json({ code: 50014, message: 'Expired' })
    })
    expect(await it.session(0).call(getBankCard, item)).toMatchObject({ ok: true })
    expect(tokens(it.seen)).toEqual(['alice', 'alice-2'])
  })

  test('does not send money again, though the token before was refused meanwhile', async () => {
    const it = openWithToken('alice', () => {
      it.base.refreshToken('alice', 'alice-2')
      return json({ code: 50014, message: 'Expired' })
    })
    const { callToEnd } = await it.session(0).client()
    const answer = await callToEnd(transfer, item, { body: {} })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'auth', message: 'Expired' } })
    expect(answer).not.toHaveProperty('error.navigate')
    expect(it.seen).toHaveLength(1)
  })
})

describe('a dismissal', () => {
  const refusal = { kind: 'auth', code: 50014, message: 'Expired', navigate: '/login' } as const
  const both = [
    { type: 'tw-error', detail: { kind: 'auth', code: 50014, message: 'Expired' } },
    { type: 'tw-navigate', detail: { to: '/login', reason: 'auth', message: 'Expired' } },
  ]

  test('says the error first and then the way, once, when the words are here', async () => {
    let come = () => {}
    const words = new Promise<void>((resolve) => {
      come = resolve
    })
    file.wordsCome = () => words
    const it = openWithToken('alice', () => accepted())
    it.session(0).report(refusal)
    it.session(0).report(refusal)
    expect(it.base.base.getState().closing).toBeDefined()
    expect(it.said).toEqual([])
    come()
    await vi.waitFor(() => expect(it.said).toHaveLength(2))
    expect(it.said).toEqual(both)
  })

  test('is said in the words of the server where ours cannot be loaded, or plainly', async () => {
    file.wordsCome = () => Promise.reject(new TypeError('Failed to fetch'))
    for (const [error, message] of [
      [refusal, 'Expired'],
      [{ kind: 'forbidden', navigate: '/' } as const, 'Error'],
    ] as const) {
      const it = openWithToken('alice', () => accepted())
      it.session(0).report(error)
      await vi.waitFor(() => expect(it.said).toHaveLength(2))
      expect(it.said.map(({ detail }) => detail)).toMatchObject([{ message }, { message }])
    }
  })

  test('of a person who has gone is not said to the next', async () => {
    const it = openWithToken('alice', () => accepted())
    it.session(0).report(refusal)
    it.setToken('bob')
    it.session(0).report(refusal)
    await vi.dynamicImportSettled()
    expect(it.said).toEqual([])
    expect(it.base.base.getState().closing).toBeUndefined()
  })

  test('is over with a refreshed token, also with the same one', () => {
    const it = openWithToken('alice', () => accepted())
    it.session(0).report(refusal)
    it.base.refreshToken('alice', 'alice')
    expect(it.base.base.getState().closing).toBeUndefined()
    expect(it.persons[0]?.refreshed).toEqual([['alice', true]])
  })
})

test('28019 is shown quietly, whether the answer passes or does not say that it was done', async () => {
  const { emit, isSaid, noticed, report } = await open()
  const passed = { ok: true, value: 'what came', notice: 'Noted in passing' } as const
  expect(noticed(passed)).toBe(passed)
  await isSaid('Noted in passing')
  const unsettled = { kind: 'unsettled', message: 'Perhaps' } as const
  noticed({ ok: false, error: unsettled })
  report(unsettled)
  await isSaid('Perhaps')
  expect(emit).not.toHaveBeenCalled()
})

test('codes that are rejected with msg show message', async () => {
  const { emit, isSaid, report } = await open()
  report({ kind: 'refused', code: 28005, message: 'For the person', rejection: 'For the page' })
  await isSaid('For the person')
  expect(emit.mock.calls).toEqual([
    ['tw-error', { kind: 'refused', code: 28005, message: 'For the page' }],
  ])
})
