import { useCallback, useEffect, useMemo, useState } from 'react'
import {
  type ElementName,
  elementNames,
  elements,
  tagOf,
  takesToken,
  wordsOf,
} from '../../elements/elements.ts'
import { useMedia } from '../../shared/ui/use-media.ts'
import { AccountHint } from './AccountHint.tsx'
import { Controls } from './Controls.tsx'
import type { LogEntry } from './events.ts'
import { Guilloche } from './Guilloche.tsx'
import { instancesOf, modeWords } from './instances.ts'
import { LogPane } from './LogPane.tsx'
import { LookupHint } from './LookupHint.tsx'
import { createLog, type Log } from './log.ts'
import type { BridgeMessage } from './native-bridge.ts'
import { Preview } from './Preview.tsx'
import { Segments } from './Segments.tsx'
import { SnippetPane } from './SnippetPane.tsx'
import { type Mode, readSettings, type Settings, writeSettings } from './settings.ts'
import { snippetFor } from './snippet.ts'

/** The settings, kept in the page's address. */
function useSettings() {
  const [settings, setSettings] = useState(() => readSettings(location.search))
  const { element } = settings
  useEffect(() => {
    const tag = tagOf(element)
    document.title = `${tag} · Playground`
    // Loads the module of one element, as an embedder's script tag does.
    const loading: Promise<unknown> = import(/* @vite-ignore */ `/widgets/${tag}.js`)
    loading.catch((cause) => console.error(cause))
  }, [element])
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

const elementWords = Object.fromEntries(elementNames.map((name) => [name, wordsOf(name)]))

/** The parts of the sandbox's control page that belong to each element. */
const sandboxParts: Readonly<
  Record<ElementName, readonly (readonly [id: string, words: string])[]>
> = {
  transfer: [
    ['reviews', 'Review queue'],
    ['faults', 'Faults'],
  ],
  'fund-lookup': [
    ['inbox', 'Inbox'],
    ['faults', 'Faults'],
  ],
  contract: [
    ['contracts', 'Contracts'],
    ['faults', 'Faults'],
  ],
  account: [
    ['inbox', 'Inbox'],
    ['faults', 'Faults'],
  ],
  wallet: [
    ['reviews', 'Review queue'],
    ['faults', 'Faults'],
  ],
}

/** The playground: the built elements with their attributes, events and native messages. */
export const Playground = ({ bridge }: { bridge: Log<BridgeMessage> }) => {
  const [settings, change] = useSettings()
  const [events] = useState(() => createLog<LogEntry>())
  const hasRoom = useMedia('(min-width: 900px)')
  const { element, mode } = settings
  const instances = useMemo(() => instancesOf({ element, mode }, hasRoom), [element, mode, hasRoom])
  const hasModes = element === 'transfer'
  const controls = <Controls settings={settings} change={change} hasModes={hasModes && hasRoom} />
  const words = takesToken(settings.element) ? [settings.token || 'no token'] : []

  return (
    <>
      <header className="top">
        <Guilloche />
        <div>
          <h1>Playground</h1>
          <p>Sandbox: no real money moves.</p>
        </div>
        <div className="choice">
          <Segments
            label="Element"
            value={element}
            options={elementNames}
            words={elementWords}
            onChange={(next) => change({ element: next, token: elements[next].demoToken })}
          />
          <nav aria-label="Sandbox">
            <a href="/sandbox">Control page</a>
            {sandboxParts[element].map(([part, words]) => (
              <a key={part} href={`/sandbox#${part}`}>
                {words}
              </a>
            ))}
          </nav>
        </div>
      </header>
      {hasRoom ? (
        <section className="settings" aria-label="Settings">
          {controls}
        </section>
      ) : (
        <details className="settings">
          <summary>
            Settings <span>{[...words, settings.lang, settings.theme].join(' · ')}</span>
          </summary>
          {controls}
        </details>
      )}
      <main data-size={settings.size}>
        <div className="hosts">
          {hasModes && !hasRoom && (
            <Segments<Mode>
              label="Mode"
              value={mode === 'usdt' ? mode : 'usd'}
              options={['usd', 'usdt']}
              words={modeWords}
              onChange={(next) => change({ mode: next })}
            />
          )}
          {element === 'fund-lookup' && <LookupHint />}
          {element === 'account' && <AccountHint />}
          {instances.map((instance) => (
            <Preview
              key={instance.title}
              instance={instance}
              settings={settings}
              log={events.add}
            />
          ))}
        </div>
        <aside aria-label="What the elements say">
          <LogPane
            title="Events"
            about="CustomEvents as they bubble out of the elements."
            empty="No events yet."
            log={events}
            row={({ instance, type, words: said, detail }) => (
              <>
                <b>{type}</b>
                <i>{instance}</i>
                <p>{said}</p>
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
            empty="No messages yet."
            log={bridge}
            row={({ text }) => <code>{text}</code>}
          />
          <SnippetPane snippet={snippetFor(settings, instances, location.origin)} />
        </aside>
      </main>
    </>
  )
}
