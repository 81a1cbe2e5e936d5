import type { StoryObj } from '@storybook/react-vite'
import { declaration } from '../../elements/transfer/declaration.ts'
import { elementParts } from '../../elements/transfer/element.ts'
import { initialParts } from '../../elements/transfer/entry/parts.ts'
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
