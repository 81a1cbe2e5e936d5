import { describe, expect, it, vi } from 'vitest'
import { failed, ok } from '../../api/fake-calls.test-helper.ts'
import { createIdentify } from './identify.ts'

const settings = () => ({ baseUrl: 'https://pay.example/gateway', token: 'good-token' })

const open = (answers: readonly object[], mayBeMissing = false) => {
  const call = vi.fn()
  for (const answer of answers) call.mockResolvedValueOnce(answer)
  const orders = { identify: vi.fn(), mayBeMissing: () => mayBeMissing }
  return { call, orders, identify: createIdentify({ call }, settings, orders) }
}
const person = ok({ walletNumber: 'W1', nickname: '', name: '', email: '', mobile: '', region: '' })

describe('who a person is', () => {
  it('is asked once, and is the number of their wallet on that server', async () => {
    const { call, identify, orders } = open([person])
    expect(await identify()).toBeUndefined()
    expect(await identify()).toBeUndefined()
    expect(call).toHaveBeenCalledOnce()
    expect(orders.identify.mock.calls).toEqual([['https://pay.example', 'W1']])
  })

  it.each([
    ['has no such call', failed({ kind: 'server', status: 404 })],
    ['answers with a page', failed({ kind: 'malformed', status: 200 })],
    ['refuses', failed({ kind: 'refused', code: 28101, status: 200 })],
    ['names nobody', ok(undefined)],
  ])('stays unknown without harm if the server %s', async (_, answer) => {
    const { call, identify, orders } = open([answer], true)
    expect(await identify()).toBeUndefined()
    expect(await identify()).toBeUndefined()
    expect(call).toHaveBeenCalledOnce()
    expect(orders.identify).not.toHaveBeenCalled()
  })

  it.each([
    ['network', undefined],
    ['timeout', undefined],
    ['server', 503],
  ] as const)('is asked again after %s %s', async (kind, status) => {
    const lost = failed({ kind, ...(status && { status }) })
    const { identify, orders } = open([lost, person])
    expect(await identify()).toBeUndefined()
    expect(await identify()).toBeUndefined()
    expect(orders.identify).toHaveBeenCalledOnce()
  })

  it('must be known first if the device keeps an order that may be theirs', async () => {
    const { identify } = open([failed('network'), person], true)
    expect(await identify()).toEqual({ kind: 'network', isUnsent: true })
    expect(await identify()).toBeUndefined()
  })
})
