import { createLog, type Log } from './log.ts'

/** A message as a React Native app receives it. */
export interface BridgeMessage {
  readonly text: string
}

/** Simulates a native app: records messages to `ReactNativeWebView`. */
export function installBridge(host: object): Log<BridgeMessage> {
  const messages = createLog<BridgeMessage>()
  Object.assign(host, {
    ReactNativeWebView: { postMessage: (text: string) => messages.add({ text }) },
  })
  return messages
}
