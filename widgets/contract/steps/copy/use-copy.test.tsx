import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole } from '@testing-library/dom'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from '../../../../shared/ui/render.test-helper.ts'
import { ModelContext } from '../../context.ts'
import type { ContractModel } from '../../model.ts'
import { useCopy } from './use-copy.tsx'

const Save = () => {
  const copy = useCopy()
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => void copy.make('save', currentTarget)}>
        Save
      </button>
      {copy.notice}
    </>
  )
}

it.each([
  [true, /asked to save the file. If no file appears, copy its text/],
  [false, /Files cannot be saved here/],
])(
  'a saved copy is never claimed, and its text can be copied (asked: %s)',
  async (isAsked, words) => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const save = async () => ({ isAsked, text: 'The agreement.' })
    const toast = vi.fn()
    const model = { actions: async () => ({ save }), toast } as unknown as ContractModel
    const { container } = render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <ModelContext value={model}>
          <Save />
        </ModelContext>
      </I18nProvider>,
    )
    await act(async () => getByRole(container, 'button', { name: 'Save' }).click())
    expect(getByRole(container, 'status').textContent).toMatch(words)
    await act(async () => getByRole(container, 'button', { name: 'Copy text' }).click())
    expect(writeText).toHaveBeenCalledExactlyOnceWith('The agreement.')
    expect(toast).toHaveBeenCalledExactlyOnceWith('success', 'Success')
    writeText.mockRestore()
  },
)
