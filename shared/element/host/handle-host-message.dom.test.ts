import { describe, expect, test, vi } from 'vitest'
import { handleHostMessage, isAllowed } from './handle-host-message.ts'

const windowOf = (source: object) => source as Window

function open(hostOrigins = '') {
  const element = Object.assign(document.createElement('tw-transfer'), {
    token: 'alice',
    appLang: 'en',
    theme: 'dark',
    back: vi.fn(() => true),
    refreshToken: vi.fn(),
  })
  const emit = vi.fn()
  const link = { hello: vi.fn(), answer: vi.fn(), giveBack: vi.fn() }
  const tell = (data: unknown, from: Partial<MessageEvent> = { source: window }) =>
    handleHostMessage(
      { origin: '', source: null, ...from, data },
      { element, emit, hostOrigins, link },
    )
  return { element, emit, link, tell }
}
const host = { source: 'tw-host', v: 1 }

describe('a message of the host', () => {
  test('sets language, theme and person, as an object or as its JSON', () => {
    const { element, link, tell } = open()
    tell({ ...host, type: 'lang', lang: 'ja' })
    tell(JSON.stringify({ ...host, type: 'theme', theme: 'light' }))
    tell({ ...host, type: 'token', token: 'alice-2', samePerson: true })
    expect(element).toMatchObject({ appLang: 'ja', theme: 'light', token: 'alice' })
    expect(element.refreshToken).toHaveBeenCalledExactlyOnceWith('alice-2')
    tell({ ...host, type: 'token', token: 'bob', pending: 'what the app kept' })
    expect(element.token).toBe('bob')
    expect(link.giveBack).toHaveBeenCalledExactlyOnceWith('what the app kept')
    tell({ ...host, type: 'close' })
    expect(element.token).toBe('')
  })

  test('says what the app can do, in any words, and what became of a request', () => {
    const { link, tell } = open()
    tell({ ...host, type: 'hello', capabilities: ['files', 'teleport'] })
    tell({ ...host, type: 'hello', host: { name: 'App', version: '2' }, capabilities: [] })
    expect(link.hello.mock.calls).toEqual([[['files', 'teleport']], [[]]])
    tell({ ...host, type: 'answer', id: 'a', ok: true })
    expect(link.answer).toHaveBeenCalledExactlyOnceWith('a', true, undefined)
    tell({ ...host, type: 'answer', id: 'b', ok: true, proof: 'signed' })
    expect(link.answer).toHaveBeenLastCalledWith('b', true, 'signed')
    tell({ ...host, type: 'hello', capabilities: 'files' })
    expect(link.hello).toHaveBeenCalledTimes(2)
  })

  test('goes back, or says that there is nothing to go back to', () => {
    const { element, emit, tell } = open()
    tell({ ...host, type: 'back' })
    expect(emit).not.toHaveBeenCalled()
    element.back.mockReturnValue(false)
    tell({ ...host, type: 'back' })
    expect(emit).toHaveBeenCalledExactlyOnceWith('tw-navigate', { to: '/', reason: 'back' })
  })

  test.each([
    ['another version', { ...host, v: 2, type: 'back' }],
    ['an unknown type', { ...host, type: 'pay' }],
    ['another source', { ...host, source: 'tw', type: 'back' }],
    ['another element', { ...host, element: 'tw-wallet', type: 'back' }],
    ['an unknown theme', { ...host, type: 'theme', theme: 'blue' }],
    ['broken JSON', '{"source":"tw-host"'],
    ['nothing', null],
  ])('with %s is ignored', (_, data) => {
    const { element, tell } = open()
    tell(data)
    expect(element.back).not.toHaveBeenCalled()
    expect(element.theme).toBe('dark')
  })

  test.each([
    ['the page itself', { source: window, origin: 'null' }, true],
    ['the native app', { source: null, origin: '' }, true],
    ['a frame of the same origin', { source: windowOf({}), origin: location.origin }, true],
    ['an allowed origin', { source: windowOf({}), origin: 'https://app.example' }, true],
    ['another origin', { source: windowOf({}), origin: 'https://evil.example' }, false],
    ['a part of an allowed origin', { source: windowOf({}), origin: 'https://app.exam' }, false],
    ['a frame without an origin', { source: windowOf({}), origin: 'null' }, false],
  ])('from %s is carried out only if the sender is allowed', (_, sender, expected) => {
    expect(isAllowed(sender, 'https://app.example null https://other.example')).toBe(expected)
    const { element, tell } = open('https://app.example')
    tell({ ...host, type: 'back' }, sender)
    expect(element.back).toHaveBeenCalledTimes(expected ? 1 : 0)
  })
})
