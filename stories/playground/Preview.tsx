import { createElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ElementDocs } from '../../shared/element/element-docs.ts'
import type { Settings } from './settings.ts'

/** An event of the element, a message to a native app, or an action of the host. */
export interface Said {
  readonly type: string
  readonly detail: string
}

interface PreviewProps {
  /** Of the element, or of a preview of it. */
  readonly tag: string
  readonly settings: Settings
  readonly docs: Pick<ElementDocs, 'events'>
  readonly say: (said: Said) => void
}

/** A small host page: an element on a screen, which can be removed, inserted and moved. */
export function Preview({ tag, settings, docs, say }: PreviewProps) {
  const screen = useRef<HTMLElement>(null)
  /** React renders into it, and the page moves it as hosts do with an element. */
  const [dock] = useState(() => document.createElement('div'))
  const [place, setPlace] = useState<'first' | 'second' | 'out'>('first')
  const [bar, setBar] = useState({ step: '', title: '', canGoBack: false })

  useLayoutEffect(() => {
    const box = screen.current?.querySelector(`[data-place=${place}]`)
    if (!box) dock.remove()
    // A move keeps the state of the element; an insertion starts it again.
    else if (dock.isConnected && 'moveBefore' in box) box.moveBefore(dock, null)
    else box.append(dock)
  }, [dock, place])

  useEffect(() => {
    const hear = (event: Event) => {
      const { type, detail } = event as CustomEvent
      say({ type, detail: JSON.stringify(detail) })
      if (type === 'tw-step') setBar(detail)
    }
    const listeners = new AbortController()
    for (const type of Object.keys(docs.events)) dock.addEventListener(type, hear, listeners)
    return () => listeners.abort()
  }, [docs, dock, say])

  const act = (next: typeof place, detail: string) => {
    setPlace(next)
    say({ type: 'host', detail })
  }
  const isOut = place === 'out'
  const back = () => dock.querySelector<HTMLElement & { back?(): boolean }>(tag)?.back?.()
  return (
    <section aria-label={tag}>
      <h2>
        {tag} {isOut ? 'is not in the document' : bar.step}
      </h2>
      {settings.attributes['hide-header'] && (
        <p>
          <button type="button" onClick={back} disabled={isOut || !bar.canGoBack}>
            Back
          </button>{' '}
          <strong>{bar.title}</strong>
        </p>
      )}
      <section
        className="screen"
        ref={screen}
        data-size={settings.size}
        data-font={settings.font}
        aria-label="Screen"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
        tabIndex={0}
      >
        <div data-place="first" />
        <div data-place="second" />
        {createPortal(createElement(tag, settings.attributes), dock)}
      </section>
      <button
        type="button"
        onClick={() => (isOut ? act('first', 'inserted') : act('out', 'removed'))}
      >
        {isOut ? 'Insert' : 'Remove'}
      </button>{' '}
      <button
        type="button"
        disabled={isOut}
        onClick={() => act(place === 'first' ? 'second' : 'first', 'moved')}
      >
        Move
      </button>
    </section>
  )
}
