import { useLingui } from '@lingui/react/macro'
import { formatDate } from '../../text/dates/dates.ts'
import { Button } from '../../ui/Button.tsx'

interface KeptNoticeProps {
  /** When it was typed: milliseconds since 1970. */
  readonly at: number
  /** What was kept, in words, if it was not typed. */
  readonly text?: ((time: string) => string) | undefined
  /** What is never kept and must be typed again, in words. */
  readonly lacks?: string | undefined
  readonly onDiscard: () => void
}

/** Says in one line that a form has what was typed before its page was loaded again. */
export const KeptNotice = ({ at, text, lacks, onDiscard }: KeptNoticeProps) => {
  const { t, i18n } = useLingui()
  const time = formatDate(at, 'time', i18n.locale) ?? ''
  return (
    <div className="tw-kept">
      <p role="status">
        <span>{text?.(time) ?? t`We kept what you entered at ${time}.`}</span>
        {lacks && <span>{lacks}</span>}
      </p>
      <Button variant="quiet" onClick={onDiscard}>{t`Discard`}</Button>
    </div>
  )
}
