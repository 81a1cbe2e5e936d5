import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByLabelText, getByRole } from '@testing-library/dom'
import { act, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { generatorRules } from '../../../shared/person/password/password-rules.ts'
import { FooterContext } from '../../../shared/ui/frame/FrameFooter.tsx'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { MobileField } from '../fields/MobileField.tsx'
import type { LoadedActions } from '../model/actions.ts'
import { ActionsContext, ModelContext } from '../model/context.ts'
import { type AccountState, createAccountStore, type ScreenName } from '../model/state.ts'
import { stubModel } from '../model/stub-model.test-helper.ts'
import { PasswordStep } from '../password/PasswordStep.tsx'
import { AccountForm } from './AccountForm.tsx'

function open(screen: ScreenName, view: ReactNode, before: Partial<AccountState> = {}) {
  const store = createAccountStore(screen)
  store.setState(before)
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={stubModel({ store, submit: vi.fn() })}>
        <ActionsContext value={{} as LoadedActions}>
          <FooterContext value={document.createElement('div')}>{view}</FooterContext>
        </ActionsContext>
      </ModelContext>
    </I18nProvider>,
  )
}

const form = (
  <AccountForm
    renderMobileField={(props) => <MobileField {...props} />}
    failure={null}
    onStart={() => {}}
  />
)

describe.each(['register', 'reset'] as const)('A password manager at the screen %s', (screen) => {
  it('reads e-mail address and mobile number as the user name', () => {
    const { container } = open(screen, form)
    const field = (name: string) => getByRole<HTMLInputElement>(container, 'textbox', { name })
    expect(field('E-mail').autocomplete).toBe('username')
    act(() => getByRole(container, 'radio', { name: 'Mobile' }).click())
    expect(field('Mobile number').autocomplete).toBe('username')
  })

  it('suggests and saves the new password, with the account that the code went to', () => {
    const { container } = open(screen, <PasswordStep />, { account: '+886912345678' })
    const fields = [screen === 'reset' ? 'New password' : 'Password', 'Confirm password']
    for (const name of fields) {
      const field = getByLabelText<HTMLInputElement>(container, name)
      expect([field.type, field.autocomplete]).toEqual(['password', 'new-password'])
      // iOS would suggest `dubvYc-3tafga-nonvyk`, which the hyphens make invalid.
      expect(field.getAttribute('passwordrules')).toBe(generatorRules)
      expect(field.minLength).toBe(8)
      // A pasted password must not be cut.
      expect(field.hasAttribute('maxlength')).toBe(false)
    }
    const account = container.querySelector<HTMLInputElement>('input[name=username]')
    expect(account?.autocomplete).toBe('username')
    expect(account?.value).toBe('+886912345678')
  })
})
