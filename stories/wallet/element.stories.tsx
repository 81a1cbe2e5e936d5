import type { Meta, StoryObj } from '@storybook/react-vite'
import { declaration, docs, type WalletDeclaration } from '../../elements/wallet/declaration.ts'
import type { PropertiesOf } from '../../shared/element/entry/declaration.ts'
import 'virtual:tw-wallet/register'
import { elementMeta } from '../support/element-meta.tsx'
import { goodServer } from './fixtures.ts'

type Args = PropertiesOf<WalletDeclaration>

const meta: Meta<Args> = {
  ...elementMeta(declaration, docs, goodServer),
  title: 'Elements/tw-wallet',
}
export default meta

type Story = StoryObj<Args>

export const Hub: Story = { name: 'tw-wallet' }
export const History: Story = { name: 'tw-wallet, history', args: { screen: 'history' } }
