// Storybook bundles its frame with the classic transform of JSX.
import * as React from 'react'
import { useChannel, useGlobals, useStorybookState } from 'storybook/manager-api'
import { askForTexts, type ShownText, textsOnScreen } from './texts-channel.ts'

const cell = { padding: '8px 12px', textAlign: 'start', verticalAlign: 'top' } as const

interface TextsPanelProps {
  readonly active: boolean
  /** The section of the specification by the title of a screen. */
  readonly sections: Readonly<Record<string, string>>
}

/** The texts of the story on screen, with their ids, and a link to the story as it is. */
export const TextsPanel = ({ active, sections }: TextsPanelProps) => {
  const [texts, setTexts] = React.useState<readonly ShownText[]>([])
  const emit = useChannel({ [textsOnScreen]: setTexts })
  const [globals] = useGlobals()
  const { storyId, index } = useStorybookState()
  const { locale, theme } = globals
  React.useEffect(() => {
    if (!active) return
    // The story may be another one by then, or in another language.
    const timer = setInterval(() => emit(askForTexts), 1000)
    return () => clearInterval(timer)
  }, [active, emit])
  if (!active) return null
  const entry = index?.[storyId]
  const title = entry && 'title' in entry ? entry.title : ''
  const address = new URL(
    `?path=/story/${storyId}&globals=locale:${locale};theme:${theme}`,
    location.href,
  )
  return (
    <div style={{ padding: 12, fontSize: 13, lineHeight: 1.5 }}>
      <p>
        <a href={address.href}>Link to this story in this language and theme</a>
        {sections[title] && ` · Specification, section ${sections[title]}`}
      </p>
      <p>{texts.length} texts of the catalogues are on the screen.</p>
      <table style={{ borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {['Message id', 'Text', 'Longest of the four', 'Catalogue of'].map((head) => (
              <th key={head} scope="col" style={cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.map(({ id, text, longest, files }) => (
            <tr key={id}>
              <td style={cell}>
                <code>{id}</code>
              </td>
              <td style={cell}>{text}</td>
              <td style={cell} lang={longest.locale}>
                {longest.locale}, {longest.length}: {longest.text}
              </td>
              <td style={cell}>{[...new Set(files)].join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
