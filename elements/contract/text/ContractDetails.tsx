import { languageTag } from '../../../shared/text/i18n/language-tag.ts'
import { factNames } from '../../../shared/text/legal-text/drawing/contract-facts.ts'
import { roleWords } from '../../../shared/text/legal-text/drawing/party-roles.ts'
import type { Elements } from '../../../shared/ui/elements.ts'
import { Skeleton } from '../../../shared/ui/frame/Skeleton.tsx'
import { maskedText } from '../../../shared/ui/recorders/marks.ts'
import { useContractState } from '../model/context.ts'

interface ContractDetailsProps {
  /** Renders the ornament of a number; it comes with its styles, after the text. */
  readonly engraving: (number: string) => Elements
}

/** Number, parties with what each of them is, and signing date, above the text. */
export const ContractDetails = ({ engraving }: ContractDetailsProps) => {
  const text = useContractState((state) => state.text)
  const words = text?.legalText.words
  // The record of a signature says which version was signed.
  const ownVersion = text?.legalText.own?.version
  const version = useContractState(({ phase }) =>
    phase.name === 'signed' ? phase.receipt.version : ownVersion,
  )
  const facts = useContractState(({ phase, contract }) =>
    phase.name === 'signed' ? phase.receipt : contract,
  )
  const isUnclear = useContractState((state) => state.contract?.isUnclear)
  return (
    <div className="tw-head">
      {facts && engraving(facts.number)}
      <dl className="tw-facts" lang={text?.legalText.own && languageTag(text.locale)}>
        {factNames.map(
          (name) =>
            // The record of a signature may have no date.
            (name !== 'date' || facts?.date !== '') && (
              <div key={name}>
                <dt>{words?.[name]}</dt>
                <dd {...maskedText()}>{facts ? facts[name] : <Skeleton />}</dd>
                {(name === 'partA' || name === 'partB') && !isUnclear && (
                  <dd className="tw-role">{words?.[roleWords[name]]}</dd>
                )}
              </div>
            ),
        )}
        {version && (
          <div>
            <dt>{words?.version}</dt>
            <dd>{version}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
