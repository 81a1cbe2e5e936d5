import { useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { LoadOnce } from '../shared/element/load-once.ts'
import { useSite } from './site-context.ts'
import { useDefinition } from './use-definition.ts'

interface ElementStageProps {
  /** Imports what defines the element. */
  readonly define: LoadOnce<unknown>
  /**
   * The element's tag, drawn once it is defined: before that React would write a token into the
   * document, and lose a function.
   */
  readonly children: () => ReactNode
  /** `wide` has no frame: the element has one of its own where there is room. */
  readonly size?: 'card' | 'wide'
}

/** What an element says first: that it can be used, or why it cannot. */
const firstWords = ['tw-ready', 'tw-error', 'tw-navigate']

/**
 * Where an element stands. The document has its shell, with what can be read already, and keeps it
 * until the element has something to say: the same is painted by both, and nobody sees the change.
 */
export function ElementStage({ define, children, size = 'card' }: ElementStageProps) {
  const { t } = useLingui()
  const { shell } = useSite()
  const { state, retry } = useDefinition(define)
  const stage = useRef<HTMLDivElement>(null)
  const [hasShell, setHasShell] = useState(state === 'loading')
  useEffect(() => {
    const showElement = () => setHasShell(false)
    const end = new AbortController()
    for (const type of firstWords) {
      stage.current?.addEventListener(type, showElement, { signal: end.signal })
    }
    return () => end.abort()
  }, [])
  return (
    <div ref={stage} className="stage" data-size={size}>
      {hasShell && state !== 'failed' && (
        <Suspense>
          <div className="stage-shell">{shell}</div>
        </Suspense>
      )}
      <div className="stage-element" data-waits={hasShell}>
        {state === 'defined' && children()}
      </div>
      {state === 'failed' && (
        <div role="alert" className="stage-note">
          <p>{t`This part of the page could not be loaded.`}</p>
          <button type="button" className="button" onClick={retry}>
            {t`Try again`}
          </button>
        </div>
      )}
      <noscript>
        <p className="stage-note">{t`This part of the page needs JavaScript.`}</p>
      </noscript>
    </div>
  )
}
