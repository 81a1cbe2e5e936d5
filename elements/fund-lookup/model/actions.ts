import { msg } from '@lingui/core/macro'
import { botTokenOf } from '../../../shared/api/submit/bot-token.ts'
import { withOptionalHeaders } from '../../../shared/api/submit/optional-headers.ts'
import type { ElementContext } from '../../../shared/element/entry/context.ts'
import type { ModelParts } from '../../../shared/element/model/parts.ts'
import { openCodeOptions } from '../../../shared/person/one-time-code/open-code-options.ts'
import { createLookupApi } from '../api.ts'
import type { FundLookupDeclaration, FundLookupEvents } from '../declaration.ts'
import { createLookupActions, type LookupActions } from './lookup-actions.ts'
import type { LookupStore } from './state.ts'

/** What the actions take of their element, beside the model. */
export interface LookupHost {
  setToken(token: string): void
  readonly emit: ElementContext<FundLookupDeclaration, FundLookupEvents>['emit']
  /** The host's bot check as it is now. */
  botCheck(): ((action: string) => Promise<string>) | null
}

/** The actions of an element, once client, messages and styles are loaded. */
export async function createActions(
  model: Pick<ModelParts, 'session' | 'messages' | 'texts'> & { readonly store: LookupStore },
  host: LookupHost,
): Promise<LookupActions> {
  const { messages, store } = model
  const { i18n } = model.texts
  const { toast } = messages
  const { cooldownOf, ...options } = await openCodeOptions(model, host.setToken)
  const notify = {
    sent: () => toast('success', i18n._(msg`Email sent successfully.`)),
    refreshed: () => toast('success', i18n._(msg`Refreshed`)),
    code: () => messages.showError({ kind: 'code', message: i18n._(msg`Enter valid code.`) }),
    'not-found': () => messages.showError({ kind: 'not-found', message: i18n._(msg`Not Found`) }),
  }
  return createLookupActions({
    ...options,
    store,
    api: createLookupApi({ call: withOptionalHeaders(model.session) }, (action) =>
      botTokenOf(host.botCheck(), action),
    ),
    cooldown: cooldownOf('tw-fund-lookup'),
    notify: (what) => notify[what](),
    onFound: () => host.emit('tw-success', { kind: 'lookup' }),
  })
}
