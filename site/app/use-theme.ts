import { useSyncExternalStore } from 'react'
import { keepTheme, type Theme } from './preferences.ts'

const watch = (onChange: () => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The theme that the document wears; dark where it is being built. */
export const useTheme = (): Theme =>
  useSyncExternalStore(
    watch,
    () => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'),
    () => 'dark',
  )

/** Dresses the document and keeps the choice for this tab. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  keepTheme(theme)
}
