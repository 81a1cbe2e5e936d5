/** Session storage; `undefined` if the webview forbids it. */
export const openSessionStorage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}
