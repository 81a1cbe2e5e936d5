import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { elements, tagOf } from '../../elements/elements.ts'
import { describeEvent, eventNames, type LogEntry } from './events.ts'
import type { ElementInstance } from './instances.ts'
import type { Settings } from './settings.ts'
import { useDock } from './use-dock.ts'
import './Preview.css'

interface PreviewProps {
  readonly instance: ElementInstance
  readonly settings: Settings
  readonly log: (entry: LogEntry) => void
}

/** The element with its properties. */
const Element = ({ instance, settings }: Pick<PreviewProps, 'instance' | 'settings'>) => {
  const { token } = settings
  const shared = {
    appLang: settings.lang,
    theme: settings.theme,
    hideHeader: settings.header === 'host',
  }
  switch (instance.element) {
    case 'transfer':
      return <tw-transfer {...shared} token={token} isUsd={instance.isUsd} />
    case 'fund-lookup':
      return <tw-fund-lookup {...shared} />
    case 'contract':
      return <tw-contract {...shared} token={token} />
    case 'account':
      return <tw-account {...shared} />
    case 'wallet':
      return <tw-wallet {...shared} token={token} isUsd />
    default:
      return instance.element satisfies never
  }
}

/** An element as the title bar of the host uses it. */
type Backable = HTMLElement & { back(): boolean }

/** A small host page: one element on a screen, which can be removed, inserted and moved. */
export const Preview = ({ instance, settings, log }: PreviewProps) => {
  const { element, title, isUsd } = instance
  const id = useId()
  const screen = useRef<HTMLElement>(null)
  const first = useRef<HTMLDivElement>(null)
  const second = useRef<HTMLDivElement>(null)
  const { dock, position, setPosition, movesWith } = useDock(first, second)
  const [step, setStep] = useState(elements[element].firstStep)
  const [note, setNote] = useState('')
  const [bar, setBar] = useState({ title: '', canGoBack: false })

  useEffect(() => {
    const listeners = new AbortController()
    const hear = (event: Event) => {
      const entry = describeEvent(instance, event)
      log(entry)
      if (entry.type === 'tw-navigate') setNote(entry.words)
      if (entry.type === 'tw-ready') setNote('')
      if (event instanceof CustomEvent && entry.type === 'tw-step') {
        setStep(event.detail.step)
        setBar(event.detail)
      }
    }
    for (const name of eventNames) {
      screen.current?.addEventListener(name, hear, { signal: listeners.signal })
    }
    return () => listeners.abort()
  }, [instance, log])

  const { token } = settings
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person, and what was said is past
  useEffect(() => setNote(''), [token])

  const act = (words: string) => {
    setNote(words)
    log({ instance: title, type: 'host', words })
  }
  const take = () => {
    setPosition('out')
    setStep(elements[element].firstStep)
    act('Removed. What was entered has been discarded.')
  }
  const put = () => {
    setPosition('first')
    act('Inserted: it starts again.')
  }
  const move = () => {
    setPosition(position === 'first' ? 'second' : 'first')
    act(
      `Moved to the ${position === 'first' ? 'second' : 'first'} place by ${movesWith}: everything has been kept.`,
    )
  }
  const isOut = position === 'out'
  const goBack = () => screen.current?.querySelector<Backable>(tagOf(element))?.back()

  return (
    <section
      className="host"
      data-size={settings.size}
      data-font={settings.font}
      aria-labelledby={id}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <code>{`<${tagOf(element)}${isUsd ? ' is-usd' : ''}>`}</code>
        <span className="step">{isOut ? 'not in the document' : step}</span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus */}
      <section className="screen" ref={screen} aria-label={`${title} screen`} tabIndex={0}>
        {settings.header === 'host' && !isOut && (
          <div className="host-bar">
            <button type="button" onClick={goBack} disabled={!bar.canGoBack}>
              Back
            </button>
            <strong>{bar.title}</strong>
          </div>
        )}
        <div ref={first} />
        {isOut && <p className="gone">Nothing here</p>}
        <div ref={second} />
        {/* Created anew with the title bar: an element reports its first screen at its start. */}
        {createPortal(
          <Element key={settings.header} instance={instance} settings={settings} />,
          dock,
        )}
      </section>
      <footer>
        {isOut ? (
          <button type="button" onClick={put}>
            Insert
          </button>
        ) : (
          <button type="button" onClick={take}>
            Remove
          </button>
        )}
        <button type="button" onClick={move} disabled={isOut}>
          Move
        </button>
        <p role="status">{note}</p>
      </footer>
    </section>
  )
}
