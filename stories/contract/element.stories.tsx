import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ContractDeclaration, declaration, docs } from '../../elements/contract/declaration.ts'
import type { PropertiesOf } from '../../shared/element/entry/declaration.ts'
import 'virtual:tw-contract/register'
import { elementMeta } from '../support/element-meta.tsx'
import { goodServer } from './fixtures.ts'

type Args = PropertiesOf<ContractDeclaration>

const meta: Meta<Args> = {
  ...elementMeta(declaration, docs, goodServer),
  title: 'Elements/tw-contract',
}
export default meta

export const Element: StoryObj<Args> = { name: 'tw-contract' }
