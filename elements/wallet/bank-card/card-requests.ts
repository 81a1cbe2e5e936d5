import * as v from 'valibot'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { bindBankCard, removeBankCard } from '../../../shared/api/endpoints/wallet.ts'
import type { Answer, ApiError } from '../../../shared/api/errors.ts'
import { leavesOutcomeUnknown } from '../../../shared/api/outcome.ts'
import { type BankCard, bankCard } from '../../../shared/api/wire/bank-card.ts'
import { itemOf } from '../../../shared/api/wire/data.ts'
import type { BankCardBinding } from '../../../shared/api/wire/requests.ts'
import type { SessionClient } from '../../../shared/element/calls/session.ts'

interface CardRequestState {
  readonly sending: 'binding' | 'removal' | undefined
  /** Why the last request was not carried out, or that its outcome is unknown. */
  readonly issue: { readonly of: 'binding' | 'removal'; readonly error: ApiError } | undefined
}

interface CardRequestOptions {
  readonly client: Pick<SessionClient, 'callToEnd'>
  readonly showNotice: <Value>(answer: Answer<Value>) => Answer<Value>
  readonly newKey: () => string
  /**
   * Shows the new card. `card`: the server's present record; `undefined` if the server does not send
   * it, so that it must be loaded.
   */
  readonly onBound: (card: BankCard | undefined) => Promise<void>
  readonly onRemoved: () => void
  /** Ends the short messages about earlier failures: the person tries again. */
  readonly endFailures: () => void
  readonly onFailure: (error: ApiError) => void
  /** The outcome is unknown: loads the card, which may have changed, before the issue is shown. */
  readonly onUnknown: (of: 'binding' | 'removal') => Promise<void>
  /** A request was accepted after its person had gone. */
  readonly onLate: (kind: 'card-bound' | 'card-removed') => void
  readonly signal: AbortSignal
}

/** The requests about the bank account of one person: one at a time. */
export interface CardRequests {
  readonly store: StoreApi<CardRequestState>
  bind(binding: BankCardBinding): Promise<void>
  remove(): Promise<void>
  clearIssue(): void
}

export function createCardRequests(options: CardRequestOptions): CardRequests {
  const { client, showNotice, newKey, signal } = options
  const store = createStore<CardRequestState>(() => ({ sending: undefined, issue: undefined }))
  /** The key of a request without an answer: the same content is sent with the same key again. */
  const unanswered = new Map<string, string>()

  const request = async (
    of: 'binding' | 'removal',
    content: string,
    send: (idempotencyKey: string) => Promise<Answer<BankCard | undefined>>,
  ) => {
    if (signal.aborted || store.getState().sending) return
    const key = unanswered.get(content) ?? newKey()
    unanswered.clear()
    unanswered.set(content, key)
    options.endFailures()
    store.setState({ sending: of, issue: undefined })
    const answer = showNotice(await send(key))
    const isUnknown = !answer.ok && leavesOutcomeUnknown(answer.error)
    if (!isUnknown) unanswered.clear()
    if (isUnknown && !signal.aborted) await options.onUnknown(of)
    if (signal.aborted) {
      if (answer.ok) options.onLate(of === 'binding' ? 'card-bound' : 'card-removed')
      return
    }
    store.setState({
      sending: undefined,
      issue: answer.ok ? undefined : { of, error: answer.error },
    })
    if (answer.ok) {
      if (of === 'binding') await options.onBound(answer.value)
      else options.onRemoved()
      return
    }
    options.onFailure(answer.error)
  }

  return {
    store,
    bind: (binding) =>
      request('binding', JSON.stringify(binding), (idempotencyKey) =>
        client.callToEnd(bindBankCard, itemOf(v.fallback(v.optional(bankCard), undefined)), {
          body: { ...binding },
          idempotencyKey,
        }),
      ),
    remove: () =>
      request('removal', '', async (idempotencyKey) => {
        const answer = await client.callToEnd(removeBankCard, v.unknown(), { idempotencyKey })
        return answer.ok ? { ...answer, value: undefined } : answer
      }),
    clearIssue: () => store.setState({ issue: undefined }),
  }
}
