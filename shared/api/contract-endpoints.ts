import type { Endpoint } from './endpoint.ts'

/* The calls of a contract, in a file of their own because no other element makes them. */

export const getContractByToken = {
  name: 'getContractByToken',
  method: 'GET',
  path: '/api/web/common/contract-entity/getContractByToken',
  auth: 'otp-token',
} as const satisfies Endpoint

export const signContract = {
  name: 'signContract',
  method: 'POST',
  path: '/api/web/common/contract-entity/signContract',
  auth: 'otp-token',
  successOnly: true,
} as const satisfies Endpoint
