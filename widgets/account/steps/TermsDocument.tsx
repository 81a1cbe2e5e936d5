import { useLingui } from '@lingui/react/macro'
import { createElement, type ReactElement, useEffect, useState } from 'react'
import { type Draw, drawLegalText } from '../../../shared/legal-text/drawing/draw-legal-text.ts'
import type { LegalText } from '../../../shared/legal-text/legal-text.ts'
import { type LegalTexts, loadLegalText } from '../../../shared/legal-text/load-legal-text.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Dialog } from '../../../shared/ui/dialog/Dialog.tsx'
import { Skeleton } from '../../../shared/ui/frame/Skeleton.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'

const texts = {
  'account-terms': import.meta.glob<{ default: LegalText }>(
    '/locales/*/documents/account-terms.md',
  ),
  'privacy-terms': import.meta.glob<{ default: LegalText }>(
    '/locales/*/documents/privacy-terms.md',
  ),
} satisfies Record<string, LegalTexts>

export type TermsDocumentName = keyof typeof texts

const draw: Draw<ReactElement> = (tag, className, ...children) =>
  createElement(tag, className ? { className } : null, ...children)

interface TermsDocumentProps {
  readonly name: TermsDocumentName
  readonly title: string
  readonly onClose: () => void
}

/** One of the documents that a person agrees to; its text is loaded on opening. */
export default function TermsDocument({ name, title, onClose }: TermsDocumentProps) {
  const { t, i18n } = useLingui()
  const { locale } = i18n
  const [text, setText] = useState<LegalText>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (isFailed) return
    let isWanted = true
    loadLegalText(texts[name], locale).then(
      (loaded) => isWanted && setText(loaded),
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [name, locale, isFailed])
  return (
    <Dialog open size="full" title={title} closeLabel={t`Close`} onClose={onClose}>
      {isFailed ? (
        <Notice
          tone="error"
          live="assertive"
          title={t`This document could not be loaded. Please check your connection.`}
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
