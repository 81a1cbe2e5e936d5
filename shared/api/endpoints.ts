/**
 * Every call the elements make, in one place.
 *
 * `shown: true` means that the specification (section 7) gives method and path to the letter. The
 * others are ours; a host whose server has them elsewhere overrides the path (see `createClient`).
 * `optional: true` means that a server may not have the call at all: no path depends on its answer.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST'
  /** Path with `{name}` placeholders; values are percent-encoded when filled in. */
  readonly path: string
  /** The header that carries the element's token; `none` for calls that need no token. */
  readonly auth: 'token' | 'otp-token' | 'none'
  readonly shown: boolean
  readonly optional?: true
}

export const endpoints = {
  sendEmailCode: {
    method: 'POST',
    path: '/api/web/common/email/sendCode/{email}',
    auth: 'none',
    shown: true,
  },
  checkEmailCode: {
    method: 'POST',
    path: '/api/web/common/email/checkEmailCode/{email}/{code}',
    auth: 'none',
    shown: true,
  },
  getBalanceInWeb: {
    method: 'GET',
    path: '/api/web/trade/wallet/getBalanceInWeb',
    auth: 'otp-token',
    shown: true,
  },
  getUsdChannel: {
    method: 'GET',
    path: '/api/mob/trade/money-channel-entity/getUsdChannel',
    auth: 'token',
    shown: true,
  },
  /** `{direction}` is 0 for withdrawal, 1 for deposit. */
  getChannel: {
    method: 'GET',
    path: '/api/mob/trade/money-channel-entity/getChannel/{direction}',
    auth: 'token',
    shown: true,
  },
  getBankCard: {
    method: 'GET',
    path: '/api/mob/trade/bank-card-info-entity/getBankCard',
    auth: 'token',
    shown: true,
  },
  getWalletHomePage: {
    method: 'GET',
    path: '/api/mob/trade/wallet-entity/getWalletHomePage',
    auth: 'token',
    shown: true,
  },
  /** USD withdrawal as shown; crypto withdrawal and proof of deposit go the same way (section 7: "not shown"). */
  transfer: {
    method: 'POST',
    path: '/api/mob/trade/wallet-entity/transfer',
    auth: 'token',
    shown: true,
  },
  getContractByToken: {
    method: 'GET',
    path: '/api/web/common/contract-entity/getContractByToken',
    auth: 'otp-token',
    shown: true,
  },
  signContract: {
    method: 'POST',
    path: '/api/web/common/contract-entity/signContract',
    auth: 'otp-token',
    shown: true,
  },
  /** Multipart with `file` and `module=image`; answers `data.url`. */
  uploadImage: {
    method: 'POST',
    path: '/api/mob/common/file/upload',
    auth: 'token',
    shown: false,
  },
  /** `{id}` is an order number or the idempotency key of the transfer that was sent. */
  getTransferRecord: {
    method: 'GET',
    path: '/api/mob/trade/wallet-entity/getTransferRecord/{id}',
    auth: 'token',
    shown: false,
    optional: true,
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

/** Paths that a host puts in place of ours, by the name of the call. */
export type EndpointPaths = Partial<Record<EndpointName, string>>
