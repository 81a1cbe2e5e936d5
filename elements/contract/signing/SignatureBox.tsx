import { useLingui } from '@lingui/react/macro'
import { type Ref, useEffect, useState } from 'react'
import { KeptNotice } from '../../../shared/person/kept-input/KeptNotice.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { guardMs } from '../../../shared/ui/ConfirmButton.tsx'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { pen } from '../../../shared/ui/icons.ts'
import { useActions, useContractState, useModel } from '../model/context.ts'
import { SignatureDialog } from '../signature/SignatureDialog.tsx'
import { useKeptSignature } from '../signature/use-kept-signature.ts'
import { SignatureImage, SignaturePaper } from './SignatureImage.tsx'

/** Where Party B signs: the signature as it will be sent, and the button that opens the dialog. */
export const SignatureBox = ({ signRef }: { signRef: Ref<HTMLButtonElement> }) => {
  const { t } = useLingui()
  const model = useModel()
  const { endFailures, reportMissingSignature } = useActions()
  const [isOpen, setOpen] = useState(false)
  // This button may lie under *Save*: the second press of a double click is not meant for it.
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    if (!isNew) return
    const timer = setTimeout(() => setNew(false), guardMs)
    return () => clearTimeout(timer)
  }, [isNew])
  const { drafts, keptAt, change, save, discard } = useKeptSignature()
  const signature = useContractState((state) => state.signature)
  const legalText = useContractState((state) => state.text?.legalText)
  const contract = useContractState((state) => state.contract)
  const { words = {}, title = '' } = legalText ?? {}
  const party = words.partB ?? ''
  const facts = {
    title,
    rows: (['number', 'partB'] as const).map((name) => ({
      label: words[name] ?? '',
      value: contract?.[name] ?? '',
    })),
  }
  const isSending = useContractState(({ phase }) => phase.name === 'sending')

  return (
    <section className="tw-signature" aria-label={t`Signature`}>
      <p>{t`Signature of ${party}`}</p>
      {keptAt !== undefined && !isSending && (
        <KeptNotice
          at={keptAt}
          text={(time) => t`We kept your signature of ${time}.`}
          onDiscard={discard}
        />
      )}
      <SignaturePaper isEmpty={!signature}>
        {signature ? <SignatureImage signature={signature} /> : <span aria-hidden="true">×</span>}
      </SignaturePaper>
      <Button
        ref={signRef}
        disabled={isSending}
        aria-disabled={isNew || undefined}
        onClick={() => setOpen(true)}
      >
        <Icon d={pen} />
        <span>{signature ? t`Sign again` : t`Sign`}</span>
      </Button>
      {isOpen && (
        <SignatureDialog
          open
          facts={facts}
          drafts={drafts}
          onDrafts={change}
          onTry={endFailures}
          onEmpty={reportMissingSignature}
          onClose={() => setOpen(false)}
          onSave={(png, size, canvas) => {
            model.store.setState({ signature: { png: new Uint8Array(png), size } })
            save(canvas)
            setNew(true)
            setOpen(false)
          }}
        />
      )}
    </section>
  )
}
