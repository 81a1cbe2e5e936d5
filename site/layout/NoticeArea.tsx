import { useEffect, useSyncExternalStore } from 'react'
import { ConsentBar } from '../analytics/ConsentBar.tsx'
import { Overlay, useOverlays } from '../common/Overlay.tsx'
import { useSite } from '../common/site-context.ts'
import type { RouteMatch } from '../map/routes.ts'
import { LanguageOffer } from './language/LanguageOffer.tsx'

const nothing = () => undefined

/**
 * Shows a notice below the header of its page, after the offer of another language and the question of
 * analytics if there are any. The live region exists before the notice, because some screen readers do
 * not announce a region that is added with its text.
 */
export function NoticeArea({ match }: { match: RouteMatch }) {
  const { notices } = useSite()
  const notice = useSyncExternalStore(notices.subscribe, notices.getSnapshot, nothing)
  const isHere = notice?.at === match.path
  const overlays = useOverlays(isHere, nothing)

  useEffect(() => {
    // A new notice waits until its page is loaded.
    if (notice && !isHere && !notices.isNew()) notices.dismiss()
  }, [notice, isHere, notices])

  return (
    <>
      <LanguageOffer match={match} />
      <ConsentBar match={match} />
      <div role="status" className="notice-area">
        {notice && isHere && overlays && (
          <Overlay i18n={overlays.i18n}>
            <overlays.NoticeBar notice={notice} />
          </Overlay>
        )}
      </div>
    </>
  )
}
