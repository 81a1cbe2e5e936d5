import { type ReactNode, use, useEffect, useState } from 'react'
import { StoryGlobals } from '../../.storybook/story-globals.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { TextsProvider } from '../../shared/i18n/TextsProvider.tsx'
import { type Catalogues, createTexts } from '../../shared/i18n/texts.ts'

interface StoryTextsProps {
  readonly catalogues: Catalogues
  readonly children: ReactNode
}

/** Provides texts in the language of the toolbar; renders nothing until they are loaded. */
export const StoryTexts = ({ catalogues, children }: StoryTextsProps) => {
  const { locale } = use(StoryGlobals)
  const [texts] = useState(() => createTexts(catalogues))
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    void texts.use(locale as Locale).then(() => setReady(true))
  }, [locale, texts])
  return isReady && <TextsProvider texts={texts}>{children}</TextsProvider>
}
