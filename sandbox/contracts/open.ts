import { utc } from '../basics/dates.ts'
import { tokenHash } from '../basics/hash.ts'
import { randomDigits, randomId } from '../basics/random.ts'
import type { SandboxDeps } from '../core/context.ts'
import type { Queries } from '../database/database.ts'
import { contractLinks, contracts } from '../database/schema.ts'

export interface NewContract {
  readonly id: string
  /** Token of its link. */
  readonly token: string
  readonly number: string
  /** The clearing institution. */
  readonly partA: string
  /** The partnering broker, who signs. */
  readonly partB: string
  readonly expiresInSeconds: number
}

/** Stores an unsigned contract and its link, of whose token only the hash is stored. */
export async function openContract(
  queries: Queries,
  at: Date,
  { token, expiresInSeconds, ...contract }: NewContract,
) {
  const expiresAt = utc(at).add(expiresInSeconds, 'second').toDate()
  await queries.insert(contracts).values({ ...contract, createdAt: at })
  const link = { tokenHash: tokenHash(token), contractId: contract.id, expiresAt }
  await queries.insert(contractLinks).values(link)
  const { id: contractId, ...facts } = contract
  return { token, contractId, ...facts, expiresAt: expiresAt.toISOString() }
}

/** Creates a contract for a test or a form, with a random number if none is given. */
export function createContract(
  deps: SandboxDeps,
  input: Pick<NewContract, 'partA' | 'partB' | 'expiresInSeconds'> & {
    readonly number?: string | undefined
  },
) {
  const at = deps.clock()
  const number = input.number ?? `TW-${utc(at).year()}-${randomDigits(deps, 6)}`
  const contract = { ...input, number, id: randomId(deps), token: `contract-${randomId(deps)}` }
  return deps.database.queries.transaction((tx) => openContract(tx, at, contract))
}
