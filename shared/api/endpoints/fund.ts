import type { Endpoint } from '../endpoint.ts'

export const getBalanceInWeb = {
  name: 'getBalanceInWeb',
  method: 'GET',
  path: '/api/web/trade/wallet/getBalanceInWeb',
  auth: 'otp-token',
} as const satisfies Endpoint

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
  keyProbe: { ...getBalanceInWeb, auth: 'none' },
} as const satisfies Endpoint
