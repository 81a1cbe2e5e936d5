import { expect, test } from 'vitest'
import { depositDirection } from '../../shared/api/endpoints/home.ts'
import { cryptoChannel } from '../../shared/api/wire/crypto-channel.ts'
import { itemOf, listOf } from '../../shared/api/wire/data.ts'
import { historyPage, historyRecord } from '../../shared/api/wire/history.ts'
import { crashAtEachWrite } from '../testing/crash.ts'
import { eachDatabase } from '../testing/each-database.ts'
import { ledgerSums, type TestSandbox } from '../testing/test-sandbox.ts'
import { addBlock } from './blocks.ts'

/** An account with its deposit address on Tron, where 10 USDT are the minimum. */
async function holder(sandbox: TestSandbox) {
  const token = await sandbox.createAccount('0', '0')
  const path = { direction: depositDirection }
  const channels = await sandbox.call('getChannel', listOf(cryptoChannel), { token, path })
  const channel = channels.ok ? channels.value.find(({ value }) => value === 'ERC20') : undefined
  if (!channel) throw new Error('no channel')
  const { address } = channel
  const needed = channel.confirmations ?? 0
  return {
    token,
    channel,
    needed,
    arrive: (amount: string, more: { hash?: string; blocks?: number } = {}) =>
      sandbox.control('POST', 'incoming', { address, amount, ...more }),
    addBlocks: (orderNumber: string, blocks?: number) =>
      sandbox.control('POST', 'incoming/blocks', { orderNumber, ...(blocks && { blocks }) }),
    deposits: async () => {
      const query = { type: 'DEPOSIT' }
      const answer = await sandbox.call('getHistory', historyPage, { token, query })
      return answer.ok ? (answer.value.list ?? []) : []
    },
    balance: async () => (await sandbox.walletOf(token)).cryptoAmount,
  }
}

eachDatabase((get) => {
  test('a deposit is in the history as soon as the network has it, and is credited by its last block', async () => {
    const sandbox = get()
    const { token, channel, needed, arrive, addBlocks, deposits, balance } = await holder(sandbox)
    expect(channel.announcesDeposits).toBe(true)
    const { json } = await arrive('250', { blocks: 0 })
    expect(json).toMatchObject({ credited: false, note: expect.stringContaining(`0 of ${needed}`) })
    const { orderNumber } = json
    expect(await deposits()).toMatchObject([
      {
        orderNumber,
        status: 'Auditing',
        confirmations: { seen: 0, needed },
        creditedAt: null,
        transactionHash: expect.stringMatching(/^0x[\da-f]{64}$/),
        explorer: expect.stringContaining('{hash}'),
      },
    ])
    await addBlocks(orderNumber)
    await addBlock(sandbox.deps)
    expect((await deposits())[0]?.confirmations).toEqual({ seen: 2, needed })
    expect(await balance()).toBe('0')

    await addBlocks(orderNumber, needed)
    const path = { orderNumber }
    const record = await sandbox.call('getHistoryRecord', itemOf(historyRecord), { token, path })
    expect(record).toMatchObject({
      value: {
        status: 'Success',
        confirmations: { seen: needed, needed },
        creditedAt: expect.any(String),
      },
    })
    expect(await balance()).toBe('250')
    expect((await addBlocks(orderNumber)).status).toBe(400)
    expect(new Set(await ledgerSums(sandbox))).toEqual(new Set(['0']))
  })

  test('blocks that come at the same time credit it once', async () => {
    const sandbox = get()
    const { needed, arrive, addBlocks, balance } = await holder(sandbox)
    const { orderNumber } = (await arrive('250', { blocks: needed - 1 })).json
    await Promise.all([
      addBlocks(orderNumber),
      addBlocks(orderNumber),
      addBlock(sandbox.deps),
      addBlock(sandbox.deps),
    ])
    expect(await balance()).toBe('250')
  })

  test('the same transaction arrives once', async () => {
    const sandbox = get()
    const { arrive, deposits, balance } = await holder(sandbox)
    const answers = await Promise.all([1, 2, 3].map(() => arrive('250', { hash: '0xabc' })))
    expect(new Set(answers.map(({ json }) => json.orderNumber)).size).toBe(1)
    expect((await arrive('251', { hash: '0xabc' })).status).toBe(400)
    expect(await deposits()).toHaveLength(1)
    expect(await balance()).toBe('250')
  })

  test('below the minimum it is told at once, with the reason, and never credited', async () => {
    const sandbox = get()
    const { arrive, addBlocks, deposits, balance } = await holder(sandbox)
    const { orderNumber } = (await arrive('4', { blocks: 0 })).json
    expect(await deposits()).toMatchObject([
      {
        status: 'Fail',
        belowMinimum: '100',
        failReason: 'A deposit below the minimum cannot be returned.',
        confirmations: null,
      },
    ])
    expect((await addBlocks(orderNumber)).status).toBe(400)
    expect(await balance()).toBe('0')
  })

  test('a crash at any write of an arrival or of its last block undoes all of it', async () => {
    const sandbox = get()
    const { needed, arrive, addBlocks, deposits, balance } = await holder(sandbox)
    await crashAtEachWrite(sandbox, ['transfers', 'mails', 'postings', 'entries'], async () => {
      expect((await arrive('250', { hash: '0xcrash' })).status).toBe(500)
      expect(await deposits()).toEqual([])
      expect(await balance()).toBe('0')
    })
    const { orderNumber } = (await arrive('250', { hash: '0xcrash', blocks: needed - 1 })).json
    await crashAtEachWrite(sandbox, ['transfers', 'mails', 'postings', 'entries'], async () => {
      expect((await addBlocks(orderNumber)).status).toBe(500)
      expect(await deposits()).toMatchObject([{ confirmations: { seen: needed - 1, needed } }])
      expect(await balance()).toBe('0')
    })
    await addBlocks(orderNumber)
    expect(await balance()).toBe('250')
  })
})
