import { expect, it, vi } from 'vitest'
import { cancelTransfer } from '../../api/endpoints/transfer.ts'
import { failed, fakeCalls, ok, settle } from '../../api/fake-calls.test-helper.ts'
import { createRecordRequests } from './record-requests.ts'

function openRequests() {
  const server = fakeCalls(['callToEnd', 'refresh'])
  const ending = new AbortController()
  const onFailure = vi.fn()
  let keys = 0
  const requests = createRecordRequests({
    client: server.calls as never,
    showNotice: (answer) => answer,
    newKey: () => `key-${++keys}`,
    refresh: (orderNumber) => server.calls.refresh(orderNumber),
    endFailures: vi.fn(),
    onFailure,
    signal: ending.signal,
  })
  const keysSent = () =>
    server.of('callToEnd').map(({ args }) => (args[2] as { idempotencyKey: string }).idempotencyKey)
  const cancel = (orderNumber = 'W1') =>
    requests.send({ endpoint: cancelTransfer, orderNumber, body: { orderNumber } })
  return { cancel, ending, keysSent, onFailure, server, state: requests.store.getState }
}

it('is sent once, and the record is read again before the person can press again', async () => {
  const { cancel, keysSent, onFailure, server, state } = openRequests()
  void cancel()
  void cancel()
  await server.answer('callToEnd', ok())
  expect(keysSent()).toEqual(['key-1'])
  expect(state().sending).toEqual({ call: 'cancelTransfer', orderNumber: 'W1' })
  await server.answer('refresh', undefined)
  expect(state()).toEqual({ sending: undefined, issue: undefined })
  expect(onFailure).not.toHaveBeenCalled()
})

it('a refusal is told once the record is read again: its review may have begun', async () => {
  const { cancel, onFailure, server, state } = openRequests()
  const error = { kind: 'refused', message: 'The review has begun.' } as const
  void cancel()
  await server.answer('callToEnd', failed(error))
  expect(state().issue).toBeUndefined()
  expect(server.of('refresh').map(({ args }) => args)).toEqual([['W1']])
  await server.answer('refresh', undefined)
  expect(state().issue).toMatchObject({ orderNumber: 'W1', error, isUnknown: false })
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(error)
})

it.each(['network', 'timeout', 'malformed'] as const)(
  'after a lost answer (%s) it is sent again with the same key, after a refusal with another',
  async (kind) => {
    const { cancel, keysSent, server, state } = openRequests()
    const one = async (answer: ReturnType<typeof failed>) => {
      void cancel()
      await server.answer('callToEnd', answer)
      await server.answer('refresh', undefined)
    }
    await one(failed(kind))
    expect(state().issue).toMatchObject({ isUnknown: true })
    await one(failed('refused'))
    await one(failed('refused'))
    expect(keysSent()).toEqual(['key-1', 'key-1', 'key-2'])
  },
)

it('shows nothing once the person has gone', async () => {
  const { cancel, ending, onFailure, server, state } = openRequests()
  void cancel()
  await settle()
  ending.abort()
  await server.answer('callToEnd', failed('network'))
  expect(state().issue).toBeUndefined()
  expect(onFailure).not.toHaveBeenCalled()
  expect(server.count('refresh')).toBe(0)
})
