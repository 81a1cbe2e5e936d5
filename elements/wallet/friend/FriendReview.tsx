import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import { isPositive, subtract } from '../../../shared/money/arithmetic.ts'
import { amountWithUnit, formatAmount } from '../../../shared/money/format.ts'
import { confirmVariant } from '../../../shared/orders/before-sending/confirm-variant.ts'
import { FeeChange } from '../../../shared/orders/before-sending/FeeChange.tsx'
import { NothingLeft } from '../../../shared/orders/before-sending/NothingLeft.tsx'
import { IssueNotice, type IssueNoticeProps } from '../../../shared/orders/notices/IssueNotice.tsx'
import { useNoFee } from '../../../shared/orders/offer/use-no-fee.ts'
import { DestinationNotes } from '../../../shared/recipients/DestinationNotes.tsx'
import { FriendNames, RecipientName } from '../../../shared/recipients/RecipientFacts.tsx'
import { hindranceOf, recipientFor } from '../../../shared/recipients/rules.ts'
import { useBook, useNowUntil } from '../../../shared/recipients/use-recipients.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Checkbox } from '../../../shared/ui/Checkbox.tsx'
import { ConfirmButton } from '../../../shared/ui/ConfirmButton.tsx'
import { FrameFooter } from '../../../shared/ui/frame/FrameFooter.tsx'
import { Money } from '../../../shared/ui/Money.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { maskedText } from '../../../shared/ui/recorders/marks.ts'
import { Summary } from '../../../shared/ui/Summary.tsx'
import { useActions, useModel } from '../model/context.ts'
import type { FriendOrder, Phase } from '../order/submission-state.ts'
import { useIssueText } from '../order/use-issue-text.ts'

interface FriendReviewProps {
  readonly phase: Extract<Phase, { name: 'review' | 'sending' }>
  readonly order: FriendOrder
}

/** The review before money moves: the friend's name, both amounts, the fee, and a consent. */
export const FriendReview = ({ phase, order }: FriendReviewProps) => {
  const { t } = useLingui()
  const { orders } = useModel()
  const { submission, recipients } = useActions()
  const issueText = useIssueText()
  const noFee = useNoFee()
  const [isAgreed, setAgreed] = useState(false)
  const consent = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  const { friend, amount, currency, fee } = order
  const destination = { walletNumber: friend.walletNumber }
  const book = useBook(recipients)
  const saved = book && recipientFor(book, destination)
  const now = useNowUntil(saved?.usableFrom ?? book?.onlySaved?.endsAt ?? undefined)
  const isHindered = book !== undefined && hindranceOf(book, destination, now) !== undefined
  const { feeBefore, issue } = phase.name === 'review' ? phase : {}
  const isUnavailable = issue?.kind === 'gone'
  const send = useRef<HTMLButtonElement>(null)
  const goBack = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    // Send is disabled now, and a disabled button loses the focus to the page.
    const { activeElement = null } = (send.current?.getRootNode() ?? {}) as Partial<ShadowRoot>
    if (isUnavailable && activeElement === send.current) goBack.current?.focus()
  }, [isUnavailable])
  const sum = amountWithUnit(amount, currency)
  const confirm = () => {
    setMissing(!isAgreed)
    if (isAgreed) void submission.confirm()
    else consent.current?.focus()
  }
  const money = (value: typeof amount) => <Money value={formatAmount(value)} unit={currency} />
  const arrives = fee && subtract(amount, fee)
  const exceedsFee = arrives === undefined || isPositive(arrives)
  const rows = [
    ...(saved ? [{ label: t`Recipient`, value: <RecipientName name={saved.name} /> }] : []),
    { label: t`To`, value: <span translate="no">{friend.maskedName}</span> },
    { label: t`Wallet number`, value: <span translate="no">{friend.walletNumber}</span> },
    { label: t`Debited from your wallet`, value: money(amount), strong: !arrives },
    { label: t`Fee`, value: fee ? (noFee(fee) ?? money(fee)) : <span>{t`not stated`}</span> },
    ...(arrives && exceedsFee
      ? [{ label: t`Your friend receives`, value: money(arrives), strong: true }]
      : []),
  ]
  const texts = ((): IssueNoticeProps['texts'] => {
    if (isUnavailable) {
      return [
        t`This account has changed or can no longer be found`,
        t`We sent nothing. Your balance is unchanged.`,
        t`Go back and check your friend’s account.`,
      ]
    }
    if (issue?.kind !== 'refused') {
      return [
        t`The fee could not be checked`,
        t`We sent nothing. Your balance is unchanged.`,
        t`Try again.`,
      ]
    }
    return [
      t`Your transfer was not accepted`,
      t`We sent nothing. Your balance is unchanged.`,
      t`Check the amount and the recipient, or ask your broker.`,
    ]
  })()
  return (
    <>
      <FeeChange before={feeBefore} now={fee} currency={currency} />
      {!exceedsFee && <NothingLeft />}
      <Summary rows={rows} />
      <DestinationNotes
        recipients={recipients}
        destination={destination}
        recipient={{ ...destination, maskedName: friend.maskedName }}
      >
        <FriendNames {...friend} />
      </DestinationNotes>
      <Notice tone="warning">
        {t`A transfer to a friend cannot be revoked once confirmed. Check the name and the wallet number.`}
      </Notice>
      <Checkbox
        name="consent"
        ref={consent}
        label={t`I know this person and agree to this transfer.`}
        checked={isAgreed}
        onChange={(isChecked) => {
          setAgreed(isChecked)
          setMissing(false)
        }}
        error={isMissing ? issueText('terms') : undefined}
      />
      {issue && (
        <IssueNotice
          issue={issue}
          texts={texts}
          action={
            (issue.kind === 'refused' || isUnavailable) && (
              <Button
                ref={goBack}
                onClick={() => orders.store.setState({ phase: { name: 'none' } })}
              >
                {isUnavailable ? t`Go back` : t`Edit details`}
              </Button>
            )
          }
        />
      )}
      <FrameFooter>
        <ConfirmButton
          ref={send}
          confirms={fee}
          variant={confirmVariant(issue)}
          busy={phase.name === 'sending'}
          busyLabel={t`Sending`}
          disabled={isUnavailable || !exceedsFee || isHindered}
          onClick={confirm}
        >
          <span {...maskedText()}>{t`Send ${sum}`}</span>
        </ConfirmButton>
      </FrameFooter>
    </>
  )
}
