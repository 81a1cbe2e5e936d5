import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement, use } from 'react'
import { waitFor } from 'storybook/test'
import { StoryGlobals } from '../../.storybook/story-globals.ts'
import { scenarioNames } from '../../preview/scenarios.ts'
import '../../preview/preview.ts'

interface PreviewArgs {
  /** The name of a screen. */
  readonly of: string
}

const InLanguage = ({ of }: PreviewArgs) => {
  const { locale, theme } = use(StoryGlobals)
  return createElement('tw-preview', { of, 'app-lang': locale, theme })
}

const meta: Meta<PreviewArgs> = {
  title: 'Elements/tw-preview',
  args: { of: 'withdraw/review' },
  argTypes: { of: { control: 'select', options: scenarioNames } },
  parameters: {
    docs: {
      description: {
        component:
          'Any screen by its name, with recorded answers of the sandbox, for a page without a server. It makes no call and moves no money.',
      },
    },
  },
  render: (args) => <InLanguage {...args} />,
  play: ({ canvasElement }) =>
    waitFor(
      () => {
        const state = canvasElement.querySelector<HTMLElement>('tw-preview')?.dataset.state
        if (state === 'loading') throw new Error('not there yet')
      },
      { timeout: 20_000 },
    ),
}
export default meta

type Story = StoryObj<PreviewArgs>

export const Review: Story = { name: 'tw-preview' }
export const UnknownName: Story = { args: { of: 'withdraw/reveiw' } }
