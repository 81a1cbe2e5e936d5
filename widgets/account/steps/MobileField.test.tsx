import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole } from '@testing-library/dom'
import { act, createRef } from 'react'
import { expect, it } from 'vitest'
import { render, setNativeValue } from '../../../shared/ui/render.test-helper.ts'
import { ModelContext } from '../context.ts'
import type { AccountModel } from '../model.ts'
import { createAccountStore } from '../state.ts'
import MobileField from './MobileField.tsx'

it.each(['input', 'change'])('A number that is filled in with %s only is taken', (type) => {
  const store = createAccountStore('sign-in')
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={{ store } as unknown as AccountModel}>
        <MobileField label="Mobile number" ref={createRef()} error={undefined} />
      </ModelContext>
    </I18nProvider>,
  )
  const input = getByRole<HTMLInputElement>(container, 'textbox', { name: 'Mobile number' })
  act(() => {
    setNativeValue(input, '+819012345678')
    input.dispatchEvent(new Event(type, { bubbles: true }))
  })
  expect(store.getState()).toMatchObject({ mobile: '+81 90 1234 5678', dialRegion: 'JP' })
})
