import * as v from 'valibot'
import { readAccountNumber } from '../../../shared/person/bank-card/account-number.ts'
import { compareNames } from '../../../shared/person/bank-card/holder-name.ts'
import { readSwift } from '../../../shared/person/bank-card/swift.ts'
import { tidyLine } from '../../../shared/text/free-text.ts'
import { issueCode } from '../forms.ts'

/** A line of text, without control characters, invisible marks and extra spaces. */
const line = v.pipe(v.string(), v.transform(tidyLine), v.nonEmpty(issueCode('required')))

const swift = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): string => {
    const reading = readSwift(dataset.value)
    if (reading.ok) return reading.swift
    addIssue({ message: issueCode(reading.reason === 'empty' ? 'required' : 'swift') })
    return NEVER
  }),
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
 * The bank account of an account holder. A name or a SWIFT/BIC that only a person can compare is sent:
 * the request is reviewed.
 *
 * @param holder the holder's name; empty if the server names none: then any name is accepted
 * @param country the chosen country, read at each validation
 */
export const bankCardForm = (holder: () => string, country: () => string) =>
  v.object({
    holderName: v.pipe(
      line,
      v.check(
        (name) => holder() === '' || compareNames(name, holder()) !== 'different',
        issueCode('holder'),
      ),
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
