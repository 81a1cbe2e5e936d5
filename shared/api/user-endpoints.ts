import type { Endpoint } from './endpoint.ts'

/*
 * The calls of accounts, in a file of their own because the elements that move money make none of
 * them.
 */

/**
 * Signs in with `account` (an e-mail address, or a mobile number as E.164) and `password`, as JSON.
 * Answers `data.token`. A refusal after too many failures has `data.waitSeconds`.
 */
export const signIn = {
  name: 'signIn',
  method: 'POST',
  path: '/api/web/common/user/login',
  auth: 'none',
  isSpecified: false,
} as const satisfies Endpoint

/** Ends the session of the token. */
export const signOut = {
  name: 'signOut',
  method: 'POST',
  path: '/api/web/common/user/logout',
  auth: 'token',
  isSpecified: false,
  successOnly: true,
} as const satisfies Endpoint

/** Sends a code to `account`, for `purpose` REGISTER or RESET. The answer does not tell whether the account exists. */
export const sendUserCode = {
  name: 'sendUserCode',
  method: 'POST',
  path: '/api/web/common/user/sendCode',
  auth: 'none',
  isSpecified: false,
  successOnly: true,
} as const satisfies Endpoint

/** Checks `code` for `account` and `purpose`. Answers `data.token`, which `register` or `resetPassword` takes. */
export const checkUserCode = {
  name: 'checkUserCode',
  method: 'POST',
  path: '/api/web/common/user/checkCode',
  auth: 'none',
  isSpecified: false,
} as const satisfies Endpoint

/** Opens the account of a checked code: `password`, `name`, and `region` (ISO 3166-1 alpha-2). */
export const register = {
  name: 'register',
  method: 'POST',
  path: '/api/web/common/user/register',
  auth: 'otp-token',
  isSpecified: false,
  successOnly: true,
} as const satisfies Endpoint

/** Sets a new `password` for the account of a checked code, and ends its sessions. */
export const resetPassword = {
  name: 'resetPassword',
  method: 'POST',
  path: '/api/web/common/user/resetPassword',
  auth: 'otp-token',
  isSpecified: false,
  successOnly: true,
} as const satisfies Endpoint

/** Who is signed in: name, nickname, region. */
export const getUserInfo = {
  name: 'getUserInfo',
  method: 'GET',
  path: '/api/mob/trade/user/getUserInfo',
  auth: 'token',
  isSpecified: false,
} as const satisfies Endpoint
