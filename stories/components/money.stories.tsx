import type { Meta, StoryObj } from '@storybook/react-vite'
import { spellingExamples } from '../../shared/money/spelling-examples.ts'
import { Money } from '../../shared/ui/Money.tsx'
import { maskedText } from '../../shared/ui/recorders/marks.ts'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const meta: Meta<typeof Money> = {
  title: 'Components/Facts/Money',
  component: Money,
  ...guided({
    file: 'shared/ui/Money.tsx',
    purpose: 'An amount or a balance with its unit.',
    when: ['Every sum that is not part of a sentence.'],
    whenNot: ['A sentence names a sum: write it there, in one piece with its unit.'],
    how: 'A balance has at least four digits after the point, those after the second small and muted; every other sum at least two. The value is decimal text and is never rounded.',
    words: 'The unit follows the figure. A minus has no space.',
    accessibility: 'Read as one text. Figures are tabular, so columns line up.',
  }),
  args: { value: '23,980.5000', unit: 'USD', size: 'hero', isBalance: true },
  argTypes: { size: { control: 'inline-radio', options: ['hero', 'row'] } },
  render: (args) => (
    <Gallery>
      <Money {...args} />
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof Money>

export const Playground: Story = {}
export const States: Story = {
  render: () => (
    <Gallery>
      <Money isBalance size="hero" value="0.0000" unit="USD" />
      <Money isBalance size="hero" value="23,980.5000" unit="USD" />
      <Money size="hero" value="4,200.123456" unit="USDT" />
      <Money isBalance size="hero" value="123,456,789,012.123456" unit="USDT" />
      <Money isBalance value="1,500.0000" unit="USD" />
      <Money value="1,500.00" unit="USD" />
    </Gallery>
  ),
}
/** What a server sends, and how it is written as an amount or a fee, and as a balance. */
export const Spelling: Story = {
  render: () => (
    <Gallery>
      <table>
        <thead>
          <tr>
            <th scope="col">Value</th>
            <th scope="col">Amount, fee, limit</th>
            <th scope="col">Balance</th>
          </tr>
        </thead>
        <tbody>
          {spellingExamples.map(({ value, amount, balance }) => (
            <tr key={value}>
              <th scope="row" {...maskedText()}>
                {value}
              </th>
              <td>
                <Money value={amount} unit="USDT" />
              </td>
              <td>
                <Money isBalance value={balance} unit="USDT" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Gallery>
  ),
}
