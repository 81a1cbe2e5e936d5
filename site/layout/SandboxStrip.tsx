import { useLingui } from '@lingui/react/macro'

/** Says on the local server that nothing here is real. */
export function SandboxStrip() {
  const { t } = useLingui()
  return (
    <aside className="in-sandbox sandbox-strip" aria-label={t`Sandbox`}>
      <p className="wrap">
        {t`Sandbox: no real money moves.`} <a href="/sandbox">{t`Control page`}</a>
      </p>
    </aside>
  )
}
