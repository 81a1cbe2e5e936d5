import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Messages } from '../../element/model/parts.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useCopyPrompt } from '../../ui/use-copy-prompt.tsx'
import type { Saving } from '../save-file.ts'

export interface CopyOfferProps {
  readonly messages: Pick<Messages, 'toast'>
  /** What came of saving or printing. `asked`: the browser was asked to save a file. */
  readonly after: Saving['after'] | 'cannot print'
  /** What the native app says of it; the offer ends if it is done. */
  readonly isDone?: Saving['isDone']
  /** The text of what was saved or printed. */
  readonly text: string
}

/**
 * Offers to copy the text instead of a file. A webview may drop a download silently, so no message
 * claims that the file was saved.
 */
export const CopyOffer = ({ messages, isDone, ...props }: CopyOfferProps) => {
  const [answer, setAnswer] = useState<{ to: Saving['isDone']; isDone: boolean }>()
  useEffect(() => {
    let isOver = false
    isDone?.then((done) => !isOver && setAnswer({ to: isDone, isDone: done }))
    return () => {
      isOver = true
    }
  }, [isDone])
  if (!isDone || answer?.to !== isDone) return <Offer messages={messages} {...props} />
  return answer.isDone ? null : <Offer messages={messages} {...props} after="cannot save" />
}

const Offer = ({ messages: { toast }, after, text }: Omit<CopyOfferProps, 'isDone'>) => {
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
