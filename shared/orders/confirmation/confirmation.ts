import * as v from 'valibot'
import type { ApiError } from '../../api/errors.ts'
import { refusalCodes } from '../../api/refusal-codes.ts'
import {
  type ConfirmationProof,
  type ConfirmationRequest,
  type ConfirmedBy,
  confirmationRequest,
} from '../../api/wire/confirmation.ts'
import { type ConfirmedOrder, differencesOf } from './order-text.ts'

/** The server asks the person to confirm an order that was reviewed; it has accepted nothing. */
export interface Confirmation {
  readonly request: ConfirmationRequest
  /** What is confirmed: the order as it was reviewed. */
  readonly order: ConfirmedOrder
  /** In what the server's order is another one. Then there is nothing to confirm. */
  readonly differences: readonly (keyof ConfirmedOrder)[]
}

/** How the person has confirmed an order, for its receipt. */
export interface ConfirmedFacts {
  readonly confirmedBy?: ConfirmedBy
  /** The code that has confirmed it may add a passkey. */
  readonly passkeyOffer?: { readonly id: string; readonly code: string }
}

/** How the server wants an order to be confirmed; nothing if it does not, or cannot be understood. */
export function confirmationIn(
  { code, confirmation }: ApiError,
  reviewed: ConfirmedOrder,
): Confirmation | undefined {
  if (code !== refusalCodes.confirmationNeeded) return undefined
  const read = v.safeParse(confirmationRequest, confirmation)
  if (!read.success) return undefined
  const { order } = read.output
  return {
    request: read.output,
    order: { ...reviewed, fee: reviewed.fee ?? order.fee },
    differences: differencesOf(reviewed, order),
  }
}

/** What a receipt says of a proof that was accepted. */
export const confirmedFacts = (
  { request }: Confirmation,
  { id, code, passkey }: ConfirmationProof,
): ConfirmedFacts => ({
  confirmedBy: passkey ? 'PASSKEY' : code ? 'CODE' : 'APP',
  ...(code && request.code?.offersPasskey && { passkeyOffer: { id, code } }),
})
