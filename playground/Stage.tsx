import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { describeEvent, eventNames, type LogEntry } from './events.ts'
import type { Mode, Settings } from './settings.ts'
import './tag.ts'
import { useDock } from './use-dock.ts'

interface StageProps {
  readonly mode: Mode
  readonly settings: Settings
  readonly log: (entry: LogEntry) => void
}

const titles = { usd: 'USD', usdt: 'USDT' } as const

/** A host in small: one element on a screen, with what a host can do to it. */
export const Stage = ({ mode, settings, log }: StageProps) => {
  const id = useId()
  const screen = useRef<HTMLElement>(null)
  const first = useRef<HTMLDivElement>(null)
  const second = useRef<HTMLDivElement>(null)
  const { dock, place, setPlace, movesWith } = useDock(first, second)
  const [step, setStep] = useState('HOME')
  const [note, setNote] = useState('')

  useEffect(() => {
    const listeners = new AbortController()
    const hear = (event: Event) => {
      const entry = describeEvent(mode, event)
      log(entry)
      if (entry.type === 'tw-navigate') setNote(entry.words)
      if (entry.type === 'tw-ready') setNote('')
      if (event instanceof CustomEvent && entry.type === 'tw-step') setStep(event.detail.step)
    }
    for (const name of eventNames) {
      screen.current?.addEventListener(name, hear, { signal: listeners.signal })
    }
    return () => listeners.abort()
  }, [mode, log])

  const { token } = settings
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person, and what was said is past
  useEffect(() => setNote(''), [token])

  const act = (words: string) => {
    setNote(words)
    log({ mode, type: 'host', words })
  }
  const take = () => {
    setPlace('out')
    setStep('HOME')
    act('Removed. What was typed is gone with it.')
  }
  const put = () => {
    setPlace('first')
    act('Inserted: it begins anew.')
  }
  const move = () => {
    setPlace(place === 'first' ? 'second' : 'first')
    act(
      `Moved to the ${place === 'first' ? 'second' : 'first'} place by ${movesWith}: all is kept.`,
    )
  }
  const isOut = place === 'out'

  return (
    <section className="host" data-size={settings.size} aria-labelledby={id}>
      <header>
        <h2 id={id}>{titles[mode]}</h2>
        <code>{mode === 'usd' ? '<tw-transfer is-usd>' : '<tw-transfer>'}</code>
        <span className="step">{isOut ? 'not in the document' : step}</span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus */}
      <section className="screen" ref={screen} aria-label={`${titles[mode]} screen`} tabIndex={0}>
        <div ref={first} />
        {isOut && <p className="gone">Nothing here</p>}
        <div ref={second} />
        {createPortal(
          <tw-transfer
            token={settings.token}
            appLang={settings.lang}
            theme={settings.theme}
            isUsd={mode === 'usd'}
          />,
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
