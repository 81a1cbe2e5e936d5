import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, it } from 'vitest'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { RegionNotice } from './RegionNotice.tsx'

const automatic =
  'We add your bank account straight away and settle withdrawals to it automatically.'
const reviewed =
  'Outside the United States we review each new bank account before you can withdraw to it, and do not settle withdrawals automatically.'

it.each([
  ['US', 'info', ['Your region: United States', automatic]],
  ['JP', 'warning', ['Your region: Japan', reviewed, 'We advise you to use a bank wire.']],
  ['TW', 'warning', ['Your region: Taiwan', reviewed, 'Withdrawals are made by bank wire only.']],
  ['USA', 'warning', ['Your region: USA', reviewed, 'Withdrawals are made by bank wire only.']],
  [
    '',
    'warning',
    [
      'Your region is not known',
      reviewed,
      'Until your region is known, withdrawals are made by bank wire only.',
    ],
  ],
])('The form for a bank account in the region %j begins with its rules', (region, tone, texts) => {
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <RegionNotice region={region} />
    </I18nProvider>,
  )
  const notice = container.querySelector<HTMLElement>('.tw-notice')
  expect(notice?.dataset.tone).toBe(tone)
  expect(
    Array.from(notice?.querySelectorAll('strong, p') ?? [], ({ textContent }) => textContent),
  ).toEqual(texts)
})
