import { useLingui } from '@lingui/react/macro'
import { useEffect, useId } from 'react'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { hiddenFromRecorders } from '../../../shared/ui/recorders/marks.ts'
import { person } from '../../common/icons.ts'
import type { OverlayProps } from '../../common/overlay-types.ts'
import { PageLink } from '../../common/PageLink.tsx'
import { useSite } from '../../common/site-context.ts'
import { useDisclosure } from '../../common/use-disclosure.ts'
import { whenIdle } from '../../common/when-idle.ts'
import { pages } from '../../map/pages.ts'
import { titleOf } from '../../map/titles.ts'
import { forgetToken } from '../../preferences/preferences.ts'
import { identify, useNickname } from '../../session/holder.ts'
import { useToken } from '../../session/use-token.ts'
import { SignOutButton } from './SignOutButton.tsx'
import './account-menu.css'

/**
 * A button with the nickname of the person who is signed in, and a menu. It replaces the link to
 * the wallet and is as wide, because it loads later than the page, and the nickname later still.
 */
export function AccountMenu({ match }: OverlayProps<'AccountMenu'>) {
  const { t, i18n } = useLingui()
  const { locale } = useSite()
  const id = useId()
  const nickname = useNickname()
  const { isOpen, root, button, close, toggle } = useDisclosure<HTMLDivElement>()
  const { needsToken } = pages[match.name]
  const token = useToken()

  useEffect(() => {
    whenIdle(() =>
      identify(locale, token).then(
        // Behind sign-in, the element asks for a new token.
        (isGood) => isGood || needsToken || forgetToken(token),
        () => undefined,
      ),
    )
  }, [locale, needsToken, token])

  return (
    <div ref={root} className="account-menu for-holders">
      <button
        ref={button}
        type="button"
        {...hiddenFromRecorders('header-account')}
        aria-label={nickname ? t`Account: ${nickname}` : undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <Icon d={person} />
        <span>{nickname || t`Account`}</span>
      </button>
      {isOpen && (
        <ul id={id} className="header-list">
          {(['wallet', 'walletHistory'] as const).map((name) => (
            <li key={name}>
              <PageLink to={name} match={match} onPress={close}>
                {i18n._(titleOf(name))}
              </PageLink>
            </li>
          ))}
          <li>
            <SignOutButton onPress={close} />
          </li>
        </ul>
      )}
    </div>
  )
}
