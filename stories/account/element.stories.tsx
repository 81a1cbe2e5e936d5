import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AccountDeclaration, declaration, docs } from '../../elements/account/declaration.ts'
import type { PropertiesOf } from '../../shared/element/entry/declaration.ts'
import 'virtual:tw-account/register'
import { elementMeta } from '../support/element-meta.tsx'
import { goodServer } from './fixtures.ts'

type Args = PropertiesOf<AccountDeclaration>

const meta: Meta<Args> = {
  ...elementMeta(declaration, docs, goodServer),
  title: 'Elements/tw-account',
}
export default meta

export const Element: StoryObj<Args> = { name: 'tw-account' }
