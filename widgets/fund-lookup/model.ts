import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ElementContext, ElementModel } from '../../shared/element/entry/context.ts'
import { type BaseModel, openBase } from '../../shared/element/view/base-model.ts'
import { type LoadOnce, loadOnce } from '../../shared/element/view/load-once.ts'
import { type LookupState, nothingTyped } from './context.ts'
import type { FundLookupDeclaration, FundLookupEvents } from './declaration.ts'
import form from './first-form.css?inline'
import type { Later } from './steps/open-steps.tsx'

type Context = ElementContext<FundLookupDeclaration, FundLookupEvents>

/** Everything one `<tw-fund-lookup>` is, but for how it looks. */
export interface FundLookupModel extends BaseModel, ElementModel<FundLookupDeclaration> {
  readonly state: StoreApi<LookupState>
  /** All that comes after the first view; what cannot be loaded is asked for again the next time. */
  readonly later: LoadOnce<Later>
  /** Sends a code to what was typed, or says what is wrong with it. */
  submit(): Promise<void>
  /** Keeps what a right code brought, for the calls of this element alone. */
  keepToken(token: string): void
  readonly emit: Context['emit']
  /** The host's bot check as it is now. */
  botCheck(): ((action: string) => Promise<string>) | null
}

export function openModel(context: Context): FundLookupModel {
  /** In this closure and in the header of a call; in no state, storage, document or event. */
  let token = ''
  const state = createStore(() => nothingTyped)

  const base = openBase(context, {
    token: () => token,
    // Only a call can say no, and there is none before all that comes later is here.
    closing: (...why) => (later.loaded() as Later).closing(...why),
  })
  base.adopt(form)

  const later = loadOnce(async () => (await import('./steps/open-steps.tsx')).openSteps(model))

  const model: FundLookupModel = {
    ...base,
    state,
    later,
    async submit() {
      if (state.getState().busy) return
      state.setState({ busy: 'send', emailFault: undefined })
      try {
        await (await later()).lookup.send()
      } catch (cause) {
        state.setState({ busy: undefined, emailFault: 'network' })
        base.report({ kind: 'network', cause })
      }
    },
    keepToken: (next) => {
      token = next
    },
    emit: context.emit,
    botCheck: () => context.properties().botCheck,
    update: (properties) => base.update(properties),
  }
  return model
}
