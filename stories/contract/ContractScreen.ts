import type { Messages } from '@lingui/core'
import type { StoryObj } from '@storybook/react-vite'
import type { LegalText } from '../../shared/legal-text/legal-text.ts'
import { declaration } from '../../widgets/contract/declaration.ts'
import { shellEnd, shellTitle } from '../../widgets/contract/initial-texts.ts'
import { personOf, screenMeta, storyScreen } from '../support/story-screen.ts'
import { goodServer } from './fixtures.ts'

const ContractScreen = storyScreen(
  declaration,
  {
    title: shellTitle,
    ended: shellEnd,
    catalogues: import.meta.glob<{ messages: Messages }>('/locales/*/contract.po'),
    document: {
      texts: import.meta.glob<{ default: LegalText }>('/locales/*/documents/contract.md'),
      preview: () => import('../../widgets/contract/placeholder.ts'),
    },
    early: () => import('../../widgets/contract/prefetch.ts'),
    view: () => import('../../widgets/contract/View.tsx'),
  },
  goodServer,
  personOf,
)

export const contractMeta = screenMeta(ContractScreen)
export type ContractStory = StoryObj<typeof ContractScreen>
