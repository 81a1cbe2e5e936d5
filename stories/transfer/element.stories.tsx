import type { Meta, StoryObj } from '@storybook/react-vite'
import { declaration, docs, type TransferDeclaration } from '../../elements/transfer/declaration.ts'
import type { PropertiesOf } from '../../shared/element/entry/declaration.ts'
import 'virtual:tw-transfer/register'
import { elementMeta } from '../support/element-meta.tsx'
import { goodServer } from './fixtures.ts'

type Args = PropertiesOf<TransferDeclaration>

const meta: Meta<Args> = {
  ...elementMeta(declaration, docs, goodServer),
  title: 'Elements/tw-transfer',
}
export default meta

type Story = StoryObj<Args>

export const Usdt: Story = { name: 'tw-transfer, USDT' }
export const Usd: Story = { name: 'tw-transfer, USD', args: { isUsd: true } }

/** Two elements on one page share nothing: not token, not language, not theme. */
export const TwoOnOnePage: Story = {
  globals: { viewport: { value: 'desk' } },
  decorators: [
    (Story, { args }) => (
      <>
        <Story />
        <tw-transfer {...args} token="another" appLang="ja" theme="light" isUsd />
      </>
    ),
  ],
}
