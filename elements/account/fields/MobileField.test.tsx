import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole } from '@testing-library/dom'
import { act, createRef } from 'react'
import { expect, it } from 'vitest'
import { render, setNativeValue } from '../../../shared/ui/render.test-helper.ts'
import { ModelContext } from '../model/context.ts'
import { createAccountStore } from '../model/state.ts'
import { stubModel } from '../model/stub-model.test-helper.ts'
import { MobileField } from './MobileField.tsx'

function open() {
  const store = createAccountStore('sign-in')
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={stubModel({ store })}>
        <MobileField label="Mobile number" ref={createRef()} error={undefined} />
      </ModelContext>
    </I18nProvider>,
  )
  const input = getByRole<HTMLInputElement>(container, 'textbox', { name: 'Mobile number' })
  /** Fills the field in as a browser does, with one event. */
  const fill = (text: string, type: string) =>
    act(() => {
      setNativeValue(input, text)
      input.dispatchEvent(new Event(type, { bubbles: true }))
    })
  return { store, input, fill }
}

it.each(['input', 'change'])('A number that is filled in with %s only is taken', (type) => {
  const { store, fill } = open()
  fill('+819012345678', type)
  expect(store.getState()).toMatchObject({ mobile: '+81 90 1234 5678', dialRegion: 'JP' })
})

it('A password manager is offered the field as the user name, on the keyboard of a number', () => {
  const { input } = open()
  expect(input.autocomplete).toBe('username')
  expect(input.type).toBe('text')
  expect(input.inputMode).toBe('tel')
})

it.each(['input', 'change'])('An e-mail address that is filled in with %s stays whole', (type) => {
  const { store, input, fill } = open()
  fill('holder@example.com', type)
  expect(input.value).toBe('holder@example.com')
  expect(store.getState().mobile).toBe('holder@example.com')
})
