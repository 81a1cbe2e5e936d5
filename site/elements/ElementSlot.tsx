import { useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { LoadOnce } from '../../shared/element/view/load-once.ts'
import { useSite } from '../app/site-context.ts'
import { useDefinition } from './use-definition.ts'

interface ElementSlotProps {
  /** Imports what defines the element. */
  readonly define: LoadOnce<unknown>
  /**
   * The element's tag, drawn once it is defined: before that React would write a token into the
   * document, and lose a function.
   */
  readonly children: () => ReactNode
  /** `wide` has no frame: the element has one of its own where there is room. */
  readonly size?: 'card' | 'wide'
  /** Its shell has a text to read, which the element takes a moment to draw again. */
  readonly hasText?: boolean
}

/** What an element says first: that it can be used, or why it cannot. */
const firstWords = ['tw-ready', 'tw-error', 'tw-navigate']

/**
 * Where an element stands. The document has its shell until the element is defined, which paints the
 * same: nobody sees the change. A shell with a text stays until the element has something to say.
 */
export function ElementSlot({
  define,
  children,
  size = 'card',
  hasText = false,
}: ElementSlotProps) {
  const { t } = useLingui()
  const { shell } = useSite()
  const { state, retry } = useDefinition(define)
  const slot = useRef<HTMLDivElement>(null)
  const [isSilent, setSilent] = useState(state === 'loading')
  const hasShell = state === 'loading' || (state === 'defined' && hasText && isSilent)
  useEffect(() => {
    const showElement = () => setSilent(false)
    const end = new AbortController()
    for (const type of firstWords) {
      slot.current?.addEventListener(type, showElement, { signal: end.signal })
    }
    return () => end.abort()
  }, [])
  return (
    <div ref={slot} className="element-slot" data-size={size}>
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
