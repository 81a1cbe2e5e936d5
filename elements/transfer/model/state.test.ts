import { describe, expect, it, vi } from 'vitest'
import { failed, ok, settle } from '../../../shared/api/fake-calls.test-helper.ts'
import type { ScreenName } from '../declaration.ts'
import { fakeApi } from './fake-api.test-helper.ts'
import { createTransferStore, stepOf } from './state.ts'

const openStore = (isUsd: boolean, screen: ScreenName = 'home') => {
  const server = fakeApi()
  const report = vi.fn()
  const store = createTransferStore({
    loadApi: async () => server.api,
    isUsd,
    screen,
    report,
  })
  const steps: string[] = []
  store.subscribe((state, before) => {
    if (stepOf(state) !== stepOf(before)) steps.push(stepOf(state))
  })
  const get = store.getState
  return { store, server, report, steps, get, step: () => stepOf(get()) }
}
const account = { bankAccount: '123456789', bankName: 'Bank', holderName: 'Holder' }

describe('navigation', () => {
  it('begins at HOME and loads nothing before start', async () => {
    const { get, server, step, store } = openStore(false)
    expect(step()).toBe('HOME')
    expect(await server.newCalls()).toEqual([])
    store.start()
    expect(await server.newCalls()).toEqual(['company', 'wallet'])
    expect(get().stack).toEqual(['HOME'])
  })

  it.each([
    [true, 'withdraw', ['HOME', 'WITHDRAW'], ['company', 'wallet', 'bankCard']],
    [false, 'deposit', ['HOME', 'DEPOSIT'], ['company', 'depositChannels']],
  ] as const)(
    'begins above HOME where the page says so (USD mode %s, %s)',
    async (isUsd, screen, stack, calls) => {
      const { get, server, step, store } = openStore(isUsd, screen)
      store.start()
      expect(get().stack).toEqual(stack)
      expect(await server.newCalls()).toEqual(calls)
      store.back()
      expect(step()).toBe('HOME')
    },
  )

  it('goes from DEPOSIT to WIRE and back one step at a time in USDT mode', () => {
    const { get, step, steps, store } = openStore(false)
    store.openScreen('deposit')
    store.go('WIRE')
    expect(get().stack).toEqual(['HOME', 'DEPOSIT', 'WIRE'])
    store.back()
    expect(step()).toBe('DEPOSIT')
    store.back()
    expect(step()).toBe('HOME')
    store.back()
    expect(get().stack).toEqual(['HOME'])
    expect(steps).toEqual(['DEPOSIT', 'WIRE', 'DEPOSIT', 'HOME'])
  })

  it.each(['WIRE', 'ACH', 'CREDIT_CARD', 'PAYPAL'] as const)(
    'goes through BANK to the proof for %s in USD mode',
    (method) => {
      const { get, store } = openStore(true)
      store.openScreen('deposit')
      store.chooseMethod(method)
      store.go('PROVE_IMAGE')
      expect(get()).toMatchObject({
        method,
        stack: ['HOME', 'DEPOSIT', 'BANK', 'PROVE_IMAGE'],
      })
    },
  )

  it('treats a double click as one click', async () => {
    const { get, server, steps, store } = openStore(true)
    store.openScreen('deposit')
    store.openScreen('deposit')
    store.chooseMethod('ACH')
    store.chooseMethod('ACH')
    store.go('PROVE_IMAGE')
    store.go('PROVE_IMAGE')
    expect(get().stack).toEqual(['HOME', 'DEPOSIT', 'BANK', 'PROVE_IMAGE'])
    expect(steps).toHaveLength(3)
    await settle()
    expect(server.count('receivingAccounts')).toBe(1)
  })

  it('resumes a proof with BANK behind it', () => {
    const { get, step, store } = openStore(true)
    store.resumeProof('PAYPAL')
    expect(get()).toMatchObject({ method: 'PAYPAL' })
    expect([step(), get().stack[1]]).toEqual(['PROVE_IMAGE', 'DEPOSIT'])
    store.back()
    expect(step()).toBe('BANK')
  })

  it('returns to HOME after a success and reloads the balance', async () => {
    const { get, server, steps, store } = openStore(false)
    store.openScreen('withdraw')
    await server.newCalls()
    store.reset()
    expect(get().stack).toEqual(['HOME'])
    expect(await server.newCalls()).toEqual(['company', 'wallet'])
    store.reset()
    expect(await server.newCalls()).toEqual(['company', 'wallet'])
    expect(steps).toEqual(['WITHDRAW', 'HOME'])
  })
})

