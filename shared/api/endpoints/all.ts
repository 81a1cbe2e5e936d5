import type { Endpoint } from '../endpoint.ts'
import { getContractByToken, signContract } from './contract.ts'
import { sendEnquiry } from './enquiry.ts'
import { checkEmailCode, getBalanceInWeb, sendEmailCode } from './fund.ts'
import { getChannel, getUsdChannel, getWalletHomePage } from './home.ts'
import { getTransferRecord, transfer, uploadImage } from './transfer.ts'
import {
  checkUserCode,
  getUserInfo,
  register,
  resetPassword,
  sendUserCode,
  signIn,
  signOut,
} from './user.ts'
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
} from './wallet.ts'

/*
 * The list of every call that the elements and the site make. Each subject has a file: a bundler puts
 * a file into one chunk, so calls that load at different times are in different files.
 *
 * Method and path are exactly those of the specification (section 7), except where `isSpecified: false`
 * marks them as ours; a host whose server has another path overrides it. `optional: true` means
 * that a server may lack the call: everything works without its answer.
 */

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
