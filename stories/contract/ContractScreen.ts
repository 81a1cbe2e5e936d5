import { initialParts } from 'virtual:tw-contract/entry'
import type { StoryObj } from '@storybook/react-vite'
import { declaration } from '../../elements/contract/declaration.ts'
import { openModel } from '../../elements/contract/model/model.ts'
import { View } from '../../elements/contract/View.tsx'
import { personOf, screenMeta, storyScreen } from '../support/story-screen.ts'
import { goodServer } from './fixtures.ts'

const ContractScreen = storyScreen(
  declaration,
  { ...initialParts, openModel, View, loadRest: () => import('../../elements/contract/rest.ts') },
  goodServer,
  personOf,
)

export const contractMeta = screenMeta(ContractScreen)
export type ContractStory = StoryObj<typeof ContractScreen>
