import type { Endpoint } from '../endpoint.ts'

/*
 * The calls about saved recipients. Without `getRecipients` the list lives on the device. Each call
 * that changes something may be repeated: a second time it changes nothing.
 */

export const getRecipients = {
  name: 'getRecipients',
  method: 'GET',
  path: '/api/mob/trade/recipient-entity/getRecipients',
  auth: 'token',
  isSpecified: false,
  optional: true,
} as const satisfies Endpoint

export const saveRecipient = {
  name: 'saveRecipient',
  method: 'POST',
  path: '/api/mob/trade/recipient-entity/saveRecipient',
  auth: 'token',
  isSpecified: false,
  optional: true,
} as const satisfies Endpoint

export const removeRecipient = {
  name: 'removeRecipient',
  method: 'POST',
  path: '/api/mob/trade/recipient-entity/removeRecipient',
  auth: 'token',
  isSpecified: false,
  optional: true,
} as const satisfies Endpoint

export const restrictRecipients = {
  name: 'restrictRecipients',
  method: 'POST',
  path: '/api/mob/trade/recipient-entity/restrictRecipients',
  auth: 'token',
  isSpecified: false,
  optional: true,
} as const satisfies Endpoint
