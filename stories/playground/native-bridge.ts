import { createLog, type Log } from './log.ts'

/** A message exactly as a React Native app gets it: text. */
export interface BridgeMessage {
  readonly text: string
}

/** Plays the native app around a webview: keeps what elements post to `ReactNativeWebView`. */
export function installBridge(host: object): Log<BridgeMessage> {
  const messages = createLog<BridgeMessage>()
  Object.assign(host, {
    ReactNativeWebView: { postMessage: (text: string) => messages.add({ text }) },
  })
  return messages
}
