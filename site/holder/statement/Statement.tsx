import { useLingui } from '@lingui/react/macro'
import type { Currency } from '../../../shared/money/currency.ts'
import { formatDate } from '../../../shared/text/dates/dates.ts'
import { maskedText } from '../../../shared/ui/recorders/marks.ts'
import { useNickname } from '../../session/holder.ts'
import { StatementSkeleton } from '../StatementSkeleton.tsx'
import { Balance } from './Balance.tsx'
import { Limits } from './Limits.tsx'
import { OpenTransfers } from './OpenTransfers.tsx'
import { useHiddenBalances } from './use-hidden-balances.ts'
import { useStatement } from './use-statement.ts'
import './statement.css'

interface StatementProps {
  readonly token: string
  /** A new number loads the data again. */
  readonly changes: number
  /** Of one currency only; both without it. */
  readonly currency?: Currency | undefined
}

/** Beside the element: balances, open transfers with their reviews, and the limits of the methods. */
export const Statement = ({ token, changes, currency }: StatementProps) => {
  const { t, i18n } = useLingui()
  const nickname = useNickname()
  const currencies = currency ? [currency] : (['USD', 'USDT'] as const)
  const { data, retry } = useStatement(token, changes, currencies)
  // Of the limits, only what is left today says something of the person. A transfer shows the amounts of its currency itself.
  const isHidden = useHiddenBalances() && !currency

  if (!data) {
    return (
      <>
        <p className="hidden" role="status">{t`Loading the statement.`}</p>
        <StatementSkeleton currency={currency} />
      </>
    )
  }
  const { at, wallet, openTransfers, isComplete, methods } = data
  const date = formatDate(at, 'zonedDateTime', i18n.locale) ?? ''
  return (
    <div className="statement">
      <p className="statement-date">
        {nickname && <strong {...maskedText()}>{nickname}</strong>}
        <span>{t`As of ${date}`}</span>
      </p>
      {wallet && (
        <section className="statement-balances" aria-label={t`Balances`}>
          {currencies.map((each) => (
            <Balance key={each} currency={each} wallet={wallet} isHidden={isHidden} />
          ))}
        </section>
      )}
      {openTransfers && <OpenTransfers records={openTransfers} isHidden={isHidden} />}
      {!isComplete && (
        <p className="statement-fault" role="alert">
          <span>{t`Part of the statement could not be loaded.`}</span>
          <button type="button" className="button" onClick={retry}>
            {t`Try again`}
          </button>
        </p>
      )}
      <Limits methods={methods} currencies={currencies} isHidden={isHidden} />
    </div>
  )
}
