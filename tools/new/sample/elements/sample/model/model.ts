import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type LoadOnce, loadOnce } from '../../../../../../shared/api/loading/load-once.ts'
import type {
  ElementContext,
  ElementModel,
} from '../../../../../../shared/element/entry/context.ts'
import type { RestModule } from '../../../../../../shared/element/entry/rest-module.ts'
import { type ElementBase, openBase } from '../../../../../../shared/element/model/base-model.ts'
import type { Screen } from '../../../../../../shared/element/model/base-state.ts'
import type { ModelParts } from '../../../../../../shared/element/model/parts.ts'
import { createRest, type Rest } from '../../../../../../shared/element/model/rest.ts'
import type { SampleDeclaration, SampleEvents, Step } from '../declaration.ts'
import first from '../start/start.css?inline'
import type { ActionsModel, SampleActions } from './actions.ts'
import { createSampleStore, type SampleStore } from './state.ts'

/** State and calls of one `<tw-sample>`; no React. */
export interface SampleModel extends ModelParts {
  readonly store: SampleStore
  /** Everything after the first view. */
  readonly rest: LoadOnce<Rest<unknown, SampleActions>>
}

/** One `<tw-sample>`, with the model of its views. */
export type SampleElementModel = ElementBase &
  ElementModel<SampleDeclaration> & { readonly model: SampleModel }

const titles: Readonly<Record<Step, MessageDescriptor>> = {
  START: msg`Sample element`,
  DONE: msg`Done`,
}

/** What the model uses of `rest.ts`. */
interface SampleRest extends RestModule {
  createActions(model: ActionsModel): Promise<SampleActions>
}

export function openModel(
  context: ElementContext<SampleDeclaration, SampleEvents, SampleRest>,
): SampleElementModel {
  const store = createSampleStore()
  const screen = (): Screen => {
    const { step } = store.getState()
    const goBack = () => store.setState({ step: 'START' })
    return {
      step: { step },
      title: base.texts.i18n._(titles[step]),
      back: step === 'START' ? undefined : goBack,
    }
  }
  const base: ElementBase = openBase(context, {
    first: { step: 'START' },
    screen,
    ended: msg`Start again.`,
  })
  base.root.addStyles(first)
  const actions = loadOnce(async () => (await context.loadRest()).createActions(base.session))
  const model: SampleModel = {
    session: base.session,
    messages: base.messages,
    texts: base.texts,
    root: base.root,
    screen: { ...base.screen, current: screen },
    store,
    rest: createRest(base, context.loadRest, actions),
  }
  store.subscribe(base.screen.tellStep)
  return { ...base, model }
}
