import { initialParts } from 'virtual:tw-fund-lookup/entry'
import type { StoryObj } from '@storybook/react-vite'
import { declaration } from '../../elements/fund-lookup/declaration.ts'
import { openModel } from '../../elements/fund-lookup/model/model.ts'
import { View } from '../../elements/fund-lookup/View.tsx'
import { screenMeta, storyScreen } from '../support/story-screen.ts'
import { goodServer } from './fixtures.ts'

const FundLookupScreen = storyScreen(
  declaration,
  {
    ...initialParts,
    openModel,
    View,
    loadRest: () => import('../../elements/fund-lookup/rest.ts'),
  },
  goodServer,
  ({ model }) => model,
)

export const lookupMeta = screenMeta(FundLookupScreen)
export type LookupStory = StoryObj<typeof FundLookupScreen>
