import type { StoryObj } from '@storybook/react-vite'
import { declaration } from '../../elements/fund-lookup/declaration.ts'
import { elementParts } from '../../elements/fund-lookup/element.ts'
import { initialParts } from '../../elements/fund-lookup/entry/parts.ts'
import { screenMeta, storyScreen } from '../support/story-screen.ts'
import { goodServer } from './fixtures.ts'

const FundLookupScreen = storyScreen(
  declaration,
  { ...initialParts, ...elementParts },
  goodServer,
  (model) => model,
)

export const lookupMeta = screenMeta(FundLookupScreen)
export type LookupStory = StoryObj<typeof FundLookupScreen>
