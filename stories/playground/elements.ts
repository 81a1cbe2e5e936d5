import type { DetailOf, EventDocs } from '../../shared/element/element-docs.ts'
import type { AccountEvents } from '../../widgets/account/docs.ts'
import type { ContractEvents } from '../../widgets/contract/docs.ts'
import type { FundLookupEvents } from '../../widgets/fund-lookup/docs.ts'
import type { TransferEvents } from '../../widgets/transfer/docs.ts'
import type { WalletEvents } from '../../widgets/wallet/docs.ts'

/** The elements, by their names in the page's address. */
export const elementNames = ['transfer', 'fund-lookup', 'contract', 'account', 'wallet'] as const
export type ElementName = (typeof elementNames)[number]
export type Tag = `tw-${ElementName}`

export const tagOf = (name: ElementName): Tag => `tw-${name}`

export const elementWords: Readonly<Record<ElementName, string>> = {
  transfer: 'Transfer',
  'fund-lookup': 'Fund lookup',
  contract: 'Contract',
  account: 'Account',
  wallet: 'Wallet',
}

/** The first step of each element, before its first `tw-step`. */
export const firstSteps: Readonly<Record<ElementName, string>> = {
  transfer: 'HOME',
  'fund-lookup': 'EMAIL',
  contract: 'CONTRACT',
  account: 'SIGN_IN',
  wallet: 'HUB',
}

/** The initial tokens, of a demo account or contract. Lookup and account take none. */
export const firstTokens: Readonly<Record<ElementName, string>> = {
  transfer: 'sandbox-demo',
  'fund-lookup': '',
  contract: 'sandbox-contract',
  account: '',
  wallet: 'sandbox-demo',
}

export const takesToken = (name: ElementName): boolean => firstTokens[name] !== ''

export interface EventsOf {
  readonly transfer: TransferEvents
  readonly 'fund-lookup': FundLookupEvents
  readonly contract: ContractEvents
  readonly account: AccountEvents
  readonly wallet: WalletEvents
}

/** The `detail` of an element's event. */
export type Detail<Name extends ElementName, Type extends keyof EventsOf[Name]> =
  EventsOf[Name][Type] extends Pick<EventDocs, 'detail'> ? DetailOf<EventsOf[Name][Type]> : never

/** Loads the module of one element, as an embedder's script tag does. */
export const loadElement = (name: ElementName): Promise<unknown> =>
  import(/* @vite-ignore */ `/widgets/${tagOf(name)}.js`)
