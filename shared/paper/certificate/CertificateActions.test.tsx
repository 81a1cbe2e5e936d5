import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole, queryByRole } from '@testing-library/dom'
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { stubMessages, stubSession } from '../../element/model/stub-parts.test-helper.ts'
import { render } from '../../ui/render.test-helper.ts'
import { CertificateActions } from './CertificateActions.tsx'

const model = { session: stubSession(), messages: stubMessages() }
const sheet = (figure: string) => (
  <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
    <CertificateActions
      model={model}
      name="value"
      text={{
        title: 'Value',
        headline: '8820',
        seed: '1',
        rows: [['USD', figure]],
        language: 'en',
      }}
    />
  </I18nProvider>
)

it('The offer to copy the text of a file ends when the certificate has other figures', async () => {
  const noFiles = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new TypeError('No files here')
  })
  onTestFinished(() => noFiles.mockRestore())
  const { container, rerender } = render(sheet('1111'))
  await act(async () => getByRole(container, 'button', { name: 'Save a copy' }).click())
  rerender(sheet('1111'))
  getByRole(container, 'button', { name: 'Copy text' })
  rerender(sheet('9999'))
  expect(queryByRole(container, 'button', { name: 'Copy text' })).toBeNull()
})
