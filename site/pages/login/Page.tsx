import type { Messages } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useHydrated } from '../../app/use-hydrated.ts'
import { brand } from '../../brand.ts'
import { Heading } from '../../layout/Heading.tsx'
import { titleOf } from '../titles.ts'
import { DemoAccounts } from './DemoAccounts.tsx'
import './login.css'

export const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/site-login.po')

/** Where to sign in. In the sandbox, demo accounts sign in at once. */
export function Page() {
  const { t, i18n } = useLingui()
  const isInSandbox = useHydrated() && 'sandbox' in document.documentElement.dataset
  return (
    <section className="login">
      <div className="wrap">
        <div className="login-words">
          <Heading>{i18n._(titleOf('login'))}</Heading>
          <p className="lead">
            {brand.signIn
              ? t`Account holders sign in on a separate page.`
              : t`Account holders sign in through the mobile app, which then opens deposits and withdrawals here.`}
          </p>
          {brand.signIn && (
            <a className="button" data-variant="primary" href={brand.signIn}>
              {t`Go to sign-in`}
            </a>
          )}
        </div>
        {isInSandbox && <DemoAccounts />}
      </div>
      <span className="ornament login-seal" aria-hidden="true" />
    </section>
  )
}