describe('the direction of the transfer', () => {
  it('is unset at HOME and the first choice in every later step', () => {
    const { get, store } = openStore(false)
    expect(get().stack[1]).toBeUndefined()
    store.openScreen('deposit')
    store.go('WIRE')
    expect(get().stack[1]).toBe('DEPOSIT')
    store.openScreen('withdraw')
    expect(get().stack).toEqual(['HOME', 'WITHDRAW'])
  })

  it.each([
    [false, 'deposit', 'DEPOSIT'],
    [false, 'withdraw', 'WITHDRAW'],
    [true, 'deposit', 'DEPOSIT'],
    [true, 'withdraw', 'WITHDRAW'],
  ] as const)('is the screen that was opened (USD mode %s, %s: %s)', (isUsd, screen, direction) => {
    const { get, store } = openStore(isUsd)
    store.openScreen(screen)
    expect(get()).toMatchObject({ isUsd, stack: ['HOME', direction] })
  })
})

describe('what a step loads', () => {
  it.each([
    [true, ['usdOffers'], ['wallet', 'bankCard']],
    [false, ['depositChannels'], ['wallet', 'withdrawalChannels', 'region']],
  ] as const)(
    'loads HOME, DEPOSIT and WITHDRAW with USD mode %s',
    async (isUsd, deposit, withdraw) => {
      const { server, store } = openStore(isUsd)
      store.start()
      expect(await server.newCalls()).toEqual(['company', 'wallet'])
      expect(server.of('company').map(({ args }) => args)).toEqual([[isUsd]])
      store.openScreen('deposit')
      expect(await server.newCalls()).toEqual(deposit)
      store.openScreen('withdraw')
      expect(await server.newCalls()).toEqual(withdraw)
    },
  )

  it('asks which networks only take deposits once those for withdrawals are there', async () => {
    const { server, store } = openStore(false)
    store.openScreen('withdraw')
    await server.answer('withdrawalChannels', failed('network'))
    expect(server.of('depositNetworks')).toEqual([])
    store.reload()
    await server.answer('withdrawalChannels', ok(['one']))
    await expect.poll(() => server.of('depositNetworks')).toHaveLength(1)
    await server.answer('depositNetworks', ok(['one', 'two']))
    store.reload()
    await server.answer('withdrawalChannels', ok(['one']))
    expect(server.of('depositNetworks')).toHaveLength(1)
  })

  it('reloads the balance on HOME after the first visit', async () => {
    const { server, store } = openStore(false)
    void store.load('wallet')
    await server.answer('wallet', ok('old'))
    store.reload()
    expect(await server.newCalls()).toEqual(['wallet', 'company', 'wallet'])
  })

  it('reloads the deposit addresses when WIRE opens', async () => {
    const { get, server, store } = openStore(false)
    store.openScreen('deposit')
    await server.answer('depositChannels', ok(['old']))
    store.go('WIRE')
    await server.answer('depositChannels', ok(['new']))
    expect(get().depositChannels).toMatchObject({ status: 'ready', value: ['new'] })
  })

  it('keeps the last value when a reload fails, and can be retried', async () => {
    const { get, report, server, store } = openStore(false)
    store.openScreen('deposit')
    await server.answer('depositChannels', ok(['one']))
    store.reload()
    expect(get().depositChannels).toMatchObject({ status: 'loading', value: ['one'] })
    await server.answer('depositChannels', failed('network'))
    expect(get().depositChannels).toMatchObject({ status: 'failed', value: ['one'] })
    expect(report).toHaveBeenCalledExactlyOnceWith({ kind: 'network' })
    store.reload()
    await server.answer('depositChannels', ok(['two']))
    expect(get().depositChannels).toMatchObject({ status: 'ready', value: ['two'] })
  })

  it('reports a network error when the module of the calls cannot be loaded', async () => {
    const report = vi.fn()
    const store = createTransferStore({
      loadApi: () => Promise.reject(new TypeError('offline')),
      isUsd: false,
      screen: 'home',
      report,
    })
    await store.load('wallet')
    expect(store.getState().wallet).toMatchObject({ status: 'failed', error: { kind: 'network' } })
    expect(report).toHaveBeenCalledOnce()
  })
})

describe('answers out of order', () => {
  it('ignores a balance that arrives after a newer one', async () => {
    const { get, server, store } = openStore(false)
    void store.load('wallet')
    void store.load('wallet')
    await server.answer('wallet', ok('new'), 1)
    await server.answer('wallet', ok('old'))
    expect(get().wallet).toMatchObject({ status: 'ready', value: 'new' })
  })

  it('does not report the failure of a call that a newer one replaced', async () => {
    const { get, report, server, store } = openStore(false)
    void store.load('wallet')
    void store.load('wallet')
    await server.answer('wallet', failed('timeout'))
    expect(get().wallet.status).toBe('loading')
    await server.answer('wallet', ok('new'))
    expect(get().wallet).toMatchObject({ status: 'ready', value: 'new' })
    expect(report).not.toHaveBeenCalled()
  })
})

