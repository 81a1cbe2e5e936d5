import { afterEach, expect, test, vi } from 'vitest'
import { openHostLink } from '../../element/host/host-link.ts'
import type { Confirmation } from './confirmation.ts'
import { createConfirming } from './confirming.ts'
import { base64UrlOf, challengeOf } from './order-text.ts'

const order = {
  amount: '5',
  currency: 'USDT',
  network: 'TRC20',
  destination: 'T1',
  fee: '1',
}
const confirmation = {
  request: { id: 'c1', order },
  order,
  differences: [],
} as unknown as Confirmation
const bytes = (text: string) => new TextEncoder().encode(text).buffer

function open() {
  const postNow = vi.fn<(type: string, detail: object) => boolean>(() => true)
  const link = openHostLink({ postNow })
  return { link, postNow, confirming: createConfirming({ call: vi.fn() }, link) }
}

afterEach(() => void vi.unstubAllGlobals())

test('a passkey signs the hash of the reviewed order, and no other challenge', async () => {
  const get = vi.fn(async () => ({
    id: 'p',
    rawId: bytes('p'),
    response: {
      clientDataJSON: bytes('{}'),
      authenticatorData: bytes('data'),
      signature: bytes('signed'),
      userHandle: null,
    },
  }))
  vi.stubGlobal('navigator', { credentials: { get } })
  const { confirming } = open()
  const asked = {
    challenge: await challengeOf('c1', order),
    rpId: 'localhost',
    allowCredentials: [],
  }
  expect(await confirming.sign(confirmation, asked)).toMatchObject({
    id: 'p',
    response: { signature: base64UrlOf(bytes('signed')) },
  })
  const other = await challengeOf('c1', { ...order, destination: 'T2' })
  expect(await confirming.sign(confirmation, { ...asked, challenge: other })).toBe('other')
  expect(get).toHaveBeenCalledOnce()
  get.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  expect(await confirming.sign(confirmation, asked)).toBe('declined')
})

test('an app gets exactly the order, and its answer goes on with its proof', async () => {
  const { confirming, link, postNow } = open()
  expect(confirming.hasApp()).toBe(false)
  link.hello(['authorize'])
  expect(confirming.hasApp()).toBe(true)
  const answers = [confirming.askApp(confirmation), confirming.askApp(confirmation)]
  const sent = postNow.mock.calls.filter(([type]) => type === 'tw-authorize')
  expect(sent[0]?.[1]).toEqual({ id: expect.any(String), confirmation: 'c1', ...order })
  const [yes, no] = sent.map(([, detail]) => String(Reflect.get(detail, 'id')))
  link.answer(String(yes), true, 'signed')
  link.answer(String(no), false)
  expect(await Promise.all(answers)).toEqual([{ proof: 'signed' }, undefined])
})
