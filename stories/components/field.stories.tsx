import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../shared/ui/Button.tsx'
import { Field } from '../../shared/ui/Field.tsx'
import { TextArea } from '../../shared/ui/TextArea.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const meta: Meta<typeof Field> = {
  title: 'Components/Forms/Field',
  component: Field,
  ...guided({
    file: 'shared/ui/Field.tsx',
    purpose: 'One value that a person types: a name, an amount, an address.',
    when: [
      'amount: the main figure of a screen, once.',
      'mono: addresses and account numbers.',
      'as TextArea: one long value that must be seen whole.',
    ],
    whenNot: [
      'A few known answers: use radios or chips.',
      'A code from an e-mail: use the code field.',
    ],
    how: 'It takes what a person types or pastes, and says what it has understood. It is checked when it is left or sent, never while the first word is typed.',
    words:
      'The label is a noun. The hint says what is expected, the error what to do: Please enter a valid email. The placeholder is an example and may be missing.',
    accessibility:
      'Label, hint, unit and error belong to the native input; the error has an icon. At least 16 px, so that iOS does not enlarge the page.',
  }),
  args: {
    label: 'Amount',
    unit: 'USD',
    variant: 'amount',
    error: '',
    hint: '',
    placeholder: '0.00',
  },
  argTypes: { variant: { control: 'inline-radio', options: ['text', 'amount', 'mono'] } },
  render: (args) => (
    <Gallery>
      <Field {...args} />
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof Field>

export const Playground: Story = {}
export const States: Story = {
  render: () => (
    <Gallery>
      <Field label="Name" placeholder="As on the account" hint="Latin letters" />
      <Field
        label="Amount"
        variant="amount"
        unit="USDT"
        placeholder="0.00"
        action={<Button variant="quiet">Max</Button>}
      />
      <Field
        label="Long amount"
        variant="amount"
        unit="USDT"
        value="123456789012.123456"
        readOnly
      />
      <Field
        label="Address"
        variant="mono"
        as={TextArea}
        defaultValue="0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
      />
      <Field label="E-mail" defaultValue="nobody" error="Please enter a valid email" />
      <Field label="Not now" defaultValue="6200 0000 0000 4417" disabled />
    </Gallery>
  ),
}
