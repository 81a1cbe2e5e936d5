import { useCallback, useEffect, useState } from 'react'
import type { ElementDocs } from '../../shared/element/element-docs.ts'
import type { Declaration } from '../../shared/element/entry/declaration.ts'
import { copyText } from '../../shared/ui/copy-text.ts'
import { Preview, type Said } from './Preview.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { readSettings, shownBy, snippetFor, writeSettings } from './settings.ts'

/** What the form and the log are made from, by folder. */
const declarations = import.meta.glob<{ declaration: Declaration }>(
  '../../elements/*/declaration.ts',
  { eager: true },
)
const allDocs = import.meta.glob<{ docs: ElementDocs }>('../../elements/*/declaration.ts', {
  eager: true,
})

/** The playground: a host page for each built element, with its attributes and events. */
export function Playground() {
  const [settings, setSettings] = useState(() => readSettings(new URLSearchParams(location.search)))
  const [log, setLog] = useState<readonly (Said & { readonly id: number })[]>([])
  const [copied, setCopied] = useState('')
  /** Adds an entry; the newest is the first. */
  const say = useCallback((said: Said) => {
    setLog((before) => [{ ...said, id: (before[0]?.id ?? 0) + 1 }, ...before].slice(0, 200))
  }, [])
  const { tag, script, attributes } = shownBy(settings)

  useEffect(() => {
    // As in a React Native app.
    const postMessage = (detail: string) => say({ type: 'native message', detail })
    Object.assign(window, { ReactNativeWebView: { postMessage } })
  }, [say])
  useEffect(() => {
    document.documentElement.dataset.theme = settings.attributes.theme ?? 'dark'
    history.replaceState(null, '', location.pathname + writeSettings(settings) + location.hash)
  }, [settings])
  useEffect(() => {
    document.title = `${tag} · Playground`
    // Loads the module of one element, as an embedder's script tag does.
    import(/* @vite-ignore */ `/widgets/${script}.js`).catch((cause) => console.error(cause))
  }, [tag, script])

  const { declaration } = declarations[`../../elements/${settings.element}/declaration.ts`] ?? {}
  const { docs } = allDocs[`../../elements/${settings.element}/declaration.ts`] ?? {}
  if (!declaration || !docs) return null
  const snippet = snippetFor(settings, location.origin)
  const copy = async () => setCopied((await copyText(snippet)) ? snippet : '')
  return (
    <>
      <header className="top">
        <h1>Playground</h1>
        <p>
          No real money moves. Holders sign in as <code>demo.holder@sandbox.example</code> with{' '}
          <code>Sandbox2026</code>.
        </p>
        <nav aria-label="Sandbox">
          <a href="#brand">Brand studio</a> <a href="/sandbox">Control page</a>{' '}
          <a href="/sandbox#inbox">Codes</a> <a href="/sandbox#reviews">Review queue</a>{' '}
          <a href="/sandbox#faults">Faults</a>
        </nav>
      </header>
      <main key={tag}>
        <Preview tag={tag} settings={{ ...settings, attributes }} docs={docs} say={say} />
        <SettingsForm
          declaration={declaration}
          docs={docs}
          settings={settings}
          onChange={setSettings}
        />
        <aside>
          <h2>Events</h2>
          <button type="button" disabled={!log.length} onClick={() => setLog([])}>
            Clear
          </button>
          <ol aria-label="Events, newest first">
            {log.map(({ id, type, detail }) => (
              <li key={id} title={docs.events[type as `tw-${string}`]?.description}>
                <b>{type}</b> <code>{detail}</code>
              </li>
            ))}
          </ol>
          <h2>Embed</h2>
          <button type="button" onClick={copy}>
            {copied === snippet ? 'Copied' : 'Copy'}
          </button>
          <pre>
            <code>{snippet}</code>
          </pre>
        </aside>
      </main>
    </>
  )
}
