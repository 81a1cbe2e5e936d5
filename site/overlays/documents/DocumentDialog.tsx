import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Dialog } from '../../../shared/ui/Dialog.tsx'
import { Skeleton } from '../../../shared/ui/Skeleton.tsx'
import { documentTitles } from '../../layout/documents/document-titles.ts'
import { Prose } from '../../Prose.tsx'
import type { DocumentName } from '../../routes.ts'
import { useSite } from '../../site-context.ts'
import { useNoCopying } from './use-no-copying.ts'
import { useText } from './use-text.ts'
import '../../styles/dialog.css'

interface DocumentDialogProps {
  readonly name: DocumentName
  readonly onClose: () => void
}

/** A document over the whole page. Its text is asked for now, and cannot be copied from here. */
export function DocumentDialog({ name, onClose }: DocumentDialogProps) {
  const { t, i18n } = useLingui()
  const { locale, toasts } = useSite()
  const { text, isFailed, retry } = useText(locale, name)
  /** How often somebody tried to copy, so that the same words are heard again. */
  const [tries, setTries] = useState(0)
  const noCopying = t`Copying is switched off in this document.`
  useNoCopying(() => {
    toasts.show('info', noCopying)
    setTries(tries + 1)
  })
  return (
    <Dialog
      open
      size="full"
      title={i18n._(documentTitles[name])}
      closeLabel={t`Close`}
      onClose={onClose}
    >
      {/* The toast is outside of the dialog, where a screen reader hears nothing while it is open. */}
      <p className="hidden" role="status">
        {tries > 0 && <span key={tries}>{noCopying}</span>}
      </p>
      <div className="document-body" aria-busy={!text && !isFailed}>
        <span className="ornament document-seal" aria-hidden="true" />
        {text && <Prose text={text} headings="h3" />}
        {!text && !isFailed && (
          <>
            <p className="hidden" role="status">{t`Loading the document.`}</p>
            <Skeleton lines={12} />
          </>
        )}
        {isFailed && (
          <div role="alert" className="document-failed">
            <p>{t`This document could not be loaded. Please check your connection.`}</p>
            <button type="button" className="button" onClick={retry}>
              {t`Try again`}
            </button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
