import type { DetailOf, EventManual } from '../../shared/element/entry/declaration.ts'
import type { ContractEvents } from '../../widgets/contract/declaration.ts'
import type { FundLookupEvents } from '../../widgets/fund-lookup/declaration.ts'
import type { TransferEvents } from '../../widgets/transfer/declaration.ts'

/** The elements by the names that the page's address has for them. */
export const elementNames = ['transfer', 'fund-lookup', 'contract'] as const
export type ElementName = (typeof elementNames)[number]
export type Tag = `tw-${ElementName}`

export const tagOf = (name: ElementName): Tag => `tw-${name}`

export const elementWords: Readonly<Record<ElementName, string>> = {
  transfer: 'Transfer',
  'fund-lookup': 'Fund lookup',
  contract: 'Contract',
}

/** Where each begins, before it has said a step. */
export const firstSteps: Readonly<Record<ElementName, string>> = {
  transfer: 'HOME',
  'fund-lookup': 'EMAIL',
  contract: 'CONTRACT',
}

/** The token to begin with: of a demo account, of a demo link. The lookup takes none. */
export const firstTokens: Readonly<Record<ElementName, string>> = {
  transfer: 'sandbox-demo',
  'fund-lookup': '',
  contract: 'sandbox-contract',
}

export interface EventsOf {
  readonly transfer: TransferEvents
  readonly 'fund-lookup': FundLookupEvents
  readonly contract: ContractEvents
}

/** The `detail` of an element's event. */
export type Detail<Name extends ElementName, Type extends keyof EventsOf[Name]> =
  EventsOf[Name][Type] extends Pick<EventManual, 'detail'> ? DetailOf<EventsOf[Name][Type]> : never

/** Loads the module of an element as an embedder's script tag does, and no other's; once. */
export const loadElement = (name: ElementName): Promise<unknown> =>
  import(/* @vite-ignore */ `/widgets/${tagOf(name)}.js`)
