import { getContractByToken, signContract } from './contract-endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { getChannel, getUsdChannel, getWalletHomePage } from './first-endpoints.ts'
import {
  checkUserCode,
  getUserInfo,
  register,
  resetPassword,
  sendUserCode,
  signIn,
  signOut,
} from './user-endpoints.ts'
import {
  bindBankCard,
  convert,
  findFriend,
  getBankCard,
  getConversionQuote,
  getHistory,
  getHistoryRecord,
  removeBankCard,
  transferToFriend,
} from './wallet-endpoints.ts'

/*
 * Every call the elements and the site make: here, and in the files this one gathers, which keep the
 * calls of one element out of the others.
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

/** USD withdrawal as shown; crypto withdrawal and proof of deposit go the same way (section 7: "not shown"). */
export const transfer = {
  name: 'transfer',
  method: 'POST',
  path: '/api/mob/trade/wallet-entity/transfer',
  auth: 'token',
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

export {
  bindBankCard,
  checkUserCode,
  convert,
  findFriend,
  getBankCard,
  getChannel,
  getContractByToken,
  getConversionQuote,
  getHistory,
  getHistoryRecord,
  getUsdChannel,
  getUserInfo,
  getWalletHomePage,
  register,
  removeBankCard,
  resetPassword,
  sendUserCode,
  signContract,
  signIn,
  signOut,
  transferToFriend,
}

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
  signIn,
  signOut,
  sendUserCode,
  checkUserCode,
  register,
  resetPassword,
  getUserInfo,
  getHistory,
  getHistoryRecord,
  bindBankCard,
  removeBankCard,
  findFriend,
  transferToFriend,
  getConversionQuote,
  convert,
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

/** Paths that a host puts in place of ours, by the name of the call. */
export type EndpointPaths = Partial<Record<EndpointName, string>>
