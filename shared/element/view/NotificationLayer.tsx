import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { Toasts } from '../../ui/create-toasts.ts'
import { Icon } from '../../ui/frame/Icon.tsx'
import { toneIcons } from '../../ui/icons.ts'
import more from '../../ui/more.css?inline'
import { Phrases } from '../../ui/Phrases.tsx'
import { ToastRegion } from '../../ui/ToastRegion.tsx'
import type { ClosingMessage } from '../model/closing-message.ts'
import closing from './NotificationLayer.css?inline'

export interface NotificationLayerProps {
  readonly addStyles: (css: string) => void
  readonly closingMessage: ClosingMessage | undefined
  readonly toasts: Toasts
}

/** The toasts and the closing message of an element. */
export default function NotificationLayer({
  addStyles,
  closingMessage,
  toasts,
}: NotificationLayerProps) {
  useLayoutEffect(() => {
    addStyles(more)
    addStyles(closing)
  }, [addStyles])
  return (
    <>
      {closingMessage && <FullClosingMessage closingMessage={closingMessage} />}
      <ToastRegion
        toasts={useSyncExternalStore(toasts.subscribe, toasts.getSnapshot)}
        onLeave={toasts.leave}
        onHold={toasts.hold}
      />
    </>
  )
}

/** The closing message; the host page decides where the person goes. */
const FullClosingMessage = ({
  closingMessage: { about, retry, askAgain },
}: {
  closingMessage: ClosingMessage
}) => {
  const { t } = useLingui()
  const texts: Record<ClosingMessage['about'], readonly [title: string, ...lines: string[]]> = {
    'no-token': [t`You are not signed in`, t`Sign in to continue.`],
    auth: [t`Your session has ended`, t`Sign in again to continue.`],
    forbidden: [
      t`The wallet cannot be opened`,
      t`Sign in again. If that does not help, contact your broker.`,
    ],
    link: [
      retry ? t`The agreement could not be loaded` : t`This link cannot be used`,
      retry
        ? t`Check your connection and try again. If this continues, ask the sender for a new link.`
        : t`It may have expired or be incomplete. Ask the sender for a new link.`,
      ...(retry ? [] : [t`Opening it did not sign anything.`]),
    ],
    code: [t`Start again`, t`Your code is no longer valid. Request a new one.`],
  }
  const [title, ...lines] = texts[about]
  return (
    <section className="tw-frame">
      <div className="tw-frame-body tw-closing">
        <Icon d={toneIcons.info} />
        <div role="status">
          <h2>
            <Phrases>{title}</Phrases>
          </h2>
          {lines.map((line) => (
            <p key={line}>
              <Phrases>{line}</Phrases>
            </p>
          ))}
        </div>
        {retry && <Button onClick={retry}>{t`Try again`}</Button>}
        {askAgain && <Button variant="primary" onClick={askAgain}>{t`Sign in`}</Button>}
      </div>
      <slot name="support" />
    </section>
  )
}
