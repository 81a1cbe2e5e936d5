import type { Answer, ApiError } from '../../../shared/api/errors.ts'
import type { ContractStore, LinkedContract } from './state.ts'

export interface LoaderOptions {
  readonly store: ContractStore
  readonly call: () => Promise<Answer<LinkedContract | undefined>>
  /**
   * The link leads to no contract: the call failed or was refused, or the list is empty. `mayPass`:
   * the failure may be temporary, so a retry is offered.
   */
  readonly onFailed: (error: ApiError, mayPass: boolean) => void
}

/** Loads the contract of a link into its store. A second call supersedes the first. */
export function createContractLoader({ store, call, onFailed }: LoaderOptions) {
  let latest: object | undefined

  const fail = (error: ApiError) => {
    const { kind } = error
    if (kind === 'canceled') return
    onFailed(error, ['network', 'timeout', 'aborted', 'server'].includes(kind))
  }

  return async (): Promise<void> => {
    const turn = {}
    latest = turn
    const before = store.getState().contract
    const answer = await call()
    if (latest !== turn) return
    if (!answer.ok) return fail(answer.error)
    const contract = answer.value
    if (!contract?.contractId) return fail({ kind: 'refused' })
    // A refreshed token may lead to another contract, which is not signed yet.
    if (before && before.contractId !== contract.contractId) store.forget()
    const { receipt } = contract
    store.setState({ contract, ...(receipt && { phase: { name: 'signed', receipt } }) })
  }
}
