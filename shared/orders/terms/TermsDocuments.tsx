import { useLingui } from '@lingui/react/macro'
import { createElement, type ReactElement, useEffect, useState } from 'react'
import { type Draw, drawLegalText } from '../../text/legal-text/drawing/draw-legal-text.ts'
import type { LegalText } from '../../text/legal-text/legal-text.ts'
import { type LegalTexts, loadLegalText } from '../../text/legal-text/load-legal-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Skeleton } from '../../ui/frame/Skeleton.tsx'
import { Notice } from '../../ui/Notice.tsx'

const draw: Draw<ReactElement> = (tag, className, ...children) =>
  createElement(tag, className ? { className } : null, ...children)

interface TermsDocument {
  readonly title: string
  /** The text in each language; loaded on opening. */
  readonly texts: LegalTexts
}

/** The long texts that a person agrees to: a button for each, which opens it in a dialog. */
export const TermsDocuments = ({ documents }: { documents: readonly TermsDocument[] }) => {
  const [shown, setShown] = useState<number>()
  const document = shown === undefined ? undefined : documents[shown]
  return (
    <div className="tw-documents">
      {documents.map(({ title }, at) => (
        <Button key={title} variant="quiet" onClick={() => setShown(at)}>
          {title}
        </Button>
      ))}
      {document && <TermsDialog {...document} onClose={() => setShown(undefined)} />}
    </div>
  )
}

const TermsDialog = ({ texts, title, onClose }: TermsDocument & { onClose: () => void }) => {
  const { t, i18n } = useLingui()
  const { locale } = i18n
  const [text, setText] = useState<LegalText>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (isFailed) return
    let isWanted = true
    loadLegalText(texts, locale).then(
      (loaded) => isWanted && setText(loaded),
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [texts, locale, isFailed])
  return (
    <Dialog open size="full" title={title} closeLabel={t`Close`} onClose={onClose}>
      {isFailed ? (
        <Notice
          tone="error"
          live="assertive"
          title={t`This document could not be loaded. Check your connection.`}
          action={<Button onClick={() => setFailed(false)}>{t`Try again`}</Button>}
        />
      ) : text ? (
        drawLegalText(draw, text)
      ) : (
        <Skeleton lines={12} />
      )}
      <Button onClick={onClose}>{t`Close`}</Button>
    </Dialog>
  )
}
