import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDrafts, type DraftStorage, type OpenTransfer } from './drafts.ts'

const open: OpenTransfer = { kind: 'usd-withdrawal', amount: '100', idempotencyKey: 'key-1' }
const proof = {
  method: 'ACH',
  amount: '5',
  proof: { url: 'https://x.example/1.png', name: 'a.png' },
} as const

/** A session storage whose content the test sees. */
const storageOf = (content: Map<string, string> = new Map()): DraftStorage => ({
  getItem: (key) => content.get(key) ?? null,
  setItem: (key, text) => void content.set(key, text),
  removeItem: (key) => void content.delete(key),
})

describe('a draft', () => {
  it('is there again after a reload of the webview', () => {
    const storage = storageOf()
    createDrafts(() => 'token', storage).keep({ proof })
    expect(createDrafts(() => 'token', storage).read()).toEqual({ proof })
  })

  it('of one part leaves the other as it is, and forgets only what it is told to', () => {
    const content = new Map<string, string>()
    const drafts = createDrafts(() => 'token', storageOf(content))
    drafts.keep({ proof })
    drafts.keep({ open })
    expect(drafts.read()).toEqual({ proof, open })
    drafts.keep({ open: undefined })
    expect(drafts.read()).toEqual({ proof })
    drafts.keep({ proof: undefined })
    expect(content).toEqual(new Map())
  })

  it('belongs to a token, and is not shown to the next person', () => {
    const storage = storageOf()
    let token = 'one'
    const drafts = createDrafts(() => token, storage)
    drafts.keep({ open })
    token = 'two'
    expect(drafts.read()).toEqual({})
    drafts.keep({ proof })
    token = 'one'
    expect(drafts.read()).toEqual({ open })
  })

  it('moves to a refreshed token, and is gone under the one before', () => {
    const content = new Map<string, string>()
    let token = 'one'
    const drafts = createDrafts(() => token, storageOf(content))
    drafts.keep({ open, proof })
    drafts.keep({ open }, 'usdt')
    token = 'two'
    drafts.take('one')
    drafts.take('two')
    expect([drafts.read(), drafts.read('usdt')]).toEqual([{ open, proof }, { open }])
    expect(content.size).toBe(2)
    token = 'one'
    expect([drafts.read(), drafts.read('usdt')]).toEqual([{}, {}])
  })

  it('of a person who will not be back is forgotten, in either mode', () => {
    const content = new Map<string, string>()
    const drafts = createDrafts(() => 'one', storageOf(content))
    drafts.keep({ open, proof })
    drafts.keep({ open }, 'usdt')
    createDrafts(() => 'two', storageOf(content)).forget('one')
    expect(content).toEqual(new Map())
  })

  it('is kept apart for any two tokens, and neither token is in the storage', () => {
    const token = fc.string({ minLength: 6 })
    fc.assert(
      fc.property(fc.uniqueArray(token, { minLength: 2, maxLength: 2 }), ([one = '', two = '']) => {
        const content = new Map<string, string>()
        createDrafts(() => one, storageOf(content)).keep({ open })
        expect(createDrafts(() => two, storageOf(content)).read()).toEqual({})
        expect(JSON.stringify([...content])).not.toContain(JSON.stringify(one).slice(1, -1))
      }),
    )
  })
})

describe('a storage that holds', () => {
  it.each([
    ['', {}],
    ['{', {}],
    ['null', {}],
    ['[]', {}],
    ['7', {}],
    ['"text"', {}],
    ['{"open":null,"proof":{}}', {}],
    ['{"open":{"kind":"gift","amount":"1","idempotencyKey":"k"}}', {}],
    [JSON.stringify({ open, proof: { method: 'CASH' } }), { open }],
  ])('%j is read as what of it makes sense', (text, saved) => {
    const content = new Map<string, string>()
    createDrafts(() => 'token', storageOf(content)).keep({ open })
    for (const key of content.keys()) content.set(key, text)
    expect(createDrafts(() => 'token', storageOf(content)).read()).toEqual(saved)
  })

  it('anything at all never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const drafts = createDrafts(() => 'token', { ...storageOf(), getItem: () => text })
        expect(() => drafts.read()).not.toThrow()
        expect(() => drafts.keep({ open })).not.toThrow()
      }),
    )
  })
})

describe('a webview that', () => {
  const refuse = (name: string) => () => {
    throw new DOMException('no', name)
  }
  it.each([
    ['has no storage', undefined],
    [
      'forbids its storage',
      {
        getItem: refuse('SecurityError'),
        setItem: refuse('SecurityError'),
        removeItem: refuse('SecurityError'),
      },
    ],
    ['has no room left', { ...storageOf(), setItem: refuse('QuotaExceededError') }],
  ] as const)('%s keeps drafts as long as the element lives', (_, storage) => {
    let token = 'one'
    const drafts = createDrafts(() => token, storage)
    expect(drafts.read()).toEqual({})
    drafts.keep({ open })
    drafts.keep({ proof })
    expect(drafts.read()).toEqual({ open, proof })
    token = 'two'
    expect(drafts.read()).toEqual({})
    token = 'one'
    drafts.keep({ open: undefined, proof: undefined })
    expect(drafts.read()).toEqual({})
  })

  it('runs out of room does not fall back to what it stored before', () => {
    const storage = storageOf()
    const drafts = createDrafts(() => 'token', storage)
    drafts.keep({ open: { ...open, idempotencyKey: 'old' } })
    storage.setItem = refuse('QuotaExceededError')
    drafts.keep({ open })
    expect(drafts.read()).toEqual({ open })
  })
})
