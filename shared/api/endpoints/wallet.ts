import type { Endpoint } from '../endpoint.ts'
import { getWalletHomePage } from './home.ts'

/* The calls about card, history, friends and conversion. */

export const getBankCard = {
  name: 'getBankCard',
  method: 'GET',
  path: '/api/mob/trade/bank-card-info-entity/getBankCard',
  auth: 'token',
} as const satisfies Endpoint

export const getHistory = {
  name: 'getHistory',
  method: 'GET',
  path: '/api/mob/trade/wallet-entity/getHistory',
  auth: 'token',
  isSpecified: false,
} as const satisfies Endpoint

export const getHistoryRecord = {
  name: 'getHistoryRecord',
  method: 'GET',
  path: '/api/mob/trade/wallet-entity/getHistoryRecord/{orderNumber}',
  auth: 'token',
  isSpecified: false,
} as const satisfies Endpoint

export const bindBankCard = {
  name: 'bindBankCard',
  method: 'POST',
  path: '/api/mob/trade/bank-card-info-entity/bindBankCard',
  auth: 'token',
  isSpecified: false,
  keyProbe: getWalletHomePage,
} as const satisfies Endpoint

export const removeBankCard = {
  name: 'removeBankCard',
  method: 'POST',
  path: '/api/mob/trade/bank-card-info-entity/removeBankCard',
  auth: 'token',
  isSpecified: false,
  successOnly: true,
  keyProbe: getWalletHomePage,
} as const satisfies Endpoint

export const findFriend = {
  name: 'findFriend',
  method: 'POST',
  path: '/api/mob/trade/wallet-entity/findFriend',
  auth: 'token',
  isSpecified: false,
  changesNothing: true,
} as const satisfies Endpoint

export const transferToFriend = {
  name: 'transferToFriend',
  method: 'POST',
  path: '/api/mob/trade/wallet-entity/transferToFriend',
  auth: 'token',
  isSpecified: false,
  successOnly: true,
  keyProbe: getWalletHomePage,
} as const satisfies Endpoint

export const getConversionQuote = {
  name: 'getConversionQuote',
  method: 'POST',
  path: '/api/mob/trade/wallet-entity/getConversionQuote',
  auth: 'token',
  isSpecified: false,
  changesNothing: true,
} as const satisfies Endpoint

export const convert = {
  name: 'convert',
  method: 'POST',
  path: '/api/mob/trade/wallet-entity/convert',
  auth: 'token',
  isSpecified: false,
  successOnly: true,
  keyProbe: getWalletHomePage,
} as const satisfies Endpoint
