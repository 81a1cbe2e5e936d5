import { useLayoutEffect, useRef, useState } from 'react'
import { adoptStyles } from '../../../shared/element/entry/adopt-styles.ts'
import { type UsedColour, withUsedColours } from '../../../shared/element/host/contrast-warnings.ts'
import first from '../../../shared/ui/frame/first.css?inline'
import { contrast, pairs } from '../../../shared/ui/theme/contrast.ts'
import { ContrastTable } from '../../studio/ContrastTable.tsx'

const sample = `--tw-light-action: #0b5cad;
--tw-light-on-action: #ffffff;
--tw-dark-action: #7db8f5;
--tw-dark-on-action: #06192e;
--tw-color-muted: #7a8797;`

const themes = ['dark', 'light'] as const

type Figures = Readonly<Record<string, readonly (number | undefined)[]>>

/** The contrast of each pair, as the colours of an element meet. */
const figuresOf = (colourOf: UsedColour) =>
  pairs.map(({ front, back }) => {
    const [one, other] = [colourOf(front), colourOf(back)]
    return one && other ? contrast(one, other) : undefined
  })

/** The contrasts of all colours with the custom properties that are typed here, as they are typed. */
export const Contrasts = () => {
  const host = useRef<HTMLDivElement>(null)
  const [css, setCss] = useState(sample)
  const [figures, setFigures] = useState<Figures>({})

  useLayoutEffect(() => {
    const element = host.current
    if (!element) return
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    if (root.adoptedStyleSheets.length === 0) adoptStyles(root, first)
    element.style.cssText = css
    const measured = themes.map((theme) => [theme, withUsedColours(root, theme, figuresOf) ?? []])
    setFigures(Object.fromEntries(measured))
  }, [css])

  return (
    <div className="desk-contrasts">
      <div ref={host} />
      <label>
        Custom properties of a page
        <textarea
          rows={6}
          spellCheck={false}
          value={css}
          onChange={({ target }) => setCss(target.value)}
        />
      </label>
      <ContrastTable className="desk-table" ratioOf={(theme, _, at) => figures[theme]?.[at]} />
    </div>
  )
}
