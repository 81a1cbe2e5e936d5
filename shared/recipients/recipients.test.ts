import { beforeEach, expect, it } from 'vitest'
import type { Answer, ApiError } from '../api/errors.ts'
import type { ClientSettings } from '../api/request.ts'
import { createDeviceList } from './device-list.ts'
import { createRecipients } from './recipients.ts'
import { firstUseOf } from './rules.ts'

const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const there = { address, network: 'ERC20' }
const missing: ApiError = { kind: 'server', status: 404 }

function memory() {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}
let storage = memory()
beforeEach(() => {
  storage = memory()
})

type Answers = Readonly<Record<string, unknown>>

/** The recipients of a token; a call without an answer is one that the server does not have. */
function open(token: string, answers: Answers = {}) {
  const made: { name: string; body: unknown }[] = []
  const device = createDeviceList(
    () => token,
    storage,
    () => storage.entries.size > 0,
  )
  const call = async (
    endpoint: { name: string },
    _: unknown,
    options?: { body?: unknown },
  ): Promise<Answer<unknown>> => {
    made.push({ name: endpoint.name, body: options?.body })
    const answer = answers[endpoint.name]
    if (answer === undefined) return { ok: false, error: missing }
    if (answer === 'cut') return { ok: false, error: { kind: 'network' } }
    return { ok: true, value: answer }
  }
  let id = 0
  const recipients = createRecipients({
    client: { call: call as never },
    settings: () => ({ baseUrl: 'https://server.example', token }) as unknown as ClientSettings,
    device,
    recordType: 'WITHDRAW',
    newId: () => `${token}-${++id}`,
  })
  const names = () => recipients.store.getState().value?.list.map(({ name }) => name)
  return { recipients, device, made, names }
}

it('lives with the server, which answers each change with the new list', async () => {
  const list = [{ id: 1, name: 'Cold wallet', ...there }]
  const { recipients, names, made } = open('a', {
    getRecipients: { list: [] },
    saveRecipient: { list },
    removeRecipient: { list: [] },
  })
  await recipients.load()
  expect(recipients.store.getState().value?.source).toBe('server')
  expect(await recipients.save({ name: ' Cold  wallet ', ...there })).toBeUndefined()
  expect(made.at(-1)).toEqual({ name: 'saveRecipient', body: { name: 'Cold wallet', ...there } })
  expect(names()).toEqual(['Cold wallet'])
  await recipients.remove(1)
  expect(names()).toEqual([])
  expect(storage.entries.size).toBe(0)
})

it('an answer of a load does not undo a later change', async () => {
  const { recipients, names } = open('a', {
    getRecipients: { list: [] },
    saveRecipient: { list: [{ id: 1, name: 'New', ...there }] },
  })
  const loading = recipients.load()
  await recipients.save({ name: 'New', ...there })
  await loading
  expect(names()).toEqual(['New'])
})

it('is unknown while the server cannot be reached, and nothing is written to the device', async () => {
  const { recipients } = open('a', { getRecipients: 'cut' })
  await recipients.load()
  expect(recipients.store.getState().status).toBe('failed')
  expect(await recipients.settled()).toBeUndefined()
  expect(await recipients.save({ name: 'Cold wallet', ...there })).toMatchObject(missing)
  expect(storage.entries.size).toBe(0)
})

it('without the calls lives on the device, for its person and nobody else', async () => {
  const holder = { getUserInfo: { walletNumber: 'W1' } }
  const first = open('a', holder)
  await first.recipients.load()
  await first.recipients.save({ name: 'Cold wallet', ...there })
  // The same person with another token.
  const again = open('b', holder)
  await again.recipients.load()
  expect(again.names()).toEqual(['Cold wallet'])
  const other = open('c', { getUserInfo: { walletNumber: 'W2' } })
  await other.recipients.load()
  expect(other.names()).toEqual([])
  expect([...storage.entries.keys()].join()).not.toMatch(/W1|W2|\ba\b/)
})

