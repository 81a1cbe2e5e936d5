import type { Elements } from './elements.ts'

interface BannerProps {
  /** URL of the company's logo; hidden if it cannot be loaded. */
  logo?: string | undefined
  name: string
  /** Behind the text: a rosette. */
  ornament?: Elements
  lines: readonly string[]
}

/** The company behind this screen. */
export const Banner = ({ logo, name, lines, ornament }: BannerProps) => (
  <div className="tw-banner">
    {ornament}
    {logo && (
      <img
        key={logo}
        src={logo}
        alt=""
        onError={({ currentTarget }) => {
          currentTarget.hidden = true
        }}
      />
    )}
    <strong>{name}</strong>
    {lines.map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike and never move
      <p key={at}>{line}</p>
    ))}
  </div>
)
