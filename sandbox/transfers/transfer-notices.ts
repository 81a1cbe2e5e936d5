import { type Message, msg } from '../language/msg.ts'
import type { Notice } from '../messages/notices.ts'

type Type = 'DEPOSIT' | 'WITHDRAW' | 'INTEREST_RATE' | 'TRANSFER'

/** The facts of an order in a notice. */
interface OrderFacts {
  readonly orderNumber: string
  readonly type: Type
  /** With its unit: `100 USD`. */
  readonly sum: string
}

const nouns: Readonly<Record<Type, Message>> = {
  DEPOSIT: msg('deposit'),
  WITHDRAW: msg('withdrawal'),
  INTEREST_RATE: msg('interest'),
  TRANSFER: msg('transfer'),
}

type Tier = 'BROKER' | 'CLEARING'

const reviewNames: Readonly<Record<Tier, Message>> = {
  BROKER: msg('preliminary review by the partnering broker'),
  CLEARING: msg('final review by the clearing institution'),
}

/** The order is under review. */
export function acceptedNotice({ orderNumber, type, sum }: OrderFacts): Notice {
  const noun = nouns[type]
  return {
    subject: msg('Order {orderNumber} received', { orderNumber }),
    text: msg('Your {noun} of {sum} is under review.', { noun, sum }),
  }
}

/** Only the last approval approves the order. */
const approvalSubjects: Readonly<Record<Tier, (orderNumber: string) => Message>> = {
  BROKER: (orderNumber) => msg('Order {orderNumber}: preliminary review passed', { orderNumber }),
  CLEARING: (orderNumber) => msg('Order {orderNumber} approved', { orderNumber }),
}

/** A tier has approved the order. */
export function approvedNotice({ orderNumber, type, sum }: OrderFacts, tier: Tier): Notice {
  const [noun, review] = [nouns[type], reviewNames[tier]]
  return {
    subject: approvalSubjects[tier](orderNumber),
    text: msg('Your {noun} of {sum} was approved in the {review}.', { noun, sum, review }),
  }
}

/** A tier has rejected the order. */
export function rejectedNotice(
  { orderNumber, type, sum }: OrderFacts,
  tier: Tier,
  reason: string,
): Notice {
  const [noun, review] = [nouns[type], reviewNames[tier]]
  return {
    subject: msg('Order {orderNumber} rejected', { orderNumber }),
    text: msg('Your {noun} of {sum} was rejected in the {review}: {reason}', {
      noun,
      sum,
      review,
      reason,
    }),
  }
}

/** A reviewer has asked about the order. */
export function askedNotice(
  { orderNumber, type }: Pick<OrderFacts, 'orderNumber' | 'type'>,
  question: string,
): Notice {
  const noun = nouns[type]
  return {
    subject: msg('Order {orderNumber}: a question', { orderNumber }),
    text: msg('The review of your {noun} needs an answer: {question}', { noun, question }),
  }
}

/** The holder has cancelled the order. */
export function cancelledNotice({ orderNumber, type, sum }: OrderFacts): Notice {
  const noun = nouns[type]
  return {
    subject: msg('Order {orderNumber} cancelled', { orderNumber }),
    text: msg('Your {noun} of {sum} was cancelled, and the amount was returned to your wallet.', {
      noun,
      sum,
    }),
  }
}

/** A withdrawal was paid. */
export function paidNotice({ orderNumber, type, sum }: OrderFacts, reference: string): Notice {
  const noun = nouns[type]
  return {
    subject: msg('Order {orderNumber} paid', { orderNumber }),
    text: msg('Your {noun} of {sum} was paid. Reference of the payment: {reference}.', {
      noun,
      sum,
      reference,
    }),
  }
}

/** USDT that arrived at a deposit address. */
interface Arrival {
  /** Without its unit. */
  readonly amount: string
  readonly network: string
}

/** USDT has arrived and was credited. */
export const creditedNotice = ({ amount, network }: Arrival, walletNumber: string): Notice => ({
  subject: msg('USDT deposit credited'),
  text: msg('{amount} USDT on {network} has been credited to wallet {walletNumber}.', {
    amount,
    network,
    walletNumber,
  }),
})

/** USDT has arrived, but less than the minimum: specification, section 8. */
export const belowMinimumNotice = ({ amount, network }: Arrival, minimum: string): Notice => ({
  subject: msg('USDT deposit below the minimum'),
  text: msg(
    '{amount} USDT on {network} is below the minimum of {minimum} USDT and has not been credited.',
    { amount, network, minimum },
  ),
})
