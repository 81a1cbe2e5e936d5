import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole, getByText, queryByText } from '@testing-library/dom'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ModelContext } from '../model/context.ts'
import { type AccountState, createAccountStore, type ScreenName } from '../model/state.ts'
import { stubModel } from '../model/stub-model.test-helper.ts'
import { SaveButtons, Unconfirmed, UnconfirmedBefore } from './Saving.tsx'

const account = 'holder@example.com'

/** What a step shows of a state, with a way to change it. */
function open(screen: ScreenName) {
  const store = createAccountStore(screen)
  const show = vi.fn()
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={stubModel({ store, show })}>
        <Unconfirmed />
        <UnconfirmedBefore />
        <SaveButtons label="Send" />
      </ModelContext>
    </I18nProvider>,
  )
  const set = (part: Partial<AccountState>) => act(() => store.setState(part))
  return { container, show, set }
}

it.each([
  ['register', 'lost', 'We do not know yet whether your account was opened'],
  ['register', 'refused', 'Your account may already be open'],
  ['reset', 'lost', 'We do not know yet whether your password was changed'],
  ['reset', 'refused', 'Your password may already have been changed'],
] as const)(
  'The person can sign in after %s with an answer %s: %s',
  (screen, unconfirmed, text) => {
    const { container, show, set } = open(screen)
    expect(container.textContent).toBe('Send')
    set({ shownAccount: account, unconfirmed: { [account]: unconfirmed } })
    getByText(container, text)
    act(() => getByRole(container, 'button', { name: 'Sign in' }).click())
    expect(show.mock.calls).toEqual([['sign-in']])
  },
)

it.each([
  ['register', `We do not know yet whether an account was opened for ${account}`],
  ['reset', `We do not know yet whether the password of ${account} was changed`],
] as const)('The doubt about an account stays while another one is entered: %s', (screen, text) => {
  const { container, set } = open(screen)
  set({ shownAccount: 'other@example.com', unconfirmed: { [account]: 'lost' } })
  getByText(container, text)
  // The other account was not sent yet.
  getByRole(container, 'button', { name: 'Send' })
  set({ shownAccount: account })
  expect(queryByText(container, text)).toBeNull()
})

it('says in one message that the account may be open and what the last request was answered', () => {
  const { container, set } = open('register')
  set({
    shownAccount: account,
    unconfirmed: { [account]: 'refused' },
    error: { kind: 'refused', message: 'This region is not served.' },
  })
  const notices = container.querySelectorAll('.tw-notice')
  expect(notices).toHaveLength(1)
  expect(notices[0]?.textContent).toMatch(
    /^Your account may already be open.*The answer to your last request: This region is not served\.$/,
  )
})
