import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'

/** Calls `close` when the visitor navigates to another page. */
export function useCloseOnLeave(close: () => void): void {
  const [path] = useLocation()
  const leave = useEffectEvent(close)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the path changes
  useEffect(() => () => leave(), [path])
}

/**
 * A panel below a button. Escape closes it and returns the focus to the button; a press or focus
 * outside and navigation close it as well.
 */
export function useDisclosure<Root extends HTMLElement>() {
  const [isOpen, setOpen] = useState(false)
  /** Contains the button and the panel. */
  const root = useRef<Root>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  useCloseOnLeave(close)

  useEffect(() => {
    if (!isOpen) return
    const listeners = new AbortController()
    const { signal } = listeners
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', onElsewhere, { signal })
    document.addEventListener('focusin', onElsewhere, { signal })
    document.addEventListener('keydown', onKey, { signal })
    return () => listeners.abort()
  }, [isOpen])

  return { isOpen, root, button, close, toggle: () => setOpen(!isOpen) }
}
