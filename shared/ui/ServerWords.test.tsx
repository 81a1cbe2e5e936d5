import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, it } from 'vitest'
import { render } from './render.test-helper.ts'
import { ServerWords } from './ServerWords.tsx'

it.each([
  ['ja', 'This bank is not served.', 'en'],
  ['ja', 'この銀行には対応していません。', undefined],
  ['en', 'This bank is not served.', undefined],
])('To a reader of %s, the words of a server %j are a quotation in: %s', (locale, text, lang) => {
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: {} } })}>
      <ServerWords text={text} />
    </I18nProvider>,
  )
  expect(container.textContent).toBe(text)
  expect(container.querySelector('q')?.getAttribute('lang')).toBe(lang)
})
