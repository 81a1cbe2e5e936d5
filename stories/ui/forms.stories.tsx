import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { UploadBox, type UploadState } from '../../shared/paper/upload/UploadBox.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import { Columns } from '../../shared/ui/Columns.tsx'
import { Field } from '../../shared/ui/Field.tsx'
import { RadioGroup } from '../../shared/ui/RadioGroup.tsx'
import { TextArea } from '../../shared/ui/TextArea.tsx'
import { Gallery } from './Gallery.tsx'

const meta: Meta<typeof Field> = {
  title: 'UI kit/Forms',
  component: Field,
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

export const OneField: Story = { name: 'Field' }
export const Fields: Story = {
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

const networks = [
  {
    value: 't',
    label: 'TRC20',
    description: 'Tron (TRC20)',
    detail: <Columns facts={['Fee 1.00 USDT', 'About 3 minutes']} />,
  },
  {
    value: 'e',
    label: 'ERC20',
    description: 'Ethereum (ERC20)',
    detail: <Columns facts={['No fee', 'About 5 minutes']} />,
  },
  { value: 'b', label: 'BEP20', description: 'BNB Smart Chain (BEP20)', disabled: true },
]

export const Radios: Story = {
  render: function Choice() {
    const [value, choose] = useState<string>()
    return (
      <Gallery>
        <RadioGroup
          label="Network"
          name="one"
          value={value}
          onChange={choose}
          options={networks}
          error={value ? undefined : 'Choose a network'}
        />
        <RadioGroup
          label="Account type"
          name="two"
          value="p"
          onChange={fn()}
          options={[
            { value: 'p', label: 'Personal' },
            { value: 'c', label: 'Corporate' },
          ]}
        />
      </Gallery>
    )
  },
}

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#86651c" d="M0 0h8v8H0z"/></svg>')}`
const uploads: Readonly<Record<string, UploadState>> = {
  empty: { status: 'empty' },
  preparing: { status: 'uploading', name: 'photo.jpg' },
  uploading: { status: 'uploading', progress: 0.4, name: 'slip.png', preview: picture },
  done: { status: 'done', name: 'slip.png', preview: picture },
  failed: { status: 'failed', name: 'slip.png', preview: picture },
}

export const Uploads: Story = {
  render: () => (
    <Gallery>
      {Object.entries(uploads).map(([name, state]) => (
        <UploadBox
          key={name}
          label={`Remittance proof, ${name}`}
          hint="JPG or PNG, up to 3 MB"
          error={state.status === 'failed' ? 'Network Error' : undefined}
          note={state.status === 'done' ? 'Made smaller: 4.7 MB before, 0.9 MB now' : undefined}
          state={state}
          accept="image/png"
          onFile={fn()}
          onRetry={fn()}
          texts={{
            choose: 'Choose an image',
            replace: 'Replace',
            retry: 'Try again',
            uploading: 'Uploading',
            preparing: 'Preparing the image',
            cancel: 'Cancel',
          }}
          onCancel={fn()}
        />
      ))}
    </Gallery>
  ),
}
