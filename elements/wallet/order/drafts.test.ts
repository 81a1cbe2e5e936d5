import { expect, it } from 'vitest'
import { createDrafts } from './drafts.ts'

const storageOf = (content: Map<string, string>) => ({
  getItem: (key: string) => content.get(key) ?? null,
  setItem: (key: string, text: string) => void content.set(key, text),
  removeItem: (key: string) => void content.delete(key),
})

it('stores one unresolved order of either kind, and finds it after a reload', () => {
  const content = new Map<string, string>()
  const drafts = createDrafts(() => 'token', storageOf(content))
  const unresolved = {
    kind: 'conversion',
    amount: '500',
    idempotencyKey: 'key-1',
    currency: 'USDT',
  } as const
  drafts.keep(unresolved)
  // As released: a change of key or text loses an order whose outcome is unknown.
  expect([...content]).toEqual([
    [
      expect.stringMatching(/^tw-wallet:/),
      '{"open":{"kind":"conversion","amount":"500","idempotencyKey":"key-1","currency":"USDT"}}',
    ],
  ])
  expect(createDrafts(() => 'token', storageOf(content)).unresolved('friend-transfer')).toEqual(
    unresolved,
  )
  expect(createDrafts(() => 'other', storageOf(content)).unresolved()).toBeUndefined()
  drafts.resolve(unresolved, true)
  expect(content).toEqual(new Map())
})

it('ignores an order of another element', () => {
  const content = new Map<string, string>()
  const drafts = createDrafts(() => 'token', storageOf(content))
  drafts.keep({ kind: 'conversion', amount: '500', idempotencyKey: 'key-1' })
  const [key = ''] = content.keys()
  content.set(key, '{"open":{"kind":"usd-withdrawal","amount":"1","idempotencyKey":"k"}}')
  expect(drafts.unresolved()).toBeUndefined()
})
