import { Suspense, useState } from 'react'
import { lazyExtra } from '../../shared/element/view/lazy-extra.ts'
import { factNames } from '../../shared/legal-text/contract-text.ts'
import { Skeleton } from '../../shared/ui/frame/Skeleton.tsx'
import { useContractState } from './context.ts'

const rosette = () => lazyExtra(() => import('../../shared/ui/Rosette.tsx'))

/** Number, parties and signing date: the head of the agreement. */
export const Facts = () => {
  const words = useContractState((state) => state.text?.document.words)
  const contract = useContractState((state) => state.contract.value)
  const date = useContractState((state) =>
    state.phase.name === 'signed' ? state.phase.receipt.date : state.date,
  )
  const facts = contract && { ...contract, date }
  const [Rosette] = useState(rosette)
  return (
    <div className="tw-head">
      <Suspense>
        <Rosette />
      </Suspense>
      <dl className="tw-facts">
        {factNames.map(
          (name) =>
            (name !== 'date' || !facts || date) && (
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
