import type { StoryObj } from '@storybook/react-vite'
import { declaration } from '../../elements/wallet/declaration.ts'
import { elementParts } from '../../elements/wallet/element.ts'
import { initialParts } from '../../elements/wallet/entry/parts.ts'
import { personOf, screenMeta, storyScreen } from '../support/story-screen.ts'
import { goodServer } from './fixtures.ts'

const WalletScreen = storyScreen(
  declaration,
  { ...initialParts, ...elementParts },
  goodServer,
  personOf,
)

export const walletMeta = screenMeta(WalletScreen)
export type WalletStory = StoryObj<typeof WalletScreen>
export type WalletArgs = NonNullable<WalletStory['args']>
