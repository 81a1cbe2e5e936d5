import type { StoryObj } from '@storybook/react-vite'
import { declaration } from '../../elements/contract/declaration.ts'
import { elementParts } from '../../elements/contract/element.ts'
import { initialParts } from '../../elements/contract/entry/parts.ts'
import { personOf, screenMeta, storyScreen } from '../support/story-screen.ts'
import { goodServer } from './fixtures.ts'

const ContractScreen = storyScreen(
  declaration,
  { ...initialParts, ...elementParts },
  goodServer,
  personOf,
)

export const contractMeta = screenMeta(ContractScreen)
export type ContractStory = StoryObj<typeof ContractScreen>
