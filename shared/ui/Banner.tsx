import type { ReactNode } from 'react'

export interface BannerProps {
  /** Address of the company's logo; one that cannot be loaded hides itself. */
  logo?: string | undefined
  name: string
  /** Behind the words: a rosette. */
  ornament?: ReactNode
  lines: readonly string[]
}

/** Who is behind this screen. */
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
