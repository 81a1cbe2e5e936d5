import { initialParts } from 'virtual:tw-transfer/entry'
import type { StoryObj } from '@storybook/react-vite'
import { declaration } from '../../elements/transfer/declaration.ts'
import { openModel } from '../../elements/transfer/model/model.ts'
import { View } from '../../elements/transfer/View.tsx'
import { personOf, screenMeta, storyScreen } from '../support/story-screen.ts'
import { goodServer } from './fixtures.ts'

const TransferScreen = storyScreen(
  declaration,
  { ...initialParts, openModel, View, loadRest: () => import('../../elements/transfer/rest.ts') },
  goodServer,
  personOf,
)

export const transferMeta = screenMeta(TransferScreen)
export type TransferStory = StoryObj<typeof TransferScreen>
export type TransferArgs = NonNullable<TransferStory['args']>
