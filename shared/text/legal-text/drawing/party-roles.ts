import type { ContractFacts } from './contract-facts.ts'

/** What a party of a contract is. The text gives Party A the duties of the first, Party B of the second. */
export const partyRoles = ['clearing', 'broker'] as const
type PartyRole = (typeof partyRoles)[number]

/** The words that stand beside the names of the parties, as keys of `words` of the contract's text. */
export const roleWords = { partA: 'partARole', partB: 'partBRole' } as const

type Parties = Pick<ContractFacts, 'partA' | 'partB'>

/** The roles that a server gives; section 7 has none. */
interface GivenRoles {
  readonly partARole?: PartyRole | null | undefined
  readonly partBRole?: PartyRole | null | undefined
}

/**
 * The names by the roles that a server gives: Party A of the text is the clearing institution,
 * whichever party it is on the server. `undefined` if both have the same role, because nobody could
 * say whose duties are whose. Without roles the names stay as they are.
 */
export function partiesByRole({
  partA,
  partB,
  partARole,
  partBRole,
}: Parties & GivenRoles): Parties | undefined {
  if (partARole && partARole === partBRole) return undefined
  const isSwapped = partARole === 'broker' || partBRole === 'clearing'
  return isSwapped ? { partA: partB, partB: partA } : { partA, partB }
}
