import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type LoadOnce, loadOnce } from '../../../shared/api/loading/load-once.ts'
import type { ElementContext, ElementModel } from '../../../shared/element/entry/context.ts'
import type { RestModule } from '../../../shared/element/entry/rest-module.ts'
import { type ElementBase, openBase } from '../../../shared/element/model/base-model.ts'
import type { Screen } from '../../../shared/element/model/base-state.ts'
import type { ModelParts } from '../../../shared/element/model/parts.ts'
import { createRest, type Rest } from '../../../shared/element/model/rest.ts'
import type { FundLookupDeclaration, FundLookupEvents, Step } from '../declaration.ts'
import first from '../email/first.css?inline'
import type { LookupHost } from './actions.ts'
import type { LookupActions } from './lookup-actions.ts'
import { createLookupStore, type LookupStore } from './state.ts'

/** State and calls of one `<tw-fund-lookup>`; no React. */
export interface LookupModel extends ModelParts {
  readonly store: LookupStore
  /** Loaded by the first call; a failed load is repeated by the next one. */
  readonly actions: LoadOnce<LookupActions>
  /** Everything after the first view. */
  readonly rest: LoadOnce<Rest<unknown, LookupActions>>
  /** Sends a code to the typed address, or shows what is wrong with it. */
  submit(): Promise<void>
}

/** One `<tw-fund-lookup>`, with the model of its views. */
export type LookupElementModel = Omit<ElementBase, 'update'> &
  ElementModel<FundLookupDeclaration> & { readonly model: LookupModel }

const titles: Readonly<Record<Step, MessageDescriptor>> = {
  EMAIL: msg`Access Trust Funds`,
  CODE: msg`Please verify your email`,
  VALUE: msg`Net Asset Value of Custody`,
}

/** What the model uses of `rest.ts`. */
interface LookupRest extends RestModule {
  createActions(model: LookupModel, host: LookupHost): Promise<LookupActions>
}

export function openModel(
  context: ElementContext<FundLookupDeclaration, FundLookupEvents, LookupRest>,
): LookupElementModel {
  /** Of a checked code. Only here and in a header: in no state, storage, document or event. */
  let token = ''
  let { botCheck } = context.properties
  const store = createLookupStore()

  const screen = (): Screen => {
    const { step } = store.getState()
    const goBack = () => actions.loaded()?.back()
    return {
      step: { step },
      title: base.texts.i18n._(titles[step]),
      back: step === 'EMAIL' ? undefined : goBack,
    }
  }

  const base: ElementBase = openBase(context, {
    token: () => token,
    first: { step: 'EMAIL' },
    screen,
    ended: msg`Start again.`,
    createClosingMessage(reason, to) {
      actions.loaded()?.forget()
      const retry = () => {
        actions.loaded()?.back()
        base.messages.reopen()
      }
      return { to, reason, about: 'code', retry }
    },
  })
  base.root.addStyles(first)

  const host: LookupHost = {
    setToken: (next) => {
      token = next
    },
    emit: context.emit,
    botCheck: () => botCheck,
  }
  const actions = loadOnce(async () => (await context.loadRest()).createActions(model, host))

  const model: LookupModel = {
    session: base.session,
    messages: base.messages,
    texts: base.texts,
    root: base.root,
    screen: { ...base.screen, current: screen },
    store,
    actions,
    rest: createRest(base, context.loadRest, actions),
    async submit() {
      if (store.getState().busy) return
      store.setState({ busy: 'send', emailIssue: undefined })
      try {
        await (await actions()).send()
      } catch (cause) {
        store.setState({ busy: undefined, emailIssue: 'network' })
        base.messages.report({ kind: 'network', cause })
      }
    },
  }
  store.subscribe(base.screen.tellStep)
  return {
    ...base,
    model,
    update(properties) {
      botCheck = properties.botCheck
      base.update(properties)
    },
  }
}
