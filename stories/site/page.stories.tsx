import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import type { Shown } from '../../site/app/load-page.ts'
import type { SiteFrameProps } from './SiteFrame.tsx'

/** What the frame of a story asks for. */
const asked = (): SiteFrameProps =>
  JSON.parse(new URLSearchParams(location.search).get('site') ?? '{"path":"/"}')

interface SiteWindowProps {
  readonly asked: SiteFrameProps
  readonly locale: Locale
  readonly theme: string
}

const find = (selector: string) =>
  new Promise<HTMLElement>((resolve) => {
    const look = () => {
      const found = document.querySelector<HTMLElement>(selector)
      if (found) resolve(found)
      else requestAnimationFrame(look)
    }
    look()
  })

const SiteWindow = ({ asked, locale, theme }: SiteWindowProps) => {
  const [loaded, setLoaded] = useState<{
    readonly first: Shown
    readonly Site: typeof import('../../site/app/Site.tsx').Site
  }>()
  useEffect(() => {
    const load = async () => {
      const { openSite } = await import('./open-site.tsx')
      const { Site } = await import('../../site/app/Site.tsx')
      setLoaded({
        first: await openSite(asked, locale, theme === 'light' ? 'light' : 'dark'),
        Site,
      })
      if (asked.show) (await find(asked.show)).scrollIntoView()
      if (asked.press) (await find(asked.press)).click()
    }
    void load()
  }, [asked, locale, theme])
  return <div id="site">{loaded && <loaded.Site first={loaded.first} />}</div>
}

/** The window of `SiteFrame`. */
const meta: Meta = {
  title: 'Internal/Site',
  tags: ['!test', '!dev'],
  parameters: { controls: { disable: true } },
}
export default meta

export const Page: StoryObj = {
  render: (_, { globals }) => (
    <SiteWindow asked={first} locale={globals.locale as Locale} theme={globals.theme as string} />
  ),
}

// Before the site sets an address of its own.
const first = asked()
