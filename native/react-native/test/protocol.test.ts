import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { addressOf, originOf, type PageOptions } from '../src/address'
import {
  isOther,
  readMessage,
  sayAnswer,
  sayBack,
  sayClose,
  sayHello,
  sayLanguage,
  sayTheme,
  sayToken,
} from '../src/messages'
import { type Effect, safeName, WalletProtocol } from '../src/protocol'
import { textsOf } from '../src/texts'

const origin = 'https://wallet.example.com'
const page = `${origin}/wallet.html`
const options: PageOptions = { page, element: 'tw-transfer' }

interface Examples {
  readonly fromElement: readonly { readonly is: string; readonly message: object }[]
  readonly ignored: readonly object[]
  readonly fromHost: readonly object[]
}
const examples: Examples = JSON.parse(
  readFileSync(new URL('../../messages.examples.json', import.meta.url), 'utf8'),
)

let protocol: WalletProtocol
beforeEach(() => {
  protocol = new WalletProtocol({ ...options, capabilities: ['files', 'print'] })
  protocol.pageStarted()
})

const messageOf = (type: string, detail: object, element = 'tw-transfer') =>
  JSON.stringify({ source: 'tw', v: 1, element, type, detail })
const hear = (type: string, detail: object, element?: string) =>
  protocol.receive(messageOf(type, detail, element), page)
/** What the page is told. */
const told = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => (effect.do === 'tell' ? [JSON.parse(effect.message)] : []))
const requestIn = (effects: readonly Effect[]) => {
  const asked = effects.find((effect) => effect.do === 'ask token')
  if (!asked) throw new Error('It asks for no token')
  return asked.request
}
const doing = (effects: readonly Effect[]) => effects.map((effect) => effect.do)

describe('messages', () => {
  test.each(examples.fromElement)('$is is read as it is', ({ message }) => {
    const read = readMessage(JSON.stringify(message))
    expect(message).toMatchObject(read && isOther(read) ? { type: read.type } : { ...read })
    expect(read).toBeDefined()
  })

  test('what is no message of an element is ignored, also what is no JSON', () => {
    for (const message of examples.ignored) {
      expect(readMessage(JSON.stringify(message)), JSON.stringify(message)).toBeUndefined()
    }
    for (const text of ['', 'hello', '[', 'null', '[]', '"tw"', '7']) {
      expect(readMessage(text), text).toBeUndefined()
      expect(protocol.receive(text, page)).toEqual([])
    }
  })

  test('what the app says is what an element understands', () => {
    const said = [
      sayToken('a-token', false),
      sayToken('a-token', true),
      sayToken('a-token', false, 'what was typed'),
      sayLanguage('ja'),
      sayTheme('dark'),
      sayBack(),
      sayClose(),
      sayHello(['files', 'print']),
      sayAnswer('1', false),
      sayAnswer('2', true, 'signed'),
    ].map((text) => JSON.parse(text))
    expect(said.map(({ host: _, ...fields }) => fields)).toEqual(
      examples.fromHost.map((message) => {
        const { host: _, ...fields } = message as { host?: object }
        return fields
      }),
    )
  })
})

test('what was typed goes back to the next page with the token, and to no listener', () => {
  hear('tw-ready', {})
  expect(hear('tw-pending', { pending: 'what was typed' })).toEqual([])
  protocol.pageStarted()
  const request = requestIn(hear('tw-navigate', { to: '/', reason: 'no-token' }))
  expect(told(protocol.answer(request, 'a'))).toMatchObject([{ pending: 'what was typed' }])
  hear('tw-pending', { pending: '' })
  expect(told(protocol.answer(request, 'a'))[0]).not.toHaveProperty('pending')
})

