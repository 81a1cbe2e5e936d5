import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { DetailOf, EventDocs } from '../shared/element/element-docs.ts'
import type { PropertiesOf } from '../shared/element/entry/declaration.ts'
import type { AccountDeclaration, AccountEvents } from './account/declaration.ts'
import type { ContractDeclaration, ContractEvents } from './contract/declaration.ts'
import type { ElementName } from './elements.ts'
import type { FundLookupDeclaration, FundLookupEvents } from './fund-lookup/declaration.ts'
import type { TransferDeclaration, TransferEvents } from './transfer/declaration.ts'
import type { WalletDeclaration, WalletEvents } from './wallet/declaration.ts'

/** The events of each element, with their documentation. */
export interface EventsOf {
  readonly transfer: TransferEvents
  readonly 'fund-lookup': FundLookupEvents
  readonly contract: ContractEvents
  readonly account: AccountEvents
  readonly wallet: WalletEvents
}

interface DeclarationOf {
  readonly transfer: TransferDeclaration
  readonly 'fund-lookup': FundLookupDeclaration
  readonly contract: ContractDeclaration
  readonly account: AccountDeclaration
  readonly wallet: WalletDeclaration
}

/** The `detail` of an element's event. */
export type Detail<Name extends ElementName, Type extends keyof EventsOf[Name]> =
  EventsOf[Name][Type] extends Pick<EventDocs, 'detail'> ? DetailOf<EventsOf[Name][Type]> : never

/** Properties and events of an element in this project's JSX; embedders get generated types. */
type TagProps<Name extends ElementName> = DetailedHTMLProps<
  HTMLAttributes<HTMLElement>,
  HTMLElement
> &
  // React adds a listener for a function of such a name, and does not set the property.
  Partial<Omit<PropertiesOf<DeclarationOf[Name]>, `on${string}`>> & {
    [Type in keyof EventsOf[Name] & string as `on${Type}`]?: (
      event: CustomEvent<Detail<Name, Type>>,
    ) => void
  }

type Tags = { readonly [Name in ElementName as `tw-${Name}`]: TagProps<Name> }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
