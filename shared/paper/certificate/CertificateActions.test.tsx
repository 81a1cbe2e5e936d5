import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole, queryByRole } from '@testing-library/dom'
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openHostLink } from '../../element/host/host-link.ts'
import { stubMessages, stubRoot, stubSession } from '../../element/model/stub-parts.test-helper.ts'
import { render } from '../../ui/render.test-helper.ts'
import { CertificateActions } from './CertificateActions.tsx'

const parts = { session: stubSession(), messages: stubMessages(), root: stubRoot() }
const sheet = (figure: string, model = parts) => (
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

/** In a native app that has said hello. */
const inApp = (...capabilities: string[]) => {
  const postNow = vi.fn(() => true)
  const host = openHostLink({ postNow })
  host.hello(capabilities)
  postNow.mockClear()
  const { container } = render(sheet('1111', { ...parts, root: stubRoot({ host }) }))
  const press = (name: string) => act(async () => getByRole(container, 'button', { name }).click())
  return { container, host, postNow, press }
}

it.each([
  [true, null],
  [false, 'Files cannot be saved here.'],
])(
  'An app that takes files gets the certificate, and says what became of it (%s)',
  async (isDone, words) => {
    const { container, host, postNow, press } = inApp('files')
    expect(queryByRole(container, 'button', { name: 'Print' })).toBeNull()
    await press('Save a copy')
    await expect.poll(() => postNow.mock.calls).toHaveLength(1)
    const [type, file] = postNow.mock.calls[0] as unknown as [string, Record<string, string>]
    expect(type).toBe('tw-file')
    expect(file).toMatchObject({ name: 'value.html', mediaType: 'text/html' })
    const text = Buffer.from(String(file.data), 'base64').toString()
    expect(text).toContain('8820')
    await expect
      .poll(() => queryByRole(container, 'status')?.textContent)
      .toContain('Saving the file.')
    await act(async () => host.answer(String(file.id), isDone))
    if (words) expect(getByRole(container, 'status').textContent).toContain(words)
    else expect(queryByRole(container, 'status')).toBeNull()
  },
)

it('An app that prints gets the certificate as a document', async () => {
  const { container, host, postNow, press } = inApp('print')
  await press('Print')
  await expect.poll(() => postNow.mock.calls).toHaveLength(1)
  const [type, page] = postNow.mock.calls[0] as unknown as [string, Record<string, string>]
  expect(type).toBe('tw-print')
  expect(page).toMatchObject({ name: 'value.html', html: expect.stringContaining('8820') })
  await act(async () => host.answer(String(page.id), true))
  expect(queryByRole(container, 'status')).toBeNull()
})

it('Where an app neither saves nor prints, the text can be copied', () => {
  const { container } = inApp('a word of another release')
  expect([...container.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Copy text',
  ])
})
