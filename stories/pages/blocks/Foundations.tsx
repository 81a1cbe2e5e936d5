import facts from 'virtual:facts'
import type { StyleFact } from '../../../.storybook/facts.ts'
import * as icons from '../../../shared/ui/icons.ts'
import { rosettePath } from '../../../shared/ui/rosette-path.ts'
import {
  colourVariables,
  hostParts,
  hostVariables,
  otherVariables,
} from '../../../shared/ui/theme/host-variables.ts'
import { scriptFonts, spaces, typeSizes } from '../../../shared/ui/theme/tokens.ts'
import { brand } from '../../../site/brand.ts'

const samples = [
  ['en', 'Funds held in custody, 23,980.5000 USD'],
  ['zh-Hant', '資金由清算機構保管，23,980.5000 USD'],
  ['ja', '資金は清算機関が保管します。23,980.5000 USD'],
  ['ko', '자금은 청산 기관이 보관합니다. 23,980.5000 USD'],
] as const

/** Each size of the scale, in the face of texts. */
export const TypeSizes = () => (
  <ul className="desk-list">
    {typeSizes.map((size, at) => (
      <li key={size}>
        <code>
          --_t{at + 1} · {size} px
        </code>
        <span className="desk-text" style={{ fontSize: size }}>
          23,980.5000 Funds in custody
        </span>
      </li>
    ))}
  </ul>
)

/** Titles and texts in the four languages. */
export const Faces = () => (
  <ul className="desk-list">
    {samples.map(([lang, sample]) => (
      <li key={lang} lang={lang} data-fonts="product">
        <code>{lang}</code>
        <span className="desk-display">{sample}</span>
        <span className="desk-text">{sample}</span>
      </li>
    ))}
    <li>
      <code>figures of addresses</code>
      <span className="desk-mono">TKNd G6NL 1jsh aCAe 0123 4567 89</span>
    </li>
  </ul>
)

/** The fonts of a system for the scripts that Latin fonts lack. */
export const Scripts = () => (
  <table className="desk-table">
    <tbody>
      {Object.entries(scriptFonts).map(([language, fonts]) => (
        <tr key={language}>
          <th scope="row">{language}</th>
          <td>{fonts.replaceAll('"', '').replaceAll(',', ', ')}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const nameOf = (sheet: string): string => sheet.split('/').at(-1)?.replace('.css', '') ?? sheet

const StyleTable = ({ rows, head }: { rows: readonly StyleFact[]; head: string }) => (
  <table className="desk-table">
    <thead>
      <tr>
        <th scope="col">{head}</th>
        <th scope="col">Sheets</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ value, sheets }) => (
        <tr key={value}>
          <th scope="row">{value}</th>
          <td>{sheets.map(nameOf).join(', ')}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

export const Weights = () => (
  <>
    <ul className="desk-list">
      {[300, 400, 500, 600].map((weight) => (
        <li key={weight}>
          <code>{weight}</code>
          <span className="desk-text" style={{ fontWeight: weight, fontSize: 24 }}>
            Available balance 23,980.5000
          </span>
        </li>
      ))}
    </ul>
    <StyleTable rows={facts.weights} head="Weight" />
  </>
)

export const Spaces = () => (
  <ul className="desk-list">
    {spaces.map((space, at) => (
      <li key={space}>
        <code>
          --_s{at + 1} · {space} px
        </code>
        <i className="desk-bar" style={{ width: space }} />
      </li>
    ))}
  </ul>
)

export const Radii = () => {
  const initial = hostVariables.find(({ name }) => name === '--tw-radius')
  return (
    <div className="desk-row">
      <span className="desk-box" style={{ borderRadius: initial?.initial }}>
        {initial?.initial}
        <br />
        buttons, fields
      </span>
      <span className="desk-box" style={{ borderRadius: `calc(${initial?.initial} * 1.75)` }}>
        × 1.75
        <br />
        panels, dialogs
      </span>
    </div>
  )
}

export const Lines = () => <StyleTable rows={facts.borders} head="Line" />

export const Motion = () => <StyleTable rows={facts.durations} head="Duration" />

export const Breakpoints = () => (
  <table className="desk-table">
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">When</th>
      </tr>
    </thead>
    <tbody>
      {facts.breakpoints.map(({ name, query }) => (
        <tr key={name}>
          <th scope="row">--{name}</th>
          <td>{query}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const { toneIcons, ...lineIcons } = icons
const shapes: readonly (readonly [string, string])[] = [
  ...Object.entries(lineIcons),
  ...Object.entries(toneIcons),
]

export const Icons = () => (
  <ul className="desk-icons">
    {shapes.map(([name, shape]) => (
      <li key={name}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d={shape} />
        </svg>
        {name}
      </li>
    ))}
  </ul>
)

const plates = import.meta.glob<string>('/site/ornaments/*-{dark,light}.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The engravings on the paper of each theme. */
export const Plates = () => (
  <div className="desk-plates">
    {facts.plates.flatMap((name) =>
      ['dark', 'light'].map((theme) => (
        <figure key={name + theme} data-theme={theme}>
          <img src={plates[`/site/ornaments/${name}-${theme}.svg`]} alt="" loading="lazy" />
          <figcaption>
            {name}, {theme}
          </figcaption>
        </figure>
      )),
    )}
  </div>
)

/** The rosette of receipts, and the mark of the brand. */
export const RosetteAndMark = () => (
  <div className="desk-row">
    <svg className="desk-rosette" viewBox="0 0 1000 1000" aria-hidden="true">
      <path d={rosettePath()} />
    </svg>
    <svg className="desk-rosette" viewBox="0 0 48 48" aria-hidden="true">
      <path d={brand.mark} />
    </svg>
  </div>
)

/** What a page may set on an element or above it, beside colours. */
export const HostVariables = () => (
  <table className="desk-table">
    <thead>
      <tr>
        <th scope="col">Custom property</th>
        <th scope="col">Meaning</th>
        <th scope="col">Default</th>
      </tr>
    </thead>
    <tbody>
      {otherVariables.map(({ name, meaning, initial }) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>{meaning}</td>
          <td>{initial}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** The colours of a page, for both themes and for one. */
export const HostColours = () => (
  <table className="desk-table">
    <thead>
      <tr>
        <th scope="col">Both themes, dark, light</th>
        <th scope="col">Meaning</th>
        <th scope="col">Default</th>
      </tr>
    </thead>
    <tbody>
      {colourVariables.map(({ name, dark, light, meaning, initial }) => (
        <tr key={name}>
          <th scope="row">
            {[name, dark.name, light.name].map((each) => (
              <div key={each}>
                <code>{each}</code>
              </div>
            ))}
          </th>
          <td>{meaning}</td>
          <td>{initial}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** What a page may style by `::part()`. */
export const HostParts = () => (
  <table className="desk-table">
    <thead>
      <tr>
        <th scope="col">Part</th>
        <th scope="col">What it is</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(hostParts).map(([name, meaning]) => (
        <tr key={name}>
          <th scope="row">
            <code>::part({name})</code>
          </th>
          <td>{meaning}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
