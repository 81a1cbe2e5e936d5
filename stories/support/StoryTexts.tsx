import { I18nProvider } from '@lingui/react'
import { type ReactNode, use, useEffect, useState } from 'react'
import { StoryGlobals } from '../../.storybook/story-globals.ts'
import type { Catalogues } from '../../shared/text/i18n/catalogues.ts'
import { createI18nLoader } from '../../shared/text/i18n/i18n-loader.ts'
import type { Locale } from '../../shared/text/i18n/locale.ts'

interface StoryTextsProps {
  readonly catalogues: Catalogues
  readonly children: ReactNode
}

/** Provides texts in the language of the toolbar; renders nothing until they are loaded. */
export const StoryTexts = ({ catalogues, children }: StoryTextsProps) => {
  const { locale } = use(StoryGlobals)
  const [{ i18n, activate }] = useState(() => createI18nLoader(catalogues))
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    void activate(locale as Locale).then(() => setReady(true))
  }, [locale, activate])
  return isReady && <I18nProvider i18n={i18n}>{children}</I18nProvider>
}
