import type { Endpoint } from '../endpoint.ts'

/* The first calls of `<tw-transfer>` and `<tw-wallet>`: their entries load no other file. */

export const getUsdChannel = {
  name: 'getUsdChannel',
  method: 'GET',
  path: '/api/mob/trade/money-channel-entity/getUsdChannel',
  auth: 'token',
} as const satisfies Endpoint

// Section 7: `{direction}` is one of these.
export const withdrawalDirection = '0'
export const depositDirection = '1'

export const getChannel = {
  name: 'getChannel',
  method: 'GET',
  path: '/api/mob/trade/money-channel-entity/getChannel/{direction}',
  auth: 'token',
} as const satisfies Endpoint

export const getWalletHomePage = {
  name: 'getWalletHomePage',
  method: 'GET',
  path: '/api/mob/trade/wallet-entity/getWalletHomePage',
  auth: 'token',
} as const satisfies Endpoint
