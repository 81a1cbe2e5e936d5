import type { ComponentType } from 'react'
import type { EngravingProps } from '../../../shared/certificate/Engraving.tsx'
import { factNames } from '../../../shared/legal-text/drawing/contract-facts.ts'
import { maskedText } from '../../../shared/recorders/marks.ts'
import { Skeleton } from '../../../shared/ui/frame/Skeleton.tsx'
import { useContractState } from '../context.ts'

interface ContractDetailsProps {
  /** Comes with its styles, after the text. */
  readonly Engraving: ComponentType<EngravingProps> | undefined
}

/** Number, parties and signing date, above the text. */
export const ContractDetails = ({ Engraving }: ContractDetailsProps) => {
  const words = useContractState((state) => state.text?.legalText.words)
  const facts = useContractState(({ phase, contract }) =>
    phase.name === 'signed' ? phase.receipt : contract,
  )
  return (
    <div className="tw-head">
      {Engraving && facts && <Engraving className="tw-rosette" seed={facts.number} />}
      <dl className="tw-facts">
        {factNames.map(
          (name) =>
            // The record of a signature may have no date.
            (name !== 'date' || facts?.date !== '') && (
              <div key={name}>
                <dt>{words?.[name]}</dt>
                <dd {...maskedText()}>{facts ? facts[name] : <Skeleton />}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}
