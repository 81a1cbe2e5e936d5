/** Storage that outlives the tab and the webview; `undefined` if the webview forbids it. */
export const openLocalStorage = (): Storage | undefined => {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
