import { I18nProvider, useLingui } from '@lingui/react'
import {
  Activity,
  Component,
  type ComponentType,
  type Context,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react'
import { languageTag } from '../../text/i18n/language-tag.ts'
import type { ViewProps } from '../entry/context.ts'
import { isFramed } from '../entry/is-framed.ts'
import type { BaseModel, SessionModel, UpdatableBase } from '../model/base-model.ts'
import type { PersonModel } from '../model/current-person.ts'
import { useStore } from './use-store.ts'

interface BoundaryProps {
  /** Reports the error; resolves when the person retries. */
  readonly onError: () => Promise<void>
  readonly children: ReactNode
}

/** A view that throws is replaced by a message and a retry, never by an empty element. */
class ErrorBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override async componentDidCatch() {
    await this.props.onError()
    this.setState({ hasFailed: false })
  }

  override render() {
    return !this.state.hasFailed && this.props.children
  }
}

type Person = SessionModel & PersonModel

const usePerson = ({ person }: UpdatableBase<Person>): Person | undefined =>
  useStore(person, ({ current }) => current)

/**
 * The root view of an element: the screens of a person, rendered anew for each, and what surrounds
 * them: language, theme, toasts, closing message, error boundary.
 */
export function rootView<P extends Person>(
  ModelContext: Context<P | undefined>,
  Screens: ComponentType,
): ComponentType<ViewProps<UpdatableBase<P>>>
/** @param useScreensModel the model of screens that belong to no person: that of the element */
export function rootView<Model extends BaseModel>(
  ModelContext: Context<Model | undefined>,
  Screens: ComponentType,
  useScreensModel: (model: Model) => Model,
): ComponentType<ViewProps<Model>>
export function rootView(
  ModelContext: Context<Person | undefined>,
  Screens: ComponentType,
  useScreensModel = usePerson,
) {
  return ({ model }: ViewProps<UpdatableBase<Person>>) => {
    const screensModel = useScreensModel(model)
    return (
      <I18nProvider i18n={model.i18n}>
        <Surroundings model={model}>
          {screensModel && (
            <ModelContext key={screensModel.id} value={screensModel}>
              <Screens />
            </ModelContext>
          )}
        </Surroundings>
      </I18nProvider>
    )
  }
}

const Surroundings = ({ model, children }: { model: BaseModel; children: ReactNode }) => {
  const { i18n } = useLingui()
  useLayoutEffect(() => model.onFirstCommit(), [model])
  const { theme, hideHeader, isPaused, closingMessage, notifications, NotificationLayer } =
    useStore(model.base, (state) => state)
  const tryAgain = closingMessage?.retry ?? closingMessage?.askAgain
  const place = useRef<HTMLDivElement>(null)
  const screens = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = screens
    if (!closingMessage || !current) return
    // A modal dialog under the closing message would block the whole page.
    for (const dialog of current.querySelectorAll('dialog')) dialog.close()
    // React keeps the screens and their input for `refreshToken`; they leave the document.
    current.remove()
    return () => {
      if (screens.current === current) place.current?.append(current)
    }
  }, [closingMessage])
  return (
    <div
      className="tw"
      data-theme={theme}
      data-bare={hideHeader || undefined}
      data-framed={isFramed() || undefined}
      lang={languageTag(i18n.locale)}
    >
      <ErrorBoundary onError={model.onRenderError}>
        <div ref={place} hidden={closingMessage !== undefined}>
          <div ref={screens}>
            <Activity mode={isPaused ? 'hidden' : 'visible'}>{children}</Activity>
          </div>
        </div>
      </ErrorBoundary>
      {notifications && NotificationLayer ? (
        <NotificationLayer
          addStyles={model.addStyles}
          closingMessage={closingMessage}
          toasts={notifications.toasts}
        />
      ) : (
        // Until `NotificationLayer` is loaded.
        closingMessage && (
          <section className="tw-frame">
            <div className="tw-frame-body">
              <p role="status">{i18n._(model.ended)}</p>
              {tryAgain && (
                <button type="button" className="tw-retry" onClick={tryAgain}>
                  {model.words().retry}
                </button>
              )}
            </div>
          </section>
        )
      )}
    </div>
  )
}
