import type { Endpoint } from '../endpoint.ts'

/*
 * The calls around the confirmation of an order, or of the removal of a passkey. The confirmation
 * itself is a field of the call that does it.
 */

/** Sends the six digits of one confirmation. Too soon after the last ones, it is refused and sends none. */
export const sendOrderCode = {
  name: 'sendOrderCode',
  method: 'POST',
  path: '/api/mob/trade/confirmation-entity/sendOrderCode',
  auth: 'token',
  isSpecified: false,
  optional: true,
} as const satisfies Endpoint

/** Begins to add a passkey, for a person who has just confirmed an order with a code. */
export const startPasskey = {
  name: 'startPasskey',
  method: 'POST',
  path: '/api/mob/trade/confirmation-entity/startPasskey',
  auth: 'token',
  isSpecified: false,
  optional: true,
} as const satisfies Endpoint

/** Adds the passkey. A second time it changes nothing. */
export const addPasskey = {
  name: 'addPasskey',
  method: 'POST',
  path: '/api/mob/trade/confirmation-entity/addPasskey',
  auth: 'token',
  isSpecified: false,
  optional: true,
} as const satisfies Endpoint

/** The passkeys that confirm orders of the person. */
export const getPasskeys = {
  name: 'getPasskeys',
  method: 'GET',
  path: '/api/mob/trade/confirmation-entity/getPasskeys',
  auth: 'token',
  isSpecified: false,
  optional: true,
} as const satisfies Endpoint

/** Removes a passkey, once the person has confirmed that. A second time it changes nothing. */
export const removePasskey = {
  name: 'removePasskey',
  method: 'POST',
  path: '/api/mob/trade/confirmation-entity/removePasskey',
  auth: 'token',
  isSpecified: false,
  optional: true,
} as const satisfies Endpoint
