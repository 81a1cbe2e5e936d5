export interface PageOptions {
  /** The address of `wallet.html` on your origin; it begins with https. */
  readonly page: string
  readonly element: WalletElement
  /** Attributes of the element, such as `{ 'app-lang': 'ja' }`. A token is none. */
  readonly attributes?: Readonly<Record<string, string>>
  /** `app`: the app draws the title bar, with the title of the last `tw-step`. */
  readonly titleBar?: 'element' | 'app'
  /** For development only: `page` may begin with http. */
  readonly allowsHttp?: boolean
}

export type WalletElement =
  | 'tw-transfer'
  | 'tw-wallet'
  | 'tw-contract'
  | 'tw-account'
  | 'tw-fund-lookup'

/**
 * The origin of an address without a default port; undefined if it has none. By text: the `URL` of React
 * Native is incomplete.
 */
export function originOf(address: string): string | undefined {
  const [, scheme = '', host = '', port] =
    /^(https?):\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(?::(\d+))?(?=[/?#]|$)/i.exec(address) ?? []
  if (!scheme) return undefined
  const name = `${scheme}://${host}`.toLowerCase()
  const isDefault = !port || port === (scheme.toLowerCase() === 'https' ? '443' : '80')
  return isDefault ? name : `${name}:${port}`
}

/** The address of the page with its element and attributes. Throws if the options are wrong. */
export function addressOf({
  page,
  element,
  attributes = {},
  titleBar = 'element',
  allowsHttp = false,
}: PageOptions): { readonly address: string; readonly origin: string } {
  const origin = originOf(page)
  if (!origin || !(allowsHttp || origin.startsWith('https://')))
    throw new TypeError('TradingWallet: `page` must begin with https://')
  if (Object.keys(attributes).some((name) => name !== 'send-token' && /token/i.test(name)))
    throw new TypeError('TradingWallet: no address holds a token; use `token` and `renewToken`')
  const all = { element, ...attributes, ...(titleBar === 'app' && { 'hide-header': '' }) }
  const query = Object.entries(all).map((pair) => pair.map(encodeURIComponent).join('='))
  return { address: `${page}?${query.join('&')}`, origin }
}
