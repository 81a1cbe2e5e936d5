import type { Answer, ApiError } from '../../../shared/api/errors.ts'
import type { ContractStore, LinkedContract, ShownText } from './state.ts'

export interface LoaderOptions {
  readonly store: ContractStore
  readonly call: () => Promise<Answer<LinkedContract | undefined>>
  /**
   * The link leads to no contract: the call failed or was refused, or the list is empty. `mayPass`:
   * the failure may be temporary, so a retry is offered.
   */
  readonly onFailed: (error: ApiError, mayPass: boolean) => void
  /** The text to show, of those of the server; undefined if another language is wanted meanwhile. */
  readonly textOf?: (texts: LinkedContract['texts']) => Promise<ShownText | undefined>
}

/** Loads the contract of a link into its store. A second call supersedes the first. */
export function createContractLoader({ store, call, onFailed, textOf }: LoaderOptions) {
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
    // Contract and text come at once: no moment shows a text that is not the contract's.
    let text: ShownText | undefined
    const hasTexts = Boolean(contract.texts ?? before?.texts)
    while (textOf && hasTexts && !text) {
      text = await textOf(contract.texts)
      if (latest !== turn) return
    }
    // A refreshed token may lead to another contract, which is not signed yet.
    if (before && before.contractId !== contract.contractId) store.forget()
    const { receipt } = contract
    if (text) store.show(text)
    store.setState({ contract, ...(receipt && { phase: { name: 'signed', receipt } }) })
  }
}
