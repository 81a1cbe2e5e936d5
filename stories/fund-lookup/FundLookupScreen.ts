import type { Messages } from '@lingui/core'
import type { StoryObj } from '@storybook/react-vite'
import { declaration } from '../../widgets/fund-lookup/declaration.ts'
import { shellEnd, shellTitle } from '../../widgets/fund-lookup/initial-texts.ts'
import { screenMeta, storyScreen } from '../support/story-screen.ts'
import { goodServer } from './fixtures.ts'

const FundLookupScreen = storyScreen(
  declaration,
  {
    title: shellTitle,
    ended: shellEnd,
    catalogues: import.meta.glob<{ messages: Messages }>('/locales/*/fund-lookup.po'),
    view: () => import('../../widgets/fund-lookup/View.tsx'),
  },
  goodServer,
  (model) => model,
)

export const lookupMeta = screenMeta(FundLookupScreen)
export type LookupStory = StoryObj<typeof FundLookupScreen>
