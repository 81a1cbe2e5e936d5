import { type ReactNode, useSyncExternalStore } from 'react'
import { formatDate } from '../../shared/text/dates/dates.ts'
import type { Log, Logged } from './log.ts'
import { Pane } from './Pane.tsx'

interface LogPaneProps<Entry extends object> {
  readonly title: string
  readonly about: ReactNode
  readonly empty: string
  readonly log: Log<Entry>
  readonly row: (entry: Logged<Entry>) => ReactNode
}

/** A log with the newest entry first. */
export const LogPane = <Entry extends object>(props: LogPaneProps<Entry>) => {
  const entries = useSyncExternalStore(props.log.subscribe, props.log.getSnapshot)
  return (
    <Pane
      title={props.title}
      about={props.about}
      action={
        <button type="button" disabled={!entries.length} onClick={props.log.clear}>
          Clear<span className="hidden"> {props.title}</span>
        </button>
      }
    >
      {entries.length ? (
        <section
          className="tape"
          aria-label={`${props.title}, newest first`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
          tabIndex={0}
        >
          <ol>
            {entries.map((entry) => (
              <li key={entry.id}>
                <time dateTime={entry.at.toISOString()}>{formatDate(entry.at, 'clock')}</time>
                {props.row(entry)}
              </li>
            ))}
          </ol>
        </section>
      ) : (
        <p className="empty">{props.empty}</p>
      )}
    </Pane>
  )
}
