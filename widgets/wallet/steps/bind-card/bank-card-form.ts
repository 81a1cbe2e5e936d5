import * as v from 'valibot'
import { readAccountNumber } from '../../../../shared/bank-card/account-number.ts'
import { isSameName } from '../../../../shared/bank-card/holder-name.ts'
import { swiftLengths } from '../../../../shared/limits.ts'
import { normalizeInput, withoutMarks } from '../../../../shared/money/normalize-input.ts'
import { issueCode } from '../../forms.ts'

/** A line of text, without control characters, invisible marks and extra spaces. */
const line = v.pipe(
  v.string(),
  v.transform((text) =>
    withoutMarks(text)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  ),
  v.nonEmpty(issueCode('required')),
)

const swiftPattern = new RegExp(`^[A-Z0-9]{${swiftLengths.min},${swiftLengths.max}}$`)
const swift = v.pipe(
  v.string(),
  v.transform((text) => normalizeInput(text).toUpperCase()),
  v.nonEmpty(issueCode('required')),
  v.regex(swiftPattern, issueCode('swift')),
)

/** An account number as the banks of the chosen country write it. */
const accountNumber = (country: () => string) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): string => {
      const reading = readAccountNumber(dataset.value, country())
      if (reading.ok) return reading.account
      const issues = { empty: 'required', iban: 'iban', format: 'account' } as const
      addIssue({ message: issueCode(issues[reading.reason]) })
      return NEVER
    }),
  )

const consent = v.pipe(
  v.boolean(),
  v.check((isGiven) => isGiven, issueCode('terms')),
)

/**
 * The bank card of an account holder.
 *
 * @param holder the holder's name; empty if the server names none: then any name is accepted
 * @param country the chosen country, read at each validation
 */
export const bankCardForm = (holder: () => string, country: () => string) =>
  v.object({
    holderName: v.pipe(
      line,
      v.check((name) => holder() === '' || isSameName(name, holder()), issueCode('holder')),
    ),
    holderAddress: line,
    country: v.pipe(v.string(), v.nonEmpty(issueCode('select'))),
    bankName: line,
    bankAccount: accountNumber(country),
    swiftCode: swift,
    bankAddress: line,
    city: line,
    postCode: line,
    consent,
  })
