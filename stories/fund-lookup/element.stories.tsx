import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PropertiesOf } from '../../shared/element/entry/declaration.ts'
import { declaration, type FundLookupDeclaration } from '../../widgets/fund-lookup/declaration.ts'
import { docs } from '../../widgets/fund-lookup/docs.ts'
import '../../widgets/fund-lookup/register.ts'
import { elementMeta } from '../support/element-meta.tsx'
import { goodServer } from './fixtures.ts'

type Args = PropertiesOf<FundLookupDeclaration>

const meta: Meta<Args> = {
  ...elementMeta(declaration, docs, goodServer),
  title: 'Fund lookup/Element',
}
export default meta

export const Element: StoryObj<Args> = { name: 'tw-fund-lookup' }
