import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { transfer } from '../../api/endpoints/transfer.ts'
import { findFriend, getBankCard } from '../../api/endpoints/wallet.ts'
import { accepted, json, type Seen } from '../../api/fake-server.test-helper.ts'
import { itemOf } from '../../api/wire/data.ts'
import { openWithToken } from './base-model.test-helper.ts'

const item = itemOf(v.unknown())
const tokens = (seen: readonly Seen[]) => seen.map(({ headers }) => headers.token)

describe('a session', () => {
  test('calls with its own token, whatever the property is, and never after its end', async () => {
    const it = openWithToken('alice', () => accepted())
    const first = it.session(0)
    it.properties.token = 'bob'
    expect(await first.call(getBankCard, item)).toMatchObject({ ok: true })
    it.base.update(it.properties)
    const client = await first.client()
    const ended = { ok: false, error: { kind: 'canceled' } }
    expect(await first.call(getBankCard, item)).toMatchObject(ended)
    expect(await client.callToEnd(transfer, item, { body: {} })).toMatchObject(ended)
    expect(await it.session(1).call(getBankCard, item)).toMatchObject({ ok: true })
    expect(tokens(it.seen)).toEqual(['alice', 'bob'])
  })

  test('cancels reads when it ends, but not a transfer', async () => {
    let answer = () => {}
    const gate = new Promise<void>((resolve) => {
      answer = resolve
    })
    const it = openWithToken('alice', async ({ method }) => {
      if (method === 'GET') return 'never'
      await gate
      return accepted()
    })
    const client = await it.session(0).client()
    const read = client.call(getBankCard, item)
    const sent = client.callToEnd(transfer, item, { body: {} })
    await expect.poll(() => it.seen).toHaveLength(2)
    it.setToken('')
    expect(await read).toMatchObject({ ok: false, error: { kind: 'canceled' } })
    answer()
    expect(await sent).toMatchObject({ ok: true })
    it.end.abort()
    expect(tokens(it.seen)).toEqual(['alice', 'alice'])
  })

  test.each([getBankCard, findFriend])(
    'repeats a read if its token was replaced meanwhile: $path',
    async (read) => {
      const it = openWithToken('alice', ({ headers }) => {
        if (headers.token === 'alice-2') return accepted()
        it.base.refreshToken('alice', 'alice-2')
        return json({ code: 50014, message: 'Expired' })
      })
      expect(await it.session(0).call(read, item)).toMatchObject({ ok: true })
      expect(tokens(it.seen)).toEqual(['alice', 'alice-2'])
    },
  )

  test('ends reads when its element leaves the page, also one that is made again', async () => {
    const it = openWithToken('alice', ({ headers }) => {
      if (headers.token === 'alice') return json({ code: 50014, message: 'Expired' })
      return 'never'
    })
    it.properties.getToken = async () => 'alice-2'
    const { call } = it.session(0)
    const reads = [call(findFriend, item), call(getBankCard, item)]
    await expect.poll(() => it.seen).toHaveLength(4)
    it.leavePage()
    const ended = { ok: false, error: { kind: 'canceled' } }
    expect(await Promise.all(reads)).toMatchObject([ended, ended])
  })

  test('does not repeat a transfer if the server refused a token that was replaced meanwhile', async () => {
    const it = openWithToken('alice', () => {
      it.base.refreshToken('alice', 'alice-2')
      return json({ code: 50014, message: 'Expired' })
    })
    const { callToEnd } = await it.session(0).client()
    const answer = await callToEnd(transfer, item, { body: {} })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'auth', isRenewed: true } })
    expect(answer).not.toHaveProperty('error.navigate')
    expect(it.seen).toHaveLength(1)
  })
})

describe('a token that the server refuses', () => {
  const refuseAllBut = (good: string) => (seen: Seen) =>
    seen.headers.token === good ? accepted() : json({ code: 50014, message: 'Expired' })

  test('is replaced once by the page, however many reads wait, and the reads are repeated', async () => {
    const it = openWithToken('alice', refuseAllBut('alice-2'))
    const getToken = vi.fn(async () => 'alice-2')
    it.properties.getToken = getToken
    const { call } = it.session(0)
    const answers = await Promise.all([call(getBankCard, item), call(getBankCard, item)])
    expect(answers.map(({ ok }) => ok)).toEqual([true, true])
    expect(getToken).toHaveBeenCalledOnce()
    expect(it.persons).toHaveLength(1)
    expect(it.session(0).token()).toBe('alice-2')
  })

  test('is replaced for a transfer too, but the transfer is not repeated', async () => {
    const it = openWithToken('alice', refuseAllBut('alice-2'))
    it.properties.getToken = async () => 'alice-2'
    const { callToEnd } = await it.session(0).client()
    const answer = await callToEnd(transfer, item, { body: {} })
    expect(answer).toEqual({ ok: false, error: { kind: 'auth', isRenewed: true } })
    expect(tokens(it.seen)).toEqual(['alice'])
  })

  test.each([
    ['has none', async () => ''],
    ['gives the refused one again', async () => 'alice'],
    ['fails', () => Promise.reject(new Error('offline'))],
  ])('ends the session if the page %s', async (_, getToken) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const it = openWithToken('alice', refuseAllBut('alice-2'))
    it.properties.getToken = getToken
    const answer = await it.session(0).call(getBankCard, item)
    expect(answer).toMatchObject({ ok: false, error: { kind: 'auth', navigate: '/login' } })
    expect(tokens(it.seen)).toEqual(['alice'])
    warn.mockRestore()
  })

  test('ends the session if the new one is refused as well', async () => {
    const it = openWithToken('alice', refuseAllBut('nobody'))
    let next = 1
    it.properties.getToken = async () => `alice-${++next}`
    const answer = await it.session(0).call(getBankCard, item)
    expect(answer).toMatchObject({ ok: false, error: { navigate: '/login' } })
    expect(tokens(it.seen)).toEqual(['alice', 'alice-2'])
  })
})
