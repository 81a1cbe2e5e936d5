import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useState,
} from 'react'
import { MenuButton } from '../ui/MenuButton.tsx'
import type { BaseModel } from './base-model.ts'
import type { SpeechViewProps } from './SpeechView.tsx'
import { useStore } from './use-element.ts'

interface BoundaryProps {
  readonly onError: (cause: unknown) => void
  readonly children: ReactNode
}

/** A view that throws leaves words and a way back, never an empty element. */
class ErrorBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(cause: unknown) {
    this.props.onError(cause)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <TryAgain onClick={() => this.setState({ hasFailed: false })} />
  }
}

const TryAgain = ({ onClick }: { onClick: () => void }) => {
  const { t } = useLingui()
  return (
    <section className="tw-frame" role="alert">
      <div className="tw-frame-body">
        <MenuButton
          title={t`Try again`}
          subtitle={t`This could not be shown.`}
          onClick={onClick}
        />
      </div>
    </section>
  )
}

/** Toasts and the closing message; loaded once there is something to say. Without them the screens still work. */
const speechView = () =>
  lazy<ComponentType<SpeechViewProps>>(() =>
    import('./SpeechView.tsx').catch(() => ({ default: () => null })),
  )

/** What stands around every element's screens: language, theme, toasts, the closing message, the last resort. */
export const ElementRoot = ({ model, children }: { model: BaseModel; children: ReactNode }) => (
  <I18nProvider i18n={model.texts.i18n}>
    <Wrapper model={model}>{children}</Wrapper>
  </I18nProvider>
)

const Wrapper = ({ model, children }: { model: BaseModel; children: ReactNode }) => {
  const { i18n } = useLingui()
  const [SpeechView] = useState(speechView)
  useLayoutEffect(() => model.drawn(), [model])
  const { theme, closing, speech } = useStore(model.base, (state) => state)
  return (
    <div className="tw" data-theme={theme} lang={i18n.locale === 'zh' ? 'zh-Hant' : i18n.locale}>
      <ErrorBoundary onError={model.reportRender}>
        {/* Kept while closed, so that a new token goes on where the old one stopped. */}
        <div hidden={closing !== undefined}>{children}</div>
      </ErrorBoundary>
      {speech && (
        <Suspense fallback={null}>
          <SpeechView adopt={model.adopt} closing={closing} toasts={speech.toasts} />
        </Suspense>
      )}
    </div>
  )
}
