import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

/** How long the mouse must rest on a tab to select it, in milliseconds. */
const restMs = 90

/** A vertical tab list: arrow keys, Home, End and a resting mouse select a tab. */
export function useTabs(count: number) {
  const [selected, setSelected] = useState(0)
  const tabs = useRef<(HTMLButtonElement | null)[]>([])
  const rest = useRef(0)

  const onKeyDown = (event: KeyboardEvent) => {
    const next = {
      ArrowDown: (selected + 1) % count,
      ArrowUp: (selected + count - 1) % count,
      Home: 0,
      End: count - 1,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setSelected(next)
    tabs.current[next]?.focus()
  }

  const tabProps = (at: number) => ({
    ref: (tab: HTMLButtonElement | null) => {
      tabs.current[at] = tab
    },
    role: 'tab' as const,
    'aria-selected': at === selected,
    tabIndex: at === selected ? 0 : -1,
    onClick: () => setSelected(at),
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      clearTimeout(rest.current)
      if (pointerType === 'mouse') rest.current = window.setTimeout(() => setSelected(at), restMs)
    },
    onPointerLeave: () => clearTimeout(rest.current),
  })

  return { selected, onKeyDown, tabProps }
}