it('where the server knows no person, belongs to the token and moves with it', async () => {
  const first = open('a')
  await first.recipients.load()
  await first.recipients.save({ name: 'Cold wallet', ...there })
  const refreshed = open('b')
  refreshed.device.moveFrom('a')
  await refreshed.recipients.load()
  expect(refreshed.names()).toEqual(['Cold wallet'])
  const next = open('c')
  next.device.forget('b')
  await next.recipients.load()
  expect(next.names()).toEqual([])
  expect(storage.entries.size).toBe(0)
})

it('on the device saves a destination once and gives it another name', async () => {
  const { recipients, names } = open('a')
  await recipients.load()
  await recipients.save({ name: 'Cold wallet', ...there })
  await recipients.save({ name: 'Safe', ...there, address: address.toLowerCase() })
  expect(names()).toEqual(['Safe'])
  const id = recipients.store.getState().value?.list[0]?.id ?? ''
  await recipients.save({ id, name: 'Vault' })
  expect(names()).toEqual(['Vault'])
  await recipients.remove(id)
  expect(names()).toEqual([])
})

it('the device remembers that a destination was used, and not which', async () => {
  const { recipients } = open('a')
  await recipients.load()
  const firstUse = () => {
    const book = recipients.store.getState().value
    return book && firstUseOf(book, there)
  }
  expect(firstUse()).toBe('known')
  recipients.use(there)
  expect(firstUse()).toBeUndefined()
  expect([...storage.entries.values()].join()).not.toContain(address.slice(2, 10))
})

it('the history tells which destinations were used; a rejected withdrawal is none', async () => {
  const record = (address: string, status: string) => ({
    type: 'WITHDRAW',
    status,
    address,
    date: '2026-01-01T00:00:00Z',
  })
  const { recipients } = open('a', {
    getHistory: { list: [record(address, 'Success'), record('rejected', 'Fail')] },
  })
  await recipients.load()
  expect(recipients.store.getState().value?.used.map(({ address }) => address)).toEqual([address])
})

it('what the device has kept is offered to a server that gets a list later, and moves once', async () => {
  const person = { getUserInfo: { walletNumber: 'W9' } }
  const before = open('a', person)
  await before.recipients.load()
  await before.recipients.save({ name: 'Cold wallet', ...there, networkName: 'Ethereum' })
  await before.recipients.save({ name: 'Sam', walletNumber: 'W1' })

  const cold = { id: 7, name: 'Cold wallet', ...there }
  const later = open('b', {
    ...person,
    getRecipients: { list: [] },
    saveRecipient: { list: [cold] },
  })
  await later.recipients.load()
  const left = () => later.recipients.store.getState().value?.leftOnDevice?.map(({ name }) => name)
  expect(left()).toEqual(['Cold wallet', 'Sam'])
  expect(await later.recipients.moveFromDevice()).toBeUndefined()
  expect(later.made.filter(({ name }) => name === 'saveRecipient').map(({ body }) => body)).toEqual(
    [
      { name: 'Cold wallet', ...there },
      { name: 'Sam', walletNumber: 'W1' },
    ],
  )
  expect(left()).toEqual([])
  expect(storage.entries.size).toBe(0)
})

it('what the server does not take stays on the device, and can be discarded', async () => {
  const person = { getUserInfo: { walletNumber: 'W9' } }
  const before = open('a', person)
  await before.recipients.load()
  await before.recipients.save({ name: 'Cold wallet', ...there })

  const { recipients } = open('b', { ...person, getRecipients: { list: [] }, saveRecipient: 'cut' })
  await recipients.load()
  expect(await recipients.moveFromDevice()).toMatchObject({ kind: 'network' })
  expect(recipients.store.getState().value?.leftOnDevice).toHaveLength(1)
  recipients.discardOnDevice()
  expect(recipients.store.getState().value?.leftOnDevice).toEqual([])
  expect(storage.entries.size).toBe(0)
})

it('a device that has kept nothing costs a server with a list no further call', async () => {
  const { recipients, made } = open('a', { getRecipients: { list: [] } })
  await recipients.load()
  expect(made.map(({ name }) => name)).toEqual(['getRecipients'])
})
