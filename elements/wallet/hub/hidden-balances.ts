/** The key in session storage that remembers hidden balances; it holds nothing about a person. */
const hiddenKey = 'tw-wallet-hidden'

/** Whether the person hides balances. Some webviews allow no session storage. */
export const areHidden = (): boolean => {
  try {
    return sessionStorage.getItem(hiddenKey) === '1'
  } catch {
    return false
  }
}

export const keepHidden = (isHidden: boolean): void => {
  try {
    if (isHidden) sessionStorage.setItem(hiddenKey, '1')
    else sessionStorage.removeItem(hiddenKey)
  } catch {}
}
