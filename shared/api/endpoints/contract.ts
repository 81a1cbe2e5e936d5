import type { Endpoint } from '../endpoint.ts'

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
  keyProbe: getContractByToken,
} as const satisfies Endpoint
