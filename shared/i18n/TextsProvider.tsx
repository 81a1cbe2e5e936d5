import { type I18nContext, LinguiContext } from '@lingui/react'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { Texts } from './texts.ts'

/** Texts for Lingui's `useLingui` in all that stands inside. */
export const TextsProvider = ({
  texts: { subscribe, snapshot },
  children,
}: {
  texts: Pick<Texts, 'subscribe' | 'snapshot'>
  children: ReactNode
}) => (
  // Its type promises Lingui's own instance; the macros take no more of it than a Translator.
  <LinguiContext value={useSyncExternalStore(subscribe, snapshot, snapshot) as I18nContext}>
    {children}
  </LinguiContext>
)
