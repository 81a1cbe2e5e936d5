import { afterEach, describe, expect, it, vi } from 'vitest'
import { type HostMessage, openHostPost, postToHost } from './host-message.ts'

const message: HostMessage = {
  source: 'tw',
  v: 1,
  element: 'tw-transfer',
  type: 'tw-step',
  detail: { step: 'WIRE' },
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a message to the native app', () => {
  it('goes through each available bridge, in the form that the bridge takes', () => {
    const hosts = {
      ReactNativeWebView: { postMessage: vi.fn() },
      webkit: { messageHandlers: { tw: { postMessage: vi.fn() } } },
      TwHost: { postMessage: vi.fn() },
      flutter_inappwebview: { callHandler: vi.fn() },
    }
    postToHost(message, hosts)
    expect(hosts.ReactNativeWebView.postMessage).toHaveBeenCalledExactlyOnceWith(
      JSON.stringify(message),
    )
    expect(hosts.webkit.messageHandlers.tw.postMessage).toHaveBeenCalledExactlyOnceWith(message)
    expect(hosts.TwHost.postMessage).toHaveBeenCalledExactlyOnceWith(JSON.stringify(message))
    expect(hosts.flutter_inappwebview.callHandler).toHaveBeenCalledExactlyOnceWith('tw', message)
  })

  it('is not sent on a plain page', () => {
    const warn = vi.spyOn(console, 'warn')
    postToHost(message, {})
    postToHost(message, { webkit: {} })
    postToHost(message, { webkit: { messageHandlers: {} } })
    expect(warn).not.toHaveBeenCalled()
  })

  it('reaches the other bridges when one of them throws', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const broken = () => {
      throw new Error('gone')
    }
    const TwHost = { postMessage: vi.fn() }
    postToHost(message, { ReactNativeWebView: { postMessage: broken }, TwHost })
    expect(TwHost.postMessage).toHaveBeenCalledOnce()
    expect(warn).toHaveBeenCalledOnce()
  })

  it('reaches the other bridges when looking for one of them throws', () => {
    const warn = vi.spyOn(console, 'warn')
    const forbid = () => {
      throw new TypeError('This app has no such bridge')
    }
    const throwing = (name: string) => Object.defineProperty({}, name, { get: forbid })
    const forbidding = new Proxy({}, { get: forbid })
    const postMessage = vi.fn()
    const bridges = {
      ReactNativeWebView: { postMessage },
      webkit: { messageHandlers: { tw: { postMessage } } },
      TwHost: { postMessage },
      flutter_inappwebview: { callHandler: postMessage },
    }
    const hosts = [
      ...Object.keys(bridges).map((name) =>
        Object.defineProperty({ ...bridges }, name, { get: forbid }),
      ),
      { ...bridges, webkit: forbidding },
      { ...bridges, webkit: throwing('messageHandlers') },
      { ...bridges, webkit: { messageHandlers: throwing('tw') } },
      { ...bridges, flutter_inappwebview: forbidding },
    ]
    for (const each of hosts) {
      postMessage.mockClear()
      expect(postToHost(message, each)).toBe(true)
      expect(postMessage).toHaveBeenCalledTimes(3)
    }
    expect(postToHost(message, forbidding)).toBe(false)
    expect(warn).not.toHaveBeenCalled()
  })

  it('leaves no rejection unhandled if a bridge returns a promise', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    const callHandler = () => Promise.reject(new Error('no handler'))
    postToHost(message, { flutter_inappwebview: { callHandler } })
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
    expect(warn).toHaveBeenCalledOnce()
  })
})

describe('messages before the native app has its bridge', () => {
  const typesOf = (bridge: ReturnType<typeof vi.fn>) =>
    bridge.mock.calls.map(([text]) => JSON.parse(String(text)).type)

  it('wait for it, and arrive in order, each once', () => {
    const { post, deliver } = openHostPost('tw-transfer')
    post('tw-ready', {})
    post('tw-step', { step: 'WIRE' })
    deliver()
    const bridge = vi.fn()
    vi.stubGlobal('ReactNativeWebView', { postMessage: bridge })
    post('tw-success', {})
    expect(typesOf(bridge)).toEqual(['tw-ready', 'tw-step', 'tw-success'])
    deliver()
    expect(bridge).toHaveBeenCalledTimes(3)
  })

  it('wait for the method that Flutter adds later', () => {
    const { post, deliver } = openHostPost('tw-transfer')
    vi.stubGlobal('flutter_inappwebview', {})
    post('tw-ready', {})
    const callHandler = vi.fn()
    vi.stubGlobal('flutter_inappwebview', { callHandler })
    deliver()
    expect(callHandler).toHaveBeenCalledOnce()
  })

  it('do not wait if they must be sent now or never', () => {
    const { post, postNow, deliver } = openHostPost('tw-account')
    postNow('token', { token: 'secret' })
    deliver()
    post('tw-step', {})
    const bridge = vi.fn()
    vi.stubGlobal('ReactNativeWebView', { postMessage: bridge })
    deliver()
    postNow('token', { token: 'secret' })
    expect(typesOf(bridge)).toEqual(['tw-step', 'token'])
  })

  it('arrive once if the app responds within the call', () => {
    const { post } = openHostPost('tw-transfer')
    const types: string[] = []
    post('tw-ready', {})
    vi.stubGlobal('TwHost', {
      postMessage(text: string) {
        const { type } = JSON.parse(text)
        types.push(type)
        if (type === 'tw-ready') post('tw-step', {})
      },
    })
    post('tw-navigate', {})
    expect(types.toSorted()).toEqual(['tw-navigate', 'tw-ready', 'tw-step'])
  })
})
