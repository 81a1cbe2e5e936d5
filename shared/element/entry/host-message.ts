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
  const { ReactNativeWebView, webkit, TwHost, flutter_inappwebview: flutter } = hosts
  const appleHost = webkit?.messageHandlers?.tw
  const bridges = [
    ReactNativeWebView && (() => ReactNativeWebView.postMessage(text)),
    appleHost && (() => appleHost.postMessage(JSON.parse(text))),
    TwHost && (() => TwHost.postMessage(text)),
    // Flutter adds the method when its side is ready.
    flutter?.callHandler && (() => flutter.callHandler?.('tw', JSON.parse(text))),
  ].filter((send) => send !== undefined)
  const warn = (cause: unknown) => console.warn('tw: native bridge', cause)
  for (const send of bridges) {
    try {
      // Flutter and WKWebView answer with a promise, which may be rejected.
      Promise.resolve(send()).catch(warn)
    } catch (cause) {
      warn(cause)
    }
  }
  return bridges.length > 0
}

/** The messages of an element to the native app, from its insertion to its removal. */
export interface HostPost {
  /** Sends a message, or keeps it until a bridge is there. */
  post(type: string, detail: object): void
  /** Sends the kept messages in order, each once. Returns whether none is left. */
  deliver(): boolean
}

export function openHostPost(element: string): HostPost {
  let kept: HostMessage[] = []
  const deliver = () => {
    // Emptied first: a native app may respond within the call and make the element post again.
    const sending = kept
    kept = []
    kept = [...sending.filter((message) => !postToHost(message)), ...kept]
    return !kept[0]
  }
  return {
    post(type, detail) {
      // 100 at most: a page without a native app would keep every message.
      kept = [...kept.slice(-99), { source: 'tw', v: 1, element, type, detail }]
      deliver()
    },
    deliver,
  }
}

/**
 * Dispatches an event to the page around an element, across shadow roots. Returns false if the page
 * has called `preventDefault`.
 */
export const tellPage = (element: HTMLElement, type: string, detail: object): boolean =>
  element.dispatchEvent(
    new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }),
  )

/** Dispatches an event to the page, and posts it to a native app that is there now. */
export function emitEvent(element: HTMLElement, tag: string, type: string, detail: object): void {
  tellPage(element, type, detail)
  postToHost({ source: 'tw', v: 1, element: tag, type, detail })
}
