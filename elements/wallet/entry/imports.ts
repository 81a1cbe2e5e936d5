import type { Messages } from '@lingui/core'
import type { ScreenName } from '../declaration.ts'

/* What the entry loads in addition to the class. The build makes a file of each import. */

/** The texts of the first view. */
export const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/wallet.po')

/** The code that reads the first answer of the hub. Other screens load theirs with their view. */
export const loadApi = ({ screen }: { screen: ScreenName }) =>
  screen === 'hub' ? import('../api.ts') : undefined
