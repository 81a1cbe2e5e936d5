import { describe, expect, it, vi } from 'vitest'
import { contract, gate, no, ok, openSigning, receipt } from './contract.test-helper.ts'
import { createContractStore } from './state.ts'

const open = (load: Parameters<typeof createContractStore>[0]['load']) => {
  const onFailed = vi.fn()
  const onStep = vi.fn()
  const store = createContractStore({ load, onFailed, onStep })
  return { store, onFailed, onStep, get: store.getState }
}

describe('the contract of a link', () => {
  it('is the one that the server names', async () => {
    const { store, get, onFailed } = open(async () => ok(contract))
    await store.load()
    expect(get().contract.value).toEqual(contract)
    expect(onFailed).not.toHaveBeenCalled()
  })

  it('is reported as missing if the list is empty, has no id or cannot be loaded', async () => {
    for (const answer of [ok(undefined), ok({ ...contract, contractId: '' }), no('timeout')]) {
      const { store, onFailed } = open(async () => answer)
      await store.load()
      expect(onFailed).toHaveBeenCalledOnce()
    }
  })

  it('is the one that was asked for last, although an older answer comes later', async () => {
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

  it('shows its receipt at once if it is signed already', async () => {
    const { store, get, onStep } = open(async () => ok({ ...contract, status: 'SIGNED', receipt }))
    await store.load()
    expect(get().phase).toEqual({ name: 'signed', receipt })
    expect(onStep).toHaveBeenCalledWith('SIGNED')
  })

  it('keeps signature and progress when it is reloaded, unless it is another contract', async () => {
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
