import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole, getByText } from '@testing-library/dom'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ModelContext } from '../context.ts'
import type { AccountModel } from '../model.ts'
import { createAccountStore } from '../state.ts'
import { SaveButtons, Unconfirmed } from './Saving.tsx'

it.each([
  ['register', 'lost', 'We cannot yet confirm whether your account was opened'],
  ['register', 'refused', 'Your account may already be open'],
  ['reset', 'lost', 'We cannot yet confirm whether your password was changed'],
  ['reset', 'refused', 'Your password may already have been changed'],
] as const)(
  'The person can sign in after %s with an answer %s: %s',
  (screen, unconfirmed, text) => {
    const state = createAccountStore(screen)
    const show = vi.fn()
    const { container } = render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <ModelContext value={{ state, show } as unknown as AccountModel}>
          <Unconfirmed />
          <SaveButtons label="Send" />
        </ModelContext>
      </I18nProvider>,
    )
    expect(container.textContent).toBe('Send')
    act(() => state.setState({ unconfirmed }))
    getByText(container, text)
    act(() => getByRole(container, 'button', { name: 'Sign in' }).click())
    expect(show.mock.calls).toEqual([['sign-in']])
  },
)
