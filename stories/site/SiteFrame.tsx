import { use } from 'react'
import { StoryGlobals } from '../../.storybook/story-globals.ts'
import './site-frame.css'

export interface SiteFrameProps {
  /** The path of a page, without its language. */
  readonly path: string
  /** What is pressed once the page is there, by its selector. */
  readonly press?: string
  /** The part that the window is scrolled to, by its selector. */
  readonly show?: string
  readonly isSignedIn?: boolean
}

/**
 * A page of the site in a window of its own: its styles are those of a whole document, and would
 * otherwise be on every other story, too.
 */
export const SiteFrame = (props: SiteFrameProps) => {
  const { locale, theme } = use(StoryGlobals)
  const asked = new URLSearchParams({
    id: 'internal-site--page',
    viewMode: 'story',
    globals: `locale:${locale};theme:${theme};viewport:!undefined`,
    site: JSON.stringify(props),
  })
  return (
    <iframe
      key={String(asked)}
      className="site-frame"
      title={props.path}
      src={`iframe.html?${asked}`}
    />
  )
}
