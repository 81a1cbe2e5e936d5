import { msg } from '@lingui/core/macro'
import type { TextDocument } from '../../shared/document/text-document.ts'
import {
  type BaseModel,
  type Closing,
  openBase,
  type SaidError,
} from '../../shared/element/base-model.ts'
import type { ElementContext, ElementModel } from '../../shared/element/context.ts'
import { loadOnce } from '../../shared/element/load-once.ts'
import type { ContractDeclaration, ContractEvents } from './declaration.ts'
import type { Later } from './later.ts'
import { type ContractStore, createContractStore, type Receipt } from './store.ts'

/** Everything one `<tw-contract>` is, but for how it looks. */
export interface ContractModel extends BaseModel, ElementModel<ContractDeclaration> {
  readonly store: ContractStore
  /** What comes after the text: the signature and sending it. Loaded on the first call, then the same. */
  later(): Promise<Later>
  /** The text in a language. */
  documentIn(locale: string): Promise<TextDocument>
  /** Says to the page that the contract is signed. */
  announce(receipt: Receipt): void
}

/** As `tw-navigate` says it: "With no token, no contractId, or a load failure: go to / with the error" (specification, section 4). */
const urlFound = 'URL found.'

export function openModel(
  context: ElementContext<ContractDeclaration, ContractEvents>,
): ContractModel {
  const closing = (to: string, error?: Omit<SaidError, 'message'>): Closing => ({
    to,
    reason: urlFound,
    about: 'link',
    ...(error && { error: { ...error, message: base.texts.i18n._(msg`URL found.`) } }),
  })
  const base = openBase(context, {
    closing: (why, to) => closing(to, why === 'no-token' ? { kind: why } : undefined),
  })

  const load = async () => {
    try {
      return await (await import('./api.ts')).createContractCall(base)()
    } catch (cause) {
      return { ok: false, error: { kind: 'network', cause } } as const
    }
  }
  const store: ContractStore = createContractStore({
    load,
    now: () => new Date(),
    onStep: (step) => context.emit('tw-step', { step }),
    onFailed: ({ kind, code }) => {
      if (context.signal.aborted || kind === 'aborted') return
      // A link that is good may fail for a moment; a refused one stays refused.
      const mayPass = kind === 'network' || kind === 'timeout' || kind === 'server'
      const retry = () => {
        base.reopen()
        void store.load()
      }
      base.close({
        ...closing('/', { kind, ...(code !== undefined && { code }) }),
        ...(mayPass && { retry }),
      })
    },
  })

  /** The text in the language on screen. */
  const showDocument = async () => {
    const locale = context.locale()
    const document = await context.document(locale)
    if (locale === context.locale()) store.setState({ document })
  }

  const later = loadOnce(async () => (await import('./later.ts')).openLater(model))

  const model: ContractModel = {
    ...base,
    store,
    documentIn: context.document,
    drawable: async () => {
      await Promise.all([base.drawable(), showDocument()])
    },
    later,
    announce({ number, signedAt, textHash }) {
      context.emit('tw-success', {
        kind: 'signature',
        number,
        signedAt,
        ...(textHash && { textHash }),
      })
    },
    update(properties) {
      const restart = () => {
        later.loaded()?.restart()
        void store.restart()
      }
      // A link that was refused is another one's now, too: nothing of it is kept.
      base.update(properties, { resume: restart, restart })
      showDocument().catch((cause) => base.report({ kind: 'network', cause }))
    },
  }
  if (context.properties().token) void store.load()
  return model
}
