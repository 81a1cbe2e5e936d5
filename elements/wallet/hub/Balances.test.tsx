import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, getByRole } from '@testing-library/dom'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { idle } from '../../../shared/api/loading/loadable.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ModelContext } from '../model/context.ts'
import { createWalletStore } from '../model/state.ts'
import { stubModel } from '../model/stub-model.test-helper.ts'
import { Balances } from './Balances.tsx'

/** The balances of an element, and what the page was told of them. */
function open(isHidden: boolean) {
  const emit = vi.fn()
  const store = createWalletStore({
    loadApi: vi.fn(),
    isUsd: true,
    screen: 'hub',
    isHidden,
    keepHidden: vi.fn(),
    report: vi.fn(),
  })
  store.setState({ wallet: idle })
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={stubModel({ store, page: { emit } })}>
        <Balances />
      </ModelContext>
    </I18nProvider>,
  )
  const press = (name: string) => act(() => getByRole(container, 'button', { name }).click())
  const tabs = () => [...container.querySelectorAll<HTMLElement>('[role=tab]')]
  return {
    container,
    press,
    tabs,
    told: () => emit.mock.calls.map(([type, { hidden }]) => [type, hidden]),
  }
}

it('the page hears when balances are hidden and shown', () => {
  const { press, told } = open(false)
  expect(told()).toEqual([])
  press('Hide balances')
  press('Show balances')
  expect(told()).toEqual([
    ['tw-balances', true],
    ['tw-balances', false],
  ])
})

it('the page hears at the start of balances that were hidden before', () => {
  expect(open(true).told()).toEqual([['tw-balances', true]])
})

it.each([
  ['ArrowRight', 'USDT account'],
  ['ArrowLeft', 'USDT account'],
  ['Home', 'USD account'],
])('the arrow keys choose an account, and Tab finds one: %s', (key, chosen) => {
  const { container, tabs } = open(false)
  const [usd] = tabs()
  usd?.focus()
  act(() => void (usd && fireEvent.keyDown(usd, { key })))
  const tab = getByRole(container, 'tab', { selected: true })
  expect(tab.textContent).toContain(chosen)
  expect(tabs().filter((each) => each.tabIndex === 0)).toEqual([tab])
  expect(getByRole(container, 'tabpanel', { name: chosen }).id).toBe(
    tab.getAttribute('aria-controls'),
  )
})
