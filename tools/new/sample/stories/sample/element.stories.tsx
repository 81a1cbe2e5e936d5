import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PropertiesOf } from '../../../../../shared/element/entry/declaration.ts'
import { elementMeta } from '../../../../../stories/support/element-meta.tsx'
import { declaration, docs, type SampleDeclaration } from '../../elements/sample/declaration.ts'
import 'virtual:tw-sample/register'

type Args = PropertiesOf<SampleDeclaration>

const meta: Meta<Args> = {
  ...elementMeta(declaration, docs, {}),
  title: 'Elements/tw-sample',
}
export default meta

export const Element: StoryObj<Args> = { name: 'tw-sample' }
