import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef } from 'react'
import { maxNameLength } from '../../../shared/limits.ts'
import { TermsDocuments } from '../../../shared/orders/terms/TermsDocuments.tsx'
import { RegionField } from '../../../shared/person/region/RegionField.tsx'
import type { LegalText } from '../../../shared/text/legal-text/legal-text.ts'
import { Checkbox } from '../../../shared/ui/Checkbox.tsx'
import { Field } from '../../../shared/ui/Field.tsx'
import { FrameFooter } from '../../../shared/ui/frame/FrameFooter.tsx'
import { focusUnlessBusy } from '../../../shared/ui/frame/focus-unless-busy.ts'
import { useAccountState, useActions, useModel } from '../model/context.ts'
import { Failure } from '../saving/Failure.tsx'
import { outcomeOf, SaveButtons, Unconfirmed, UnconfirmedBefore } from '../saving/Saving.tsx'

const accountTerms = import.meta.glob<{ default: LegalText }>(
  '/locales/*/documents/account-terms.md',
)
const privacyTerms = import.meta.glob<{ default: LegalText }>(
  '/locales/*/documents/privacy-terms.md',
)

/** Who opens the account, where they live, and what they agree to. */
export function TermsStep() {
  const actions = useActions()
  const { store } = useModel()
  const { t } = useLingui()
  const { hasConsent, issues, region } = useAccountState((now) => now)
  const outcome = useAccountState(outcomeOf)
  const name = useRef<HTMLInputElement>(null)
  const residence = useRef<HTMLButtonElement>(null)
  const consent = useRef<HTMLInputElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await actions.register()
    const { issues } = store.getState()
    if (issues.name) focusUnlessBusy(name.current)
    else if (issues.region) focusUnlessBusy(residence.current)
    else if (issues.consent) focusUnlessBusy(consent.current)
  }
  const texts: Partial<Record<string, string>> = {
    required: t`Required.`,
    invalid: t`Enter a valid name`,
    long: t`Use ${maxNameLength} characters or fewer`,
  }
  return (
    <>
      <form id="form" noValidate onSubmit={submit} className="tw-step">
        <Field
          label={t`Name`}
          name="name"
          autoComplete="name"
          required
          ref={name}
          error={issues.name && texts[issues.name]}
          hint={t`As it appears on your bank account.`}
          defaultValue={store.getState().name}
          onChange={({ target }) => store.edit('name', { name: target.value })}
        />
        <RegionField
          label={t`Region of residence`}
          value={region}
          onChange={(code) => store.edit('region', { region: code })}
          error={issues.region && t`Please select`}
          hint={t`It determines which withdrawal methods are available to you.`}
          ref={residence}
        />
        <Checkbox
          label={t`I have read and agree to the Account Terms and the Privacy & Terms.`}
          name="consent"
          checked={hasConsent}
          onChange={(isTicked) => store.edit('consent', { hasConsent: isTicked })}
          error={issues.consent && t`Please agree to the terms`}
          ref={consent}
        />
        <TermsDocuments
          documents={[
            { title: t`Account Terms`, texts: accountTerms },
            { title: t`Privacy & Terms`, texts: privacyTerms },
          ]}
        />
        {outcome === undefined && <Failure />}
        <Unconfirmed />
        <UnconfirmedBefore />
      </form>
      <FrameFooter>
        <SaveButtons label={t`Open account`} />
      </FrameFooter>
    </>
  )
}
