import { useLingui } from '@lingui/react/macro'

/** DONE: what comes after the first view. */
export function Done() {
  const { t } = useLingui()
  return <p className="tw-lead">{t`This is loaded while the page is idle.`}</p>
}
