import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PropertiesOf } from '../../shared/element/entry/declaration.ts'
import { type ContractDeclaration, declaration } from '../../widgets/contract/declaration.ts'
import { docs } from '../../widgets/contract/docs.ts'
import '../../widgets/contract/register.ts'
import { elementMeta } from '../support/element-meta.tsx'
import { goodServer } from './fixtures.ts'

type Args = PropertiesOf<ContractDeclaration>

const meta: Meta<Args> = {
  ...elementMeta(declaration, docs, goodServer),
  title: 'Contract/Element',
}
export default meta

export const Element: StoryObj<Args> = { name: 'tw-contract' }
