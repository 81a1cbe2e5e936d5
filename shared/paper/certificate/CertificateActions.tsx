import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, useState } from 'react'
import { isOffered } from '../../element/host/host-link.ts'
import type { ModelParts } from '../../element/model/parts.ts'
import { useStore } from '../../element/view/use-store.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Icon } from '../../ui/frame/Icon.tsx'
import { print as printIcon, save as saveIcon } from '../../ui/icons.ts'
import { useCopyPrompt } from '../../ui/use-copy-prompt.tsx'
import { printOut } from '../print/print-out.ts'
import { saveFile } from '../save-file.ts'
import { CopyOffer, type CopyOfferProps } from './CopyOffer.tsx'
import {
  type CertificateText,
  certificateFile,
  certificateText,
  printCertificate,
} from './certificate-file.ts'

interface CertificateActionsProps {
  readonly model: Pick<ModelParts, 'session' | 'messages' | 'root'>
  readonly text: CertificateText
  /** The file name without its extension. */
  readonly name: string
  /** To save it is the main action of the screen. */
  readonly isMain?: boolean
}

/**
 * Saves a certificate as a file, or prints it. Its text can be copied instead, as long as the
 * certificate is the same, and at once in an app that takes no files.
 */
export const CertificateActions = ({
  model,
  text,
  name,
  isMain = false,
}: CertificateActionsProps) => {
  const { t } = useLingui()
  const words = certificateText(text)
  const [offer, setOffer] = useState<Pick<CopyOfferProps, 'after' | 'isDone' | 'text'>>()
  const { host } = model.root
  const can = useStore(host.store, (each) => each)
  const { copying, prompt } = useCopyPrompt(model.messages.toast)
  const fileName = `${name.replace(/[^\w-]/g, '_')}.html`
  const save = async () => {
    const saving = await saveFile(certificateFile(text), fileName, host)
    setOffer({ ...saving, text: words })
  }
  const print = async ({ currentTarget }: MouseEvent) => {
    const root = currentTarget.getRootNode() as ShadowRoot
    const isPrinted = await printOut(host, fileName, certificateFile(text), () =>
      printCertificate(text, root, model.session.signal),
    )
    setOffer(isPrinted ? undefined : { after: 'cannot print', text: words })
  }
  return (
    <>
      <div className="tw-certificate-actions">
        {isOffered(can, 'files') && (
          <Button variant={isMain ? 'primary' : 'secondary'} onClick={save}>
            <Icon d={saveIcon} />
            <span>{t`Save a copy`}</span>
          </Button>
        )}
        {isOffered(can, 'print') && (
          <Button onClick={print}>
            <Icon d={printIcon} />
            <span>{t`Print`}</span>
          </Button>
        )}
        {!isOffered(can, 'files') && (
          <CopyButton
            variant="text"
            label={t`Copy text`}
            copiedLabel={t`Copied`}
            text={words}
            {...copying}
          />
        )}
      </div>
      {prompt}
      {offer?.text === words && <CopyOffer messages={model.messages} {...offer} />}
    </>
  )
}
