import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { DetailOf, EventDocs } from '../shared/element/element-docs.ts'
import type { Declaration, PropertiesOf } from '../shared/element/entry/declaration.ts'
import type { AccountDeclaration } from './account/declaration.ts'
import type { AccountEvents } from './account/docs.ts'
import type { ContractDeclaration } from './contract/declaration.ts'
import type { ContractEvents } from './contract/docs.ts'
import type { FundLookupDeclaration } from './fund-lookup/declaration.ts'
import type { FundLookupEvents } from './fund-lookup/docs.ts'
import type { TransferDeclaration } from './transfer/declaration.ts'
import type { TransferEvents } from './transfer/docs.ts'
import type { WalletDeclaration } from './wallet/declaration.ts'
import type { WalletEvents } from './wallet/docs.ts'

/** Properties and events of an element in this project's JSX; embedders get generated types. */
type Tag<
  D extends Declaration,
  Events extends { readonly [Name in keyof Events]: EventDocs },
> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
  // React adds a listener for a function of such a name, and does not set the property.
  Partial<Omit<PropertiesOf<D>, `on${string}`>> & {
    [Name in keyof Events & string as `on${Name}`]?: (
      event: CustomEvent<DetailOf<Events[Name]>>,
    ) => void
  }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tw-transfer': Tag<TransferDeclaration, TransferEvents>
      'tw-fund-lookup': Tag<FundLookupDeclaration, FundLookupEvents>
      'tw-contract': Tag<ContractDeclaration, ContractEvents>
      'tw-account': Tag<AccountDeclaration, AccountEvents>
      'tw-wallet': Tag<WalletDeclaration, WalletEvents>
    }
  }
}
