/** The message a native app gets for each event; it never holds a token. */
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
 * (`tw`), an Android interface `TwHost`, Flutter (`tw`). A bridge that throws harms nobody.
 */
export function postToHost(message: HostMessage, hosts: NativeHosts = globalThis as NativeHosts) {
  const text = JSON.stringify(message)
  const bridges = [
    () => hosts.ReactNativeWebView?.postMessage(text),
    () => hosts.webkit?.messageHandlers?.tw?.postMessage(JSON.parse(text)),
    () => hosts.TwHost?.postMessage(text),
    () => hosts.flutter_inappwebview?.callHandler('tw', JSON.parse(text)),
  ]
  for (const send of bridges) {
    try {
      send()
    } catch (cause) {
      console.warn('tw: native bridge', cause)
    }
  }
}
