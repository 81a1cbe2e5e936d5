import { useSyncExternalStore } from 'react'
import { keepTheme, type Theme } from './preferences.ts'

const watch = (onChange: () => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The theme of the document; dark while it is prerendered. */
export const useTheme = (): Theme =>
  useSyncExternalStore(
    watch,
    () => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'),
    () => 'dark',
  )

/** Sets the document's theme and stores the choice for this tab. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  keepTheme(theme)
}
