import { useLingui } from '@lingui/react/macro'
import type { CryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import { minimumUsdtWithdrawal, minimumUsdWithdrawal } from '../../../shared/limits.ts'
import { max } from '../../../shared/money/arithmetic.ts'
import type { Currency } from '../../../shared/money/currency.ts'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import { amountWithUnit } from '../../../shared/money/format.ts'
import { channelFor, usdMethods, useMethodNames } from '../../../shared/orders/use-methods.ts'
import { maskedText } from '../../../shared/ui/recorders/marks.ts'
import { H2 } from '../../common/Heading.tsx'
import type { Methods } from './load-statement.ts'

/** The limits of a method, from the server or the specification. */
interface Terms {
  readonly minAmount?: DecimalText | null | undefined
  readonly maxAmount?: DecimalText | null | undefined
  readonly dailyLimit?: DecimalText | null | undefined
}

interface Row extends Terms {
  readonly key: string
  readonly name: string
  readonly unit: Currency
}

interface LimitsProps {
  readonly methods: Methods
  readonly currencies: readonly Currency[]
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

/** The minimum and maximum amounts of each method. */
export function Limits({ methods, currencies }: LimitsProps) {
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
    { key: 'WIRE', name: names.WIRE, unit: 'USD', minAmount: minimumUsdWithdrawal },
    ...(USDT?.withdrawals ?? []).map((network) =>
      atLeast(networkRow(network), minimumUsdtWithdrawal),
    ),
  ]
  return (
    <section className="statement-limits">
      <H2>{t`Limits`}</H2>
      <LimitTable title={t`Deposits`} rows={deposits} currencies={currencies} />
      <LimitTable title={t`Withdrawals`} rows={withdrawals} currencies={currencies} />
    </section>
  )
}

interface LimitTableProps {
  readonly title: string
  readonly rows: readonly Row[]
  readonly currencies: readonly Currency[]
}

const LimitTable = ({ title, rows, currencies }: LimitTableProps) => {
  const { t } = useLingui()
  const shown = rows.filter(({ unit }) => currencies.includes(unit))
  const columns = [
    { key: 'minAmount', name: t`Minimum` },
    { key: 'maxAmount', name: t`Maximum` },
    { key: 'dailyLimit', name: t`Daily limit` },
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
                  {amount ? amountWithUnit(amount, unit) : '–'}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
