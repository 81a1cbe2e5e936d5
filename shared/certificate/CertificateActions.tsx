import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { BaseModel } from '../element/view/base-model.ts'
import { Button } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Icon } from '../ui/frame/Icon.tsx'
import { print as printIcon, save as saveIcon } from '../ui/icons.ts'
import { Notice } from '../ui/Notice.tsx'
import { saveFile } from '../ui/save-file.ts'
import { TextPrompt } from '../ui/TextPrompt.tsx'
import {
  type CertificateText,
  certificateFile,
  certificateText,
  printCertificate,
} from './certificate-file.ts'

interface CertificateActionsProps {
  readonly model: Pick<BaseModel, 'signal' | 'toast'>
  readonly text: CertificateText
  /** The file name without its extension. */
  readonly name: string
}

/**
 * Saves a certificate as a file, or prints it. A webview may drop a download silently, so no
 * message claims that the file was saved, and the text can be copied instead.
 */
export const CertificateActions = ({
  model: { signal, toast },
  text,
  name,
}: CertificateActionsProps) => {
  const { t } = useLingui()
  const [offer, setOffer] = useState<'asked' | 'cannot save' | 'cannot print'>()
  const [uncopied, setUncopied] = useState<string>()
  const notice = useRef<HTMLDivElement>(null)
  // It appears below the buttons, often outside the visible part of the page.
  useEffect(() => {
    if (offer) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [offer])
  const save = () => {
    const isAsked = saveFile(certificateFile(text), `${name.replace(/[^\w-]/g, '_')}.html`)
    setOffer(isAsked ? 'asked' : 'cannot save')
  }
  const print = async ({ currentTarget }: MouseEvent) => {
    const root = currentTarget.getRootNode() as ShadowRoot
    setOffer((await printCertificate(text, root, signal)) ? undefined : 'cannot print')
  }
  const offers = {
    asked: t`Your browser has been asked to save the file. If no file appears, copy its text.`,
    'cannot save': t`Files cannot be saved here. Please copy the text instead.`,
    'cannot print': t`Printing is not available here. Please save a copy, or copy the text.`,
  }
  return (
    <>
      <div className="tw-certificate-actions">
        <Button onClick={save}>
          <Icon d={saveIcon} />
          {t`Save a copy`}
        </Button>
        <Button onClick={print}>
          <Icon d={printIcon} />
          {t`Print`}
        </Button>
      </div>
      {offer && (
        <div className="tw-certificate-offer" ref={notice}>
          <Notice
            tone="info"
            live="polite"
            action={
              <CopyButton
                variant="text"
                label={t`Copy text`}
                copiedLabel={t`Copied`}
                text={certificateText(text)}
                onCopied={() => toast('success', t({ message: 'Success', context: 'copied' }))}
                onFailed={setUncopied}
              />
            }
          >
            {offers[offer]}
          </Notice>
        </div>
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
