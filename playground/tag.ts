import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { Declaration, PropertiesOf } from '../shared/element/declaration.ts'
import type { ContractDeclaration } from '../widgets/contract/declaration.ts'
import type { FundLookupDeclaration } from '../widgets/fund-lookup/declaration.ts'
import type { TransferDeclaration } from '../widgets/transfer/declaration.ts'

/** What an element takes in JSX. */
type Properties<D extends Declaration> = DetailedHTMLProps<
  HTMLAttributes<HTMLElement>,
  HTMLElement
> &
  Partial<PropertiesOf<D>>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tw-transfer': Properties<TransferDeclaration>
      'tw-fund-lookup': Properties<FundLookupDeclaration>
      'tw-contract': Properties<ContractDeclaration>
    }
  }
}
