import type { Endpoint } from './endpoint.ts'
import { getChannel, getContractByToken, getUsdChannel } from './first-endpoints.ts'

/*
 * Every call the elements and the site make, in one place.
 *
 * Method and path are those of the specification (section 7) to the letter, but for what is marked
 * `shown: false`: those are ours, and a host whose server has them elsewhere overrides the path.
 * `optional: true` means that a server may not have the call at all: no path depends on its answer.
 */

export const sendEmailCode = {
  name: 'sendEmailCode',
  method: 'POST',
  path: '/api/web/common/email/sendCode/{email}',
  auth: 'none',
  successOnly: true,
} as const satisfies Endpoint

export const checkEmailCode = {
  name: 'checkEmailCode',
  method: 'POST',
  path: '/api/web/common/email/checkEmailCode/{email}/{code}',
  auth: 'none',
} as const satisfies Endpoint

export const getBalanceInWeb = {
  name: 'getBalanceInWeb',
  method: 'GET',
  path: '/api/web/trade/wallet/getBalanceInWeb',
  auth: 'otp-token',
} as const satisfies Endpoint

export const getBankCard = {
  name: 'getBankCard',
  method: 'GET',
  path: '/api/mob/trade/bank-card-info-entity/getBankCard',
  auth: 'token',
} as const satisfies Endpoint

export const getWalletHomePage = {
  name: 'getWalletHomePage',
  method: 'GET',
  path: '/api/mob/trade/wallet-entity/getWalletHomePage',
  auth: 'token',
} as const satisfies Endpoint

/** USD withdrawal as shown; crypto withdrawal and proof of deposit go the same way (section 7: "not shown"). */
export const transfer = {
  name: 'transfer',
  method: 'POST',
  path: '/api/mob/trade/wallet-entity/transfer',
  auth: 'token',
  successOnly: true,
} as const satisfies Endpoint

export const signContract = {
  name: 'signContract',
  method: 'POST',
  path: '/api/web/common/contract-entity/signContract',
  auth: 'otp-token',
  successOnly: true,
} as const satisfies Endpoint

/** Multipart with `file` and `module=image`; answers `data.url`. */
export const uploadImage = {
  name: 'uploadImage',
  method: 'POST',
  path: '/api/mob/common/file/upload',
  auth: 'token',
  shown: false,
} as const satisfies Endpoint

/**
 * `{id}` is an order number or the idempotency key of the transfer that was sent. An answer
 * without an item says for sure that there is no such transfer, and that it may be sent again.
 */
export const getTransferRecord = {
  name: 'getTransferRecord',
  method: 'GET',
  path: '/api/mob/trade/wallet-entity/getTransferRecord/{id}',
  auth: 'token',
  shown: false,
  optional: true,
} as const satisfies Endpoint

/** A message of a visitor, as JSON: name, email, message, topic (empty, or what it is about). */
export const sendEnquiry = {
  name: 'sendEnquiry',
  method: 'POST',
  path: '/api/web/common/enquiry/send',
  auth: 'none',
  shown: false,
  successOnly: true,
} as const satisfies Endpoint

/**
 * Signs in with `account` (an e-mail address, or a mobile number as E.164) and `password`, as JSON.
 * Answers `data.token`. A refusal after too many failures says `data.waitSeconds`.
 */
export const signIn = {
  name: 'signIn',
  method: 'POST',
  path: '/api/web/common/user/login',
  auth: 'none',
  shown: false,
} as const satisfies Endpoint

/** Ends the session of the token. */
export const signOut = {
  name: 'signOut',
  method: 'POST',
  path: '/api/web/common/user/logout',
  auth: 'token',
  shown: false,
  successOnly: true,
} as const satisfies Endpoint

/** Sends a code to `account`, for `purpose` REGISTER or RESET. The answer does not tell whether the account exists. */
export const sendUserCode = {
  name: 'sendUserCode',
  method: 'POST',
  path: '/api/web/common/user/sendCode',
  auth: 'none',
  shown: false,
  successOnly: true,
} as const satisfies Endpoint

