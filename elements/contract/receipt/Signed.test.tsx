import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByText, queryByText } from '@testing-library/dom'
import { act } from 'react'
import { expect, it } from 'vitest'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ModelContext } from '../model/context.ts'
import { receipt, text } from '../model/contract.test-helper.ts'
import { createContractStore } from '../model/state.ts'
import { stubModel } from '../model/stub-model.test-helper.ts'
import { Signed } from './Signed.tsx'

it('The receipt names the language of the signed text, and says if the text on screen is a translation', () => {
  const store = createContractStore({ locale: 'ja', legalText: text })
  store.setState({ phase: { name: 'signed', receipt } })
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={stubModel({ store })}>
        <Signed />
      </ModelContext>
    </I18nProvider>,
  )
  expect(getByText(container, 'Language of the text').nextElementSibling?.textContent).toBe(
    'Japanese',
  )
  const words = /was signed in Japanese. The text below is a translation; the copy is in Japanese/
  expect(queryByText(container, words)).toBeNull()
  act(() => store.setState({ text: { locale: 'en', legalText: text } }))
  getByText(container, words)
  act(() =>
    store.setState({ phase: { name: 'signed', receipt: { ...receipt, locale: undefined } } }),
  )
  expect(queryByText(container, /translation/)).toBeNull()
})
