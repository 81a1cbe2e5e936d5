import { useLingui } from '@lingui/react/macro'
import type { TransferRecord } from '../../api/wire/transfer.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Detail } from '../../ui/DetailList.tsx'
import { Icon } from '../../ui/frame/Icon.tsx'
import { external } from '../../ui/icons.ts'
import { hiddenFromRecorders } from '../../ui/recorders/marks.ts'
import { explorerPage } from './explorer-page.ts'
import { usePaymentRows } from './use-payment-rows.ts'

type Paid = Pick<TransferRecord, 'transactionHash' | 'bankReference' | 'explorer'>

interface PaymentDetailsProps {
  readonly record: Paid
  /** Tells the page that a person wants to see the address; false if the page opens it. */
  readonly open: (url: string) => boolean
  readonly copying: Pick<Parameters<typeof CopyButton>[0], 'onCopied' | 'onFailed'>
}

/** What the payment of a withdrawal is found by, each to copy, and where a transaction can be seen. */
export const PaymentDetails = ({ record, open, copying }: PaymentDetailsProps) => {
  const { t } = useLingui()
  const rows = usePaymentRows()(record)
  const page = explorerPage(record.explorer, record.transactionHash)
  return rows.map(([label, value]) => (
    <Detail
      key={label}
      mono
      label={label}
      value={
        <>
          <span lang="en" translate="no">
            {value}
          </span>
          {page && value === record.transactionHash && (
            <a
              {...hiddenFromRecorders('tw-explorer')}
              href={page}
              target="_blank"
              rel="noopener noreferrer"
              onClick={(event) => {
                if (!open(page)) event.preventDefault()
              }}
            >
              <span>{t`View in the explorer`}</span>
              <Icon d={external} />
            </a>
          )}
        </>
      }
      action={<CopyButton label={t`Copy ${label}`} text={value} {...copying} />}
    />
  ))
}
