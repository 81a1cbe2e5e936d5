import type { Decorator, Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { configure } from 'storybook/test'
import { languageNames } from '../shared/text/i18n/language-names.ts'
import { languageTag } from '../shared/text/i18n/language-tag.ts'
import { dark, light } from '../shared/ui/theme/tokens.ts'
import { StoryGlobals } from './story-globals.ts'

// A failing query prints its container; printing a shadow root throws.
configure({
  getElementError: (message) => new Error(message ?? 'not found'),
  // The first load of a step may be slow.
  asyncUtilTimeout: 10_000,
})

/** Removes the elements' entries; the rest of session storage is Storybook's own. */
const forgetSession = () => {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith('tw-')) sessionStorage.removeItem(key)
  }
}

/** Provides language and theme from the toolbar to every story. */
const withGlobals: Decorator = (Story, { globals }) => {
  const { theme, locale } = globals as { theme: string; locale: string }
  useEffect(() => {
    const isLight =
      theme === 'light' ||
      (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
    document.body.style.background = (isLight ? light : dark).ground
    document.documentElement.lang = languageTag(locale)
  }, [theme, locale])
  return (
    <StoryGlobals value={{ theme, locale }}>
      <Story />
    </StoryGlobals>
  )
}

const screen = (name: string, width: number, height: number) => ({
  name: `${name} ${width}×${height}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type: 'mobile' as const,
})

const preview: Preview = {
  // Every story starts with an empty session.
  beforeEach: forgetSession,
  decorators: [withGlobals],
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(languageNames).map(([value, title]) => ({ value, title })),
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark' },
          { value: 'light', title: 'Light' },
          { value: 'system', title: 'System' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'en', theme: 'dark', viewport: { value: 'phone', isRotated: false } },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    backgrounds: { disabled: true },
    controls: { expanded: true },
    viewport: {
      options: {
        narrow: screen('Narrow', 320, 640),
        phone: screen('Phone', 360, 740),
        large: screen('Large phone', 390, 844),
        landscape: screen('Landscape', 844, 390),
        desk: screen('Desk', 1440, 900),
      },
    },
    options: {
      storySort: {
        order: [
          'Transfer',
          [
            'Element',
            'Home',
            'Deposit',
            'Wire',
            'Bank',
            'Prove image',
            'Withdraw USD',
            'Withdraw USDT',
            'Closing',
          ],
          'Fund lookup',
          ['Element', 'E-mail', 'Code', 'Value'],
          'Contract',
          ['Element', 'Text', 'Sign', 'Signature dialog', 'Signed', 'Closing'],
          'UI kit',
          'Tokens',
        ],
      },
    },
  },
}

export default preview
