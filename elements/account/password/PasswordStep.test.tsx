import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { FooterContext } from '../../../shared/ui/frame/FrameFooter.tsx'
import { render } from '../../../shared/ui/render.test-helper.ts'
import type { LoadedActions } from '../model/actions.ts'
import { ActionsContext, ModelContext } from '../model/context.ts'
import { createAccountStore } from '../model/state.ts'
import { stubModel } from '../model/stub-model.test-helper.ts'
import { PasswordStep } from './PasswordStep.tsx'

function open(password: string) {
  const store = createAccountStore('register')
  store.setState({ password })
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={stubModel({ store, submit: vi.fn() })}>
        <ActionsContext value={{} as LoadedActions}>
          <FooterContext value={document.createElement('div')}>
            <PasswordStep />
          </FooterContext>
        </ActionsContext>
      </ModelContext>
    </I18nProvider>,
  )
  return {
    hint: container.querySelector('#rules > .tw-hint')?.textContent,
    error: container.querySelector('#rules > .tw-error')?.textContent,
    said: getByRole(container, 'status').textContent,
  }
}

it.each([
  ['', 'Letters and digits only', undefined, ''],
  ['Custody2', 'Letters and digits only', undefined, '3 of 3 rules met'],
  ['Custody-2', undefined, 'Letters and digits only', 'Letters and digits only'],
])('which signs a password may have is a hint, marked where others are typed: %j', (...row) => {
  const [password, hint, error, said] = row
  expect(open(password)).toEqual({ hint, error, said })
})