describe('the bank details of the company', () => {
  const atBank = async () => {
    const opened = openStore(true)
    opened.store.start()
    opened.store.openScreen('deposit')
    opened.store.chooseMethod('WIRE')
    return opened
  }

  it('are in the state while BANK is open', async () => {
    const { get, server } = await atBank()
    await server.answer('receivingAccounts', ok([account]))
    expect(get().receiving.value).toEqual([account])
  })

  it.each([
    ['Next', 'go'],
    ['Back', 'back'],
    ['a success', 'reset'],
    ['another choice', 'choose'],
    ['another person', 'restart'],
  ] as const)('are removed from the state after %s', async (_, how) => {
    const { get, server, store } = await atBank()
    await server.answer('receivingAccounts', ok([account]))
    if (how === 'go') store.go('PROVE_IMAGE')
    else if (how === 'choose') store.openScreen('withdraw')
    else if (how === 'restart') store.restart(true)
    else store[how]()
    expect(get().receiving).toEqual({ status: 'idle', value: undefined, error: undefined })
    expect(JSON.stringify(get())).not.toContain(account.bankAccount)
  })

  it('are dropped if they arrive after BANK was closed', async () => {
    const { get, report, server, store } = await atBank()
    store.go('PROVE_IMAGE')
    await server.answer('receivingAccounts', ok([account]))
    expect(JSON.stringify(get())).not.toContain(account.bankAccount)
    store.back()
    store.back()
    await server.answer('receivingAccounts', failed('network'))
    expect(get().receiving.status).toBe('idle')
    expect(report).not.toHaveBeenCalled()
    store.chooseMethod('ACH')
    expect(get().receiving.status).toBe('loading')
  })
})

describe('a restart for another mode', () => {
  it('begins at HOME without any data of the previous mode', async () => {
    const { get, server, steps, store } = openStore(false)
    store.start()
    store.openScreen('withdraw')
    await server.answer('wallet', ok('theirs'))
    await server.newCalls()
    store.restart(true)
    expect(get()).toMatchObject({ isUsd: true, stack: ['HOME'] })
    expect(JSON.stringify(get())).not.toContain('theirs')
    expect(await server.newCalls()).toEqual(['company', 'wallet'])
    expect(steps.at(-1)).toBe('HOME')
  })

  it('ignores answers and failures of calls made before the restart', async () => {
    const { get, report, server, store } = openStore(false)
    store.openScreen('withdraw')
    await settle()
    store.restart(false)
    await server.answer('wallet', ok('theirs'))
    await server.answer('withdrawalChannels', failed('auth'))
    await settle()
    expect(get().wallet.status).toBe('loading')
    expect(report).not.toHaveBeenCalled()
  })
})

it('keeps the steps and data of two elements on a page apart', async () => {
  const [left, right] = [openStore(true), openStore(false)]
  left.store.openScreen('withdraw')
  await left.server.answer('wallet', ok('of left'))
  expect([left.step(), right.step()]).toEqual(['WITHDRAW', 'HOME'])
  expect(right.get().wallet.status).toBe('idle')
  expect(right.server.asked).toEqual([])
})

describe('the transfers of HOME', () => {
  const transfer = (orderNumber: string, status = 'Auditing') => ({ orderNumber, status })

  it('load the balance again once one of them is decided', async () => {
    const { server, store } = openStore(true)
    void store.loadTransfers()
    await server.newCalls()
    await server.answer('transfers', ok({ records: [transfer('W1'), transfer('W2')] }))
    expect(await server.newCalls()).toEqual([])
    void store.loadTransfers()
    await server.newCalls()
    await server.answer('transfers', ok({ records: [transfer('W2'), transfer('W1', 'Success')] }))
    expect(await server.newCalls()).toEqual(['wallet'])
  })

  it('load the balance again once USDT was credited, and tell what is new', async () => {
    const { server, store } = openStore(false)
    const ask = async (...records: object[]) => {
      const news = store.loadUsdtDeposits()
      await server.newCalls()
      await server.answer('usdtDeposits', ok(records))
      return (await news).map(({ orderNumber }) => orderNumber)
    }
    expect(await ask(transfer('D1'))).toEqual([])
    expect(await ask(transfer('D1'))).toEqual([])
    expect(await ask(transfer('D2'), transfer('D1'))).toEqual(['D2'])
    expect(await server.newCalls()).toEqual([])
    expect(await ask(transfer('D2'), transfer('D1', 'Success'))).toEqual(['D1'])
    expect(await server.newCalls()).toEqual(['wallet'])
  })

  it('fail without a message, unless the token was refused', async () => {
    const { get, report, server, store } = openStore(true)
    for (const [error, reports] of [
      [{ kind: 'timeout' }, 0],
      [{ kind: 'auth', navigate: '/login' }, 1],
    ] as const) {
      void store.loadTransfers()
      await server.newCalls()
      await server.answer('transfers', failed(error))
      expect(get().transfers.status).toBe('failed')
      expect(report).toHaveBeenCalledTimes(reports)
    }
  })
})
