import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  declaration,
  docs,
  type FundLookupDeclaration,
} from '../../elements/fund-lookup/declaration.ts'
import type { PropertiesOf } from '../../shared/element/entry/declaration.ts'
import 'virtual:tw-fund-lookup/register'
import { elementMeta } from '../support/element-meta.tsx'
import { goodServer } from './fixtures.ts'

type Args = PropertiesOf<FundLookupDeclaration>

const meta: Meta<Args> = {
  ...elementMeta(declaration, docs, goodServer),
  title: 'Elements/tw-fund-lookup',
}
export default meta

export const Element: StoryObj<Args> = { name: 'tw-fund-lookup' }
