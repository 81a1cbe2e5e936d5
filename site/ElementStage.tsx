import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useDefinition } from './use-definition.ts'

interface ElementStageProps {
  /** Imports what defines the element. */
  readonly define: () => Promise<unknown>
  /**
   * The element's tag, drawn once it is defined: before that React would write a token into the
   * document, and lose a function.
   */
  readonly children: () => ReactNode
  /** `wide` has no frame: the element has one of its own where there is room. */
  readonly size?: 'card' | 'wide'
}

/** The shape of an element's first view, until that is defined. */
const StageSkeleton = () => (
  <div className="stage-skeleton" aria-hidden="true">
    <span />
    <span />
    <span />
    <span />
  </div>
)

/** Where an element stands: its place is kept free until it is there. */
export function ElementStage({ define, children, size = 'card' }: ElementStageProps) {
  const { t } = useLingui()
  const { state, retry } = useDefinition(define)
  return (
    <div className="stage" data-size={size}>
      {state === 'loading' && <StageSkeleton />}
      <div className="stage-element">{state === 'defined' && children()}</div>
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
