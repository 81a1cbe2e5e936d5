import { useLingui } from '@lingui/react/macro'
import { swiftLengths } from '../../../shared/limits.ts'
import {
  hasIban,
  readAccountNumber,
  writtenAccount,
} from '../../../shared/person/bank-card/account-number.ts'
import { compareNames } from '../../../shared/person/bank-card/holder-name.ts'
import { readSwift } from '../../../shared/person/bank-card/swift.ts'
import { regionName } from '../../../shared/person/region/regions.ts'
import { languageTag } from '../../../shared/text/i18n/language-tag.ts'

/** What a reader understands of a text. */
interface Reading {
  /** Absent if the text says it by itself, or is refused. */
  readonly text: string | undefined
  /** A person has to compare it, in the review of the request. */
  readonly isUnclear?: boolean
}

const nothing: Reading = { text: undefined }

/** How the texts of a bank account are understood. */
export function useUnderstood() {
  const { t, i18n } = useLingui()
  const { min, max } = swiftLengths

  return {
    holderName: (typed: string, holder: string): Reading =>
      holder && typed && compareNames(typed, holder) === 'doubt'
        ? {
            text: t`Your account is in the name of ${holder}. The two names will be compared in a review.`,
            isUnclear: true,
          }
        : nothing,

    accountNumber: (typed: string, country: string): Reading => {
      const reading = readAccountNumber(typed, country)
      if (!reading.ok) return nothing
      const understood = writtenAccount(reading.account, country)
      const isPlain = understood === typed.trim() && !hasIban(country)
      return isPlain ? nothing : { text: t`Understood as ${understood}` }
    },

    swift: (typed: string, country: string): Reading => {
      const reading = readSwift(typed)
      if (!reading.ok) return nothing
      const understood = reading.swift
      if (!reading.isUsual) {
        return {
          text: t`Check ${understood}: a SWIFT/BIC has ${min} or ${max} characters, and letters for its country.`,
          isUnclear: true,
        }
      }
      if (country && reading.country !== country) {
        const other = regionName(reading.country, languageTag(i18n.locale))
        return {
          text: t`${understood} is the SWIFT/BIC of a bank in ${other}. It will be checked in a review.`,
          isUnclear: true,
        }
      }
      return understood === typed.trim() ? nothing : { text: t`Understood as ${understood}` }
    },
  }
}
