/**
 * The message a native app gets for each event. It never holds a token, except one of type `token`,
 * which `tw-account` sends where the page has switched it on.
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
  flutter_inappwebview?: { callHandler(name: string, message: unknown): unknown }
}

/**
 * Tells the native app around a webview, through each bridge that is there: React Native, WKWebView
 * (`tw`), an Android interface `TwHost`, Flutter (`tw`). A bridge that fails harms neither the element nor the page.
 */
export function postToHost(message: HostMessage, hosts: NativeHosts = globalThis as NativeHosts) {
  const text = JSON.stringify(message)
  const bridges = [
    () => hosts.ReactNativeWebView?.postMessage(text),
    () => hosts.webkit?.messageHandlers?.tw?.postMessage(JSON.parse(text)),
    () => hosts.TwHost?.postMessage(text),
    () => hosts.flutter_inappwebview?.callHandler('tw', JSON.parse(text)),
  ]
  const warn = (cause: unknown) => console.warn('tw: native bridge', cause)
  for (const send of bridges) {
    try {
      // Flutter answers with a promise, which may be rejected.
      Promise.resolve(send()).catch(warn)
    } catch (cause) {
      warn(cause)
    }
  }
}

/** Says something to the page around an element, across shadow roots, and to a native host. */
export function emitEvent(element: HTMLElement, tag: string, type: string, detail: object): void {
  element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }))
  postToHost({ source: 'tw', v: 1, element: tag, type, detail })
}
