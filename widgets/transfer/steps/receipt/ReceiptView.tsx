import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatAmount } from '../../../../shared/money/format.ts'
import { AddressText } from '../../../../shared/ui/AddressText.tsx'
import { Button } from '../../../../shared/ui/Button.tsx'
import { CopyButton } from '../../../../shared/ui/CopyButton.tsx'
import { Detail, DetailList } from '../../../../shared/ui/DetailList.tsx'
import { Icon } from '../../../../shared/ui/frame/Icon.tsx'
import { check, clock, close } from '../../../../shared/ui/icons.ts'
import { LongText } from '../../../../shared/ui/LongText.tsx'
import { Money } from '../../../../shared/ui/Money.tsx'
import { Notice } from '../../../../shared/ui/Notice.tsx'
import { ReviewProgress } from '../../../../shared/ui/ReviewProgress.tsx'
import Rosette from '../../../../shared/ui/Rosette.tsx'
import { saveFile } from '../../../../shared/ui/save-file.ts'
import { TextPrompt } from '../../../../shared/ui/TextPrompt.tsx'
import { useActions, useModel } from '../../context.ts'
import type { Receipt } from '../../submission/submission-state.ts'
import { MaskedNumber } from '../MaskedNumber.tsx'
import { StepFooter } from '../StepFooter.tsx'
import { type ReceiptText, receiptFile, receiptText } from './receipt-file.ts'
import { useReceiptText } from './use-receipt-text.ts'

const marks = { submitted: check, finalReview: clock, approved: check, rejected: close } as const

/** The order, its number and the state of its two reviews; it fills the screen until Done. */
export const ReceiptView = ({ receipt }: { receipt: Receipt }) => {
  const { t } = useLingui()
  const { submission } = useActions()
  const { record, kind, amount, currency, fee, network, to } = receipt
  const { status, text, reviews, labels, date } = useReceiptText(receipt)
  const shown = kind === 'usd-withdrawal' ? <MaskedNumber account={to} /> : to
  return (
    <section className="tw-receipt" aria-label={text.title} data-status={status}>
      <div className="tw-receipt-head">
        <span className="tw-mark">
          <Rosette />
          <Icon d={marks[status]} />
        </span>
        <p className="tw-receipt-title" aria-live="polite">
          {text.headline}
        </p>
        <Money size="hero" value={formatAmount(amount)} unit={currency} />
      </div>
      <DetailList>
        {record && <Detail mono label={labels.order} value={record.orderNumber} />}
        {network && <Detail label={labels.network} value={network} />}
        {to && <Detail label={labels.to} value={network ? <AddressText address={to} /> : shown} />}
        {fee && <Detail label={labels.fee} value={`${formatAmount(fee)} ${currency}`} />}
        {date && <Detail label={labels.date} value={date} />}
      </DetailList>
      {reviews.length > 0 && (
        <div aria-live="polite">
          <ReviewProgress label={t`Review`} steps={reviews} />
        </div>
      )}
      {text.notes.map((note) => (
        <p key={note}>
          <LongText text={note} />
        </p>
      ))}
      <Keep text={text} name={`receipt-${record?.orderNumber ?? kind}`} />
      <StepFooter>
        <Button variant="primary" onClick={submission.dismissReceipt}>
          {t`Done`}
        </Button>
      </StepFooter>
    </section>
  )
}

/**
 * Saves the receipt as a file. A webview may drop a download silently, so no message claims that it
 * was saved, and the text can be copied instead.
 */
const Keep = ({ text, name }: { text: ReceiptText; name: string }) => {
  const { t } = useLingui()
  const { toast } = useModel()
  const [offer, setOffer] = useState<'asked' | 'cannot'>()
  const [uncopied, setUncopied] = useState<string>()
  const save = () => {
    const isAsked = saveFile(receiptFile(text), `${name.replace(/[^\w-]/g, '_')}.html`)
    setOffer(isAsked ? 'asked' : 'cannot')
  }
  return (
    <>
      <Button onClick={save}>{t`Save receipt`}</Button>
      {offer && (
        <Notice
          tone="info"
          live="polite"
          action={
            <CopyButton
              variant="text"
              label={t`Copy receipt`}
              text={receiptText(text)}
              onCopied={() => toast('success', t({ message: 'Success', context: 'copied' }))}
              onFailed={setUncopied}
            />
          }
        >
          {offer === 'asked'
            ? t`Your browser has been asked to save the receipt. If no file appears, copy its text.`
            : t`Files cannot be saved here. Please copy the text of the receipt instead.`}
        </Notice>
      )}
      <TextPrompt
        title={t`Could not copy. Please select and copy the text below`}
        text={uncopied ?? ''}
        closeLabel={t`Close`}
        open={uncopied !== undefined}
        onClose={() => setUncopied(undefined)}
      />
    </>
  )
}
