import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RouteName } from '../routes.ts'

/** What a search engine shows below the title of a page. A document's is its first sentences. */
export const descriptions: Readonly<Record<Exclude<RouteName, 'document'>, MessageDescriptor>> = {
  home: msg`Trust planning, wealth and asset management for individuals, families, listed companies and corporations.`,
  trusts: msg`Personal, listed company, corporate, family, charitable and public trusts: what each is for, and how it works.`,
  creditCard: msg`A credit card backed by your own assets: accepted worldwide, settled in fiat or crypto, with no fixed repayment cycle.`,
  trustFund: msg`See the net asset value of a trust fund in custody with a code sent to your e-mail address.`,
  ccvService: msg`Clearing, custody and verification: how money is held apart, settled and checked.`,
  transfer: msg`Deposit and withdraw USD by wire and USDT by network.`,
  contract: msg`Read and sign a cooperation contract by its link.`,
  login: msg`Where account holders sign in.`,
}
