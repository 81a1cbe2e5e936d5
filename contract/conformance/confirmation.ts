import * as v from 'valibot'
import { refusalCodes } from '../../shared/api/refusal-codes.ts'
import { confirmationRequest } from '../../shared/api/wire/confirmation.ts'
import {
  challengeOf,
  differencesOf,
  walletNetwork,
  wireNetwork,
} from '../../shared/orders/confirmation/order-text.ts'
import type { Envelope } from './judge.ts'

/** Whether a server has asked for the confirmation of an order, which only a person can give. */
export const asksForConfirmation = ({ code }: Envelope): boolean =>
  Number(code) === refusalCodes.confirmationNeeded

/** What an order says of itself in its request; the account of a wire is not in it. */
function requested(body: unknown, named: { readonly destination: string }) {
  const { amount, currency, address, paymentChannel, walletNumber } = Object(body) as Readonly<
    Record<string, string | undefined>
  >
  const isFriend = walletNumber !== undefined
  return {
    amount: String(amount),
    currency: currency ?? (address ? 'USDT' : 'USD'),
    network: isFriend ? walletNetwork : String(paymentChannel ?? wireNetwork),
    destination: walletNumber ?? address ?? named.destination,
  }
}

/** What is wrong with a confirmation that a server asks for. */
export async function judgeConfirmation(envelope: Envelope, body: unknown): Promise<string[]> {
  const asked = v.safeParse(confirmationRequest, Object(envelope.data).confirmation)
  if (!asked.success) {
    const [issue] = asked.issues
    const path = ['data.confirmation', v.getDotPath(issue)].filter(Boolean).join('.')
    return [`${path}: ${issue.message}; the element shows an ordinary refusal`]
  }
  const { id, order, code, passkey, app } = asked.output
  const faults = differencesOf(requested(body, order), order).map(
    (field) =>
      `data.confirmation.order.${field} is ${order[field]}, which is not what was sent: the element confirms nothing`,
  )
  if (!code && !passkey && !app) {
    faults.push('data.confirmation has neither code nor passkey nor app: nobody can confirm')
  }
  const challenge = await challengeOf(id, order)
  if (passkey && passkey.challenge !== challenge) {
    faults.push(
      `data.confirmation.passkey.challenge is not the hash of the order, ${challenge}: the element signs no other`,
    )
  }
  return faults
}
