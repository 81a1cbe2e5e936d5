import { I18nProvider } from '@lingui/react'
import { useEffect, useSyncExternalStore } from 'react'
import type { Place } from '../routes.ts'
import { useSite } from '../site-context.ts'
import { useOverlays } from '../use-overlays.ts'

const nothing = () => undefined

/**
 * Where a notice stands: below the header of the page that it is for. The live region is there
 * before its words, or they would not be announced everywhere.
 */
export function NoticePlace({ place }: { place: Place }) {
  const { notices } = useSite()
  const notice = useSyncExternalStore(notices.subscribe, notices.getSnapshot, nothing)
  const isHere = notice?.at === place.path
  const overlays = useOverlays(isHere, nothing)

  useEffect(() => {
    // A new one waits until its page is loaded.
    if (notice && !isHere && !notices.isNew()) notices.dismiss()
  }, [notice, isHere, notices])

  return (
    <div role="status" className="notice-place">
      {notice && isHere && overlays && (
        <I18nProvider i18n={overlays.i18n}>
          <overlays.NoticeBar notice={notice} />
        </I18nProvider>
      )}
    </div>
  )
}
