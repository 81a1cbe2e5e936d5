import type { CSSProperties } from 'react'
import { contrast as contrastOf, grounds, rgbOf } from '../../../shared/ui/theme/contrast.ts'
import {
  dark,
  light,
  type Meaning,
  meanings,
  type Palette,
} from '../../../shared/ui/theme/tokens.ts'

/** With one decimal, downwards. */
const contrast = (one: string, other: string): string =>
  (Math.floor(contrastOf(rgbOf(one), rgbOf(other)) * 10) / 10).toFixed(1)

const Swatches = ({ title, palette }: { title: string; palette: Palette }) => (
  <section
    className="desk-palette"
    style={
      {
        '--desk-ground': palette.ground,
        '--desk-text': palette.text,
        '--desk-line': palette.line,
        '--desk-edge': palette.edge,
      } as CSSProperties
    }
  >
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Colour</th>
          <th scope="col">What it means</th>
          {grounds.map((ground) => (
            <th key={ground} scope="col">
              on {ground}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(Object.keys(meanings) as Meaning[]).map((meaning) => (
          <tr key={meaning}>
            <th scope="row">
              <i style={{ background: palette[meaning] }} />
              {meaning}
              <code>{palette[meaning]}</code>
            </th>
            <td>{meanings[meaning]}</td>
            {grounds.map((ground) => (
              <td key={ground}>{contrast(palette[meaning], palette[ground])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <p>
      on-action on action: {contrast(palette['on-action'], palette.action)}; on action-hover:{' '}
      {contrast(palette['on-action'], palette['action-hover'])}
    </p>
  </section>
)

/** Both palettes, with the contrast of each colour to the three grounds. */
export const Colours = () => (
  <>
    <Swatches title="Dark" palette={dark} />
    <Swatches title="Light" palette={light} />
  </>
)
