import { useLingui } from '@lingui/react/macro'
import { isDecimalText } from '../../money/decimal-text.ts'
import { amountWithUnit } from '../../money/format.ts'
import { AddressText } from '../../ui/AddressText.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Summary } from '../../ui/Summary.tsx'
import type { Confirmation } from './confirmation.ts'
import type { ConfirmedOrder } from './order-text.ts'

interface OtherOrderProps {
  readonly confirmation: Confirmation
  readonly onBack: () => void
}

/** The server names another order than the one that was reviewed: nothing is confirmed. */
export const OtherOrder = ({ confirmation, onBack }: OtherOrderProps) => {
  const { t } = useLingui()
  const { differences, order, request } = confirmation
  const names: Readonly<Record<keyof ConfirmedOrder, string>> = {
    amount: t`Amount`,
    currency: t`Currency`,
    network: t`Network`,
    destination: t`Destination`,
    fee: t`Fee`,
  }
  const isFee = differences.length === 1 && differences[0] === 'fee'
  const back = <Button onClick={onBack}>{t`Go back`}</Button>
  const shown = (field: keyof ConfirmedOrder, named: ConfirmedOrder) => {
    const { currency, destination, [field]: value = '0' } = named
    if (field === 'destination' && !/\s/.test(destination)) {
      return <AddressText address={destination} />
    }
    const isMoney = (field === 'amount' || field === 'fee') && isDecimalText(value)
    return <span translate="no">{isMoney ? amountWithUnit(value, currency) : value}</span>
  }
  return (
    <>
      {isFee ? (
        <Notice tone="warning" live="assertive" title={t`The fee has changed`} action={back}>
          {t`We sent nothing. Go back and check the new fee.`}
        </Notice>
      ) : (
        <Notice
          tone="error"
          live="assertive"
          title={t`The server names another order than yours`}
          action={back}
        >
          <p>{t`We sent nothing. Something on the way has changed the order that you checked.`}</p>
          <p>{t`Do not confirm it. Check your connection, and tell your broker.`}</p>
        </Notice>
      )}
      {differences.map((field) => {
        const name = names[field]
        return (
          <Summary
            key={field}
            isBoxed
            rows={[
              { label: t`${name}, as you checked it`, value: shown(field, order) },
              { label: t`${name}, as the server names it`, value: shown(field, request.order) },
            ]}
          />
        )
      })}
    </>
  )
}
