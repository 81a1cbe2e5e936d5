import { initialParts } from 'virtual:tw-sample/entry'
import type { StoryObj } from '@storybook/react-vite'
import { screenMeta, storyScreen } from '../../../../../stories/support/story-screen.ts'
import { declaration } from '../../elements/sample/declaration.ts'
import { openModel } from '../../elements/sample/model/model.ts'
import { View } from '../../elements/sample/View.tsx'

const SampleScreen = storyScreen(
  declaration,
  {
    ...initialParts,
    openModel,
    View,
    loadRest: () => import('../../elements/sample/rest.ts'),
  },
  {},
  ({ model }) => model,
)

export const sampleMeta = screenMeta(SampleScreen)
export type SampleStory = StoryObj<typeof SampleScreen>
