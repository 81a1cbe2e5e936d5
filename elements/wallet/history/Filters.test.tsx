import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ActionsContext } from '../model/context.ts'
import { stubActions } from '../model/stub-model.test-helper.ts'
import { Filters } from './Filters.tsx'
import { createHistory } from './history.ts'

it('The search says that it finds an order number by its beginning only', () => {
  const actions = {
    history: createHistory({ load: vi.fn(), report: vi.fn() }),
    csvExport: { store: createStore(() => ({ name: 'none' })) },
  }
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ActionsContext value={stubActions(actions)}>
        <Filters />
      </ActionsContext>
    </I18nProvider>,
  )
  const search = { name: 'Order number', description: /order number from its start/ }
  expect(getByRole(container, 'searchbox', search)).toBeTruthy()
})
