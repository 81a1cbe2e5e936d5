import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole } from '@testing-library/dom'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { stubMessages } from '../../../shared/element/model/stub-parts.test-helper.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ModelContext } from '../model/context.ts'
import { stubModel } from '../model/stub-model.test-helper.ts'
import { useCopy } from './use-copy.tsx'

const Buttons = () => {
  const copy = useCopy()
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => void copy.make('save', currentTarget)}>
        Save
      </button>
      <button type="button" onClick={({ currentTarget }) => void copy.make('print', currentTarget)}>
        Print
      </button>
      {copy.notice}
    </>
  )
}

/** The same text in another language for every message. */
const translated = (ids: Iterable<string>) =>
  Object.fromEntries(Array.from(ids, (id) => [id, '別の言語']))

it.each([
  ['asked', /Saving the file. If it does not appear, copy the text/],
  ['cannot save', /Files cannot be saved here/],
])('a saved copy is never claimed, and its text can be copied (%s)', async (after, words) => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const save = async () => ({ after, text: 'The agreement.' })
  const toast = vi.fn()
  const model = stubModel({ actions: async () => ({ save }), messages: stubMessages({ toast }) })
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={model}>
        <Buttons />
      </ModelContext>
    </I18nProvider>,
  )
  await act(async () => getByRole(container, 'button', { name: 'Save' }).click())
  expect(getByRole(container, 'status').textContent).toMatch(words)
  await act(async () => getByRole(container, 'button', { name: 'Copy text' }).click())
  expect(writeText).toHaveBeenCalledExactlyOnceWith('The agreement.')
  expect(toast).toHaveBeenCalledExactlyOnceWith('success', 'Success')
  writeText.mockRestore()
})

it.each([
  [async () => ({ print: async () => false }), /Printing is not available here/],
  [() => Promise.reject(new Error('offline')), /The copy could not be prepared/],
])('why there is no copy is told in the language of the element', async (actions, words) => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const ids = new Set<string>()
  i18n.on('missing', ({ id }) => ids.add(id))
  const model = stubModel({ actions, emit: vi.fn() })
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <ModelContext value={model}>
        <Buttons />
      </ModelContext>
    </I18nProvider>,
  )
  await act(async () => getByRole(container, 'button', { name: 'Print' }).click())
  const notice = getByRole(container, 'alert')
  expect(notice.firstChild?.textContent).toMatch(words)
  act(() => i18n.loadAndActivate({ locale: 'ja', messages: translated(ids) }))
  expect(notice.firstChild?.textContent).toBe('別の言語')
})
