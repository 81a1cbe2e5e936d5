import { msg } from '@lingui/core/macro'
import type { ApiError } from '../../../shared/api/errors.ts'
import { type LoadOnce, loadOnce } from '../../../shared/api/loading/load-once.ts'
import type { ElementContext, ElementModel } from '../../../shared/element/entry/context.ts'
import type { Properties } from '../../../shared/element/entry/declaration.ts'
import type { RestModule } from '../../../shared/element/entry/rest-module.ts'
import { type ElementBase, openBase } from '../../../shared/element/model/base-model.ts'
import type { Screen } from '../../../shared/element/model/base-state.ts'
import type { PersonModel } from '../../../shared/element/model/current-person.ts'
import type { ModelParts, PersonParts } from '../../../shared/element/model/parts.ts'
import { createRest, type Rest } from '../../../shared/element/model/rest.ts'
import { forgetKeptOf } from '../../../shared/person/kept-input/kept-storage.ts'
import type { Locale } from '../../../shared/text/i18n/locale.ts'
import { phraseMark } from '../../../shared/text/i18n/phrase-mark.ts'
import type { LegalText } from '../../../shared/text/legal-text/legal-text.ts'
import type { ContractDeclaration, ContractEvents } from '../declaration.ts'
import { articleIn, chooseText } from '../own-text/choose-text.ts'
import { watchArticle } from '../own-text/watch-article.ts'
import type { ContractActions } from './actions.ts'
import { signedTitle } from './signed-title.ts'
import {
  type ContractStore,
  createContractStore,
  type LinkedContract,
  type ShownText,
  stepOf,
} from './state.ts'

/** State and calls of one `<tw-contract>` for one link; no React. */
export interface ContractModel extends ModelParts, Pick<PersonModel, 'lifecycle'> {
  readonly store: ContractStore
  readonly actions: LoadOnce<ContractActions>
  /** Everything after the text. */
  readonly rest: LoadOnce<Rest<unknown, ContractActions>>
  /** The title of the agreement, with marks where a line may end; an own text has its own. */
  title(locale: Locale, shown?: ShownText): string
  /** The text in a language. */
  legalTextIn(locale: string): Promise<LegalText>
  readonly emit: ElementContext<ContractDeclaration, ContractEvents>['emit']
}

/** One `<tw-contract>`, whatever its link. */
type ContractElementModel = ElementBase<ContractModel> & ElementModel<ContractDeclaration>

/**
 * The reason in `tw-navigate`: "With no token, no contractId, or a load failure: go to / with the
 * error" (specification, section 4).
 */
const urlFound = 'URL found.'

/** What the model uses of `rest.ts`. */
interface ContractRest extends RestModule {
  createActions(model: ContractModel, former: string[]): Promise<ContractActions>
}

export function openModel(
  context: ElementContext<ContractDeclaration, ContractEvents, ContractRest>,
): ContractElementModel {
  const shownLocale = () => base.root.store.getState().locale
  /** The message in the reader's language; in the specification's if the catalogue cannot load. */
  const words = async () => {
    try {
      if (!base.texts.i18n.locale) await base.texts.activate(shownLocale())
      return base.texts.i18n._(msg`URL found.`)
    } catch {
      return urlFound
    }
  }
  const invalidLink = { reason: urlFound, about: 'link' } as const

  /** The text on screen; the next link starts with it, unless it belongs to the earlier one. */
  let text: ShownText | undefined
  let { serverText } = context.properties

  const titleOf = (locale: Locale, shown?: ShownText) =>
    shown?.legalText.own ? shown.legalText.title : context.title(locale)

  let turn = {}
  /** The text in the language on screen, or the operator's own; undefined if it is outdated already. */
  const chooseFrom = async (texts: LinkedContract['texts']): Promise<ShownText | undefined> => {
    const current = {}
    turn = current
    const { element, legalText: load } = context
    const sources = { element, locale: shownLocale(), isServers: serverText, texts, load }
    const shown = await chooseText(sources)
    if (turn !== current) return undefined
    text = shown
    return shown
  }

  const open = (parts: PersonParts, former: string[]): ContractModel => {
    const { messages, session, texts } = parts
    const isOfLink = text?.legalText.own && !text.isPages
    const store = createContractStore(isOfLink ? undefined : text)
    const onFailed = ({ kind, code }: ApiError, mayPass: boolean) => {
      const retry = () => {
        messages.reopen()
        void load()
      }
      const error = { kind, ...(code !== undefined && { code }), words }
      messages.close({ ...invalidLink, to: '/', error, ...(mayPass && { retry }) })
    }
    const loader = loadOnce(async () => {
      const { createContractCall, createContractLoader } = await import('../api.ts')
      const call = createContractCall(session, () => new Date())
      return createContractLoader({ store, call, onFailed, textOf: chooseFrom })
    })
    const load = async () => {
      try {
        await (await loader())()
      } catch (cause) {
        onFailed({ kind: 'network', cause }, true)
      }
    }
    const current = (): Screen => {
      const state = store.getState()
      const step = stepOf(state)
      const title = titleOf(state.text?.locale ?? shownLocale(), state.text)
      return {
        step: { step },
        title:
          step === 'SIGNED' ? signedTitle(state, texts.i18n) : title.replaceAll(phraseMark, ''),
        // While the signature is being sent, the person stays for the outcome.
        back: state.phase.name === 'sending' ? () => {} : undefined,
      }
    }
    const actions = loadOnce(async () => (await context.loadRest()).createActions(model, former))
    const model: ContractModel = {
      ...parts,
      store,
      title: titleOf,
      legalTextIn: context.legalText,
      emit: context.emit,
      actions,
      rest: createRest(parts, context.loadRest, actions),
      screen: { ...parts.screen, current },
      lifecycle: {
        paused(isPaused) {
          if (!isPaused && !store.getState().contract) void load()
        },
        refreshed(before, wasClosed) {
          actions().then(
            ({ inputs }) => inputs.moveFrom(before),
            () => undefined,
          )
          if (wasClosed) void load()
        },
        signedOut: () => forgetKeptOf('tw-contract', parts.root.host),
      },
    }
    store.subscribe(parts.screen.tellStep)
    void load()
    return model
  }
  const base: ElementBase<ContractModel> = openBase(context, {
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

  const showText = async () => {
    const store = () => base.person.getState().current?.store
    const shown = await chooseFrom(store()?.getState().contract?.texts)
    if (shown) store()?.show(shown)
  }
  const failed = (cause: unknown) => base.messages.report({ kind: 'network', cause })
  watchArticle(context.element, context.signal, () => void showText().catch(failed))

  return {
    ...base,
    whenRenderable: async () => {
      const styles = import('../text/placeholder.ts').then(({ css }) => base.root.addStyles(css))
      await Promise.all([base.whenRenderable(), showText(), styles])
    },
    update(properties: Properties<ContractDeclaration>) {
      base.update(properties)
      serverText = properties.serverText
      // The text of the page is in the language that it is in.
      if (text?.isPages && articleIn(context.element)) return
      showText().catch(failed)
    },
  }
}
