import { initialParts } from 'virtual:tw-wallet/entry'
import type { StoryObj } from '@storybook/react-vite'
import { declaration } from '../../elements/wallet/declaration.ts'
import { openModel } from '../../elements/wallet/model/model.ts'
import { View } from '../../elements/wallet/View.tsx'
import { personOf, screenMeta, storyScreen } from '../support/story-screen.ts'
import { goodServer } from './fixtures.ts'

const WalletScreen = storyScreen(
  declaration,
  { ...initialParts, openModel, View, loadRest: () => import('../../elements/wallet/rest.ts') },
  goodServer,
  personOf,
)

export const walletMeta = screenMeta(WalletScreen)
export type WalletStory = StoryObj<typeof WalletScreen>
export type WalletArgs = NonNullable<WalletStory['args']>
