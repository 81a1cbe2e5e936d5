import type { Endpoint } from '../endpoint.ts'
import { getWalletHomePage } from './home.ts'

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
  keyProbe: getWalletHomePage,
} as const satisfies Endpoint

/** Cancels a withdrawal whose first review has not begun. A withdrawal that is cancelled stays so. */
export const cancelTransfer = {
  name: 'cancelTransfer',
  method: 'POST',
  path: '/api/mob/trade/wallet-entity/cancelTransfer',
  auth: 'token',
  isSpecified: false,
  optional: true,
  successOnly: true,
  keyProbe: getWalletHomePage,
} as const satisfies Endpoint

/** Answers the question of a reviewer, once. */
export const answerQuestion = {
  name: 'answerQuestion',
  method: 'POST',
  path: '/api/mob/trade/wallet-entity/answerQuestion',
  auth: 'token',
  isSpecified: false,
  optional: true,
  successOnly: true,
  keyProbe: getWalletHomePage,
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
