/* The account that a page is about, in the query of its address (section 2 of the specification). */

/** Whether a query names the USD account; otherwise it is the USDT account. */
export const isUsdIn = (query: URLSearchParams): boolean => query.get('isUsd') === '1'

/** The same path with the account in its query. */
export function withAccountQuery(address: string, isUsd = false): string {
  const [path = '', search] = address.split('?')
  const query = new URLSearchParams(search)
  if (isUsd) query.set('isUsd', '1')
  else query.delete('isUsd')
  return [path, query.toString()].filter(Boolean).join('?')
}
