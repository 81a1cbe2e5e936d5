import type { ReactNode } from 'react'
import { LongText } from '../../ui/LongText.tsx'
import { maskedText } from '../../ui/recorders/marks.ts'
import { CardName } from '../card/CardName.tsx'
import { type ArrivingOrder, marks, useArrivalWords, useArrivingSum } from './arrival-words.ts'

const eachMark = new RegExp(`(${Object.values(marks).join('|')})`)

/** The answer of a review, a receipt and a record: how much arrives, where, and by when. */
export const Arrives = ({ order }: { order: ArrivingOrder }) => {
  const words = useArrivalWords()(order)
  const sumOf = useArrivingSum()
  if (!words) return null
  const parts: Readonly<Record<string, ReactNode>> = {
    [marks.sum]: <b>{sumOf(order)}</b>,
    ...('card' in order.to && { [marks.account]: <CardName card={order.to.card} /> }),
  }
  return (
    <div className="tw-arrives">
      <p {...maskedText()}>
        {words.sentence.split(eachMark).map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence, in their order
          <span key={at}>{parts[part] ?? <LongText text={part} />}</span>
        ))}
      </p>
      {words.note && <small>{words.note}</small>}
    </div>
  )
}
