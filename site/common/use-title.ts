import { useLingui } from '@lingui/react'
import { useLayoutEffect } from 'react'
import type { RouteMatch } from '../map/routes.ts'
import { documentTitle, headTitleOf } from '../map/titles.ts'

/**
 * Names the browser's document after the page that is shown. A page that names it otherwise does so
 * in an effect, which runs later.
 */
export function useTitle({ name, value }: RouteMatch): void {
  const { i18n } = useLingui()
  useLayoutEffect(() => {
    document.title = documentTitle(i18n._(headTitleOf({ name, value })), name)
  }, [i18n, name, value])
}
