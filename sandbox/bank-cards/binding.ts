import { countrySpecs } from 'ibantools'
import * as v from 'valibot'
import type { BankCardBinding } from '../../shared/api/wire/requests.ts'
import { swiftLengths } from '../../shared/limits.ts'
import { readAccountNumber } from '../../shared/person/bank-card/account-number.ts'
import { bindingDoubts } from '../../shared/person/bank-card/binding-doubts.ts'
import { compareNames } from '../../shared/person/bank-card/holder-name.ts'
import { readSwift } from '../../shared/person/bank-card/swift.ts'
import { regionRules } from '../../shared/person/region/region-rules.ts'
import { tidyLine } from '../../shared/text/free-text.ts'
import { normalizeInput } from '../../shared/text/normalize-input.ts'
import { Refusal } from '../core/answer.ts'
import { parseInput } from '../core/parse-input.ts'
import { type Message, msg } from '../language/msg.ts'

const maxLength = 200

/** One line of text. */
const line = v.pipe(
  v.string(),
  v.transform(tidyLine),
  v.nonEmpty('Required'),
  v.maxLength(maxLength, `At most ${maxLength} characters`),
)

/** A code; spaces and case are ignored. */
const code = v.pipe(
  line,
  v.transform((text) => normalizeInput(text).toUpperCase()),
)

const schema = v.strictObject({
  holderName: line,
  holderAddress: line,
  bankName: line,
  bankAccount: line,
  bankAddress: line,
  country: code,
  city: line,
  postCode: line,
  swiftCode: line,
})

const invalidAccountNumber = msg('Enter a valid bank account number')

const invalidIban = (country: string): Message =>
  msg('Enter a valid IBAN for {country}', { country })

/** The account number in one spelling; IBAN countries require an IBAN. */
function accountOf(bankAccount: string, country: string): string {
  const reading = readAccountNumber(bankAccount, country)
  if (reading.ok) return reading.account
  throw new Refusal(reading.reason === 'iban' ? invalidIban(country) : invalidAccountNumber)
}

function swiftOf(swiftCode: string): string {
  const reading = readSwift(swiftCode)
  if (reading.ok) return reading.swift
  const { min, max } = swiftLengths
  throw new Refusal(msg('A SWIFT/BIC has {min} to {max} letters and digits', { min, max }))
}

/**
 * Reads the request of `bindBankCard`. Texts and codes are stored as the elements' readers
 * understand them, and not as they were sent.
 *
 * @param accountName the account holder's name, which the card must bear
 * @throws Refusal if a field is missing or wrong
 */
export function readBinding(body: unknown, accountName: string): BankCardBinding {
  const binding = parseInput(schema, body)
  const { holderName, bankAccount, country, swiftCode } = binding
  // A doubt is for the review.
  if (compareNames(holderName, accountName) === 'different') {
    throw new Refusal(msg('The bank account must be in the account holder’s name'))
  }
  if (!Object.hasOwn(countrySpecs, country)) {
    throw new Refusal(msg('Choose the country of the bank'))
  }
  return {
    ...binding,
    swiftCode: swiftOf(swiftCode),
    bankAccount: accountOf(bankAccount, country),
  }
}

/** Whether a card needs no review: its holder's region binds automatically, and nothing is doubtful. */
export const bindsAutomatically = (
  holder: { readonly name: string; readonly region: string },
  binding: BankCardBinding,
): boolean =>
  regionRules(holder.region).bindsAutomatically && bindingDoubts(binding, holder.name).length === 0
