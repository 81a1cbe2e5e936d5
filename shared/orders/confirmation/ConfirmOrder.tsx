import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { decimalText } from '../../money/decimal-text.ts'
import { amountWithUnit } from '../../money/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Summary } from '../../ui/Summary.tsx'
import { useNoFee } from '../offer/use-no-fee.ts'
import { arrivingAmount } from '../reviews/arriving-amount.ts'
import type { Order } from '../submission/order.ts'
import { ByApp } from './ByApp.tsx'
import { ByCode } from './ByCode.tsx'
import { ByPasskey } from './ByPasskey.tsx'
import type { Confirmation } from './confirmation.ts'
import type { Confirming } from './confirming.ts'
import { OtherOrder } from './OtherOrder.tsx'
import type { Prove, WayProps } from './way.ts'

interface ConfirmOrderProps extends Pick<WayProps, 'confirmation' | 'isSending' | 'confirming'> {
  readonly order: Pick<Order, 'amount' | 'currency'>
  /** Who gets what arrives, as a label. */
  readonly arrives: string
  /** The whole destination. */
  readonly destination: readonly { readonly label: string; readonly value: ReactNode }[]
  readonly submission: Prove
}

/** What moves: it leaves the wallet, costs a fee, and arrives. */
function useSums({ order, confirmation, arrives }: ConfirmOrderProps) {
  const { t } = useLingui()
  const noFee = useNoFee()
  const { amount, currency } = order
  const fee = confirmation.order.fee === undefined ? undefined : decimalText(confirmation.order.fee)
  const left = arrivingAmount(amount, fee)
  return [
    { label: t`Debited from your wallet`, value: amountWithUnit(amount, currency) },
    fee && { label: t`Fee`, value: noFee(fee) ?? amountWithUnit(fee, currency) },
    left && { label: arrives, value: amountWithUnit(left, currency), strong: true },
  ].filter((row) => typeof row === 'object')
}

type Way = 'app' | 'passkey' | 'code'

/** Those that the server takes and that work here, the easiest first. */
const waysOf = ({ request }: Confirmation, confirming: Confirming): readonly Way[] => [
  ...(request.app && confirming.hasApp() ? (['app'] as const) : []),
  ...(request.passkey && confirming.hasPasskeys() ? (['passkey'] as const) : []),
  ...(request.code ? (['code'] as const) : []),
]

const views = { app: ByApp, passkey: ByPasskey, code: ByCode } as const

/** The person confirms exactly this order, which the server has not accepted yet. */
export const ConfirmOrder = (props: ConfirmOrderProps) => {
  const { t } = useLingui()
  const { confirmation, confirming, destination, isSending, submission } = props
  const sums = useSums(props)
  const ways = waysOf(confirmation, confirming)
  const [chosen, choose] = useState<Way>()
  const [isOther, setOther] = useState(false)
  const way = chosen && ways.includes(chosen) ? chosen : ways[0]
  const names: Readonly<Record<Way, string>> = {
    app: t`Confirm in the app instead`,
    passkey: t`Use a passkey instead`,
    code: t`Use a code instead`,
  }
  if (isOther || confirmation.differences.length > 0) {
    return <OtherOrder confirmation={confirmation} onBack={submission.reviewAgain} />
  }
  const View = way && views[way]
  return (
    <>
      <p className="tw-lead">{t`Nothing has left your wallet yet. Check the order, then confirm it.`}</p>
      <Summary rows={[...sums, ...destination]} isBoxed />
      {View ? (
        <>
          <View
            {...{ confirmation, confirming, isSending }}
            prove={submission.prove}
            onOther={() => setOther(true)}
          />
          {ways.length > 1 && (
            <div className="tw-other-ways">
              {ways
                .filter((each) => each !== way)
                .map((each) => (
                  <Button
                    key={each}
                    variant="quiet"
                    disabled={isSending}
                    onClick={() => choose(each)}
                  >
                    {names[each]}
                  </Button>
                ))}
            </div>
          )}
        </>
      ) : (
        <Notice
          tone="warning"
          live="polite"
          title={t`This order cannot be confirmed here`}
          action={<Button onClick={submission.reviewAgain}>{t`Go back`}</Button>}
        >
          {t`It needs a passkey or your app, and neither works on this page. Open your wallet in a browser.`}
        </Notice>
      )}
    </>
  )
}
