import { useId } from 'react'
import { languageNames } from '../../shared/text/i18n/language-names.ts'
import { AccountField } from './AccountField.tsx'
import { ContractField } from './ContractField.tsx'
import { modeWords } from './instances.ts'
import { Segments } from './Segments.tsx'
import { choices, languages, type Settings } from './settings.ts'
import './Controls.css'

interface ControlsProps {
  readonly settings: Settings
  readonly change: (part: Partial<Settings>) => void
  /** Whether the mode is chosen here; on a narrow screen it is above the preview. */
  readonly hasModes: boolean
}

const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(languageNames).map(([locale, name]) => [locale, `${locale} · ${name}`]),
  ),
  system: 'system',
  zh_TW: 'zh_TW · an unusual tag',
}

const fontWords = { site: 'Site font', host: 'Host font' }
const headerWords = { element: 'Own title', host: 'Host title' }
const sizeWords = { '360x740': '360×740', '390x844': '390×844', '844x390': '844×390', full: 'Full' }

/** Controls for the attributes of the element and the size of its preview. */
export const Controls = ({ settings, change, hasModes }: ControlsProps) => {
  const id = useId()
  const { element, token } = settings
  const isUnknown = !languages.includes(settings.lang)
  const setToken = (next: string) => change({ token: next })
  return (
    <div className="controls">
      {element === 'transfer' && <AccountField value={token} onChange={setToken} />}
      {element === 'contract' && <ContractField value={token} onChange={setToken} />}
      <div className="language">
        <label htmlFor={id}>Language</label>
        <select
          id={id}
          value={settings.lang}
          onChange={(event) => change({ lang: event.target.value })}
        >
          {isUnknown && <option value={settings.lang}>{settings.lang}</option>}
          {languages.map((language) => (
            <option key={language} value={language}>
              {labels[language]}
            </option>
          ))}
        </select>
      </div>
      <Segments
        label="Theme"
        value={settings.theme}
        options={choices.theme}
        onChange={(theme) => change({ theme })}
      />
      {hasModes && (
        <Segments
          label="Mode"
          value={settings.mode}
          options={choices.mode}
          words={modeWords}
          onChange={(mode) => change({ mode })}
        />
      )}
      <Segments
        label="Preview"
        value={settings.size}
        options={choices.size}
        words={sizeWords}
        onChange={(size) => change({ size })}
      />
      <Segments
        label="Font"
        value={settings.font}
        options={choices.font}
        words={fontWords}
        onChange={(font) => change({ font })}
      />
      <Segments
        label="Title bar"
        value={settings.header}
        options={choices.header}
        words={headerWords}
        onChange={(header) => change({ header })}
      />
    </div>
  )
}
