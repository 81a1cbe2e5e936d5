import type { Meta } from '@storybook/react-vite'
import { type SampleStory, sampleMeta } from './SampleScreen.ts'

const meta: Meta<typeof sampleMeta.component> = {
  ...sampleMeta,
  title: 'Screens/Sample element/Start',
}
export default meta

export const Shell: SampleStory = { args: { isShellOnly: true } }
export const Start: SampleStory = {}
