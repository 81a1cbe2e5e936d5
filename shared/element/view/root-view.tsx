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
import type { ElementBase } from '../model/base-model.ts'
import type { PersonModel } from '../model/current-person.ts'
import type { ModelParts } from '../model/parts.ts'
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

/** What the views of one person get. */
type Model = Pick<ModelParts, 'session'>

/**
 * The root view of an element: its screens, rendered anew for each person, and what surrounds them:
 * language, theme, toasts, closing message, error boundary.
 *
 * @param useScreensModel the model of the screens; none if there is no person to show them to
 */
export const rootView =
  <Screens extends Model, Root extends Surrounded>(
    ModelContext: Context<Screens | undefined>,
    Screens: ComponentType,
    useScreensModel: (root: Root) => Screens | undefined,
  ): ComponentType<ViewProps<Root>> =>
  ({ model }) => {
    const screensModel = useScreensModel(model)
    return (
      <I18nProvider i18n={model.texts.i18n}>
        <Surroundings model={model}>
          {screensModel && (
            <ModelContext key={screensModel.session.id} value={screensModel}>
              <Screens />
            </ModelContext>
          )}
        </Surroundings>
      </I18nProvider>
    )
  }

const usePerson = <Person extends PersonModel>({
  person,
}: ElementBase<Person>): Person | undefined => useStore(person, ({ current }) => current)

/** The root view of an element whose model changes with the person. */
export const personView = <Person extends PersonModel & Model>(
  ModelContext: Context<Person | undefined>,
  Screens: ComponentType,
): ComponentType<ViewProps<ElementBase<Person>>> => rootView(ModelContext, Screens, usePerson)

type Surrounded = Pick<ModelParts, 'root' | 'texts'>

const Surroundings = ({ model, children }: { model: Surrounded; children: ReactNode }) => {
  const { root, texts } = model
  const { i18n } = useLingui()
  useLayoutEffect(() => root.onFirstCommit(), [root])
  const {
    theme,
    ornament,
    hideHeader,
    isPaused,
    closingMessage,
    notifications,
    NotificationLayer,
  } = useStore(root.store, (state) => state)
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
      data-ornament={ornament}
      data-bare={hideHeader || undefined}
      data-framed={isFramed() || undefined}
      lang={languageTag(i18n.locale)}
    >
      <ErrorBoundary onError={root.onRenderError}>
        <div ref={place} hidden={closingMessage !== undefined}>
          <div ref={screens}>
            <Activity mode={isPaused ? 'hidden' : 'visible'}>{children}</Activity>
          </div>
        </div>
      </ErrorBoundary>
      {notifications && NotificationLayer ? (
        <NotificationLayer
          addStyles={root.addStyles}
          closingMessage={closingMessage}
          toasts={notifications.toasts}
        />
      ) : (
        // Until `NotificationLayer` is loaded.
        closingMessage && (
          <section className="tw-frame">
            <div className="tw-frame-body">
              <p role="status">{i18n._(root.ended)}</p>
              {tryAgain && (
                <button type="button" className="tw-retry" onClick={tryAgain}>
                  {texts.words().retry}
                </button>
              )}
            </div>
            <slot name="support" />
          </section>
        )
      )}
    </div>
  )
}