/** Checks `code` for `account` and `purpose`. Answers `data.token`, which `register` or `resetPassword` takes. */
export const checkUserCode = {
  name: 'checkUserCode',
  method: 'POST',
  path: '/api/web/common/user/checkCode',
  auth: 'none',
  shown: false,
} as const satisfies Endpoint

/** Opens the account of a checked code: `password`, `name`, and `region` (ISO 3166-1 alpha-2). */
export const register = {
  name: 'register',
  method: 'POST',
  path: '/api/web/common/user/register',
  auth: 'otp-token',
  shown: false,
  successOnly: true,
} as const satisfies Endpoint

/** Sets a new `password` for the account of a checked code, and ends its sessions. */
export const resetPassword = {
  name: 'resetPassword',
  method: 'POST',
  path: '/api/web/common/user/resetPassword',
  auth: 'otp-token',
  shown: false,
  successOnly: true,
} as const satisfies Endpoint

/** Who is signed in: name, nickname, region. */
export const getUserInfo = {
  name: 'getUserInfo',
  method: 'GET',
  path: '/api/mob/trade/user/getUserInfo',
  auth: 'token',
  shown: false,
} as const satisfies Endpoint

/** A page of the history, newest first. Query: type, status, from, to, search, cursor; each may be absent. */
export const getHistory = {
  name: 'getHistory',
  method: 'GET',
  path: '/api/mob/trade/wallet-entity/getHistory',
  auth: 'token',
  shown: false,
} as const satisfies Endpoint

/** One record of the history by its order number. */
export const getHistoryRecord = {
  name: 'getHistoryRecord',
  method: 'GET',
  path: '/api/mob/trade/wallet-entity/getHistoryRecord/{orderNumber}',
  auth: 'token',
  shown: false,
} as const satisfies Endpoint

/** Asks for a bank card to be bound, or to replace the one that is. Answers `data.item`, as `getBankCard`. */
export const bindBankCard = {
  name: 'bindBankCard',
  method: 'POST',
  path: '/api/mob/trade/bank-card-info-entity/bindBankCard',
  auth: 'token',
  shown: false,
} as const satisfies Endpoint

/** Removes the bound bank card. */
export const removeBankCard = {
  name: 'removeBankCard',
  method: 'POST',
  path: '/api/mob/trade/bank-card-info-entity/removeBankCard',
  auth: 'token',
  shown: false,
  successOnly: true,
} as const satisfies Endpoint

/** The masked name of the holder of `account` (account number or e-mail address), before money is sent there. */
export const findFriend = {
  name: 'findFriend',
  method: 'POST',
  path: '/api/mob/trade/wallet-entity/findFriend',
  auth: 'token',
  shown: false,
} as const satisfies Endpoint

/** Sends money to a friend. It cannot be revoked. */
export const transferToFriend = {
  name: 'transferToFriend',
  method: 'POST',
  path: '/api/mob/trade/wallet-entity/transferToFriend',
  auth: 'token',
  shown: false,
  successOnly: true,
} as const satisfies Endpoint

/** A rate for converting `amount` USDT to USD, good for a short time. */
export const getConversionQuote = {
  name: 'getConversionQuote',
  method: 'POST',
  path: '/api/mob/trade/wallet-entity/getConversionQuote',
  auth: 'token',
  shown: false,
} as const satisfies Endpoint

/** Converts at the rate of `quoteId`; refused where that has run out. */
export const convert = {
  name: 'convert',
  method: 'POST',
  path: '/api/mob/trade/wallet-entity/convert',
  auth: 'token',
  shown: false,
  successOnly: true,
} as const satisfies Endpoint

export { getChannel, getContractByToken, getUsdChannel }

/** All of them; each is a constant of its own, so that an element carries only those it makes. */
export const endpoints = {
  sendEmailCode,
  checkEmailCode,
  getBalanceInWeb,
  getUsdChannel,
  getChannel,
  getBankCard,
  getWalletHomePage,
  transfer,
  getContractByToken,
  signContract,
  uploadImage,
  getTransferRecord,
  sendEnquiry,
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

/** Paths that a host puts in place of ours, by the name of the call. */
export type EndpointPaths = Partial<Record<EndpointName, string>>
