import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Messages } from '../../element/model/parts.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useCopyPrompt } from '../../ui/use-copy-prompt.tsx'

export interface CopyOfferProps {
  readonly messages: Pick<Messages, 'toast'>
  /** What came of saving or printing. `asked`: the browser was asked to save a file. */
  readonly after: 'asked' | 'cannot save' | 'cannot print'
  /** The text of what was saved or printed. */
  readonly text: string
}

/**
 * Offers to copy the text instead of a file. A webview may drop a download silently, so no message
 * claims that the file was saved.
 */
export const CopyOffer = ({ messages: { toast }, after, text }: CopyOfferProps) => {
  const { t } = useLingui()
  const { copying, prompt } = useCopyPrompt(toast)
  const notice = useRef<HTMLDivElement>(null)
  // It appears away from the button that was pressed, often outside the visible part of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may be longer
  useEffect(() => {
    // Some browsers return a promise, which React would take for a cleanup function.
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [after])
  const offers = {
    asked: t`Saving the file. If it does not appear, copy the text.`,
    'cannot save': t`Files cannot be saved here. Copy the text instead.`,
    'cannot print': t`Printing is not available here. Save a copy, or copy the text.`,
  }
  return (
    <div className="tw-certificate-offer" ref={notice}>
      <Notice
        tone="info"
        live="polite"
        action={
          <CopyButton
            variant="text"
            label={t`Copy text`}
            copiedLabel={t`Copied`}
            text={text}
            {...copying}
          />
        }
      >
        {offers[after]}
      </Notice>
      {prompt}
    </div>
  )
}
