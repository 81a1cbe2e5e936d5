import { describe, expect, it, vi } from 'vitest'
import { contract, gate, no, ok, openSigning, record } from './fake-contract.test-helper.ts'
import { createContractStore } from './state.ts'

const open = (load: Parameters<typeof createContractStore>[0]['load']) => {
  const onFailed = vi.fn()
  const onStep = vi.fn()
  const store = createContractStore({ load, now: () => new Date(2026, 0, 5), onFailed, onStep })
  return { store, onFailed, onStep, get: store.getState }
}

describe('a link', () => {
  it('leads to the contract that its server names', async () => {
    const { store, get, onFailed } = open(async () => ok(contract))
    await store.load()
    expect(get().contract.value).toEqual(contract)
    expect(get().date).toBe('2026-01-05')
    expect(onFailed).not.toHaveBeenCalled()
  })

  it('without a contract, without its id, or that is refused leads nowhere', async () => {
    for (const answer of [ok(undefined), ok({ ...contract, contractId: '' }), no('timeout')]) {
      const { store, onFailed } = open(async () => answer)
      await store.load()
      expect(onFailed).toHaveBeenCalledOnce()
    }
  })

  it('that was replaced while its contract was on its way changes nothing any more', async () => {
    const old = gate<ReturnType<typeof ok<typeof contract>>>()
    const answers = [old.promise, Promise.resolve(ok({ ...contract, number: 'new' }))]
    const { store, get, onFailed } = open(async () => (await answers.shift()) ?? no('network'))
    const first = store.load()
    await store.load()
    old.open(ok({ ...contract, number: 'old' }))
    await first
    expect(get().contract.value?.number).toBe('new')
    expect(onFailed).not.toHaveBeenCalled()
  })

  it('to a signed contract shows its receipt at once', async () => {
    const { store, get, onStep } = open(async () =>
      ok({ ...contract, status: 'SIGNED' as const, signed: record }),
    )
    await store.load()
    expect(get().phase).toMatchObject({
      name: 'signed',
      receipt: { number: 'TW-1', date: '2026-11-20', locale: 'ja', textHash: 'a'.repeat(64) },
    })
    expect(onStep).toHaveBeenCalledWith('SIGNED')
  })

  it.each([
    ['2026-02-30T10:00:00Z', '2026-11-20', '2026-11-20'],
    ['soon', '2026-11-20', '2026-11-20'],
    ['2026-11-21T12:00:00Z', 'Monday', '2026-11-21'],
    ['2026-11-21T12:00:00Z', '2026-13-45', '2026-11-21'],
    ['soon', 'Monday', ''],
  ])('that was signed at %s on %s has the day "%s"', async (signedAt, date, day) => {
    const { store, get } = open(async () =>
      ok({ ...contract, signed: { ...record, signedAt, date } }),
    )
    await store.load()
    expect(get().phase).toMatchObject({ receipt: { date: day } })
    expect(JSON.stringify(get().phase)).not.toMatch(/NaN|soon/)
  })

  it('that is refreshed keeps the signature, unless it leads to another contract', async () => {
    const { load, store, get } = await openSigning()
    store.markRead(0)
    await store.load()
    expect(get()).toMatchObject({ signature: expect.anything(), read: new Set([0]) })
    load.mockResolvedValueOnce(ok({ ...contract, contractId: '8' }))
    await store.load()
    expect(get()).toMatchObject({
      signature: undefined,
      read: new Set(),
      phase: { name: 'reading' },
    })
    expect(get().text?.document.title).toBe('Agreement')
  })
})
