import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isAnswered } from '../../../shared/api/loading/loadable.ts'
import { leavesOutcomeUnknown } from '../../../shared/api/outcome.ts'
import type { BankCardBinding } from '../../../shared/api/wire/requests.ts'
import { useStore } from '../../../shared/element/view/use-store.ts'
import { LoadError } from '../../../shared/orders/notices/LoadError.tsx'
import { LoadingSkeleton } from '../../../shared/orders/notices/LoadingSkeleton.tsx'
import { KeptForm } from '../../../shared/person/kept-input/KeptForm.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { focusUnlessBusy } from '../../../shared/ui/frame/focus-unless-busy.ts'
import { useReady } from '../hub/use-ready.ts'
import { useActions, useModel, useWalletState } from '../model/context.ts'
import { BankCard } from './BankCard.tsx'
import { CardForm } from './CardForm.tsx'
import { CardIssue } from './CardIssue.tsx'
import { LostAnswer } from './LostAnswer.tsx'
import { RegionNotice } from './RegionNotice.tsx'

/** The skeleton until the server has answered. */
const CardSkeleton = ({ shape }: { readonly shape: 'facts' | 'fields' }) => {
  const { t } = useLingui()
  return <LoadingSkeleton text={t`Loading your bank account`} shape={shape} rows={6} />
}

/** BIND_CARD: the bank account with its review, or the form that binds one. */
export function BindCard() {
  const { t } = useLingui()
  const { store } = useModel()
  const { cards, inputs } = useActions()
  const { sending, issue } = useStore(cards.store, (state) => state)
  const card = useWalletState((state) => state.card)
  const user = useWalletState((state) => state.userInfo)
  const [isReplacing, setReplacing] = useState(false)
  const bound = card.value
  /** Shows the card again unless the request was refused. */
  const bind = async (binding: BankCardBinding) => {
    await cards.bind(binding)
    const { issue } = cards.store.getState()
    // After a lost answer, the card that was loaded again may be the new one.
    const isLoaded = store.getState().card.status === 'ready'
    if (!issue || (leavesOutcomeUnknown(issue.error) && isLoaded)) setReplacing(false)
  }
  useEffect(() => cards.clearIssue, [cards])

  const failed = [card, user].find(({ status }) => status === 'failed')
  const isLoading = (of: typeof card | typeof user) => of.value === undefined && of !== failed
  const isForm = bound === null || isReplacing
  const shown = isForm ? 'form' : bound && 'card'
  const root = useRef<HTMLDivElement>(null)
  const shownBefore = useRef(shown)
  // The form that replaces the card, and the card that replaces the form, begin as a step does.
  useLayoutEffect(() => {
    if (!shown || shown === shownBefore.current) return
    if (shownBefore.current) focusUnlessBusy(root.current?.closest('section')?.querySelector('h2'))
    shownBefore.current = shown
  }, [shown])
  useReady(isAnswered(card) && isAnswered(user))
  const isLost = issue !== undefined && leavesOutcomeUnknown(issue.error)
  return (
    <div ref={root} className="tw-step">
      {isLost && <LostAnswer {...issue} />}
      {failed && <LoadError of={failed} onRetry={store.reload} />}
      {isLoading(card) || (isForm && isLoading(user)) ? (
        <CardSkeleton shape={isForm ? 'fields' : 'facts'} />
      ) : isForm ? (
        <>
          <RegionNotice region={user.value?.region ?? ''} />
          <KeptForm
            inputs={inputs}
            name="bind-card"
            lacks={t`Enter the account number again: it is never kept.`}
          >
            <CardForm bind={bind} />
          </KeptForm>
          {isReplacing && (
            <Button
              variant="quiet"
              disabled={sending !== undefined}
              onClick={() => setReplacing(false)}
            >
              {t`Keep my current account`}
            </Button>
          )}
        </>
      ) : (
        bound && (
          // Another card ends what was asked about the earlier one.
          <BankCard key={bound.bankAccount} card={bound} onReplace={() => setReplacing(true)} />
        )
      )}
      {issue && !isLost && <CardIssue {...issue} />}
    </div>
  )
}
