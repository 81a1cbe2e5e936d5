import { useLingui } from '@lingui/react/macro'
import type { UsdChannel, UsdMethod } from '../../../shared/api/wire/usd-channel.ts'
import { useMethodNames, useUsualArrival } from '../../../shared/orders/offer/use-methods.ts'
import { useTermRows } from '../../../shared/orders/offer/use-terms.ts'
import { CopyButton } from '../../../shared/ui/CopyButton.tsx'
import { Detail, DetailList } from '../../../shared/ui/DetailList.tsx'
import { LongText } from '../../../shared/ui/LongText.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { TermList } from '../../../shared/ui/TermList.tsx'
import { useCopyPrompt } from '../../../shared/ui/use-copy-prompt.tsx'
import { useModel } from '../model/context.ts'
import { PaymentLink } from './PaymentLink.tsx'
import { paymentPageOf } from './payment-page.ts'
import { type ReceivingRow, useReceivingRows } from './use-receiving-rows.ts'

interface ReceivingProps {
  readonly account: UsdChannel
  readonly method: UsdMethod
}

/**
 * How to pay by a method. First what is lost if it is overlooked, the reference and whose account it
 * must come from; then where to pay.
 */
export const Receiving = ({ account, method }: ReceivingProps) => {
  const { t } = useLingui()
  const name = useMethodNames()[method]
  const usualArrival = useUsualArrival()(method)
  const terms = useTermRows()({ terms: account, usualArrival }, 'USD')
  const { copying, prompt } = useCopyPrompt(useModel().messages.toast)
  const rows = useReceivingRows()(method, account)
  const isTransfer = method === 'WIRE' || method === 'ACH'
  const url = paymentPageOf(account, method)
  const all = [...rows.reference, ...rows.account]

  const listed = (some: readonly ReceivingRow[]) =>
    some.length > 0 && (
      <DetailList>
        {some.map(([label, value]) => (
          <Detail
            key={label}
            label={label}
            value={<LongText text={value} />}
            mono={/^[\w-]*\d[\w-]*$/.test(value)}
            action={<CopyButton label={t`Copy ${label}`} text={value} {...copying} />}
          />
        ))}
      </DetailList>
    )
  return (
    <>
      {listed(rows.reference)}
      <Notice
        tone="warning"
        title={
          method === 'CREDIT_CARD'
            ? t`Pay with a card in your own name`
            : t`Pay from an account in your own name`
        }
      >
        <p>{t`Payments from third parties may be reviewed and rejected.`}</p>
        {account.reference && (
          <p>{t`Include the reference, so that we can match the payment to your wallet.`}</p>
        )}
      </Notice>
      {listed(rows.account)}
      {isTransfer && all.length > 1 && (
        <CopyButton
          variant="text"
          label={t`Copy all`}
          copiedLabel={t`Copied`}
          text={all.map(([label, value]) => `${label}: ${value}`).join('\n')}
          {...copying}
        />
      )}
      {url && <PaymentLink url={url} method={method} />}
      {!rows.account.length && (
        <Notice tone="info" title={t`Payment details are not available here`}>
          {t`Ask your broker how to pay by ${name}, or choose another method.`}
        </Notice>
      )}
      {prompt}
      {terms.length > 0 && <TermList rows={terms} />}
    </>
  )
}
