import { type CSSProperties, type ReactNode, useState } from 'react'
import { type ElementName, elementNames, tagOf } from '../../elements/elements.ts'
import { languageNames } from '../../shared/text/i18n/language-names.ts'
import { type Locale, locales } from '../../shared/text/i18n/locale.ts'
import { copyText } from '../../shared/ui/copy-text.ts'
import { contrast, rgbOf } from '../../shared/ui/theme/contrast.ts'
import {
  type Handover,
  handovers,
  ornaments,
  ranges,
  type StudioBrand,
  variablesOf,
} from './brand.ts'
import { ContrastTable } from './ContrastTable.tsx'
import { logoColour } from './logo-colour.ts'
import { palettesOf } from './palettes.ts'
import './studio.css'

interface ShownElement {
  readonly name: ElementName
  readonly theme: 'dark' | 'light'
  readonly locale: Locale
  readonly ornament: StudioBrand['ornament']
}

interface BrandStudioProps {
  readonly brand: StudioBrand
  /** Of the studio itself, which has the colours of the brand too. */
  readonly theme: 'dark' | 'light'
  readonly onChange: (brand: StudioBrand) => void
  /** An element in a theme and language, with a server that answers it. */
  readonly show: (element: ShownElement) => ReactNode
}

const themes = ['light', 'dark'] as const

const HandOver = ({ brand }: { brand: StudioBrand }) => {
  const [form, setForm] = useState<Handover>('CSS')
  const [copied, setCopied] = useState('')
  const text = handovers[form](brand)
  const copy = async () => setCopied((await copyText(text)) ? text : '')
  return (
    <section aria-label="Hand over">
      <fieldset className="studio-choice">
        <legend>Hand over as</legend>
        {(Object.keys(handovers) as Handover[]).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="handover"
              checked={each === form}
              onChange={() => setForm(each)}
            />
            {each}
          </label>
        ))}
      </fieldset>
      <button type="button" onClick={copy}>
        {copied === text ? 'Copied' : 'Copy'}
      </button>
      <pre>
        <code>{text}</code>
      </pre>
    </section>
  )
}

/**
 * One colour of a brand becomes two palettes whose contrasts hold; all elements beside it have them.
 * What is chosen can be handed over as CSS, for `site/brand.ts`, as design tokens and for React.
 */
export function BrandStudio({ brand, theme: own, onChange, show }: BrandStudioProps) {
  const [locale, setLocale] = useState<Locale>('en')
  const [typed, setTyped] = useState(brand.colour)
  const [problem, setProblem] = useState('')
  const palettes = palettesOf(brand.colour)
  const { ground, text, action } = palettes[own]

  const setColour = (text: string) => {
    setTyped(text)
    const colour = `#${text.trim().replace(/^#/, '')}`.toLowerCase()
    const isColour = /^#[\da-f]{6}$/.test(colour)
    setProblem(isColour ? '' : 'A colour is written as #rrggbb.')
    if (isColour) onChange({ ...brand, colour })
  }
  const takeLogo = async (file: File | undefined) => {
    if (!file) return
    const colour = await logoColour(file)
    if (colour) setColour(colour)
    else setProblem('This picture has no colour, or the browser cannot draw it.')
  }

  return (
    <div
      className="studio"
      style={{ background: ground, color: text, accentColor: action, colorScheme: own }}
    >
      <form className="studio-form" onSubmit={(event) => event.preventDefault()}>
        <label>
          Colour of the brand
          <input
            type="color"
            value={brand.colour}
            onChange={({ target }) => setColour(target.value)}
          />
        </label>
        <label>
          The same in figures
          <input
            type="text"
            value={typed}
            spellCheck={false}
            aria-invalid={problem !== ''}
            aria-describedby="studio-problem"
            onChange={({ target }) => setTyped(target.value)}
            onBlur={({ target }) => setColour(target.value)}
            onKeyDown={({ key, currentTarget }) => {
              if (key === 'Enter') setColour(currentTarget.value)
            }}
          />
        </label>
        <label>
          Or from a logo
          <input
            type="file"
            accept="image/*"
            onChange={({ target }) => takeLogo(target.files?.[0])}
          />
        </label>
        {(['radius', 'density'] as const).map((name) => (
          <label key={name}>
            {name === 'radius' ? `Corners: ${brand.radius} px` : `Density: ${brand.density}`}
            <input
              type="range"
              {...ranges[name]}
              value={brand[name]}
              onChange={({ target }) => onChange({ ...brand, [name]: Number(target.value) })}
            />
          </label>
        ))}
        <label>
          Ornament
          <select
            value={brand.ornament}
            onChange={({ target }) =>
              onChange({ ...brand, ornament: target.value as StudioBrand['ornament'] })
            }
          >
            {ornaments.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <label>
          Language
          <select value={locale} onChange={({ target }) => setLocale(target.value as Locale)}>
            {locales.map((each) => (
              <option key={each} value={each}>
                {languageNames[each]}
              </option>
            ))}
          </select>
        </label>
        <p id="studio-problem" role="status">
          {problem}
        </p>
      </form>
      <details>
        <summary>Contrast of all colours that meet</summary>
        <ContrastTable
          ratioOf={(theme, { front, back }) =>
            contrast(rgbOf(palettes[theme][front]), rgbOf(palettes[theme][back]))
          }
        />
      </details>
      {themes.map((theme) => (
        <section
          key={theme}
          className="studio-elements"
          aria-label={theme === 'light' ? 'Light' : 'Dark'}
          style={
            {
              ...variablesOf(brand),
              background: palettes[theme].ground,
              color: palettes[theme].text,
            } as CSSProperties
          }
        >
          {elementNames.map((name) => (
            <section
              key={name}
              aria-label={tagOf(name)}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
              tabIndex={0}
            >
              {show({ name, theme, locale, ornament: brand.ornament })}
            </section>
          ))}
        </section>
      ))}
      <HandOver brand={brand} />
    </div>
  )
}
