import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TransferRecord } from '../../api/wire/transfer.ts'

type Arrived = Pick<TransferRecord, 'status' | 'confirmations' | 'belowMinimum'>

/** Whether blocks of a network decide about a record, in place of reviews. */
export const isOfNetwork = (
  record: Pick<Arrived, 'confirmations' | 'belowMinimum'> | undefined,
): boolean => Boolean(record?.confirmations || record?.belowMinimum)

/** Whether USDT is on its way: the network has it, and it is not credited yet. */
export const isInNetwork = ({ status, confirmations }: Arrived): boolean =>
  status === 'Auditing' && Boolean(confirmations)

/** How far the network has confirmed a deposit, in words; `undefined` if it does not wait for blocks. */
export function useBlocksText(): (record: Pick<Arrived, 'confirmations'>) => string | undefined {
  const { t } = useLingui()
  return ({ confirmations }) => {
    if (!confirmations) return undefined
    const { seen, needed } = confirmations
    return t`${seen} of ${plural(needed, { one: '# block', other: '# blocks' })}`
  }
}
