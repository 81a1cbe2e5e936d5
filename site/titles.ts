import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RouteName } from './routes.ts'

/** What a page is called: in the navigation and as the document's title. A document has its own. */
export const titles: Readonly<Record<Exclude<RouteName, 'document'>, MessageDescriptor>> = {
  home: msg`Home`,
  trusts: msg`Types of Trusts`,
  creditCard: msg`Credit Card`,
  trustFund: msg`Trust Fund Inquiry`,
  ccvService: msg`CCV Services`,
  transfer: msg`Deposit and withdraw`,
  contract: msg`Sign a contract`,
  login: msg`Sign in`,
}
