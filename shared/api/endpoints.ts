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
 * The list of every call that the elements and the site make, and those calls that no other file has.
 * A bundler puts a file into one chunk, with all that any element uses of it. So calls that load at
 * different times are in different files, and are imported from there.
 *
 * Method and path are exactly those of the specification (section 7), except where `isSpecified: false`
 * marks them as ours; a host whose server has another path overrides it. `optional: true` means
 * that a server may lack the call: everything works without its answer.
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

/**
 * Section 7 shows this call for the USD withdrawal. A crypto withdrawal and a proof of deposit use
 * the same call.
 */
export const transfer = {
  name: 'transfer',
  method: 'POST',
  path: '/api/mob/trade/wallet-entity/transfer',
  auth: 'token',
  successOnly: true,
} as const satisfies Endpoint

/** The body is a multipart form. */
export const uploadImage = {
  name: 'uploadImage',
  method: 'POST',
  path: '/api/mob/common/file/upload',
  auth: 'token',
  isSpecified: false,
} as const satisfies Endpoint

/** An answer without an item means that the transfer does not exist and may be sent again. */
export const getTransferRecord = {
  name: 'getTransferRecord',
  method: 'GET',
  path: '/api/mob/trade/wallet-entity/getTransferRecord/{id}',
  auth: 'token',
  isSpecified: false,
  optional: true,
} as const satisfies Endpoint

export const sendEnquiry = {
  name: 'sendEnquiry',
  method: 'POST',
  path: '/api/web/common/enquiry/send',
  auth: 'none',
  isSpecified: false,
  successOnly: true,
} as const satisfies Endpoint

/** All endpoints. No element imports this list, because it would bundle every one of them. */
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
