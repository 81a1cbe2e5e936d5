import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Icon } from '../../shared/ui/frame/Icon.tsx'
import { bank, coin } from '../../shared/ui/icons.ts'
import { MenuButton } from '../../shared/ui/MenuButton.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const meta: Meta<typeof MenuButton> = {
  title: 'Components/Actions/Menu row',
  component: MenuButton,
  ...guided({
    file: 'shared/ui/MenuButton.tsx',
    purpose: 'A row of a list that leads to another step.',
    when: ['Choosing a method or a task, when the choice is the whole step.'],
    whenNot: [
      'Choosing something that is sent with a form: use radios.',
      'The main action of a screen: use a button.',
    ],
    how: 'The whole row can be pressed. What cannot be chosen now stays, with the reason below its name.',
    words: 'The name is a noun: Bank wire. Below it what decides the choice: limit, fee, time.',
    accessibility: 'The button has the name alone; the rest is its description.',
  }),
  args: {
    icon: <Icon d={bank} />,
    title: 'Bank wire',
    subtitle: 'No fee · 1–3 working days',
    disabled: false,
    onClick: fn(),
  },
  argTypes: { icon: { control: false }, facts: { control: false } },
  render: (args) => (
    <Gallery>
      <MenuButton {...args} />
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof MenuButton>

export const Playground: Story = {}
export const States: Story = {
  render: () => (
    <Gallery>
      <div>
        <MenuButton
          icon={<Icon d={bank} />}
          title="Bank wire"
          subtitle="No fee · 1–3 working days"
          onClick={fn()}
        />
        <MenuButton title="Without icon" onClick={fn()} />
        <MenuButton
          icon={<Icon d={coin} />}
          title="Not now"
          subtitle="Closed for maintenance"
          onClick={fn()}
          disabled
        />
      </div>
    </Gallery>
  ),
}
