import { useLingui } from '@lingui/react/macro'
import { isSameLanguage, langOf } from '../../../shared/text/legal-text/lang-of.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Detail, DetailList } from '../../../shared/ui/DetailList.tsx'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { print, save } from '../../../shared/ui/icons.ts'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { useCopy } from '../copy/use-copy.tsx'
import { useContractState } from '../model/context.ts'
import { Seal } from '../signing/Seal.tsx'
import { SignatureImage, SignaturePaper } from '../signing/SignatureImage.tsx'
import { languageName, receiptRows } from './receipt-rows.ts'

/** The signed contract: the receipt, and a copy to print or save. */
export function Signed() {
  const { t, i18n } = useLingui()
  const copy = useCopy()
  const receipt = useContractState(({ phase }) =>
    phase.name === 'signed' ? phase.receipt : undefined,
  )
  const words = useContractState((state) => state.text?.legalText.words) ?? {}
  const shown = useContractState(
    (state) => state.text && langOf(state.text.legalText, state.text.locale),
  )
  if (!receipt) return null
  const language = languageName(receipt, i18n)
  const isTranslated =
    language && shown && !isSameLanguage(receipt.lang ?? receipt.locale ?? '', shown)
  return (
    <section className="tw-receipt" aria-label={t`Receipt`}>
      <div className="tw-certificate">
        <div className="tw-seal" data-new={receipt.signature && ''}>
          <Seal {...receipt} />
          <div>
            <p>{t`Success`}</p>
            <p>{t`The agreement is signed. Keep a copy.`}</p>
          </div>
        </div>
        {receipt.signature && (
          <SignaturePaper>
            <SignatureImage signature={receipt.signature} />
          </SignaturePaper>
        )}
        <DetailList>
          {receiptRows(receipt, words, i18n).map(({ label, value, mono }) => (
            <Detail key={label} label={label} value={value} mono={mono} />
          ))}
        </DetailList>
      </div>
      <div className="tw-certificate-actions">
        <Button onClick={({ currentTarget }) => void copy.make('save', currentTarget)}>
          {copy.can.save && <Icon d={save} />}
          {/* An app that takes no files: the notice below has the text. */}
          <span>{copy.can.save ? t`Save a copy` : t`Copy text`}</span>
        </Button>
        {copy.can.print && (
          <Button onClick={({ currentTarget }) => void copy.make('print', currentTarget)}>
            <Icon d={print} />
            <span>{t`Print`}</span>
          </Button>
        )}
      </div>
      {copy.notice}
      {isTranslated && (
        <Notice tone="info">
          {t`The agreement was signed in ${language}. The text below is a translation; the copy is in ${language}.`}
        </Notice>
      )}
    </section>
  )
}
