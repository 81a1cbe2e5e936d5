import type { Messages } from '@lingui/core'
import { AccountPage } from '../../account/AccountPage.tsx'
import { defineAccount } from '../../account/define-account.ts'
import { defineFirst } from '../../elements/use-definition.ts'

export const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/site-account.po')

export const prepare = defineFirst(defineAccount)

/** Opens an account; then sign-in follows. */
export const Page = () => <AccountPage screen="register" />
