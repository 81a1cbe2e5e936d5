import type { Messages } from '@lingui/core'
import { use, useEffect, useState } from 'react'
import { Wearing } from '../../.storybook/wearing.ts'
import '../../playground/tag.ts'
import { defineElement } from '../../shared/element/define-element.ts'
import { elementClass } from '../../shared/element/element-class.ts'
import { declaration } from '../../widgets/transfer/declaration.ts'
import { createDrafts, type Saved } from '../../widgets/transfer/drafts.ts'
import type { TransferModel } from '../../widgets/transfer/model.ts'
import { shellTitle } from '../../widgets/transfer/shell-title.ts'
import { type FakeServer, serve, unserve } from './fake-server.ts'
import { goodServer } from './fixtures.ts'

export interface TransferScreenProps {
  readonly isUsd?: boolean
  /** Calls that answer otherwise than a good server's. */
  readonly server?: FakeServer
  /** What session storage kept from before. */
  readonly saved?: Saved
  /** Leads the model to the state of this story; called once its first view can be drawn. */
  readonly arrange?: (model: TransferModel) => void | Promise<void>
  /** Nobody is signed in. */
  readonly hasToken?: boolean
  /** Leaves the screen as it is before any script but the element's own came. */
  readonly isShellOnly?: boolean
}

/** What each story wants of its element, by its token. */
const stories = new Map<string, TransferScreenProps>()

/**
 * `<tw-transfer>` under another name, with one difference: as a model is made, the story whose
 * token it has may lead it to a state.
 */
const StoryElement = elementClass(declaration, {
  title: shellTitle,
  catalogues: import.meta.glob<{ messages: Messages }>('/locales/*/transfer.po'),
  early: () => import('../../widgets/transfer/early.ts'),
  async view() {
    const view = await import('../../widgets/transfer/Transfer.tsx')
    return {
      default: view.default,
      openModel(context: Parameters<typeof view.openModel>[0]) {
        const model = view.openModel(context)
        const story = stories.get(context.properties().token)
        let isArranged = false
        const drawable = async () => {
          if (story?.isShellOnly) return new Promise<void>(() => {})
          await model.drawable()
          if (!isArranged) void story?.arrange?.(model)
          isArranged = true
        }
        return { ...model, drawable }
      },
    }
  },
})
defineElement('tw-transfer-story', StoryElement)

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tw-transfer-story': IntrinsicElements['tw-transfer']
    }
  }
}

/** The element against a server of the story, in a state that the story reaches through the model. */
export const TransferScreen = (story: TransferScreenProps) => {
  const { locale, theme } = use(Wearing)
  const [token] = useState(() =>
    story.hasToken === false ? '' : `story-${Math.random().toString(36).slice(2)}`,
  )
  const [isServed, setServed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a story is what it was at first
  useEffect(() => {
    const drafts = createDrafts(() => token, sessionStorage)
    stories.set(token, story)
    serve(token, { ...goodServer, ...story.server })
    if (story.saved) drafts.keep(story.saved)
    setServed(true)
    return () => {
      stories.delete(token)
      unserve(token)
      drafts.keep({ proof: undefined, open: undefined })
    }
  }, [token])
  return (
    isServed && (
      <tw-transfer-story
        token={token}
        appLang={locale}
        theme={theme as 'dark'}
        isUsd={story.isUsd ?? false}
        data-transfer-screen
      />
    )
  )
}
