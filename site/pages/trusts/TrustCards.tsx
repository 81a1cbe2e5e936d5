import { type KeyboardEvent, useRef } from 'react'
import { TrustCard } from './TrustCard.tsx'
import { useOpenCard } from './use-open-card.ts'
import type { Trust } from './use-trusts.ts'
import './cards.css'

/** The button that a key moves the focus to. */
const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** The arrow keys, Home and End move between the buttons; Tab works as usual. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.trusts-open')]
  const at = buttons.indexOf(event.target as HTMLElement)
  if (!step || at < 0) return
  event.preventDefault()
  buttons[step(at, buttons.length - 1)]?.focus()
}

/** Six cards in a row, or in a column on a phone. One is open; without JavaScript all are. */
export function TrustCards({ trusts }: { readonly trusts: readonly Trust[] }) {
  const list = useRef<HTMLOListElement>(null)
  const anchors = trusts.map(({ anchor }) => anchor)
  const { open, choose } = useOpenCard(anchors, list)
  return (
    <div className="trusts-scene">
      <ol
        className="trusts-cards"
        ref={list}
        data-open={open.by === 'none' ? undefined : open.at + 1}
        data-named={open.by === 'address' || undefined}
        onKeyDown={moveFocus}
      >
        {trusts.map((trust, at) => (
          <TrustCard
            key={trust.anchor}
            trust={trust}
            isOpen={at === open.at}
            isDecided={open.by !== 'none'}
            onOpen={() => choose(at)}
          />
        ))}
      </ol>
    </div>
  )
}
