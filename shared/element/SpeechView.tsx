import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { Toasts } from '../ui/create-toasts.ts'
import more from '../ui/more.css?inline'
import { Notice } from '../ui/Notice.tsx'
import { ToastRegion } from '../ui/ToastRegion.tsx'
import type { Closing } from './base-model.ts'

export interface SpeechViewProps {
  readonly adopt: (css: string) => void
  readonly closing: Closing | undefined
  readonly toasts: Toasts
}

/** What an element says beside its screens. */
export default function SpeechView({ adopt, closing, toasts }: SpeechViewProps) {
  useLayoutEffect(() => adopt(more), [adopt])
  return (
    <>
      {closing && <ClosingMessage reason={closing.reason} />}
      <ToastRegion
        toasts={useSyncExternalStore(toasts.subscribe, toasts.getSnapshot)}
        onHold={toasts.hold}
      />
    </>
  )
}

/** The plain closing message: the host page decides where to go from here. */
const ClosingMessage = ({ reason }: Pick<Closing, 'reason'>) => {
  const { t } = useLingui()
  const hadToken = reason !== 'no-token'
  return (
    <section className="tw-frame">
      <div className="tw-frame-body">
        <Notice
          tone="info"
          live="polite"
          title={hadToken ? t`Your sign-in has ended` : t`Please sign in`}
        >
          {hadToken ? t`Sign in again to go on. What you typed is kept.` : t`Sign in to go on.`}
        </Notice>
      </div>
    </section>
  )
}
