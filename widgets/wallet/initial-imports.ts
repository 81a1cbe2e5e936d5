import type { Messages } from '@lingui/core'
import type { Screen } from './declaration.ts'

/* What the entry loads beside the class. The build makes a file of each import. */

/** The texts of the first view. */
export const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/wallet.po')

/** What reads the first answer of the hub; other screens read theirs with what they draw it with. */
export const loadApi = ({ screen }: { screen: Screen }) =>
  screen === 'hub' ? import('./api.ts') : undefined
