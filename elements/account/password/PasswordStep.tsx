import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef } from 'react'
import { maxPasswordLength, minimumPasswordLength } from '../../../shared/limits.ts'
import {
  generatorRules,
  type PasswordRule,
  passwordRules,
  unmetRules,
} from '../../../shared/person/password/password-rules.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { FrameFooter } from '../../../shared/ui/frame/FrameFooter.tsx'
import { focusUnlessBusy } from '../../../shared/ui/frame/focus-unless-busy.ts'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { ring, toneIcons } from '../../../shared/ui/icons.ts'
import { hiddenFromRecorders } from '../../../shared/ui/recorders/marks.ts'
import { PasswordField } from '../fields/PasswordField.tsx'
import { useAccountState, useActions, useModel } from '../model/context.ts'
import { Failure } from '../saving/Failure.tsx'
import { outcomeOf, SaveButtons, Unconfirmed, UnconfirmedBefore } from '../saving/Saving.tsx'

/** What tells password managers and generators that a password is new, and how it may be. */
const newPassword = {
  autoComplete: 'new-password',
  minLength: minimumPasswordLength,
  passwordrules: generatorRules,
}

/** The new password: its rules are followed while it is typed. */
export function PasswordStep() {
  const actions = useActions()
  const { store } = useModel()
  const { t } = useLingui()
  const { account, busy, issues, password, screen } = useAccountState((now) => now)
  const outcome = useAccountState(outcomeOf)
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const isNew = screen === 'register'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await actions.setPassword()
    const { issues } = store.getState()
    if (issues.password) focusUnlessBusy(first.current)
    else if (issues.confirmation) focusUnlessBusy(second.current)
  }
  const texts: Partial<Record<string, string>> = {
    required: t`Required.`,
    rules: t`This password does not meet every rule below.`,
    mismatch: t`Password confirmation doesn't match the password`,
  }
  return (
    <>
      <form id="form" noValidate onSubmit={submit} className="tw-step">
        {/* Tells a password manager whose password this is. */}
        <input
          {...hiddenFromRecorders('tw-hidden')}
          type="text"
          name="username"
          autoComplete="username"
          value={account}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <PasswordField
          label={isNew ? t`Password` : t`New password`}
          name="password"
          {...newPassword}
          ref={first}
          error={issues.password && texts[issues.password]}
          aria-describedby="rules"
          defaultValue={password}
          onChange={({ target }) => store.edit('password', { password: target.value })}
        />
        <Rules password={password} />
        <PasswordField
          label={t`Confirm password`}
          name="confirmation"
          {...newPassword}
          ref={second}
          error={issues.confirmation && texts[issues.confirmation]}
          defaultValue={store.getState().confirmation}
          onChange={({ target }) => store.edit('confirmation', { confirmation: target.value })}
        />
        {(isNew || outcome === undefined) && <Failure />}
        {!isNew && <Unconfirmed />}
        <UnconfirmedBefore />
      </form>
      <FrameFooter>
        {isNew ? (
          <Button variant="primary" type="submit" form="form" busy={busy !== undefined}>
            {t`Next`}
          </Button>
        ) : (
          <SaveButtons label={t`Set password`} />
        )}
      </FrameFooter>
    </>
  )
}

/**
 * What a password needs, each with its state, in words and by an icon as well as a colour; and what it
 * may be made of, as a hint: it is marked only where other signs are typed.
 */
const Rules = ({ password }: { password: string }) => {
  const { t } = useLingui()
  const unmet = unmetRules(password)
  const texts: Readonly<Record<Exclude<PasswordRule, 'symbols'>, string>> = {
    length: t`${minimumPasswordLength} to ${maxPasswordLength} characters`,
    digits: t`Numbers`,
    cases: t`Upper and lower case letters`,
  }
  const needs = passwordRules.filter((rule) => rule !== 'symbols')
  const n = needs.filter((rule) => !unmet.includes(rule)).length
  const total = needs.length
  const hasOthers = password !== '' && unmet.includes('symbols')
  const allowed = t`Letters and digits only`
  return (
    <div id="rules">
      <ul className="tw-rules" aria-label={t`Password rules`}>
        {needs.map((rule) => {
          const isMet = !unmet.includes(rule)
          return (
            <li key={rule} data-met={isMet || undefined}>
              <Icon d={isMet ? toneIcons.success : ring} />
              <span>
                <span>{texts[rule]}</span>
                <span className="tw-hidden">{`: ${isMet ? t`met` : t`not met yet`}`}</span>
              </span>
            </li>
          )
        })}
      </ul>
      <p className={hasOthers ? 'tw-error' : 'tw-hint'}>
        {hasOthers && <Icon d={toneIcons.error} />}
        <span>{allowed}</span>
      </p>
      <p className="tw-hidden" role="status">
        {password && (hasOthers ? allowed : t`${n} of ${total} rules met`)}
      </p>
    </div>
  )
}
