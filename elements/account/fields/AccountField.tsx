import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import type { Elements } from '../../../shared/ui/elements.ts'
import { Field } from '../../../shared/ui/Field.tsx'
import { useAccountState, useModel } from '../model/context.ts'
import type { AccountKind } from '../model/state.ts'
import type { MobileFieldProps } from './MobileField.tsx'

interface AccountFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly onFocus: () => void
  readonly renderMobileField: (props: MobileFieldProps) => Elements
}

/**
 * An e-mail address or a mobile number; the field of a number loads when it is chosen. Both are the
 * `username` of every screen, so that a password manager offers and saves the same account.
 */
export const AccountField = ({ ref, onFocus, renderMobileField }: AccountFieldProps) => {
  const { t } = useLingui()
  const { store } = useModel()
  const kind = useAccountState((each) => each.kind)
  const issue = useAccountState(({ issues }) => issues.account)
  const isEmail = kind === 'email'
  const texts: Partial<Record<string, string>> = {
    required: t`Required.`,
    invalid: isEmail ? t`Please enter a valid email` : t`Please enter a valid mobile number`,
    network: t`Network Error`,
  }
  const error = issue && texts[issue]
  const kinds: Record<AccountKind, string> = { email: t`E-mail`, mobile: t`Mobile` }
  return (
    <div className="tw-account">
      <fieldset className="tw-switch">
        <legend className="tw-hidden">{t`Account`}</legend>
        {(Object.keys(kinds) as AccountKind[]).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="kind"
              checked={each === kind}
              onChange={() => store.edit('account', { kind: each })}
              onFocus={onFocus}
            />
            <span>{kinds[each]}</span>
          </label>
        ))}
      </fieldset>
      {isEmail ? (
        <Field
          label={kinds.email}
          name="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          required
          ref={ref}
          error={error}
          defaultValue={store.getState().email}
          onChange={({ target }) => store.edit('account', { email: target.value })}
          onFocus={onFocus}
        />
      ) : (
        renderMobileField({ label: t`Mobile number`, ref, error })
      )}
    </div>
  )
}
