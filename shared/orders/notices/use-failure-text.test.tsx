import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, it } from 'vitest'
import type { ApiError } from '../../api/errors.ts'
import { render } from '../../ui/render.test-helper.ts'
import { useFailureText } from './use-failure-text.ts'

const textOf = (error: ApiError) => {
  const Text = () => useFailureText()(error)
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Text />
    </I18nProvider>,
  )
  return container.textContent
}

it('says that the session was renewed, and blames no server for it', () => {
  expect(textOf({ kind: 'auth', isRenewed: true })).toBe('Your session was renewed. Try again.')
  expect(textOf({ kind: 'malformed' })).toBe('The server could not respond.')
})
