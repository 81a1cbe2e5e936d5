/**
 * The message that a native app gets for each event. Only one of type `token` holds a token;
 * `tw-account` sends it if the page has enabled it.
 */
export interface HostMessage {
  readonly source: 'tw'
  readonly v: 1
  readonly element: string
  readonly type: string
  readonly detail: unknown
}

interface NativeHosts {
  ReactNativeWebView?: { postMessage(message: string): void }
  webkit?: { messageHandlers?: { tw?: { postMessage(message: unknown): void } } }
  TwHost?: { postMessage(message: string): void }
  flutter_inappwebview?: { callHandler?(name: string, message: unknown): unknown }
}

type Send = (text: string) => unknown

/** What `act` returns; nothing if it throws, as the bridges of some in-app browsers do when read. */
const attempt = <Value>(
  act: () => Value,
  onThrow?: (cause: unknown) => void,
): Value | undefined => {
  try {
    return act()
  } catch (cause) {
    onThrow?.(cause)
    return undefined
  }
}

/** Each bridge: how to send through it, or nothing where it is absent. */
const bridges: readonly ((hosts: NativeHosts) => Send | undefined)[] = [
  ({ ReactNativeWebView: bridge }) => bridge && ((text) => bridge.postMessage(text)),
  ({ webkit }) => {
    const bridge = webkit?.messageHandlers?.tw
    return bridge && ((text) => bridge.postMessage(JSON.parse(text)))
  },
  ({ TwHost: bridge }) => bridge && ((text) => bridge.postMessage(text)),
  // Flutter adds the method when its side is ready.
  ({ flutter_inappwebview: bridge }) =>
    bridge?.callHandler && ((text) => bridge.callHandler?.('tw', JSON.parse(text))),
]

/**
 * Tells the native app around a webview, through each bridge that is there: React Native, WKWebView
 * (`tw`), an Android object `TwHost`, Flutter (`tw`). A bridge that fails harms neither the element nor
 * the page.
 *
 * @returns whether there is a bridge
 */
export function postToHost(
  message: HostMessage,
  hosts: NativeHosts = globalThis as NativeHosts,
): boolean {
  const text = JSON.stringify(message)
  const warn = (cause: unknown) => console.warn('tw: native bridge', cause)
  const sends = bridges.map((find) => attempt(() => find(hosts))).filter((send) => !!send)
  // Flutter and WKWebView answer with a promise, which may be rejected.
  for (const send of sends) attempt(() => Promise.resolve(send(text)).catch(warn), warn)
  return sends.length > 0
}

/** The messages of an element to the native app, from its insertion to its removal. */
export interface HostPost {
  /** Sends a message, or keeps it until a bridge is there. */
  post(type: string, detail: object): void
  /**
   * Sends a message now or never: one that a bridge of later must not get, because anyone may define
   * that. False if there is no bridge.
   */
  postNow(type: string, detail: object): boolean
  /** Sends the kept messages in order, each once. */
  deliver(): void
}

export function openHostPost(element: string): HostPost {
  let kept: HostMessage[] = []
  const messageOf = (type: string, detail: object): HostMessage => ({
    source: 'tw',
    v: 1,
    element,
    type,
    detail,
  })
  const deliver = () => {
    // Emptied first: a native app may respond within the call and make the element post again.
    const sending = kept
    kept = []
    kept = [...sending.filter((message) => !postToHost(message)), ...kept]
  }
  return {
    post(type, detail) {
      // 100 at most: a page without a native app would keep every message.
      kept = [...kept.slice(-99), messageOf(type, detail)]
      deliver()
    },
    postNow(type, detail) {
      deliver()
      return postToHost(messageOf(type, detail))
    },
    deliver,
  }
}

/**
 * Dispatches an event to the page around an element, across shadow roots. Returns false if the page
 * has called `preventDefault`; only an event that the element answers by itself can be canceled.
 */
export const tellPage = (element: HTMLElement, type: string, detail: object): boolean => {
  const cancelable = type === 'tw-open' || type === 'tw-navigate'
  return element.dispatchEvent(
    new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }),
  )
}

/** Dispatches an event to the page, and posts it to a native app that is there now. */
export function emitEvent(element: HTMLElement, tag: string, type: string, detail: object): void {
  tellPage(element, type, detail)
  postToHost({ source: 'tw', v: 1, element: tag, type, detail })
}
