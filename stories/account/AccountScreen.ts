import { initialParts } from 'virtual:tw-account/entry'
import type { StoryObj } from '@storybook/react-vite'
import { declaration } from '../../elements/account/declaration.ts'
import { openModel } from '../../elements/account/model/model.ts'
import { View } from '../../elements/account/View.tsx'
import { screenMeta, storyScreen } from '../support/story-screen.ts'
import { goodServer } from './fixtures.ts'

const AccountScreen = storyScreen(
  declaration,
  { ...initialParts, openModel, View, loadRest: () => import('../../elements/account/rest.ts') },
  goodServer,
  ({ model }) => model,
)

export const accountMeta = screenMeta(AccountScreen)
export type AccountStory = StoryObj<typeof AccountScreen>
