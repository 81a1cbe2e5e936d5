import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act } from 'react'
import { expect, it } from 'vitest'
import { refusalCodes } from '../../../shared/api/refusal-codes.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ModelContext } from '../model/context.ts'
import { createAccountStore } from '../model/state.ts'
import { stubModel } from '../model/stub-model.test-helper.ts'
import { Failure } from './Failure.tsx'
import { withOwnText } from './refusal-texts.ts'

it('A refused password is told in the language of the element, also after it changes', () => {
  const error = {
    kind: 'refused',
    code: refusalCodes.wrongCredentials,
    message: 'No account has this address.',
  } as const
  let id = ''
  withOwnText(error, (text) => {
    id = text.id
    return id
  })
  const japanese = 'アカウントまたはパスワードが正しくありません。'
  const i18n = setupI18n({ locale: 'en', messages: { en: {}, ja: { [id]: japanese } } })
  const store = createAccountStore('sign-in')
  store.setState({ error })
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <ModelContext value={stubModel({ store })}>
        <Failure />
      </ModelContext>
    </I18nProvider>,
  )
  expect(container.textContent).toBe('The account or password is incorrect.')
  act(() => i18n.activate('ja'))
  expect(container.textContent).toBe(japanese)
})
