import type { Meta, StoryObj } from '@storybook/react-vite'
import { Detail, DetailList } from '../../shared/ui/DetailList.tsx'
import { Icon } from '../../shared/ui/frame/Icon.tsx'
import { IconButton } from '../../shared/ui/frame/IconButton.tsx'
import { copy } from '../../shared/ui/icons.ts'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const meta: Meta<typeof Detail> = {
  title: 'Components/Facts/Details',
  component: Detail,
  ...guided({
    file: 'shared/ui/DetailList.tsx',
    purpose: 'Facts, one below the other, each with its name.',
    when: ['A bank account, a receipt, a record.'],
    whenNot: ['Figures that add up: use a summary.', 'Two or three short facts: use a term list.'],
    how: 'A value is shown whole and wraps. A button beside it copies or shows it.',
    words: 'The label is a noun without a colon.',
    accessibility: 'A description list; a button has the name of its value.',
  }),
  args: { label: 'Account number', value: '000000004417', mono: true },
  render: (args) => (
    <Gallery>
      <DetailList>
        <Detail {...args} />
      </DetailList>
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof Detail>

export const Playground: Story = {}
export const States: Story = {
  render: () => (
    <Gallery>
      <DetailList>
        <Detail label="Account holder" value="Sample Clearing Client Funds" />
        <Detail
          mono
          label="Account number"
          value="000000004417"
          action={
            <IconButton label="Copy Account number">
              <Icon d={copy} />
            </IconButton>
          }
        />
        <Detail label="Reference" value="REFERENCE-WITHOUT-ANY-BREAK-0000000000000000000004417" />
      </DetailList>
    </Gallery>
  ),
}
