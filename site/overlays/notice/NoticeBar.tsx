import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { close, toneIcons } from '../../../shared/ui/icons.ts'
import { Phrases } from '../../../shared/ui/Phrases.tsx'
import type { OverlayProps } from '../../common/overlay-types.ts'
import { useSite } from '../../common/site-context.ts'
import { isConfirmation, type Notice } from '../../preferences/notices.ts'
import { NoticeLink } from './NoticeLink.tsx'
import { useNoticeTexts } from './use-notice-texts.ts'
import './notice.css'

/**
 * What happened, what it means and what to do. If the specification asks for a toast of two
 * seconds, that is shown as well, once the notice's page is on screen.
 */
export function NoticeBar({ notice }: OverlayProps<'NoticeBar'>) {
  const { t } = useLingui()
  const { notices, toasts } = useSite()
  const { title, text } = useNoticeTexts(notice)
  const onSeen = useEffectEvent((seen: Notice) => {
    if (notices.isNew() && !isConfirmation(seen)) toasts.show('error', title)
    notices.seen()
  })
  useEffect(() => onSeen(notice), [notice])

  const dismiss = () => {
    notices.dismiss()
    // The button is gone, so the focus moves to the content.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  const tone = isConfirmation(notice) && notice.reason !== 'signed-out-here' ? 'info' : 'warning'
  return (
    <div className="notice" data-tone={tone}>
      <div className="wrap">
        <Icon d={toneIcons[tone]} />
        <div>
          <strong>{title}</strong>
          <p>
            <Phrases>{text}</Phrases>
          </p>
        </div>
        <NoticeLink notice={notice} />
        <button
          type="button"
          className="icon-button"
          aria-label={t`Close the notice`}
          onClick={dismiss}
        >
          <Icon d={close} />
        </button>
      </div>
    </div>
  )
}
