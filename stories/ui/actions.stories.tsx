import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../../shared/ui/Button.tsx'
import { CopyButton } from '../../shared/ui/CopyButton.tsx'
import { Icon } from '../../shared/ui/frame/Icon.tsx'
import { IconButton } from '../../shared/ui/frame/IconButton.tsx'
import * as icons from '../../shared/ui/icons.ts'
import { MenuButton } from '../../shared/ui/MenuButton.tsx'
import { Gallery } from './Gallery.tsx'

const meta: Meta<typeof Button> = {
  title: 'UI kit/Actions',
  component: Button,
  args: { children: 'Withdraw', variant: 'primary', busy: false, onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'secondary', 'quiet', 'danger'] },
  },
  render: (args) => (
    <Gallery>
      <Button {...args} />
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof Button>

export const OneButton: Story = { name: 'Button' }
export const Buttons: Story = {
  render: () => (
    <Gallery>
      <Button variant="primary">Submit</Button>
      <Button variant="primary" busy busyLabel="Sending">
        Submit
      </Button>
      <Button variant="primary" disabled>
        Submit
      </Button>
      <Button>Try again</Button>
      <Button variant="quiet">Max</Button>
      <Button variant="danger">Remove bank account</Button>
      <Button variant="primary">
        A main action whose words are so long that they take more than one line of a phone
      </Button>
    </Gallery>
  ),
}
export const Copying: Story = {
  render: () => (
    <Gallery>
      <CopyButton label="Copy account number" text="000000004417" onCopied={fn()} onFailed={fn()} />
      <CopyButton
        variant="text"
        label="Copy address"
        text="TKNdG6NL1jshaCAe2GwEgemjKMm3chhgZN"
        onCopied={fn()}
        onFailed={fn()}
      />
      <IconButton label="Show account number">
        <Icon d={icons.eye} />
      </IconButton>
    </Gallery>
  ),
}
export const Menu: Story = {
  render: () => (
    <Gallery>
      <div>
        <MenuButton
          icon={<Icon d={icons.bank} />}
          title="Bank wire"
          subtitle="No fee · 1–3 working days"
          onClick={fn()}
        />
        <MenuButton title="Without icon" onClick={fn()} />
        <MenuButton
          icon={<Icon d={icons.coin} />}
          title="Not now"
          subtitle="Closed for maintenance"
          onClick={fn()}
          disabled
        />
      </div>
    </Gallery>
  ),
}
