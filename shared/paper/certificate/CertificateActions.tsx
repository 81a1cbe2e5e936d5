import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, useState } from 'react'
import type { ModelParts } from '../../element/model/parts.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/frame/Icon.tsx'
import { print as printIcon, save as saveIcon } from '../../ui/icons.ts'
import { saveFile } from '../../ui/save-file.ts'
import { CopyOffer, type CopyOfferProps } from './CopyOffer.tsx'
import {
  type CertificateText,
  certificateFile,
  certificateText,
  printCertificate,
} from './certificate-file.ts'

interface CertificateActionsProps {
  readonly model: Pick<ModelParts, 'session' | 'messages'>
  readonly text: CertificateText
  /** The file name without its extension. */
  readonly name: string
  /** To save it is the main action of the screen. */
  readonly isMain?: boolean
}

/**
 * Saves a certificate as a file, or prints it. Its text can be copied instead, as long as the
 * certificate is the same.
 */
export const CertificateActions = ({
  model,
  text,
  name,
  isMain = false,
}: CertificateActionsProps) => {
  const { t } = useLingui()
  const words = certificateText(text)
  const [offer, setOffer] = useState<Pick<CopyOfferProps, 'after' | 'text'>>()
  const save = () => {
    const isAsked = saveFile(certificateFile(text), `${name.replace(/[^\w-]/g, '_')}.html`)
    setOffer({ after: isAsked ? 'asked' : 'cannot save', text: words })
  }
  const print = async ({ currentTarget }: MouseEvent) => {
    const root = currentTarget.getRootNode() as ShadowRoot
    const isPrinted = await printCertificate(text, root, model.session.signal)
    setOffer(isPrinted ? undefined : { after: 'cannot print', text: words })
  }
  return (
    <>
      <div className="tw-certificate-actions">
        <Button variant={isMain ? 'primary' : 'secondary'} onClick={save}>
          <Icon d={saveIcon} />
          <span>{t`Save a copy`}</span>
        </Button>
        <Button onClick={print}>
          <Icon d={printIcon} />
          <span>{t`Print`}</span>
        </Button>
      </div>
      {offer?.text === words && <CopyOffer messages={model.messages} {...offer} />}
    </>
  )
}
