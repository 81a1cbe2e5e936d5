import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByLabelText, getByRole, getByText, queryByRole } from '@testing-library/dom'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { FooterContext } from '../../../shared/ui/frame/FrameFooter.tsx'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ModelContext } from '../model/context.ts'
import { type AccountState, createAccountStore } from '../model/state.ts'
import { stubModel } from '../model/stub-model.test-helper.ts'
import { SignIn } from './SignIn.tsx'

function setUp(before: Partial<AccountState> = {}) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const store = createAccountStore('sign-in')
  store.setState(before)
  const submit = vi.fn(async () => {})
  const show = vi.fn()
  const onStart = vi.fn()
  const model = stubModel({ store, submit, show })
  const parts = {
    renderMobileField: () => <p>the field of a number</p>,
    failure: <p>what went wrong</p>,
  }
  const footer = document.createElement('div')
  document.documentElement.append(footer)
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <ModelContext value={model}>
        <FooterContext value={footer}>
          <SignIn {...parts} onStart={onStart} />
        </FooterContext>
      </ModelContext>
    </I18nProvider>,
  )
  const email = getByRole<HTMLInputElement>(container, 'textbox', { name: 'E-mail' })
  const password = getByLabelText<HTMLInputElement>(container, 'Password')
  const button = getByRole<HTMLButtonElement>(footer, 'button')
  const press = (name: string) => act(() => getByRole(container, 'button', { name }).click())
  const send = () => act(async () => container.querySelector('form')?.requestSubmit())
  const set = (part: Partial<AccountState>) => act(() => store.setState(part))
  return { container, email, password, button, store, submit, show, onStart, press, send, set }
}

describe('The form of sign-in', () => {
  it('can be filled by a password manager', () => {
    const { email, password } = setUp()
    expect(email.autocomplete).toBe('username')
    expect(email.inputMode).toBe('email')
    expect(password.autocomplete).toBe('current-password')
    expect(password.type).toBe('password')
  })

  it('loads the later parts when it gets the focus', () => {
    const { email, onStart } = setUp()
    act(() => email.focus())
    expect(onStart).toHaveBeenCalledOnce()
  })

  it.each([
    [{ account: 'invalid', password: 'required' }, 'email', 'Please enter a valid email'],
    [{ account: 'network' }, 'email', 'Network Error'],
    [{ password: 'required' }, 'password', 'Required.'],
  ] as const)(
    'with the issues %j moves the focus to %s and says %s',
    async (issues, name, words) => {
      const it = setUp()
      it.submit.mockImplementation(async () => it.set({ issues }))
      await it.send()
      expect(document.activeElement).toBe(it[name])
      getByText(it.container, words)
    },
  )

  it('shows a refusal and moves the focus to the password, which is kept', async () => {
    const it = setUp({ email: 'holder@example.com', password: 'Wrong1234' })
    it.submit.mockImplementation(async () => it.set({ error: { kind: 'refused' } }))
    await it.send()
    getByText(it.container, 'what went wrong')
    expect(document.activeElement).toBe(it.password)
    expect(it.password.value).toBe('Wrong1234')
  })

  it('shows the password and hides it again', () => {
    const { press, password } = setUp({ password: 'Custody2026' })
    press('Show: Password')
    expect(password.type).toBe('text')
    expect(password.value).toBe('Custody2026')
    press('Hide: Password')
    expect(password.type).toBe('password')
  })

  it('says that Caps Lock is on while the field has the focus', () => {
    const { container, password } = setUp()
    const key = (type: string, isOn: boolean) =>
      act(() =>
        password.dispatchEvent(
          new KeyboardEvent(type, { key: 'a', bubbles: true, modifierCapsLock: isOn }),
        ),
      )
    act(() => password.focus())
    // happy-dom has no modifier state.
    const real = KeyboardEvent.prototype.getModifierState
    KeyboardEvent.prototype.getModifierState = () => true
    key('keydown', true)
    getByText(container, 'Caps Lock is on.')
    act(() => password.blur())
    expect(queryByRole(container, 'status')?.textContent ?? '').not.toContain('Caps Lock')
    KeyboardEvent.prototype.getModifierState = real
  })

  it('waits with a countdown after too many failures', () => {
    const { button, set } = setUp()
    set({ lockSeconds: 125 })
    expect(button.disabled).toBe(true)
    expect(button.textContent).toContain('Try again in 2:05')
    set({ lockSeconds: 0 })
    expect(button.disabled).toBe(false)
    expect(button.textContent).toContain('Sign in')
  })

  it('has a field for a mobile number, and leads to the other screens', () => {
    const { container, press, show } = setUp()
    act(() => getByRole(container, 'radio', { name: 'Mobile' }).click())
    getByText(container, 'the field of a number')
    press('Forgot password')
    press('New user')
    expect(show.mock.calls).toEqual([['reset'], ['register']])
  })
})
