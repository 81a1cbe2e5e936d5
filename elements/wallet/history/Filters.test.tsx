import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { stubRoot } from '../../../shared/element/model/stub-parts.test-helper.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ActionsContext, ModelContext } from '../model/context.ts'
import { stubActions, stubModel } from '../model/stub-model.test-helper.ts'
import { Filters } from './Filters.tsx'
import { createHistory } from './history.ts'

it.each([
  [undefined, 'Search'],
  [true, 'Number, amount or name'],
  [false, 'Beginning of an order number'],
])('the search says by what the server searches: %s is %s', (takesContains, name) => {
  const history = createHistory({ load: vi.fn(), report: vi.fn() })
  history.store.setState({ takesContains })
  const actions = { history, csvExport: { store: createStore(() => ({ name: 'none' })) } }
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={stubModel({ root: stubRoot() })}>
        <ActionsContext value={stubActions(actions)}>
          <Filters />
        </ActionsContext>
      </ModelContext>
    </I18nProvider>,
  )
  expect(getByRole<HTMLInputElement>(container, 'searchbox', { name }).placeholder).toBe(name)
})
