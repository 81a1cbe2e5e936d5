import type { Meta } from '@storybook/react-vite'
import type { Reply } from '../support/fake-server.ts'
import { find, press } from '../support/shadow-queries.ts'
import { manyRecords, page, records } from './fixtures.ts'
import { type WalletArgs, type WalletStory, walletMeta } from './WalletScreen.ts'

const meta: Meta<typeof walletMeta.component> = { ...walletMeta, title: 'Screens/Wallet/History' }
export default meta

const history = (server?: WalletArgs['server'], arrange?: WalletArgs['arrange']): WalletStory => ({
  args: { screen: 'history', ...(server && { server }), ...(arrange && { arrange }) },
})

export const Records = history()
/** A server that searches by the beginning of an order number only. */
export const SearchByNumber = history({ getHistory: { data: { list: records, next: null } } })
/** The record is beside the list where the element is wide enough. */
export const RecordOpen: WalletStory = {
  ...history(),
  play: async ({ canvasElement }) => press(canvasElement, '[data-order]'),
}
export const Loading = history({ getHistory: 'silence' })
export const Empty = history({ getHistory: page([]) })
export const LoadFailed = history({ getHistory: 'cut' })
export const ManyRecords = history({ getHistory: page(manyRecords(2000)) })
/** Another page is loading. */
export const LoadingMore = history({
  getHistory: [page(manyRecords(4), 'next'), 'silence'],
})
export const MoreFailed = history({ getHistory: [page(manyRecords(4), 'next'), 'cut'] })

export const FilterOpen: WalletStory = {
  ...history(),
  play: async ({ canvasElement }) => press(canvasElement, '[aria-expanded]'),
}
export const NothingFound = history({ getHistory: page([]) }, async (model) => {
  const { history } = await model.actions()
  history.setFilter({ type: 'INTEREST_RATE', status: 'Fail', from: '2026-01-01' })
})
/** The first day is after the last one. */
export const DaysInDisorder = history(undefined, async (model) => {
  const { history } = await model.actions()
  history.setFilter({ from: '2026-03-01', to: '2026-02-01' })
})

const exporting = (...replies: Reply[]): WalletStory => ({
  ...history({
    getHistory: [page(manyRecords(6)), page(manyRecords(6), 'next'), ...replies],
  }),
  play: async ({ canvasElement }) => {
    await find(canvasElement, '[data-order]')
    await press(canvasElement, '[aria-expanded]')
    await press(canvasElement, '.tw-panel-actions button')
  },
})
export const Exporting = exporting('silence')
export const ExportFailed = exporting('cut')
export const Exported = exporting(page(records))
/** A webview that cannot save files. */
export const CannotExport: WalletStory = {
  ...exporting(page(records)),
  beforeEach: () => {
    const { createObjectURL } = URL
    Reflect.set(URL, 'createObjectURL', undefined)
    return () => Reflect.set(URL, 'createObjectURL', createObjectURL)
  },
}
