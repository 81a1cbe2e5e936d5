import { describe, expect, it, vi } from 'vitest'
import { contract, gate, no, ok, openSigning, receipt, text } from './contract.test-helper.ts'
import { createContractLoader, type LoaderOptions } from './load-contract.ts'
import { createContractStore, stepOf } from './state.ts'

const open = (call: LoaderOptions['call']) => {
  const onFailed = vi.fn<LoaderOptions['onFailed']>()
  const store = createContractStore(undefined)
  const load = createContractLoader({ store, call, onFailed })
  return { load, onFailed, get: store.getState }
}

describe('the contract of a link', () => {
  it('is the one that the server names', async () => {
    const { load, get, onFailed } = open(async () => ok(contract))
    await load()
    expect(get().contract).toEqual(contract)
    expect(onFailed).not.toHaveBeenCalled()
  })

  it('is reported as missing if the list is empty, has no id or cannot be loaded', async () => {
    for (const answer of [ok(undefined), ok({ ...contract, contractId: '' }), no('timeout')]) {
      const { load, onFailed } = open(async () => answer)
      await load()
      expect(onFailed).toHaveBeenCalledOnce()
    }
  })

  it('may be requested again after a temporary failure, but not after a refusal', async () => {
    for (const [kind, mayPass] of [
      ['network', true],
      ['server', true],
      ['refused', false],
      ['forbidden', false],
    ] as const) {
      const { load, onFailed } = open(async () => no(kind))
      await load()
      expect(onFailed).toHaveBeenCalledExactlyOnceWith({ kind }, mayPass)
    }
  })

  it('is not reported as missing after the element was removed', async () => {
    const { load, onFailed } = open(async () => no('canceled'))
    await load()
    expect(onFailed).not.toHaveBeenCalled()
  })

  it('is the one that was requested last, even if an older answer arrives later', async () => {
    const old = gate<ReturnType<typeof ok<typeof contract>>>()
    const answers = [old.promise, Promise.resolve(ok({ ...contract, number: 'new' }))]
    const { load, get, onFailed } = open(async () => (await answers.shift()) ?? no('network'))
    const first = load()
    await load()
    old.open(ok({ ...contract, number: 'old' }))
    await first
    expect(get().contract?.number).toBe('new')
    expect(onFailed).not.toHaveBeenCalled()
  })

  it('shows its receipt at once if it is signed already', async () => {
    const { load, get } = open(async () => ok({ ...contract, status: 'SIGNED', receipt }))
    await load()
    expect(get().phase).toEqual({ name: 'signed', receipt })
    expect(stepOf(get())).toBe('SIGNED')
  })

  it('comes at once with the text that the server has for it, also if another is wanted meanwhile', async () => {
    const texts = [{ lang: 'de', version: '1', title: 'Vertrag' }]
    const store = createContractStore({ locale: 'en', legalText: text })
    store.setState({ read: new Set([0]) })
    const german = { ...text, title: 'Vertrag', own: { lang: 'de', version: '1' } }
    const answers = [undefined, { locale: 'en' as const, legalText: german }]
    const textOf = vi.fn(async () => answers.shift())
    const onFailed = vi.fn()
    const seen: string[] = []
    store.subscribe(({ contract, text }) =>
      seen.push(`${contract ? 'contract' : 'none'} ${text?.legalText.title}`),
    )
    const call = async () => ok({ ...contract, texts })
    await createContractLoader({ store, call, onFailed, textOf })()
    expect(textOf).toHaveBeenCalledWith(texts)
    expect(seen).toEqual(['none Vertrag', 'contract Vertrag'])
    expect(store.getState().read.size).toBe(0)
  })

  it('keeps signature and progress when it is reloaded, unless it is another contract', async () => {
    const { load, reload, store, get } = await openSigning()
    store.setState({ read: new Set([0]) })
    await reload()
    expect(get()).toMatchObject({ signature: expect.anything(), read: new Set([0]) })
    load.mockResolvedValueOnce(ok({ ...contract, contractId: '8' }))
    await reload()
    expect(get()).toMatchObject({
      signature: undefined,
      read: new Set(),
      phase: { name: 'reading' },
    })
    expect(get().text?.legalText.title).toBe('Agreement')
  })
})
