import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole, getByText, queryByRole, within } from '@testing-library/dom'
import { act } from 'react'
import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { idle, type Loadable } from '../../../shared/api/loading/loadable.ts'
import { historyRecord } from '../../../shared/api/wire/history.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ModelContext } from '../model/context.ts'
import { createWalletStore, type WalletState } from '../model/state.ts'
import { stubModel } from '../model/stub-model.test-helper.ts'
import { Asked } from './Asked.tsx'
import { InProgress } from './InProgress.tsx'
import { Latest } from './Latest.tsx'

const record = (orderNumber: string, status = 'Success') =>
  v.parse(historyRecord, {
    orderNumber,
    status,
    type: status === 'Auditing' ? 'WITHDRAW' : 'INTEREST_RATE',
    direction: status === 'Auditing' ? 'OUT' : 'IN',
    currency: 'USD',
    amount: '5',
    date: '2026-03-02T08:15:00Z',
    ...(status === 'Auditing' && {
      reviews: [
        { tier: 'BROKER', state: 'APPROVED' },
        { tier: 'CLEARING', state: 'PENDING' },
      ],
    }),
  })
const open = (orderNumber: string) => record(orderNumber, 'Auditing')

const ready = <Value,>(value: Value) => ({ status: 'ready', value, error: undefined }) as const
const failed: Loadable<never> = { status: 'failed', value: undefined, error: { kind: 'network' } }
const inProgress = (records: ReturnType<typeof record>[], hasMore = false) =>
  ready({ records, hasMore })

/** Both lists of HUB in a state. */
function show(state: Partial<WalletState>) {
  const store = createWalletStore({
    loadApi: vi.fn(),
    isUsd: true,
    screen: 'hub',
    isHidden: false,
    keepHidden: vi.fn(),
    report: vi.fn(),
  })
  const load = vi.fn(async () => undefined)
  const openRecord = vi.fn()
  const preset = vi.fn()
  store.setState(state)
  const model = {
    store: { ...store, load, openRecord },
    actions: async () => ({ history: { preset } }),
  }
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={stubModel(model)}>
        <Asked />
        <InProgress />
        <Latest />
      </ModelContext>
    </I18nProvider>,
  )
  const part = (name: string) =>
    queryByRole(container, 'heading', { name })?.closest<HTMLElement>('section') ?? undefined
  const numbersIn = (name: string) =>
    [...(part(name)?.querySelectorAll<HTMLElement>('[data-order]') ?? [])].map(
      ({ dataset }) => dataset.order,
    )
  const press = (name: string | RegExp) =>
    act(async () => getByRole(container, 'button', { name }).click())
  return { container, part, numbersIn, press, store, load, openRecord, preset }
}

it('An open transfer is above the latest records, with both reviews, however old it is', async () => {
  const latest = ready(['9', '8', '7', '6', '5'].map((each) => record(each)))
  const { part, numbersIn, press, openRecord } = show({
    latest,
    inProgress: inProgress([open('1')]),
  })
  expect(numbersIn('In progress')).toEqual(['1'])
  expect(numbersIn('Latest records')).toEqual(['9', '8', '7', '6', '5'])
  const reviews = within(part('In progress') as HTMLElement).getAllByRole('listitem')
  expect(reviews.map(({ dataset }) => dataset.state)).toEqual(['done', 'done', 'current'])
  await press(/^Withdrawal .*Under review/)
  expect(openRecord).toHaveBeenCalledWith(expect.objectContaining({ orderNumber: '1' }))
})

it('A record in progress is listed once, and each of the newest records is listed', () => {
  const { numbersIn } = show({
    latest: ready([open('9'), open('8'), record('7'), open('6'), open('5')]),
    inProgress: inProgress([open('9'), open('8'), open('6')], true),
  })
  expect(numbersIn('In progress')).toEqual(['9', '8', '6'])
  expect(numbersIn('Latest records')).toEqual(['7', '5'])
})

it('A record that the latest records have as decided is no longer in progress', () => {
  const { numbersIn, part } = show({
    latest: ready([record('9'), record('8', 'Fail')]),
    inProgress: inProgress([open('8')]),
  })
  expect(part('In progress')).toBeUndefined()
  expect(numbersIn('Latest records')).toEqual(['9', '8'])
})

it('Without a transfer in progress, or before it is known, there is no section', () => {
  const latest = ready([record('9')])
  expect(show({ latest, inProgress: inProgress([]) }).part('In progress')).toBeUndefined()
  expect(show({ latest, inProgress: idle }).part('In progress')).toBeUndefined()
})

it('If all records are in progress, the latest records do not say that there are none', () => {
  const { container, press, store } = show({
    latest: ready([open('1')]),
    inProgress: inProgress([open('1')]),
  })
  expect(getByText(container, 'There are no more records.')).toBeTruthy()
  return press('History').then(() => expect(store.getState().stack.at(-1)).toBe('HISTORY'))
})

it('More transfers in progress are in the history, which then shows no others', async () => {
  const { press, store, preset } = show({
    latest: ready([]),
    inProgress: inProgress([open('3'), open('2'), open('1')], true),
  })
  await press('Show all')
  expect(preset).toHaveBeenCalledWith('PROCESS')
  expect(store.getState().stack).toEqual(['HUB', 'HISTORY'])
})

it('Hidden balances hide the amounts of transfers in progress', () => {
  const { part } = show({
    latest: ready([]),
    inProgress: inProgress([open('1')]),
    isHidden: true,
  })
  expect(part('In progress')?.textContent).toContain('Amount hidden')
  expect(part('In progress')?.textContent).not.toContain('5.0000')
})

it('If transfers in progress cannot be loaded, the rest stays, and one message says so', async () => {
  const latest = ready([record('9')])
  const alone = show({ latest, inProgress: failed })
  expect(alone.numbersIn('Latest records')).toEqual(['9'])
  await alone.press('Try again')
  expect(alone.load.mock.calls).toEqual([['inProgress']])

  const both = show({ latest: failed, inProgress: failed })
  expect(both.part('In progress')).toBeUndefined()
  await both.press('Try again')
  expect(both.load.mock.calls).toEqual([['latest'], ['inProgress']])

  const all = show({ wallet: failed, latest: failed, inProgress: failed })
  expect(all.container.textContent).toBe('')
})

it('A question is asked although its transfer is not among the newest, until it is decided', async () => {
  const asked = { ...open('1'), questions: [{ id: '7', text: 'Where does it come from?' }] }
  const own = ready({ records: [open('9')], hasMore: true, needsAnswer: asked })
  const { press, openRecord } = show({ latest: ready([]), inProgress: own })
  await press('Answer')
  expect(openRecord).toHaveBeenCalledWith(asked)
  const decided = show({ latest: ready([record('1')]), inProgress: own })
  expect(queryByRole(decided.container, 'button', { name: 'Answer' })).toBeNull()
})
