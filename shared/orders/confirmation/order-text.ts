/** What a person confirms of an order: all that says what moves, and where. */
export interface ConfirmedOrder {
  /** Decimal text. */
  readonly amount: string
  readonly currency: string
  /** `value` of the network; `WIRE` for a bank account, `WALLET` for a friend. */
  readonly network: string
  /** The whole address, account number or wallet number. */
  readonly destination: string
  /** Decimal text; absent if the server names none. */
  readonly fee?: string | undefined
}

/** The network of a withdrawal to a bank account, and of a transfer to a friend. */
export const wireNetwork = 'WIRE'
export const walletNetwork = 'WALLET'

/** One spelling for each amount: `100.00` is `100`. */
const plain = (amount: string): string => {
  const [, whole = amount, fraction = ''] = /^0*(\d+)(?:\.(\d*?)0*)?$/.exec(amount) ?? []
  return fraction ? `${whole}.${fraction}` : whole
}

const isSameAmount = (one: string, other: string) => plain(one) === plain(other)

/**
 * The text whose SHA-256 hash a passkey signs: seven lines, each value as the server names it. The
 * id of the confirmation is among them, so that a signature counts for one order only.
 */
export const orderText = (id: string, order: ConfirmedOrder): string =>
  [
    'trading-wallet-order 1',
    id,
    plain(order.amount),
    order.currency,
    order.network,
    order.destination,
    plain(order.fee ?? '0'),
  ].join('\n')

/** The fields in which what a person has reviewed differs from what the server would carry out. */
export const differencesOf = (
  reviewed: ConfirmedOrder,
  named: ConfirmedOrder,
): readonly (keyof ConfirmedOrder)[] => {
  const differs: Readonly<Record<keyof ConfirmedOrder, boolean>> = {
    amount: !isSameAmount(reviewed.amount, named.amount),
    currency: reviewed.currency !== named.currency,
    network: reviewed.network !== named.network,
    destination: reviewed.destination !== named.destination,
    // Without a fee in the review, the person sees the server's with what they confirm.
    fee: reviewed.fee !== undefined && !isSameAmount(reviewed.fee, named.fee ?? '0'),
  }
  return (Object.keys(differs) as (keyof ConfirmedOrder)[]).filter((field) => differs[field])
}

const base64 = { '+': '-', '/': '_', '=': '' } as const

/** Bytes as base64url without padding, as WebAuthn writes them in JSON. */
export const base64UrlOf = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(
    /[+/=]/g,
    (sign) => base64[sign as keyof typeof base64],
  )

/** The bytes of base64url text; throws for any other text. */
export const bytesOfBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )

/** The challenge that a passkey signs. `crypto.subtle` exists where passkeys do: in secure contexts. */
export const challengeOf = async (id: string, order: ConfirmedOrder): Promise<string> =>
  base64UrlOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(orderText(id, order))))
