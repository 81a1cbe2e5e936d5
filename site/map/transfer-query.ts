/*
 * The account that a page is about (section 2 of the specification), and the screen that the transfer
 * page or the wallet opens at, in the query of an address.
 */

/** Whether a query names the USD account; otherwise it is the USDT account. */
export const isUsdIn = (query: URLSearchParams): boolean => query.get('isUsd') === '1'

const withQuery = (address: string, name: string, value: string | undefined): string => {
  const [path = '', search] = address.split('?')
  const query = new URLSearchParams(search)
  if (value) query.set(name, value)
  else query.delete(name)
  return [path, query.toString()].filter(Boolean).join('?')
}

/** The same path with the account in its query. */
export const withAccountQuery = (address: string, isUsd = false): string =>
  withQuery(address, 'isUsd', isUsd ? '1' : undefined)

/** The first screen of `<tw-transfer>`. */
type TransferScreen = 'home' | 'deposit' | 'withdraw'

/** The screen of `<tw-transfer>` that a query names. */
export function screenIn(query: URLSearchParams): TransferScreen {
  const screen = query.get('screen')
  return screen === 'deposit' || screen === 'withdraw' ? screen : 'home'
}

/** The same path with a screen of `<tw-transfer>` in its query. */
export const withScreenQuery = (address: string, screen: TransferScreen): string =>
  withQuery(address, 'screen', screen === 'home' ? undefined : screen)

/** Whether a query names the conversion, as the first screen of `<tw-wallet>`. */
export const isConversionIn = (query: URLSearchParams): boolean => query.get('screen') === 'convert'

/** The path of the wallet with the conversion in its query, or without it. */
export const withConversionQuery = (address: string, isOpen: boolean): string =>
  withQuery(address, 'screen', isOpen ? 'convert' : undefined)
