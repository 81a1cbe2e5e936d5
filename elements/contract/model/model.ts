import { msg } from '@lingui/core/macro'
import type { ApiError } from '../../../shared/api/errors.ts'
import { type LoadOnce, loadOnce } from '../../../shared/api/loading/load-once.ts'
import type { ElementContext, ElementModel } from '../../../shared/element/entry/context.ts'
import type { RestModule } from '../../../shared/element/entry/rest-module.ts'
import {
  openBase,
  type SessionModel,
  type UpdatableBase,
} from '../../../shared/element/model/base-model.ts'
import type { PersonModel } from '../../../shared/element/model/current-person.ts'
import { createRest, type Rest } from '../../../shared/element/model/rest.ts'
import type { Locale } from '../../../shared/text/i18n/locale.ts'
import { phraseMark } from '../../../shared/text/i18n/phrase-mark.ts'
import type { ContractDeclaration, ContractEvents } from '../declaration.ts'
import type { ActionsModel, ContractActions } from './actions.ts'
import { createContractStore, type ShownText, stepOf } from './state.ts'

/** State and calls of one `<tw-contract>` for one link; no React. */
export interface ContractModel extends ActionsModel, PersonModel {
  readonly actions: LoadOnce<ContractActions>
  /** Everything after the text. */
  readonly rest: LoadOnce<Rest<unknown, ContractActions>>
  /** The title of the agreement, with marks where a line may end. */
  title(locale: Locale): string
}

/** One `<tw-contract>`, whatever its link. */
type ContractElementModel = UpdatableBase<ContractModel> & ElementModel<ContractDeclaration>

/**
 * The reason in `tw-navigate`: "With no token, no contractId, or a load failure: go to / with the
 * error" (specification, section 4).
 */
const urlFound = 'URL found.'

/** What the model uses of `rest.ts`. */
interface ContractRest extends RestModule {
  createActions(model: ActionsModel): Promise<ContractActions>
}

export function openModel(
  context: ElementContext<ContractDeclaration, ContractEvents, ContractRest>,
): ContractElementModel {
  const shownLocale = () => base.base.getState().locale
  /** The message in the reader's language; in the specification's if the catalogue cannot load. */
  const words = async () => {
    try {
      if (!base.i18n.locale) await base.activate(shownLocale())
      return base.i18n._(msg`URL found.`)
    } catch {
      return urlFound
    }
  }
  const invalidLink = { reason: urlFound, about: 'link' } as const

  /** The text on screen; the next link starts with it. */
  let text: ShownText | undefined

  const open = (session: SessionModel): ContractModel => {
    const store = createContractStore(text)
    const onFailed = ({ kind, code }: ApiError, mayPass: boolean) => {
      const retry = () => {
        session.reopen()
        void load()
      }
      const error = { kind, ...(code !== undefined && { code }), words }
      session.close({ ...invalidLink, to: '/', error, ...(mayPass && { retry }) })
    }
    const loader = loadOnce(async () => {
      const { createContractCall, createContractLoader } = await import('../api.ts')
      const call = createContractCall(session, () => new Date())
      return createContractLoader({ store, call, onFailed })
    })
    const load = async () => {
      try {
        await (await loader())()
      } catch (cause) {
        onFailed({ kind: 'network', cause }, true)
      }
    }
    const actions = loadOnce(async () => (await context.loadRest()).createActions(model))
    const model: ContractModel = {
      ...session,
      store,
      legalTextIn: context.legalText,
      title: context.title,
      actions,
      rest: createRest(session, context.loadRest, actions),
      emit: context.emit,
      screen() {
        const state = store.getState()
        const step = stepOf(state)
        const title = context.title(state.text?.locale ?? shownLocale())
        return {
          step: { step },
          title:
            step === 'SIGNED' ? session.i18n._(msg`Success`) : title.replaceAll(phraseMark, ''),
          // While the signature is being sent, the person stays for the outcome.
          back: state.phase.name === 'sending' ? () => {} : undefined,
        }
      },
      paused(isPaused) {
        if (!isPaused && !store.getState().contract) void load()
      },
      refreshed(_, wasClosed) {
        if (wasClosed) void load()
      },
    }
    store.subscribe(session.tellStep)
    void load()
    return model
  }
  const base: UpdatableBase<ContractModel> = openBase(context, {
    open,
    first: { step: 'CONTRACT' },
    ended: msg`The agreement cannot be shown.`,
    createClosingMessage: (why, to) => ({
      ...invalidLink,
      to,
      ...(why === 'no-token' && { error: { kind: why, words } }),
    }),
  })
  base.start()

  /** The text in the language on screen. */
  const showText = async () => {
    const locale = shownLocale()
    const legalText = await context.legalText(locale)
    if (locale !== shownLocale()) return
    text = { locale, legalText }
    base.person.getState().current?.store.setState({ text })
  }

  return {
    ...base,
    whenRenderable: async () => {
      const styles = import('../text/placeholder.ts').then(({ css }) => base.addStyles(css))
      await Promise.all([base.whenRenderable(), showText(), styles])
    },
    update(properties) {
      base.update(properties)
      showText().catch((cause) => base.report({ kind: 'network', cause }))
    },
  }
}
