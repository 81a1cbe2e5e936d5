import { compareNames } from './holder-name.ts'
import { readSwift } from './swift.ts'

/**
 * What only a person can decide about a bank account that may be bound: whether another spelling is the
 * holder's name; whether the bank of a SWIFT/BIC is in the named country.
 */
export type BindingDoubt = 'holder' | 'swift'

interface Details {
  readonly holderName: string
  /** Country of the bank, ISO 3166-1 alpha-2. */
  readonly country: string
  readonly swiftCode: string
}

const isDoubtfulSwift = ({ swiftCode, country }: Details): boolean => {
  const reading = readSwift(swiftCode)
  return reading.ok && (!reading.isUsual || reading.country !== country)
}

/**
 * The doubts about valid details. A card with one is bound by a review, also where cards are bound
 * at once.
 */
export const bindingDoubts = (details: Details, accountName: string): BindingDoubt[] => [
  ...(compareNames(details.holderName, accountName) === 'doubt' ? (['holder'] as const) : []),
  ...(isDoubtfulSwift(details) ? (['swift'] as const) : []),
]
