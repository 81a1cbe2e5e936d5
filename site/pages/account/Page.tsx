import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useMedia } from '../../../shared/ui/use-media.ts'
import { brand } from '../../brand.ts'
import { Heading } from '../../common/Heading.tsx'
import type { PageProps } from '../../common/page-module.ts'
import { useHydrated } from '../../common/use-hydrated.ts'
import {
  AccountElement,
  type AccountScreen,
  type AccountStep,
} from '../../elements/AccountElement.tsx'
import { definitions } from '../../elements/definitions.ts'
import { ElementSlot } from '../../elements/ElementSlot.tsx'
import { useElementEvents } from '../../elements/use-element-events.ts'
import { pages } from '../../map/pages.ts'
import { documentTitle, titleOf } from '../../map/titles.ts'
import { AccountNotes } from './AccountNotes.tsx'
import { BackButton } from './BackButton.tsx'
import { DemoAccounts } from './DemoAccounts.tsx'
import { useSignedIn } from './use-signed-in.ts'
import './account.css'

const pageOf = { 'sign-in': 'login', register: 'register', reset: 'resetPassword' } as const

/** Where the page has the title of each step, and its Back, beside the element; `account.css` has the same. */
const beside = '(width > 640px)'

/**
 * Sign-in, opening an account, and another password, in `<tw-account>`. The title of the document follows
 * the element from screen to screen. On a phone in portrait the element shows the title of its step; in a
 * wider window the page does, and the element has no header of its own. In the sandbox, demo accounts
 * sign in at once.
 */
export function Page({ name }: Pick<PageProps, 'name'>) {
  const { t, i18n } = useLingui()
  const screen = pages[name].screen as AccountScreen
  const [step, setStep] = useState<AccountStep>()
  const shown = step?.screen ?? screen
  const isBeside = useMedia(beside)
  const isInSandbox = useHydrated() && 'sandbox' in document.documentElement.dataset
  const title = titleOf(pageOf[shown])
  useEffect(() => {
    document.title = documentTitle(i18n._(title))
  }, [i18n, title])
  const onToken = useSignedIn()
  const { 'ontw-navigate': onNavigate } = useElementEvents()
  const leads = {
    'sign-in': t`Your wallet, your transfers and their reviews.`,
    register: t`Use an e-mail address or a mobile number at which you can receive messages.`,
    reset: t`We will send a code to the e-mail address or mobile number registered for your account. All your sessions will end once the new password is set.`,
  }
  return (
    <section className="account">
      <div className="wrap">
        <div className="account-words">
          {isBeside && step?.canGoBack && <BackButton />}
          <Heading className={brand.signIn ? '' : 'title-of-element'}>
            {(isBeside && step?.title) || i18n._(title)}
          </Heading>
          <p className="lead">
            {brand.signIn ? t`Account holders sign in on a separate page.` : leads[shown]}
          </p>
          {brand.signIn && (
            <a className="button" data-variant="primary" href={brand.signIn}>
              {t`Go to sign-in`}
            </a>
          )}
          {!brand.signIn && shown === 'register' && <AccountNotes />}
        </div>
        {!brand.signIn && (
          <div className="account-element element-among-words">
            <ElementSlot define={definitions.account}>
              {() => (
                <AccountElement
                  screen={screen}
                  onToken={onToken}
                  onNavigate={onNavigate}
                  hideHeader={isBeside}
                  onStep={setStep}
                />
              )}
            </ElementSlot>
          </div>
        )}
        {isInSandbox && shown === 'sign-in' && <DemoAccounts />}
      </div>
      <span className="ornament account-seal" aria-hidden="true" />
    </section>
  )
}
