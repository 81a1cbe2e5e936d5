import type { StoryObj } from '@storybook/react-vite'
import { declaration } from '../../widgets/transfer/declaration.ts'
import { elementParts } from '../../widgets/transfer/element.ts'
import { initialParts } from '../../widgets/transfer/entry/parts.ts'
import { personOf, screenMeta, storyScreen } from '../support/story-screen.ts'
import { goodServer } from './fixtures.ts'

const TransferScreen = storyScreen(
  declaration,
  { ...initialParts, ...elementParts },
  goodServer,
  personOf,
)

export const transferMeta = screenMeta(TransferScreen)
export type TransferStory = StoryObj<typeof TransferScreen>
export type TransferArgs = NonNullable<TransferStory['args']>
