import type { ReactNode } from 'react'
import { StoryLink } from './StoryLink.tsx'

interface ScreenProps {
  /** The id of a story. */
  readonly id: string
  /** What to look at. */
  readonly title: string
  readonly locale?: string
  readonly theme?: string
}

/** A story within a page, on a phone; its title leads to it. */
export const Screen = ({ id, title, locale = 'en', theme = 'dark' }: ScreenProps) => (
  <figure className="desk-screen">
    <iframe
      title={title}
      src={`iframe.html?id=${id}&viewMode=story&globals=locale:${locale};theme:${theme}`}
      loading="lazy"
      width={360}
      height={620}
    />
    <figcaption>
      <StoryLink id={id} globals={{ locale, theme }}>
        {title}
      </StoryLink>
    </figcaption>
  </figure>
)

/** Several stories side by side. */
export const Screens = ({ children }: { readonly children: ReactNode }) => (
  <div className="desk-screens">{children}</div>
)
