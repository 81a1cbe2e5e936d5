import type { Endpoint } from '../endpoint.ts'

/* The calls about a person's account. */

export const getUserInfo = {
  name: 'getUserInfo',
  method: 'GET',
  path: '/api/mob/trade/user/getUserInfo',
  auth: 'token',
  isSpecified: false,
} as const satisfies Endpoint

const keyProbe = { ...getUserInfo, auth: 'none' } as const satisfies Endpoint

/** A refusal after too many failures has `data.waitSeconds`. */
export const signIn = {
  name: 'signIn',
  method: 'POST',
  path: '/api/web/common/user/login',
  auth: 'none',
  isSpecified: false,
} as const satisfies Endpoint

export const signOut = {
  name: 'signOut',
  method: 'POST',
  path: '/api/web/common/user/logout',
  auth: 'token',
  isSpecified: false,
  successOnly: true,
} as const satisfies Endpoint

export const sendUserCode = {
  name: 'sendUserCode',
  method: 'POST',
  path: '/api/web/common/user/sendCode',
  auth: 'none',
  isSpecified: false,
  successOnly: true,
} as const satisfies Endpoint

/** `register` and `resetPassword` are sent with this token. */
export const checkUserCode = {
  name: 'checkUserCode',
  method: 'POST',
  path: '/api/web/common/user/checkCode',
  auth: 'none',
  isSpecified: false,
  keyProbe,
} as const satisfies Endpoint

export const register = {
  name: 'register',
  method: 'POST',
  path: '/api/web/common/user/register',
  auth: 'otp-token',
  isSpecified: false,
  successOnly: true,
  keyProbe,
} as const satisfies Endpoint

export const resetPassword = {
  name: 'resetPassword',
  method: 'POST',
  path: '/api/web/common/user/resetPassword',
  auth: 'otp-token',
  isSpecified: false,
  successOnly: true,
  keyProbe,
} as const satisfies Endpoint
