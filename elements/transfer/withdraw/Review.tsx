import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { amountWithUnit, formatAmount } from '../../../shared/money/format.ts'
import { confirmVariant } from '../../../shared/orders/before-sending/confirm-variant.ts'
import { FeeChange } from '../../../shared/orders/before-sending/FeeChange.tsx'
import { NothingLeft } from '../../../shared/orders/before-sending/NothingLeft.tsx'
import { MaskedNumber } from '../../../shared/orders/card/MaskedNumber.tsx'
import { useNoFee } from '../../../shared/orders/offer/use-no-fee.ts'
import { Arrives } from '../../../shared/orders/receipt/Arrives.tsx'
import { arrivingAmount } from '../../../shared/orders/reviews/arriving-amount.ts'
import { useWithdrawalArrival } from '../../../shared/orders/reviews/use-withdrawal-arrival.ts'
import { RecipientName } from '../../../shared/recipients/RecipientFacts.tsx'
import { useFirstUseText } from '../../../shared/recipients/use-recipient-text.ts'
import { AddressText } from '../../../shared/ui/AddressText.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { ConfirmButton } from '../../../shared/ui/ConfirmButton.tsx'
import { FrameFooter } from '../../../shared/ui/frame/FrameFooter.tsx'
import { LongText } from '../../../shared/ui/LongText.tsx'
import { Money } from '../../../shared/ui/Money.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { maskedText } from '../../../shared/ui/recorders/marks.ts'
import { Summary } from '../../../shared/ui/Summary.tsx'
import { useActions, useModel } from '../model/context.ts'
import { isOverLimit, isUnavailable, OrderIssueNotice } from '../order/OrderIssueNotice.tsx'
import type { Phase } from '../order/submission-state.ts'
import { AddressCaution } from './AddressCaution.tsx'
import { useAddressCaution } from './use-address-caution.ts'

/** The review before money moves: how much arrives, where and when; recipient, amount and fee. */
export const Review = ({ phase }: { phase: Extract<Phase, { name: 'review' | 'sending' }> }) => {
  const { t } = useLingui()
  const { orders, store } = useModel()
  const { submission } = useActions()
  const submitId = useId()
  const { order } = phase
  const { amount, fee, currency, to } = order
  const { network, certainty, arrival, recipient, firstUse, custody, exchange } =
    order.kind === 'usdt-withdrawal' ? order : {}
  const { bankName, holderName } = order.kind === 'usd-withdrawal' ? order : {}
  const caution = useAddressCaution()(certainty, network ?? '')
  const firstUseText = useFirstUseText()(firstUse, 'address')
  const arrives = arrivingAmount(amount, fee)
  const exceedsFee = !fee || arrives !== undefined
  const noFee = useNoFee()
  const arrivalOf = useWithdrawalArrival()
  const { feeBefore, issue } = phase.name === 'review' ? phase : {}
  const sum = amountWithUnit(amount, currency)
  const money = (value: typeof amount) => <Money value={formatAmount(value)} unit={currency} />
  const isStuck = isUnavailable(issue)
  const change = () => {
    orders.store.setState({ phase: { name: 'none' } })
    // What the form knows of the card, the network or their limits is no longer so.
    if (isStuck || isOverLimit(issue)) store.reload()
  }

  const time = arrivalOf({ way: network ? 'CRYPTO' : 'WIRE', named: arrival })
  const place = network ? { network } : { card: { bankAccount: to, bankName } }
  const facts = [
    bankName && {
      label: t`Bank`,
      value: (
        <span translate="no">
          <LongText text={bankName} />
        </span>
      ),
    },
    recipient && { label: t`Recipient`, value: <RecipientName name={recipient} /> },
    {
      label: network ? t`To address` : t`To bank account`,
      value: network ? <AddressText address={to} /> : <MaskedNumber account={to} />,
    },
    firstUseText && { label: t`First use`, value: <AddressCaution text={firstUseText} /> },
    holderName && {
      label: t`In the name of`,
      value: (
        <span translate="no">
          <LongText text={holderName} />
        </span>
      ),
    },
    custody && {
      label: t`Address kept by`,
      value:
        custody === 'OWN_WALLET' ? (
          t`You, in your own wallet`
        ) : exchange ? (
          <RecipientName name={exchange} />
        ) : (
          t`An exchange`
        ),
    },
    network && { label: t`Network`, value: network },
    time && { label: t`Arrival`, value: time },
  ].filter((row) => typeof row === 'object')
  const sums = [
    { label: t`Debited from your wallet`, value: money(amount) },
    fee && { label: t`Fee`, value: noFee(fee) ?? money(fee) },
    arrives && { label: t`You receive`, value: money(arrives), strong: true },
  ].filter((row) => typeof row === 'object')

  return (
    <>
      <FeeChange before={feeBefore} now={fee} currency={currency} />
      {!exceedsFee && <NothingLeft />}
      {exceedsFee && <Arrives order={{ amount, currency, fee, to: place, time }} />}
      <Summary rows={facts} />
      <Summary rows={sums} isBoxed />
      {network && (
        <Notice tone="warning">
          <p>
            {caution
              ? t`A blockchain transfer cannot be reversed.`
              : t`A blockchain transfer cannot be reversed. Check the whole address.`}
          </p>
          {caution && <p>{caution}</p>}
        </Notice>
      )}
      {issue && (
        <OrderIssueNotice
          issue={issue}
          about={order}
          action={
            issue.kind !== 'refused' && !isStuck ? undefined : (
              <Button onClick={change}>{isStuck ? t`Go back` : t`Edit details`}</Button>
            )
          }
        />
      )}
      <FrameFooter>
        <ConfirmButton
          confirms={fee}
          variant={confirmVariant(issue)}
          busy={phase.name === 'sending'}
          busyLabel={t`Sending`}
          disabled={!exceedsFee || isStuck}
          aria-describedby={submitId}
          onClick={() => void submission.confirm()}
        >
          <span {...maskedText()}>{t`Withdraw ${sum}`}</span>
        </ConfirmButton>
        <span hidden id={submitId}>{t`Submit`}</span>
      </FrameFooter>
    </>
  )
}
