import type { Meta } from '@storybook/react-vite'
import { item } from '../support/fake-server.ts'
import { press } from '../support/shadow-queries.ts'
import { type LookupStory, lookupMeta } from './FundLookupScreen.ts'
import { value } from './fixtures.ts'
import { toValue } from './scenarios.ts'

const meta: Meta<typeof lookupMeta.component> = { ...lookupMeta, title: 'Screens/Fund/Value' }
export default meta

const answering = (other: Partial<typeof value>) => ({
  getBalanceInWeb: item({ ...value, ...other }),
})

export const Value: LookupStory = { args: { arrange: toValue } }
export const Hidden: LookupStory = {
  args: { arrange: toValue },
  play: ({ canvasElement }) => press(canvasElement, '.tw-net-value button'),
}
export const Nothing: LookupStory = {
  args: { server: answering({ usdBalance: '0', usdtBalance: '0' }), arrange: toValue },
}
export const LongFigures: LookupStory = {
  args: {
    server: answering({
      walletNumber: 'TRUST-0001-2234-AAAA-BBBB-CCCC-DDDD-EEEE-FFFF',
      usdBalance: '-123456789012.12345678',
      usdtBalance: '987654321098.123456789012345678',
    }),
    arrange: toValue,
  },
}
export const Old: LookupStory = {
  args: {
    arrange: async (model) => {
      await toValue(model)
      const { value } = model.store.getState()
      if (value) model.store.setState({ value: { ...value, isStale: true } })
    },
  },
}
export const Refreshing: LookupStory = {
  args: {
    arrange: async (model) => {
      await toValue(model)
      model.store.setState({ busy: 'refresh' })
    },
  },
}
export const RefreshFailed: LookupStory = {
  args: {
    arrange: async (model) => {
      await toValue(model)
      model.store.setState({ error: { kind: 'network' } })
    },
  },
}
export const Ended: LookupStory = {
  args: {
    server: { getBalanceInWeb: { code: 50008, message: 'Your code has expired.' } },
    arrange: toValue,
  },
}
