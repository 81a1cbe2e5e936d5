import { describe, expect, it, vi } from 'vitest'
import { failed, fakeCalls, ok, settle } from '../../../shared/api/fake-calls.test-helper.ts'
import { binding } from './card-binding.test-helper.ts'
import { createCardRequests } from './card-requests.ts'

const openRequests = () => {
  const server = fakeCalls(['callToEnd'])
  const ending = new AbortController()
  const callbacks = {
    onBound: vi.fn(async () => {}),
    onRemoved: vi.fn(),
    endFailures: vi.fn(),
    onFailure: vi.fn(),
    onUnknown: vi.fn(async () => {}),
    onLate: vi.fn(),
  }
  let keys = 0
  const cards = createCardRequests({
    client: server.calls as never,
    showNotice: (answer) => answer,
    newKey: () => `key-${++keys}`,
    signal: ending.signal,
    ...callbacks,
  })
  const sent = () =>
    server
      .of('callToEnd')
      .map(({ args: [endpoint, , options] }) => [
        (endpoint as { name: string }).name,
        (options as { idempotencyKey: string }).idempotencyKey,
      ])
  return {
    ...callbacks,
    cards,
    ending,
    sent,
    server,
    answer: server.answer.bind(server, 'callToEnd'),
  }
}

describe('requests about a bank account', () => {
  it('are sent one at a time', async () => {
    const { cards, onBound, sent, answer } = openRequests()
    void cards.bind(binding)
    void cards.bind(binding)
    void cards.remove()
    await settle()
    expect(sent()).toEqual([['bindBankCard', 'key-1']])
    expect(cards.store.getState().sending).toBe('binding')
    await answer(ok({ bankAccount: 'x' }))
    expect(onBound).toHaveBeenCalledExactlyOnceWith({ bankAccount: 'x' })
    expect(cards.store.getState()).toEqual({ sending: undefined, issue: undefined })
  })

  it('get another key after a refusal, whose message ends', async () => {
    const { cards, endFailures, onFailure, onUnknown, sent, answer } = openRequests()
    const no = { kind: 'refused', message: 'No.' } as const
    void cards.bind(binding)
    await answer(failed(no))
    expect(cards.store.getState().issue).toEqual({ of: 'binding', error: no })
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(no)
    expect(onUnknown).not.toHaveBeenCalled()
    expect(endFailures).toHaveBeenCalledOnce()
    void cards.bind(binding)
    expect(endFailures).toHaveBeenCalledTimes(2)
    await settle()
    expect(sent().map(([, key]) => key)).toEqual(['key-1', 'key-2'])
  })

  it('keep their key if they are repeated unchanged after a lost answer', async () => {
    const { cards, onUnknown, sent, answer } = openRequests()
    void cards.bind(binding)
    await answer(failed('timeout'))
    expect(onUnknown).toHaveBeenCalledOnce()
    void cards.bind(binding)
    await answer(failed('network'))
    void cards.bind({ ...binding, city: 'Elsewhere' })
    await settle()
    expect(sent().map(([, key]) => key)).toEqual(['key-1', 'key-1', 'key-2'])
  })

  it('are under way after a lost answer until the card was loaded again', async () => {
    const { cards, onUnknown, sent, answer } = openRequests()
    let loaded = () => {}
    onUnknown.mockReturnValueOnce(
      new Promise((resolve) => {
        loaded = resolve
      }),
    )
    void cards.remove()
    await answer(failed('timeout'))
    expect(onUnknown).toHaveBeenCalledExactlyOnceWith('removal')
    void cards.remove()
    expect(sent()).toHaveLength(1)
    expect(cards.store.getState()).toEqual({ sending: 'removal', issue: undefined })
    loaded()
    await settle()
    expect(cards.store.getState()).toMatchObject({ sending: undefined, issue: { of: 'removal' } })
  })

  it('tell only the page that they were accepted, after their person has gone', async () => {
    const { cards, ending, onLate, onRemoved, sent, answer } = openRequests()
    void cards.remove()
    await settle()
    expect(sent()).toEqual([['removeBankCard', 'key-1']])
    ending.abort()
    await answer(ok())
    expect(onLate).toHaveBeenCalledExactlyOnceWith('card-removed')
    expect(onRemoved).not.toHaveBeenCalled()
    void cards.bind(binding)
    await settle()
    expect(sent()).toHaveLength(1)
  })
})
