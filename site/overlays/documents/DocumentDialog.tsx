import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Dialog } from '../../../shared/ui/dialog/Dialog.tsx'
import { Skeleton } from '../../../shared/ui/frame/Skeleton.tsx'
import { Phrases } from '../../../shared/ui/Phrases.tsx'
import { ConsentChoice } from '../../analytics/ConsentChoice.tsx'
import { brand } from '../../brand.ts'
import type { OverlayProps } from '../../common/overlay-types.ts'
import { useSite } from '../../common/site-context.ts'
import { DocumentContents } from '../../documents/DocumentContents.tsx'
import { Prose } from '../../documents/Prose.tsx'
import { documentPath, documentTitles } from '../../map/documents.ts'
import { addressOf } from '../../map/languages.ts'
import { useText } from './use-text.ts'
import '../../styles/dialog.css'

/**
 * Prevents copying, cutting and dragging of text (section 2 of the specification). It listens on the
 * document, because with everything selected a browser fires the event behind the dialog.
 */
function useNoCopying(onTry: () => void): void {
  const tell = useEffectEvent(onTry)
  useEffect(() => {
    const listeners = new AbortController()
    const prevent = (event: Event) => {
      event.preventDefault()
      tell()
    }
    for (const type of ['copy', 'cut', 'dragstart']) {
      document.addEventListener(type, prevent, { signal: listeners.signal })
    }
    return () => listeners.abort()
  }, [])
}

/** A document over the whole page. Its text is loaded on opening and cannot be copied. */
export function DocumentDialog({ name, onClose }: OverlayProps<'DocumentDialog'>) {
  const { t, i18n } = useLingui()
  const { locale, toasts } = useSite()
  const { text, isFailed, retry } = useText(locale, name)
  const body = useRef<HTMLDivElement>(null)
  useNoCopying(() => toasts.show('info', t`Copying is disabled for this document.`))
  return (
    <Dialog
      open
      size="full"
      title={<Phrases>{i18n._(documentTitles[name])}</Phrases>}
      closeLabel={t`Close`}
      onClose={onClose}
    >
      <div ref={body} className="document-body" aria-busy={!text && !isFailed}>
        {text && (
          <DocumentContents
            sections={text.sections}
            page={addressOf(locale, documentPath(name))}
            text={body}
          />
        )}
        {text && <Prose text={text} headings="h3" />}
        {text && brand.analytics && name === 'cookies' && <ConsentChoice />}
        {!text && !isFailed && (
          <>
            <p className="hidden" role="status">{t`Loading the document.`}</p>
            <Skeleton lines={12} />
          </>
        )}
        {isFailed && (
          <div role="alert" className="document-failed">
            <p>{t`This document could not be loaded. Check your connection.`}</p>
            <button type="button" className="button" onClick={retry}>
              {t`Try again`}
            </button>
            {/* Firefox remembers that a file did not load; a page of its own has the text in its HTML. */}
            <a
              href={addressOf(locale, documentPath(name))}
              target="_blank"
              rel="noopener"
            >{t`Open it in a new tab`}</a>
          </div>
        )}
      </div>
    </Dialog>
  )
}
