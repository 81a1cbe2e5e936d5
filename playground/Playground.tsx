import { useCallback, useEffect, useState } from 'react'
import { Controls, modeWords } from './Controls.tsx'
import type { LogEntry } from './events.ts'
import { Guilloche } from './Guilloche.tsx'
import { LogPane } from './LogPane.tsx'
import { createLog, type Log } from './log.ts'
import type { BridgeMessage } from './native-bridge.ts'
import { Segments } from './Segments.tsx'
import { SnippetPane } from './SnippetPane.tsx'
import { Stage } from './Stage.tsx'
import { type Mode, readSettings, type Settings, writeSettings } from './settings.ts'
import { snippetFor } from './snippet.ts'
import { useMedia } from './use-media.ts'

/** The settings, kept in the page's address. */
function useSettings() {
  const [settings, setSettings] = useState(() => readSettings(location.search))
  useEffect(() => {
    document.documentElement.dataset.theme = settings.theme
    history.replaceState(null, '', location.pathname + writeSettings(settings) + location.hash)
  }, [settings])
  useEffect(() => {
    const read = () => setSettings(readSettings(location.search))
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])
  const change = useCallback(
    (part: Partial<Settings>) => setSettings((before) => ({ ...before, ...part })),
    [],
  )
  return [settings, change] as const
}

const modesOf = (mode: Settings['mode'], hasRoom: boolean): readonly Mode[] => {
  if (mode !== 'both') return [mode]
  return hasRoom ? ['usd', 'usdt'] : ['usd']
}

/** A page of host examples: the built elements, everything they take, everything they say. */
export const Playground = ({ bridge }: { bridge: Log<BridgeMessage> }) => {
  const [settings, change] = useSettings()
  const [events] = useState(() => createLog<LogEntry>())
  const hasRoom = useMedia('(min-width: 900px)')
  const modes = modesOf(settings.mode, hasRoom)
  const controls = <Controls settings={settings} change={change} hasModes={hasRoom} />

  return (
    <>
      <header className="top">
        <Guilloche />
        <div>
          <h1>Playground</h1>
          <p>
            <code>tw-transfer</code> in a host page. Everything runs against the sandbox on this
            machine: no real money moves.
          </p>
        </div>
        <nav aria-label="Sandbox">
          <a href="/sandbox">Control page</a>
          <a href="/sandbox#reviews">Review queue</a>
          <a href="/sandbox#faults">Faults</a>
        </nav>
      </header>
      {hasRoom ? (
        <section className="settings" aria-label="Settings">
          {controls}
        </section>
      ) : (
        <details className="settings">
          <summary>
            Settings{' '}
            <span>{[settings.token || 'no token', settings.lang, settings.theme].join(' · ')}</span>
          </summary>
          {controls}
        </details>
      )}
      <main data-size={settings.size}>
        <div className="hosts">
          {!hasRoom && (
            <Segments<Mode>
              label="Mode"
              value={modes[0] ?? 'usd'}
              options={['usd', 'usdt']}
              words={modeWords}
              onChange={(mode) => change({ mode })}
            />
          )}
          {modes.map((mode) => (
            <Stage key={mode} mode={mode} settings={settings} log={events.add} />
          ))}
        </div>
        <aside aria-label="What the elements say">
          <LogPane
            title="Events"
            about="CustomEvents as they bubble out of the elements."
            empty="Nothing was said yet."
            log={events}
            row={({ mode, type, words, detail }) => (
              <>
                <b>{type}</b>
                <i>{modeWords[mode]}</i>
                <p>{words}</p>
                {detail && <code>{detail}</code>}
              </>
            )}
          />
          <LogPane
            title="Native bridge"
            about={
              <>
                What a native app hears through <code>ReactNativeWebView</code>.
              </>
            }
            empty="No message was posted yet."
            log={bridge}
            row={({ text }) => <code>{text}</code>}
          />
          <SnippetPane snippet={snippetFor(settings, modes, location.origin)} />
        </aside>
      </main>
    </>
  )
}
