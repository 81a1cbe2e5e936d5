import { cardArrivalDays } from '../../shared/limits.ts'
import type { usdChannels } from '../database/schema.ts'
import { msg, type Texts } from '../language/msg.ts'
import { multilingual } from '../language/text-in.ts'
import { company } from './company.ts'

/** Remittances by credit card and PayPal. */
const afterCardDays: Texts = multilingual(msg('After {cardArrivalDays} days', { cardArrivalDays }))

const workingDays = (from: number, to: number): Texts =>
  multilingual(msg('{from}–{to} working days', { from, to }))

/** What every method has. */
const common = { ...company, offered: true, holderName: 'Sandbox Clearing Client Funds' }

/** A bank that does not exist; the 0 at the eighth place of a SWIFT/BIC marks it as a test code. */
const bank = {
  ...common,
  code: 'EXMPUS20XXX',
  bankCountry: 'United States',
  bankCity: 'Sampleton',
  bankName: 'Example Bank of Sampleton',
  bankAddress: '1 Fictional Square, Sampleton',
  bankAccount: '000000004417',
}

/** The ways to send USD; limits and fees are the sandbox's own. */
export const usdSeed: readonly (typeof usdChannels.$inferInsert)[] = [
  {
    method: 'WIRE',
    position: 0,
    minAmount: '100',
    maxAmount: '1000000',
    dailyLimit: '2000000',
    withdrawMax: '1000000',
    withdrawDaily: '2000000',
    fee: '0',
    details: { ...bank, arrival: workingDays(1, 3) },
  },
  {
    method: 'ACH',
    position: 1,
    minAmount: '50',
    maxAmount: '25000',
    dailyLimit: '50000',
    fee: '0',
    details: {
      ...bank,
      bankAccount: '000000008823',
      // Digits 00 to 12 begin real routing numbers; 99 begins none.
      routingNumber: '990000001',
      arrival: workingDays(3, 5),
    },
  },
  {
    method: 'CREDIT_CARD',
    position: 2,
    minAmount: '20',
    maxAmount: '5000',
    dailyLimit: '10000',
    fee: '2.5',
    details: { ...common, payTo: 'https://pay.example.com/sandbox', arrival: afterCardDays },
  },
  {
    method: 'PAYPAL',
    position: 3,
    minAmount: '20',
    maxAmount: '3000',
    dailyLimit: '6000',
    fee: '1.5',
    details: { ...common, payTo: 'deposits@sandbox-clearing.example', arrival: afterCardDays },
  },
]
