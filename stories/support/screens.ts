import type { StoryObj } from '@storybook/react-vite'
import { TransferScreen } from './TransferScreen.tsx'

/** What every file of screens begins with. */
export const screenMeta = {
  component: TransferScreen,
  // States are reached by code; there is nothing to turn.
  parameters: { controls: { disable: true } },
} as const

export type ScreenStory = StoryObj<typeof TransferScreen>