describe('the page', () => {
  it('speaks only from its own origin', () => {
    for (const url of [
      'https://evil.example/wallet.html',
      `${origin}.evil.example/`,
      'about:blank',
      '',
      `http://wallet.example.com/`,
    ]) {
      expect(protocol.receive(messageOf('tw-ready', {}), url), url).toEqual([])
    }
    expect(protocol.receive(messageOf('tw-ready', {}), `${origin}:443/other`)).not.toEqual([])
  })

  it('is greeted once, before anything else, and again after it was loaded again', () => {
    const first = hear('tw-navigate', { to: '/', reason: 'no-token' })
    expect(first[0]?.do).toBe('tell')
    expect(told(first)).toMatchObject([{ type: 'hello', capabilities: ['files', 'print'] }])
    expect(told(hear('tw-ready', {}))).toEqual([])
    protocol.pageStarted()
    expect(told(hear('tw-ready', {}))).toMatchObject([{ type: 'hello' }])
  })

  it('has element and attributes in its address, and never a token', () => {
    const { address } = addressOf({
      page,
      element: 'tw-wallet',
      attributes: { 'app-lang': 'ja & ko' },
      titleBar: 'app',
    })
    expect(address).toBe(`${page}?element=tw-wallet&app-lang=ja%20%26%20ko&hide-header=`)
    expect(() => addressOf({ ...options, attributes: { token: 'a' } })).toThrow(/token/)
    expect(() => addressOf({ ...options, page: 'http://wallet.example.com/' })).toThrow(/https/)
    expect(addressOf({ ...options, page: 'http://10.0.2.2:8080/w', allowsHttp: true }).origin).toBe(
      'http://10.0.2.2:8080',
    )
  })

  it('gets messages by a script that runs in no other origin', () => {
    const script = protocol.scriptOf(sayToken('a\'"</script>\u2028', false))
    const run = (location: { origin: string }) => {
      const posted: unknown[][] = []
      new Function('location', 'window', script)(location, {
        postMessage: (...all: unknown[]) => posted.push(all),
      })
      return posted
    }
    expect(run({ origin: 'https://evil.example' })).toEqual([])
    const [[text, target] = []] = run({ origin })
    expect(JSON.parse(String(text)).token).toBe('a\'"</script>\u2028')
    expect(target).toBe(origin)
  })
})

describe('a token', () => {
  it('answers a page without one, and renews a refused one for the same person', () => {
    const first = requestIn(hear('tw-navigate', { to: '/', reason: 'no-token' }))
    expect(told(protocol.answer(first, 'a'))).toMatchObject([{ type: 'token', token: 'a' }])
    const second = requestIn(hear('tw-navigate', { to: '/login', reason: 'auth' }))
    expect(told(protocol.answer(second, 'b'))).toMatchObject([{ token: 'b', samePerson: true }])
  })

  it('is dropped if the page that asked is gone', () => {
    const request = requestIn(hear('tw-navigate', { to: '/', reason: 'no-token' }))
    protocol.pageStarted()
    expect(protocol.answer(request, 'a')).toEqual([])
  })

  it('that the app does not have means that the person has to sign in', () => {
    const request = requestIn(hear('tw-navigate', { to: '/login', reason: 'auth' }))
    expect(protocol.answer(request, null)).toEqual([{ do: 'leave', reason: 'auth', to: '/login' }])
  })

  it('that is refused again and again means that the person has to sign in', () => {
    const renewAt = (seconds: number) => {
      const request = requestIn(hear('tw-navigate', { to: '/login', reason: 'auth' }))
      return doing(protocol.answer(request, 'a', seconds * 1000))
    }
    expect([0, 1, 2, 3, 62].map(renewAt)).toEqual([
      ['tell'],
      ['tell'],
      ['tell'],
      ['leave'],
      ['tell'],
    ])
  })

  it('of a link is asked for once: said again, the link is not valid', () => {
    const says = () => hear('tw-navigate', { to: '/', reason: 'URL found.' }, 'tw-contract')
    protocol.answer(requestIn(says()), 'link')
    expect(doing(says())).toEqual(['report', 'leave'])
  })

  it('of a sign-in goes to the app alone, as files and documents do', () => {
    hear('tw-ready', {})
    expect(doing(hear('token', { token: 'a' }, 'tw-account'))).toEqual(['give token'])
    const file = { id: '1', name: 'a.csv', mediaType: 'text/csv', data: 'QQ==' }
    expect(hear('tw-file', file)).toEqual([{ do: 'share', file }])
    const document = { id: '2', name: 'a.html', html: '<p>' }
    expect(hear('tw-print', document)).toEqual([{ do: 'print', document }])
    expect(told([protocol.done('2', false)])).toMatchObject([
      { type: 'answer', id: '2', ok: false },
    ])
    const order = {
      id: '3',
      confirmation: 'c',
      amount: '5',
      currency: 'USD',
      network: 'WIRE',
      destination: '1',
      fee: '0',
    }
    expect(hear('tw-authorize', order)).toEqual([{ do: 'authorize', order }])
    expect(told([protocol.done('3', true, 'signed')])).toMatchObject([
      { type: 'answer', id: '3', ok: true, proof: 'signed' },
    ])
  })
})

