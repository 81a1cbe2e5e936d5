import { useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { LoadOnce } from '../../shared/api/loading/load-once.ts'
import type { Navigation } from '../common/navigation.ts'
import { useSite } from '../common/site-context.ts'
import { firstEvents } from '../common/when-idle.ts'
import { useDefinition } from './use-definition.ts'

interface ElementSlotProps {
  /** Imports what defines the element. */
  readonly define: LoadOnce<unknown>
  /**
   * The element's tag, rendered once the element is defined. Before, React would write the token
   * into the document as an attribute, and drop properties that are functions.
   */
  readonly children: () => ReactNode
  /** `wide` has no frame: the element frames itself if there is room. */
  readonly size?: 'card' | 'wide'
  /** Whether the shell has a long text, which the element takes a moment to render. */
  readonly hasText?: boolean
}

/** Follows the steps of the element: in the history of the browser, and in what is in view. */
function follow(slot: HTMLElement, navigation: Navigation, signal: AbortSignal): void {
  let first = ''
  let isPressed = false
  const onPress = ({ target }: Event) => {
    // Not the slot's own button, which loads the element again.
    if (target instanceof Element && target.closest('.element-host')) isPressed = true
  }
  slot.addEventListener('click', onPress, { signal, capture: true })
  const onStep = (event: Event) => {
    const { step, screen, canGoBack } = (event as CustomEvent).detail
    // Two screens of `<tw-account>` begin with the same step.
    const place = step + screen
    // The one that the page opens at: from there, Back leads to the page before. A step after a press
    // is another one, also if the element is not ready yet.
    if (slot.dataset.opens === 'true' && !isPressed) {
      first = place
      return
    }
    slot.dataset.canGoBack = String(canGoBack && place !== first)
    // Checked at once: later the pressed control may be gone, and the next view not there yet.
    navigation.follow(slot, signal, slot.contains(document.activeElement))
  }
  slot.addEventListener('tw-step', onStep, { signal })
  // After a reload the entry may be there, and the element is at its first step.
  navigation.follow(slot, signal)
}

/**
 * Holds an element. The document shows the element's shell until it is defined; the element paints
 * the same, so the change is invisible. A shell with a text stays until the element's first event.
 */
export function ElementSlot({
  define,
  children,
  size = 'card',
  hasText = false,
}: ElementSlotProps) {
  const { t } = useLingui()
  const { shell, navigation } = useSite()
  const { state, retry } = useDefinition(define)
  const slot = useRef<HTMLDivElement>(null)
  const [isReplacing] = useState(state === 'loading')
  const [isOpening, setOpening] = useState(true)
  const hasShell =
    state === 'loading' || (state === 'defined' && hasText && isReplacing && isOpening)
  useEffect(() => {
    const showElement = () => setOpening(false)
    const end = new AbortController()
    for (const type of firstEvents) {
      slot.current?.addEventListener(type, showElement, { signal: end.signal })
    }
    if (slot.current) follow(slot.current, navigation, end.signal)
    return () => end.abort()
  }, [navigation])
  return (
    <div ref={slot} className="element-slot" data-size={size} data-opens={isOpening}>
      {hasShell && (
        <Suspense>
          <div className="element-shell">{shell}</div>
        </Suspense>
      )}
      <div className="element-host" data-waits={hasShell}>
        {state === 'defined' && children()}
      </div>
      {state === 'failed' && (
        <div role="alert" className="element-note">
          <p>{t`This part of the page could not be loaded.`}</p>
          <button type="button" className="button" onClick={retry}>
            {t`Try again`}
          </button>
        </div>
      )}
      <noscript>
        <p className="element-note">{t`This part of the page needs JavaScript.`}</p>
      </noscript>
    </div>
  )
}
