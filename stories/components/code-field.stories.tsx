import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { codeLength } from '../../shared/limits.ts'
import { CodeField } from '../../shared/ui/CodeField.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const meta: Meta<typeof CodeField> = {
  title: 'Components/Forms/Code field',
  component: CodeField,
  ...guided({
    file: 'shared/ui/CodeField.tsx',
    purpose: 'A code that was sent by e-mail or to a mobile.',
    when: ['The length is known and the code has digits only.'],
    whenNot: ['A password, or a number that the reader knows by heart: use a field.'],
    how: 'One native input over drawn cells: paste, autofill and the caret work. It finds the code in a pasted sentence, and sends it when it is complete.',
    words: 'The label says where the code is: Code from your e-mail.',
    accessibility: 'A screen reader meets one input with one name; the cells are hidden from it.',
  }),
  args: {
    label: 'Code from your e-mail',
    length: codeLength,
    value: '',
    error: '',
    busy: false,
    onChange: fn(),
    onComplete: fn(),
  },
  argTypes: { value: { control: false } },
}
export default meta

type Story = StoryObj<typeof CodeField>

export const Playground: Story = {
  render: function Typed(args) {
    const [value, write] = useState('')
    return (
      <Gallery>
        <CodeField {...args} value={value} onChange={write} />
      </Gallery>
    )
  },
}
export const States: Story = {
  render: () => (
    <Gallery>
      {/* The body of a frame cuts the field, which is a digit wider than its cells. */}
      <div className="tw-frame-body">
        {['', '482', '482915'].map((value) => (
          <CodeField
            key={value}
            label={`Code, ${value.length} digits typed`}
            length={codeLength}
            value={value}
            onChange={fn()}
            onComplete={fn()}
          />
        ))}
        <CodeField
          label="A wrong code"
          length={codeLength}
          value="482915"
          error="The code is incorrect"
          onChange={fn()}
          onComplete={fn()}
        />
        <CodeField
          label="Being checked"
          length={codeLength}
          value="482915"
          busy
          onChange={fn()}
          onComplete={fn()}
        />
      </div>
    </Gallery>
  ),
}
