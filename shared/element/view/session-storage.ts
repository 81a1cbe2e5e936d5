/** Session storage, where the webview allows it. */
export const openSessionStorage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}
