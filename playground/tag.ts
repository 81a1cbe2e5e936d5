import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { PropertiesOf } from '../shared/element/declaration.ts'
import type { TransferDeclaration } from '../widgets/transfer/declaration.ts'

/** What `<tw-transfer>` takes in JSX. */
export type TransferProperties = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
  Partial<PropertiesOf<TransferDeclaration>>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tw-transfer': TransferProperties
    }
  }
}
