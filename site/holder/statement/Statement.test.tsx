import { getByRole } from '@testing-library/dom'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { json } from '../../../shared/api/fake-server.test-helper.ts'
import type { Currency } from '../../../shared/money/currency.ts'
import type { Locale } from '../../../shared/text/i18n/locale.ts'
import { unmarkedIn } from '../../../shared/ui/recorders/unmarked.test-helper.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { inSite } from '../../testing/in-site.tsx'
import { Statement } from './Statement.tsx'

afterEach(() => vi.unstubAllGlobals())

const balance = (amount: string) => ({
  item: { amount, marginUsd: '0', cryptoAmount: '0', marginCrypto: '0' },
})

it('says that a balance is old, and no longer once it is loaded again', async () => {
  let wallet: object | undefined = balance('500')
  vi.stubGlobal('fetch', async (url: RequestInfo | URL) => {
    const isWallet = String(url).includes('getWalletHomePage')
    if (isWallet && !wallet) return json({ code: 50000, success: false, message: 'No.' })
    return json({ code: 20000, success: true, data: isWallet ? wallet : { list: [] } })
  })
  const statement = (changes: number) => inSite(<Statement token="token" changes={changes} />)
  const { container, rerender } = render(statement(0))
  const shown = () =>
    expect.poll(async () => {
      await act(async () => {})
      return container.textContent
    })
  const fault = 'Part of the statement could not be loaded.'
  await shown().toContain('500.0000')
  await shown().not.toContain(fault)
  expect(unmarkedIn(container), 'what session recorders would record').toEqual([])
  wallet = undefined
  rerender(statement(1))
  await shown().toContain(fault)
  await shown().toContain('500.0000')
  wallet = balance('350')
  act(() => getByRole(container, 'button', { name: 'Try again' }).click())
  await shown().toContain('350.0000')
  await shown().not.toContain(fault)
})

it('asks in the language that the page has now', async () => {
  const languages: (string | null)[] = []
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    const isWallet = url.includes('getWalletHomePage')
    if (isWallet) languages.push(new Headers(headers).get('accept-language'))
    return json({ code: 20000, success: true, data: isWallet ? balance('500') : { list: [] } })
  })
  const statement = (changes: number, locale: Locale) =>
    inSite(<Statement token="token" changes={changes} />, locale)
  const asked = () =>
    expect.poll(async () => {
      await act(async () => {})
      return languages
    })
  const { rerender } = render(statement(0, 'en'))
  await asked().toEqual(['en'])
  rerender(statement(1, 'ja'))
  await asked().toEqual(['en', 'ja'])
})

it('shows no amount of the person while balances are hidden', async () => {
  const record = {
    orderNumber: 'W1',
    type: 'WITHDRAW',
    direction: 'OUT',
    currency: 'USD',
    amount: '150',
    date: '2026-03-02T08:15:00Z',
    status: 'Auditing',
  }
  vi.stubGlobal('fetch', async (url: string) => {
    const isWallet = url.includes('getWalletHomePage')
    const data = isWallet ? balance('500') : { list: url.includes('istory') ? [record] : [] }
    return json({ code: 20000, success: true, data })
  })
  const hide = (hidden: boolean) => new CustomEvent('tw-balances', { detail: { hidden } })
  const beside = (currency?: Currency) =>
    inSite(<Statement token="token" changes={0} currency={currency} />)
  const { container, rerender } = render(beside())
  const shown = () => {
    const parts = container.querySelectorAll('.statement-balances, .statement-transfer > span')
    return [...parts].map(({ textContent }) => textContent).join()
  }
  const amounts = /500\.0000.*150\.00\u00a0/
  await expect
    .poll(async () => {
      await act(async () => {})
      return shown()
    })
    .toMatch(amounts)
  act(() => void dispatchEvent(hide(true)))
  expect(shown()).toContain('••••')
  expect(shown()).not.toMatch(/\d/)
  // Beside a transfer, which shows the amounts of its currency.
  rerender(beside('USD'))
  expect(shown()).toMatch(amounts)
  rerender(beside())
  act(() => void dispatchEvent(hide(false)))
  expect(shown()).toMatch(amounts)
  await act(async () => {})
})

/** A server with these networks for withdrawals. */
function serveNetworks(...networks: object[]) {
  vi.stubGlobal('fetch', async (url: string) => {
    const data = () => {
      if (url.includes('getWalletHomePage')) return balance('500')
      if (url.includes('getUserInfo')) return { item: { region: 'JP' } }
      return { list: url.endsWith('getChannel/0') ? networks : [] }
    }
    return json({ code: 20000, success: true, data: data() })
  })
}

const rowsOf = (container: Element) =>
  [...container.querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replace('\u00a0', ' ')),
  )

it('lists the limits of each network for withdrawals, never below the specification’s', async () => {
  serveNetworks(
    { channelName: 'A', fullName: 'Net A', minAmount: '25', maxAmount: '5000', dailyLimit: '0' },
    { channelName: 'B', minAmount: '20' },
    { channelName: 'C', minAmount: '0.5', maxAmount: '9000.5', dailyLimit: '10000' },
    { channelName: 'D' },
  )
  const statement = (currency?: Currency) =>
    inSite(<Statement token="token" changes={0} currency={currency} />)
  const { container, rerender } = render(statement())
  const shown = () =>
    expect.poll(async () => {
      await act(async () => {})
      return rowsOf(container)
    })
  const header = ['Withdrawals', 'Minimum', 'Maximum', 'Daily limit']
  const usdt = [
    ['Net A', '25.00 USDT', '5,000.00 USDT', '–'],
    ['C', '10.00 USDT', '9,000.50 USDT', '10,000.00 USDT'],
    ['D', '10.00 USDT', '–', '–'],
  ]
  await shown().toEqual([header, ['Bank wire', '100.00 USD', '–', '–'], ...usdt])
  // Beside a transfer, also when its currency changes.
  rerender(statement('USD'))
  await shown().toEqual([
    ['Withdrawals', 'Minimum'],
    ['Bank wire', '100.00 USD'],
  ])
  rerender(statement('USDT'))
  await shown().toEqual([header, ...usdt])
})

it('says what is left today of each network, until the day of the server ends', async () => {
  const limit = { dailyLimit: '50000', leftToday: '38000' }
  serveNetworks(
    { channelName: 'A', ...limit, limitResetsAt: new Date(Date.now() + 3_600_000).toISOString() },
    { channelName: 'B' },
    { channelName: 'C', ...limit, limitResetsAt: new Date(Date.now() - 1000).toISOString() },
  )
  const { container } = render(inSite(<Statement token="token" changes={0} currency="USDT" />))
  await expect
    .poll(async () => {
      await act(async () => {})
      return rowsOf(container)
    })
    .toEqual([
      ['Withdrawals', 'Minimum', 'Daily limit', 'Left today'],
      ['A', '10.00 USDT', '50,000.00 USDT', '38,000.00 USDT'],
      ['C', '10.00 USDT', '50,000.00 USDT', '–'],
    ])
})

it('loads the limits of a currency that the page changes to', async () => {
  serveNetworks({ channelName: 'A' })
  const statement = (currency: Currency) =>
    inSite(<Statement token="token" changes={0} currency={currency} />)
  const { container, rerender } = render(statement('USD'))
  const shown = () =>
    expect.poll(async () => {
      await act(async () => {})
      return rowsOf(container).flat()
    })
  await shown().toContain('100.00 USD')
  rerender(statement('USDT'))
  await shown().toEqual(['Withdrawals', 'Minimum', 'A', '10.00 USDT'])
})
