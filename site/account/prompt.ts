import type { Messages } from '@lingui/core'
import 'virtual:tw-account/register'

/** Sign-in over a page, in a file that is loaded when a token is refused. */
export const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/site-account.po')

export { SignInPrompt } from './SignInPrompt.tsx'
