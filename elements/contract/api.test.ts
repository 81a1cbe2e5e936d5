import { expect, it } from 'vitest'
import { clientOf, fakeServer, json } from '../../shared/api/fake-server.test-helper.ts'
import { createContractCall } from './api.ts'
import { contract, record } from './model/contract.test-helper.ts'

const now = () => new Date(2026, 0, 5)

/** Loads the contract from a server with this list. */
const load = async (list: readonly unknown[]) => {
  const server = fakeServer(() => json({ code: 20000, success: true, data: { list } }))
  const answer = await createContractCall(clientOf(server), now)()
  return answer.ok ? answer.value : undefined
}

const { contractId, number, partA, partB } = contract
const open = { contractId, number, partA, partB }

it('The call gives the first contract of the list, dated today in the reader’s time zone', async () => {
  expect(await load([open, { ...open, number: 'second' }])).toMatchObject({
    ...open,
    date: '2026-01-05',
    receipt: undefined,
  })
})

it.each([
  [{}, [partA, partB], false],
  [{ partARole: 'clearing', partBRole: 'broker' }, [partA, partB], false],
  [{ partARole: 'broker', partBRole: 'clearing' }, [partB, partA], false],
  [{ partARole: 'broker' }, [partB, partA], false],
  [{ partBRole: 'clearing' }, [partB, partA], false],
  [{ partBRole: 'broker' }, [partA, partB], false],
  [{ partARole: 'broker', partBRole: 'broker' }, [partA, partB], true],
  [{ partARole: 'clearing', partBRole: 'clearing' }, [partA, partB], true],
  [{ partARole: 'custodian', partBRole: null }, [partA, partB], false],
])('Roles %j put the parties where the text has their duties', async (roles, names, isUnclear) => {
  const loaded = await load([{ ...open, ...roles }])
  expect([loaded?.partA, loaded?.partB]).toEqual(names)
  expect(loaded?.isUnclear).toBe(isUnclear)
})

it('The receipt has the parties as the text had them', async () => {
  const swapped = { ...open, partARole: 'broker', partBRole: 'clearing' }
  const loaded = await load([{ ...swapped, status: 'SIGNED', signed: record }])
  expect(loaded?.receipt).toMatchObject({ partA: partB, partB: partA })
})

it('The call gives the receipt of a contract that is signed', async () => {
  expect(await load([{ ...open, status: 'SIGNED', signed: record }])).toMatchObject({
    ...open,
    status: 'SIGNED',
    receipt: { number, date: record.date, signedAt: record.signedAt },
  })
})

it.each([undefined, null, { ...record, signedAt: null }, { ...record, signedAt: 1764000000 }])(
  'A contract that is signed without a readable record has a receipt of number and parties (%j)',
  async (signed) => {
    const loaded = await load([{ ...open, status: 'SIGNED', signed }])
    expect(loaded?.receipt).toEqual({
      number,
      partA,
      partB,
      signedAt: '',
      date: '',
    })
  },
)

it('The call gives no contract for an empty list', async () => {
  expect(await load([])).toBeUndefined()
})
