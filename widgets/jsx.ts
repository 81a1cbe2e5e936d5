import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type {
  Declaration,
  DetailOf,
  EventManual,
  PropertiesOf,
} from '../shared/element/entry/declaration.ts'
import type { ContractDeclaration, ContractEvents } from './contract/declaration.ts'
import type { FundLookupDeclaration, FundLookupEvents } from './fund-lookup/declaration.ts'
import type { TransferDeclaration, TransferEvents } from './transfer/declaration.ts'

/** What an element takes and says in the JSX of this project's pages; embedders' types are built. */
type Tag<
  D extends Declaration,
  Events extends { readonly [Name in keyof Events]: EventManual },
> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
  Partial<PropertiesOf<D>> & {
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
    }
  }
}
