import type { ReactNode } from 'react'
import { Columns } from '../../ui/Columns.tsx'
import { Icon } from '../../ui/frame/Icon.tsx'
import { clock } from '../../ui/icons.ts'
import { maskedText } from '../../ui/recorders/marks.ts'
import type { Limits } from './limits.ts'
import { useClosureText, useLeftTodayText } from './use-limit-text.ts'

/**
 * What stands in the row of a network or a method: its terms, and what is left today; of one that is
 * closed, until when and why instead. `undefined` if nothing is known.
 */
export function useOfferFacts(): (
  columns: readonly string[] | undefined,
  limits: Limits | undefined,
  unit: string,
) => ReactNode | undefined {
  const closureText = useClosureText()
  const leftTodayText = useLeftTodayText()
  return (columns = [], limits = {}, unit) => {
    if (limits.closed) {
      const { state, reason } = closureText(limits.closed)
      return (
        <span className="tw-closed">
          <Icon d={clock} />
          <span>
            <b>{`${state} `}</b>
            <span>{reason}</span>
          </span>
        </span>
      )
    }
    const left = leftTodayText(limits, unit)
    if (!left && !columns.some(Boolean)) return undefined
    return (
      <>
        {columns.some(Boolean) && <Columns facts={columns} />}
        {left && <span {...maskedText('tw-left-today')}>{left}</span>}
      </>
    )
  }
}
