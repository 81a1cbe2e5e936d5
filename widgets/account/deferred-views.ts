import { createElement } from 'react'
import { lazyPart } from '../../shared/element/view/lazy-part.tsx'
import type { StepModule } from '../../shared/element/view/open-step.tsx'
import { loadOnce } from '../../shared/loading/load-once.ts'
import { Skeleton } from '../../shared/ui/frame/Skeleton.tsx'
import type { AccountModel } from './model.ts'
import type { MobileFieldProps } from './steps/MobileField.tsx'

export type DeferredViews = ReturnType<typeof deferredViews>

/** The views after the first one, with their texts and styles; `preload` loads them ahead. */
export const deferredViews = (model: AccountModel) => {
  const load = <Props extends object>(part: () => Promise<StepModule<Props>>) =>
    loadOnce(async () => {
      const [{ openAccountStep }, view] = await Promise.all([
        import('./steps/open-step.ts'),
        part(),
      ])
      return openAccountStep(model, view)
    })
  const waiting = createElement(Skeleton, { height: '64px', lines: 3 })
  const field = createElement(Skeleton, { height: '76px' })
  const step = (view: () => Promise<StepModule>) => {
    const loaded = load(view)
    return { loaded, View: lazyPart(model, loaded, waiting) }
  }
  const code = step(() => import('./steps/CodeStep.tsx'))
  const password = step(() => import('./steps/PasswordStep.tsx'))
  const terms = step(() => import('./steps/TermsStep.tsx'))
  const success = step(() => import('./steps/SuccessStep.tsx'))
  const mobile = load<MobileFieldProps>(() => import('./steps/MobileField.tsx'))
  const failure = load(() => import('./steps/Failure.tsx'))
  const signedOut = load(() => import('./steps/SignedOut.tsx'))
  return {
    CODE: code.View,
    PASSWORD: password.View,
    TERMS: terms.View,
    SUCCESS: success.View,
    MobileField: lazyPart(model, mobile, field),
    /** A toast has shown the error as well. */
    Failure: lazyPart(model, failure, null),
    SignedOut: lazyPart(model, signedOut, null),
    /** Loads what the next step of a screen needs; a failure shows when the view is needed. */
    preload(screen: string) {
      const next = screen === 'sign-in' ? [failure, success.loaded] : [code.loaded]
      Promise.all(next.map((each) => each())).catch(() => undefined)
    },
  }
}
