import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { FooterContext } from '../../../shared/ui/frame/FrameFooter.tsx'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ActionsContext, ModelContext } from '../model/context.ts'
import { stubActions, stubModel } from '../model/stub-model.test-helper.ts'
import { nothingSubmitted, type SubmissionState } from './submission-state.ts'

/** Draws the review of an order, and its buttons in `footer`; `show` draws it anew. */
export function openReview(review: ReactNode) {
  const submissionState = createStore<SubmissionState>(() => nothingSubmitted)
  const model = stubModel({
    store: createStore(() => ({})),
    orders: { store: submissionState },
  })
  const footer = document.createElement('div')
  document.documentElement.append(footer)
  onTestFinished(() => footer.remove())
  const around = (review: ReactNode) => (
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={model}>
        <ActionsContext value={stubActions({ submission: {} })}>
          <FooterContext value={footer}>{review}</FooterContext>
        </ActionsContext>
      </ModelContext>
    </I18nProvider>
  )
  const { container, rerender } = render(around(review))
  return {
    container,
    footer,
    submissionState,
    show: (next: ReactNode) => rerender(around(next)),
  }
}
