import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { H2 } from '../../common/Heading.tsx'
import { useSite } from '../../common/site-context.ts'
import { addressOf } from '../../map/languages.ts'
import { keepToken } from '../../preferences/preferences.ts'
import { signInTarget } from './use-signed-in.ts'

const chevron = 'm9 5 7 7-7 7'

/** Accounts of the sandbox, by their tokens: see `sandbox/demo.ts`. */
export const DemoAccounts = () => {
  const { t } = useLingui()
  const { locale } = useSite()
  const accounts = [
    { token: 'sandbox-demo', name: t`Demo Holder` },
    { token: 'sandbox-second', name: t`Second Holder` },
    { token: 'sandbox-empty', name: t`Empty Wallet` },
  ]
  return (
    <form className="account-demo" method="post" action="/sandbox/sign-in">
      <H2>{t`Try it with a demo account`}</H2>
      <input type="hidden" name="to" value={addressOf(locale, signInTarget())} />
      <ul>
        {accounts.map(({ token, name }) => (
          <li key={token}>
            {/* Stores the token as any sign-in does; then the form navigates. */}
            <button type="submit" name="token" value={token} onClick={() => keepToken(token)}>
              <strong>{name}</strong>
              <span>{token}</span>
              <Icon d={chevron} />
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}
