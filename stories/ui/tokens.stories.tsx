import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostVariables } from '../../shared/ui/theme/host-variables.ts'
import {
  dark,
  light,
  type Meaning,
  meanings,
  spaces,
  typeSizes,
} from '../../shared/ui/theme/tokens.ts'
import { Gallery } from './Gallery.tsx'

const meta: Meta = { title: 'Tokens', parameters: { controls: { disable: true } } }
export default meta

/** The linear value of one colour channel, as in the relative luminance of WCAG 2. */
const linear = (hex: string): number => {
  const share = Number.parseInt(hex, 16) / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const luminance = (colour: string): number =>
  0.2126 * linear(colour.slice(1, 3)) +
  0.7152 * linear(colour.slice(3, 5)) +
  0.0722 * linear(colour.slice(5, 7))
const contrast = (one: string, other: string): string => {
  const [less = 0, more = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((more + 0.05) / (less + 0.05)).toFixed(1)
}

const palettes = [
  ['Dark', dark],
  ['Light', light],
] as const
const row = { display: 'flex', alignItems: 'center', gap: 12, padding: '8px 12px' } as const

export const Colours: StoryObj = {
  render: () => (
    <Gallery>
      {palettes.map(([name, palette]) => (
        <section key={name} style={{ background: palette.ground, color: palette.text }}>
          <h3 style={{ padding: 12 }}>{name}, with contrast to the ground</h3>
          {(Object.keys(meanings) as Meaning[]).map((meaning) => (
            <div key={meaning} style={{ ...row, borderTop: `1px solid ${palette.line}` }}>
              <span
                style={{
                  flex: 'none',
                  width: 40,
                  height: 40,
                  borderRadius: 8,
                  border: `1px solid ${palette.edge}`,
                  background: palette[meaning],
                }}
              />
              <span style={{ flex: 1 }}>
                {meaning}
                <br />
                <small style={{ color: palette.muted }}>{meanings[meaning]}</small>
              </span>
              <code style={{ textAlign: 'right' }}>
                {palette[meaning]}
                <br />
                {contrast(palette[meaning], palette.ground)}
              </code>
            </div>
          ))}
        </section>
      ))}
    </Gallery>
  ),
}

export const Type: StoryObj = {
  render: () => (
    <Gallery>
      {typeSizes.map((size, at) => (
        <p key={size} style={{ fontSize: size, lineHeight: 1.3 }}>
          --_t{at + 1} · {size}px · 23,980.5000 · 永遠
        </p>
      ))}
    </Gallery>
  ),
}

export const Spaces: StoryObj = {
  render: () => (
    <Gallery>
      {spaces.map((space, at) => (
        <div key={space} style={row}>
          <span style={{ width: space, height: 24, background: 'var(--_action)' }} />
          <span>
            --_s{at + 1} · {space}px
          </span>
        </div>
      ))}
    </Gallery>
  ),
}

/** The custom properties that a host page may set; the same list as in docs/theming.md. */
export const HostVariables: StoryObj = {
  render: () => (
    <Gallery>
      <dl>
        {hostVariables.map(({ name, initial, meaning }) => (
          <div key={name} style={{ padding: '8px 0', borderBottom: '1px solid var(--_line)' }}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd style={{ color: 'var(--_muted)' }}>
              {meaning}. Default: {initial}
            </dd>
          </div>
        ))}
      </dl>
    </Gallery>
  ),
}
