import { describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Answer } from '../errors.ts'
import { idle, type Loadable } from './loadable.ts'
import { createLoad } from './resources.ts'

interface State {
  readonly card: Loadable<string | null>
}

/** A store with one resource, whose calls the test answers. */
function open() {
  const store = createStore<State>(() => ({ card: idle }))
  const calls: ((answer: Answer<string | null>) => void)[] = []
  const report = vi.fn()
  const load = createLoad<State, 'card'>(
    store,
    { card: () => new Promise((resolve) => calls.push(resolve)) },
    report,
  )
  const bound = { status: 'ready', value: 'bound', error: undefined } as const
  return { store, calls, report, load, bound, card: () => store.getState().card }
}

describe('an answer of the server', () => {
  it('counts if nothing newer is known', async () => {
    const { calls, card, load } = open()
    const loading = load('card')
    expect(card().status).toBe('loading')
    calls[0]?.({ ok: true, value: null })
    await loading
    expect(card()).toEqual({ status: 'ready', value: null, error: undefined })
  })

  it('is dropped if a later call was made, in whatever order the answers come', async () => {
    const { calls, card, load } = open()
    const both = [load('card'), load('card')]
    calls[1]?.({ ok: true, value: 'new' })
    calls[0]?.({ ok: true, value: 'old' })
    await Promise.all(both)
    expect(card().value).toBe('new')
  })

  it.each([
    { ok: true, value: null },
    { ok: false, error: { kind: 'network' } },
  ] as const)('is dropped if the store got a newer value meanwhile: %o', async (answer) => {
    const { bound, calls, card, load, report, store } = open()
    const loading = load('card')
    store.setState({ card: bound })
    calls[0]?.(answer)
    await loading
    expect(card()).toBe(bound)
    expect(report).not.toHaveBeenCalled()
  })
})
