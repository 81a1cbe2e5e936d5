import type { Messages } from '@lingui/core'
import type { StoryObj } from '@storybook/react-vite'
import { declaration } from '../../widgets/transfer/declaration.ts'
import { shellEnd, shellTitle } from '../../widgets/transfer/initial-texts.ts'
import { personOf, screenMeta, storyScreen } from '../support/story-screen.ts'
import { goodServer } from './fixtures.ts'

const TransferScreen = storyScreen(
  declaration,
  {
    title: shellTitle,
    ended: shellEnd,
    catalogues: import.meta.glob<{ messages: Messages }>('/locales/*/transfer.po'),
    early: () => import('../../widgets/transfer/prefetch.ts'),
    view: () => import('../../widgets/transfer/View.tsx'),
  },
  goodServer,
  personOf,
)

export const transferMeta = screenMeta(TransferScreen)
export type TransferStory = StoryObj<typeof TransferScreen>
export type TransferArgs = NonNullable<TransferStory['args']>
