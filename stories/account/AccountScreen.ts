import type { StoryObj } from '@storybook/react-vite'
import { declaration } from '../../elements/account/declaration.ts'
import { elementParts } from '../../elements/account/element.ts'
import { initialParts } from '../../elements/account/entry/parts.ts'
import { screenMeta, storyScreen } from '../support/story-screen.ts'
import { goodServer } from './fixtures.ts'

const AccountScreen = storyScreen(
  declaration,
  { ...initialParts, ...elementParts },
  goodServer,
  (model) => model,
)

export const accountMeta = screenMeta(AccountScreen)
export type AccountStory = StoryObj<typeof AccountScreen>
