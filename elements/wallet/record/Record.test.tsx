import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, getByRole, queryByRole, queryByText } from '@testing-library/dom'
import { act } from 'react'
import * as v from 'valibot'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { type HistoryRecord, historyRecord } from '../../../shared/api/wire/history.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import type { WalletActions } from '../model/actions.ts'
import { ActionsContext, ModelContext } from '../model/context.ts'
import { stubModel } from '../model/stub-model.test-helper.ts'
import { Record } from './Record.tsx'

const fields = {
  orderNumber: 'W-1',
  type: 'DEPOSIT',
  status: 'Success',
  direction: 'IN',
  currency: 'USD',
  amount: '50',
  date: '2026-03-02T08:15:00Z',
}
const value = v.parse(historyRecord, fields)

const openExplorer = vi.fn(() => true)

/** RECORD with a record. */
function open(record: { status: 'ready' | 'failed'; value: HistoryRecord }) {
  const model = {
    store: createStore(() => ({ record })),
    page: { emit: vi.fn(), openExplorer },
  }
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={stubModel(model)}>
        <ActionsContext value={{} as WalletActions}>
          <Record />
        </ActionsContext>
      </ModelContext>
    </I18nProvider>,
  )
}

/** The text of the file that *Save a copy* saves. */
async function savedCopy(status: 'ready' | 'failed') {
  const { container } = open({ status, value })
  const files: Blob[] = []
  const save = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    throw new TypeError('No files here')
  })
  onTestFinished(() => save.mockRestore())
  await act(async () => getByRole(container, 'button', { name: 'Save a copy' }).click())
  return files[0]?.text()
}

it('warns in a saved copy, as on the screen, that the record may be outdated', async () => {
  const caution = 'This may not be the latest state of the record.'
  expect(await savedCopy('failed')).toContain(caution)
  expect(await savedCopy('ready')).not.toContain(caution)
})

it.each([
  [{ transferWay: 'WIRE', method: 'PAYPAL' }, 'PayPal'],
  [{ transferWay: 'WIRE', method: 'WIRE' }, 'Bank wire'],
  // A deposit by card is a WIRE, too.
  [{ transferWay: 'WIRE' }, undefined],
  [{ transferWay: 'WIRE', method: 'CHEQUE' }, undefined],
  [{ transferWay: 'WIRE', type: 'WITHDRAW', direction: 'OUT' }, 'Bank wire'],
  [{ transferWay: 'CRYPTO', currency: 'USDT', method: null }, 'Crypto (USDT)'],
])('names the method as far as the server tells it: %j is %s', (own, method) => {
  const { container } = open({
    status: 'ready',
    value: v.parse(historyRecord, { ...fields, ...own }),
  })
  const term = queryByText(container, 'Method', { selector: 'dt' })
  expect(term?.parentElement?.querySelector('dd')?.textContent).toBe(method)
})

/** What a record shows, by label, and all its text. */
function shownOf(own: object) {
  const { container } = open({
    status: 'ready',
    value: v.parse(historyRecord, { ...fields, type: 'WITHDRAW', direction: 'OUT', ...own }),
  })
  const facts = Object.fromEntries(
    [...container.querySelectorAll('dt')].map((each) => [
      each.textContent,
      each.nextElementSibling?.textContent,
    ]),
  )
  return { facts, text: container.textContent ?? '' }
}

const wire = {
  transferWay: 'WIRE',
  fee: '25',
  amount: '150',
  bankCard: { bankAccount: '6200000000004417', bankName: 'Example Bank' },
}

it.each(['Auditing', 'Success'])(
  'says of a wire with status %s where, how much and when',
  (status) => {
    const { facts, text } = shownOf({ ...wire, status })
    expect(facts).toMatchObject({
      'Bank account': 'Example Bank •••• 417',
      Fee: '25.00\u00a0USD',
      'You receive': '125.00\u00a0USD',
      Arrival: 'Up to 7\u00a0working days from approval',
    })
    expect(text).not.toContain('4417')
  },
)

it('says of USDT when they arrive, in the words of the server, and spells no fee', () => {
  const own = { transferWay: 'CRYPTO', currency: 'USDT', fee: '0', status: 'Auditing' }
  const arrival = { en: 'Soon', cn: '', jp: '', ko: '' }
  expect(shownOf({ ...own, arrival }).facts).toMatchObject({
    Fee: 'No fee',
    'You receive': '50.00\u00a0USDT',
    Arrival: 'Soon',
  })
})

it('says of a rejected wire the reason and the return first, and no fee', () => {
  const reviews = [{ tier: 'BROKER', state: 'REJECTED', reason: 'The name differs' }]
  const { facts, text } = shownOf({
    ...wire,
    status: 'Fail',
    failReason: 'The name differs',
    reviews,
  })
  for (const label of ['Fee', 'You receive', 'Arrival']) expect(facts).not.toHaveProperty(label)
  expect(text.split('The name differs')).toHaveLength(2)
  const order = ['The name differs', 'The amount has been returned to your wallet.', 'Order number']
  const places = order.map((each) => text.indexOf(each))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})

it('says of a withdrawal how much arrives, in which account, and by when', () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const withdrawal = v.parse(historyRecord, {
    ...fields,
    type: 'WITHDRAW',
    direction: 'OUT',
    transferWay: 'WIRE',
    fee: '5',
    bankCard: { bankAccount: '823', bankName: 'Example Bank' },
    reviews: [{ tier: 'CLEARING', state: 'APPROVED', at: '2026-11-26T12:00:00Z' }],
  })
  const { container } = open({ status: 'ready', value: withdrawal })
  expect(container.textContent).toContain(
    '45.00\u00a0USD arrives in Example Bank •••• 823 by December 7, 2026 at the latest.',
  )
})

it('shows what a payment is found by, to copy, and where it can be seen, unless the page opens it', () => {
  const hash = 'a'.repeat(64)
  const own = {
    ...fields,
    type: 'WITHDRAW',
    direction: 'OUT',
    currency: 'USDT',
    transferWay: 'CRYPTO',
    paidAt: '2026-03-05T08:00:00Z',
    transactionHash: hash,
    explorer: 'https://scan.example/tx/{hash}',
  }
  const { container } = open({ status: 'ready', value: v.parse(historyRecord, own) })
  getByRole(container, 'button', { name: 'Copy Transaction' })
  const link = getByRole<HTMLAnchorElement>(container, 'link', { name: 'View in the explorer' })
  expect(link.href).toBe(`https://scan.example/tx/${hash}`)
  expect(link.rel).toContain('noopener')
  const followed = () => fireEvent.click(link)
  openExplorer.mockReturnValueOnce(false)
  expect(followed()).toBe(false)
  expect(openExplorer).toHaveBeenCalledExactlyOnceWith(link.href)
})

it.each(['http://scan.example/{hash}', 'https://scan.example/'])(
  'makes no link of %s',
  (explorer) => {
    const own = { ...fields, transactionHash: 'ab', explorer }
    const { container } = open({ status: 'ready', value: v.parse(historyRecord, own) })
    expect(container.textContent).toContain('Transaction')
    expect(queryByRole(container, 'link')).toBeNull()
  },
)

it('says of a deposit that it is in the wallet', () => {
  const { container } = open({ status: 'ready', value })
  expect(container.textContent).toContain('50.00\u00a0USD was added to your wallet.')
})
