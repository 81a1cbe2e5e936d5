import type { Endpoint } from './endpoint.ts'

/* The calls of a wallet, apart from the others so that no other element loads them. */

export const getBankCard = {
  name: 'getBankCard',
  method: 'GET',
  path: '/api/mob/trade/bank-card-info-entity/getBankCard',
  auth: 'token',
} as const satisfies Endpoint

/** A page of the history, newest first. Query: type, status, from, to, search, cursor; each may be absent. */
export const getHistory = {
  name: 'getHistory',
  method: 'GET',
  path: '/api/mob/trade/wallet-entity/getHistory',
  auth: 'token',
  isSpecified: false,
} as const satisfies Endpoint

/**
 * One record of the history by its order number, or by the idempotency key of the request it comes
 * from. An answer without an item means that there is none.
 */
export const getHistoryRecord = {
  name: 'getHistoryRecord',
  method: 'GET',
  path: '/api/mob/trade/wallet-entity/getHistoryRecord/{orderNumber}',
  auth: 'token',
  isSpecified: false,
} as const satisfies Endpoint

/**
 * Requests the binding of a bank card, or the replacement of the bound one. Answers `data.item`, as
 * `getBankCard` does.
 */
export const bindBankCard = {
  name: 'bindBankCard',
  method: 'POST',
  path: '/api/mob/trade/bank-card-info-entity/bindBankCard',
  auth: 'token',
  isSpecified: false,
} as const satisfies Endpoint

/** Removes the bound bank card. */
export const removeBankCard = {
  name: 'removeBankCard',
  method: 'POST',
  path: '/api/mob/trade/bank-card-info-entity/removeBankCard',
  auth: 'token',
  isSpecified: false,
  successOnly: true,
} as const satisfies Endpoint

/** The masked name of the holder of `account` (account number or e-mail address), before money is sent there. */
export const findFriend = {
  name: 'findFriend',
  method: 'POST',
  path: '/api/mob/trade/wallet-entity/findFriend',
  auth: 'token',
  isSpecified: false,
} as const satisfies Endpoint

/** Sends money to a friend. It cannot be revoked. */
export const transferToFriend = {
  name: 'transferToFriend',
  method: 'POST',
  path: '/api/mob/trade/wallet-entity/transferToFriend',
  auth: 'token',
  isSpecified: false,
  successOnly: true,
} as const satisfies Endpoint

/** A rate for converting `amount` USDT to USD, valid for a short time. */
export const getConversionQuote = {
  name: 'getConversionQuote',
  method: 'POST',
  path: '/api/mob/trade/wallet-entity/getConversionQuote',
  auth: 'token',
  isSpecified: false,
} as const satisfies Endpoint

/** Converts at the rate of `quoteId`; refused if the quote has expired. */
export const convert = {
  name: 'convert',
  method: 'POST',
  path: '/api/mob/trade/wallet-entity/convert',
  auth: 'token',
  isSpecified: false,
  successOnly: true,
} as const satisfies Endpoint