describe('ways out', () => {
  it('Back is a step of the element while it has one, and leaves otherwise', () => {
    expect(protocol.back()).toMatchObject({ do: 'leave', reason: 'back' })
    hear('tw-step', { step: 'WITHDRAW', title: 'Withdraw', canGoBack: true })
    expect(told([protocol.back()])).toMatchObject([{ type: 'back' }])
    protocol.pageStarted()
    expect(protocol.back()).toMatchObject({ do: 'leave' })
  })

  it.each([
    ['/login', 'no-token', ['leave']],
    ['/', 'bank-card', ['leave']],
    ['/', 'withdraw', []],
  ])('to %s because of %s', (to, reason, expected) => {
    hear('tw-ready', {})
    expect(doing(hear('tw-navigate', { to, reason }))).toEqual(['report', ...expected])
  })

  it('a payment page opens in the browser, but no script and no app', () => {
    hear('tw-ready', {})
    const open = (url: string) => doing(hear('tw-open', { url, method: 'CREDIT_CARD' }))
    expect(open('https://pay.example/1')).toEqual(['report', 'open outside'])
    expect(open('javascript:alert(1)')).toEqual(['report'])
    expect(open('intent://x')).toEqual(['report'])
  })

  it('a link of the page leaves the webview; a file of the page is no page', () => {
    expect(protocol.destinationOf(`${origin}/terms`)).toBe('here')
    expect(protocol.destinationOf('https://other.example')).toBe('outside')
    expect(protocol.destinationOf('mailto:help@example.com')).toBe('outside')
    for (const url of [
      `blob:${origin}/1`,
      'data:text/html,x',
      'file:///etc',
      'about:blank',
      `${origin}@evil.example`,
    ])
      expect(protocol.destinationOf(url), url).not.toBe('here')
  })
})

it('a page whose process ends is loaded again, but not for ever', () => {
  expect([1, 2, 3].map((seconds) => protocol.processGone(seconds * 1000))).toEqual([
    true,
    true,
    false,
  ])
  expect(protocol.processGone(120_000)).toBe(true)
})

it('a name of the page is a safe name of a file', () => {
  expect(safeName('../../x/receipt.html')).toBe('_.._x_receipt.html')
  expect(safeName('..')).toBe('file')
  expect(safeName(`${'a'.repeat(200)}.csv`)).toMatch(/^a{116}\.csv$/)
})

it('an origin has no default port, and no address without one has an origin', () => {
  expect(originOf('HTTPS://Wallet.Example.com:443/a?b')).toBe(origin)
  expect(originOf('https://[::1]:8080/')).toBe('https://[::1]:8080')
  for (const address of [
    'blob:https://a.example/1',
    '/wallet.html',
    'https://',
    'https://a@b.example/',
  ])
    expect(originOf(address), address).toBeUndefined()
})

it('words of the app are those of the language', () => {
  expect(textsOf('ja-JP').retry).toBe('もう一度試す')
  expect(textsOf('fr').retry).toBe('Try again')
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValueOnce({
    ...Intl.DateTimeFormat().resolvedOptions(),
    locale: 'ko-KR',
  })
  expect(textsOf('system').close).toBe('닫기')
})
