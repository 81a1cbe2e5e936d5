import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, useState } from 'react'
import type { SessionModel } from '../element/view/base-model.ts'
import { Button } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { saveFile } from '../ui/save-file.ts'
import { TextPrompt } from '../ui/TextPrompt.tsx'
import { printReceipt, type ReceiptText, receiptFile, receiptText } from './receipt-file.ts'

interface KeepReceiptProps {
  readonly model: Pick<SessionModel, 'signal' | 'toast'>
  readonly text: ReceiptText
  /** Of the file, without its ending. */
  readonly name: string
}

/**
 * Saves the receipt as a file, or prints it. A webview may drop a download silently, so no message
 * claims that it was saved, and the text can be copied instead.
 */
export const KeepReceipt = ({ model: { signal, toast }, text, name }: KeepReceiptProps) => {
  const { t } = useLingui()
  const [offer, setOffer] = useState<'asked' | 'cannot save' | 'cannot print'>()
  const [uncopied, setUncopied] = useState<string>()
  const save = () => {
    const isAsked = saveFile(receiptFile(text), `${name.replace(/[^\w-]/g, '_')}.html`)
    setOffer(isAsked ? 'asked' : 'cannot save')
  }
  const print = async ({ currentTarget }: MouseEvent) => {
    const isPrinted = await printReceipt(text, currentTarget.getRootNode() as ShadowRoot, signal)
    setOffer(isPrinted ? undefined : 'cannot print')
  }
  const offers = {
    asked: t`Your browser has been asked to save the receipt. If no file appears, copy its text.`,
    'cannot save': t`Files cannot be saved here. Please copy the text of the receipt instead.`,
    'cannot print': t`Printing is not available here. Please save the receipt or copy its text.`,
  }
  return (
    <>
      <div className="tw-keep">
        <Button onClick={save}>{t`Save receipt`}</Button>
        <Button onClick={print}>{t`Print`}</Button>
      </div>
      {offer && (
        <Notice
          tone="info"
          live="polite"
          action={
            <CopyButton
              variant="text"
              label={t`Copy receipt`}
              text={receiptText(text)}
              onCopied={() => toast('success', t({ message: 'Success', context: 'copied' }))}
              onFailed={setUncopied}
            />
          }
        >
          {offers[offer]}
        </Notice>
      )}
      <TextPrompt
        title={t`Could not copy. Please select and copy the text below`}
        text={uncopied ?? ''}
        closeLabel={t`Close`}
        open={uncopied !== undefined}
        onClose={() => setUncopied(undefined)}
      />
    </>
  )
}
