import { useLingui } from '@lingui/react/macro'
import type { CryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import { minimumUsdtWithdrawal, minimumUsdWithdrawal } from '../../../shared/limits.ts'
import { max } from '../../../shared/money/arithmetic.ts'
import type { Currency } from '../../../shared/money/currency.ts'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import { amountWithUnit } from '../../../shared/money/format.ts'
import { leftTodayOf, type Limits as MethodLimits } from '../../../shared/orders/offer/limits.ts'
import { channelFor, usdMethods, useMethodNames } from '../../../shared/orders/offer/use-methods.ts'
import { maskedText } from '../../../shared/ui/recorders/marks.ts'
import { H2 } from '../../common/Heading.tsx'
import { HiddenAmount } from './HiddenAmount.tsx'
import type { Methods } from './load-statement.ts'

/** The limits of a method, from the server or the specification. */
interface Row extends MethodLimits {
  readonly key: string
  readonly name: string
  readonly unit: Currency
}

interface LimitsProps {
  readonly methods: Methods
  readonly currencies: readonly Currency[]
  /** Dots in place of what says how much the person has sent. */
  readonly isHidden: boolean
}

const networkRow = ({ fullName, channelName, ...terms }: CryptoChannel): Row => ({
  ...terms,
  key: channelName,
  name: fullName || channelName,
  unit: 'USDT',
})

/** The withdrawal form of `<tw-transfer>` refuses less than the specification's minimum. */
const atLeast = (row: Row, minimum: DecimalText): Row => ({
  ...row,
  minAmount: row.minAmount ? max(row.minAmount, minimum) : minimum,
})

/** The minimum and maximum amounts of each method, and what is left of its limit for today. */
export function Limits({ methods, currencies, isHidden }: LimitsProps) {
  const { t } = useLingui()
  const names = useMethodNames()
  const { USD, USDT } = methods
  const deposits: Row[] = [
    ...usdMethods.flatMap((method) => {
      const terms = USD && channelFor(USD.deposits, method)
      return terms ? [{ ...terms, key: method, name: names[method], unit: 'USD' as const }] : []
    }),
    ...(USDT?.deposits ?? []).map(networkRow),
  ]
  const withdrawals: Row[] = [
    atLeast({ ...USD?.wires, key: 'WIRE', name: names.WIRE, unit: 'USD' }, minimumUsdWithdrawal),
    ...(USDT?.withdrawals ?? []).map((network) =>
      atLeast(networkRow(network), minimumUsdtWithdrawal),
    ),
  ]
  const shown = { currencies, isHidden }
  return (
    <section className="statement-limits">
      <H2>{t`Limits`}</H2>
      <LimitTable title={t`Deposits`} rows={deposits} {...shown} />
      <LimitTable title={t`Withdrawals`} rows={withdrawals} {...shown} />
    </section>
  )
}

interface LimitTableProps extends Omit<LimitsProps, 'methods'> {
  readonly title: string
  readonly rows: readonly Row[]
}

const LimitTable = ({ title, rows, currencies, isHidden }: LimitTableProps) => {
  const { t } = useLingui()
  const shown = rows
    .filter(({ unit }) => currencies.includes(unit))
    .map((row) => ({ ...row, leftToday: leftTodayOf(row) }))
  const columns = [
    { key: 'minAmount', name: t`Minimum` },
    { key: 'maxAmount', name: t`Maximum` },
    { key: 'dailyLimit', name: t`Daily limit` },
    { key: 'leftToday', name: t`Left today` },
  ] as const
  const known = columns.filter(({ key }) => shown.some((row) => row[key]))
  if (known.length === 0) return null
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {known.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ key, name, unit, ...terms }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {known.map((column) => {
              const amount = terms[column.key]
              return (
                <td key={column.key} {...maskedText()}>
                  {amount && isHidden && column.key === 'leftToday' ? (
                    <HiddenAmount currency={unit} />
                  ) : amount ? (
                    amountWithUnit(amount, unit)
                  ) : (
                    '–'
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
