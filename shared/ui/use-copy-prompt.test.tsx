import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole, queryByRole } from '@testing-library/dom'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyButton } from './CopyButton.tsx'
import { render } from './render.test-helper.ts'
import { useCopyPrompt } from './use-copy-prompt.tsx'

afterEach(() => vi.unstubAllGlobals())

const toast = vi.fn()
const Page = () => {
  const { copying, prompt } = useCopyPrompt(toast)
  return (
    <>
      {['TQn9', '4417'].map((text) => (
        <CopyButton key={text} label={`Copy ${text}`} text={text} {...copying} />
      ))}
      {prompt}
    </>
  )
}

/** Presses the second of two copy buttons. */
const press = async (writeText: () => Promise<void>) => {
  toast.mockReset()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Page />
    </I18nProvider>,
  )
  await act(async () => getByRole(container, 'button', { name: 'Copy 4417' }).click())
  return container
}

test('a copied text is said to be copied, and not shown', async () => {
  const container = await press(async () => {})
  expect(toast).toHaveBeenCalledExactlyOnceWith('success', 'Success')
  expect(queryByRole(container, 'dialog')).toBeNull()
})

test('a text that the clipboard refuses is shown until the prompt is closed', async () => {
  const container = await press(() => Promise.reject(new Error('no')))
  getByRole(container, 'dialog', { name: 'Could not copy. Select and copy the text below' })
  expect(getByRole(container, 'textbox')).toHaveProperty('value', '4417')
  act(() => getByRole(container, 'button', { name: 'Close' }).click())
  expect(queryByRole(container, 'dialog')).toBeNull()
  expect(toast).not.toHaveBeenCalled()
})
