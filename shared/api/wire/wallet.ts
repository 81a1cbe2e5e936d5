import * as v from 'valibot'
import { decimal } from '../../money/decimal-text.ts'

/**
 * A wallet (section 3). Available USD is `amount` minus `marginUsd`, available USDT is
 * `cryptoAmount` minus `marginCrypto`; all in whole units of the currency.
 */
export const wallet = v.object({
  amount: decimal,
  marginUsd: decimal,
  cryptoAmount: decimal,
  marginCrypto: decimal,
})

export type Wallet = v.InferOutput<typeof wallet>
