import type { Messages } from '@lingui/core'
import type { LegalText } from '../../../shared/text/legal-text/legal-text.ts'

/* What the entry loads in addition to the class. The build makes a file of each import. */

/** The texts of the first view. */
export const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/contract.po')

/** The text of the agreement in each language. */
export const texts = import.meta.glob<{ default: LegalText }>('/locales/*/documents/contract.md')

/** The code that renders the text before the class has loaded. */
export const loadPlaceholder = () => import('./placeholder.ts')

/** The code that reads the first answer, with all that it imports. */
export const loadApi = () =>
  Promise.all([
    import('../api.ts'),
    import('../../../shared/api/client.ts'),
    import('../../../shared/text/dates/dates.ts'),
  ])
