import { useLingui } from '@lingui/react/macro'
import { formatDate } from '../../../shared/i18n/dates.ts'
import type { Currency } from '../../../shared/money/currency.ts'
import { Skeleton } from '../../../shared/ui/frame/Skeleton.tsx'
import { useMedia } from '../../../shared/ui/use-media.ts'
import { useNickname } from '../../session/use-nickname.ts'
import { Balance } from './Balance.tsx'
import { Limits } from './Limits.tsx'
import { OpenTransfers } from './OpenTransfers.tsx'
import { useStatement } from './use-statement.ts'
import './statement.css'

interface StatementProps {
  readonly token: string
  /** Another number reads the balances again. */
  readonly changes: number
  /** Of one currency only; both without it. */
  readonly currency?: Currency | undefined
  /** The element itself lists transfers, so that a phone needs nothing below it. */
  readonly isListed: boolean
}

/** Where the statement stands beside the element; the style sheet has the same. */
const desk = '(width >= 1000px) and (height > 640px)'

/**
 * Balances, open transfers with their reviews, and the limits of the methods. On a phone the element
 * shows balances and limits, and only the open transfers stand below it, if it does not list them.
 */
export function Statement({ token, changes, currency, isListed }: StatementProps) {
  const { t, i18n } = useLingui()
  const isDesk = useMedia(desk)
  const nickname = useNickname()
  const { facts, retry } = useStatement(token, changes)
  const currencies = currency ? [currency] : (['USD', 'USDT'] as const)

  if (!facts) {
    return isDesk ? (
      <>
        <p className="hidden" role="status">{t`Loading the statement.`}</p>
        <Skeleton lines={12} />
      </>
    ) : null
  }
  const { at, wallet, open, methods } = facts
  const date = formatDate(at, 'zonedDateTime', i18n.locale) ?? ''
  if (!isDesk) return open?.length && !isListed ? <OpenTransfers records={open} /> : null
  return (
    <div className="statement">
      <p className="statement-date">
        {nickname && <strong>{nickname}</strong>}
        <span>{t`As of ${date}`}</span>
      </p>
      {wallet && (
        <section className="statement-balances" aria-label={t`Balances`}>
          {currencies.map((each) => (
            <Balance key={each} currency={each} wallet={wallet} />
          ))}
        </section>
      )}
      {open && <OpenTransfers records={open} />}
      {!(wallet && open) && (
        <p className="statement-fault" role="alert">
          {t`Part of the statement could not be loaded.`}
          <button type="button" className="button" onClick={retry}>
            {t`Try again`}
          </button>
        </p>
      )}
      <Limits methods={methods} currencies={currencies} />
    </div>
  )
}
