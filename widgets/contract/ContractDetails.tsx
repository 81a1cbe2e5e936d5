import { Suspense, useState } from 'react'
import { lazyExtra } from '../../shared/element/view/lazy-extra.ts'
import { factNames } from '../../shared/legal-text/contract-text.ts'
import { Skeleton } from '../../shared/ui/frame/Skeleton.tsx'
import { useContractState } from './context.ts'

const engraving = () => lazyExtra(() => import('../../shared/certificate/Engraving.tsx'))

/** Number, parties and signing date, above the text. */
export const ContractDetails = () => {
  const words = useContractState((state) => state.text?.document.words)
  const facts = useContractState(({ phase, contract }) =>
    phase.name === 'signed' ? phase.receipt : contract.value,
  )
  const [Engraving] = useState(engraving)
  return (
    <div className="tw-head">
      <Suspense>{facts && <Engraving className="tw-rosette" seed={facts.number} />}</Suspense>
      <dl className="tw-facts">
        {factNames.map(
          (name) =>
            // The record of a signature may have no date.
            (name !== 'date' || facts?.date !== '') && (
              <div key={name}>
                <dt>{words?.[name]}</dt>
                <dd>{facts ? facts[name] : <Skeleton />}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}
