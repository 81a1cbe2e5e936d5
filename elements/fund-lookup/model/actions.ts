import { msg } from '@lingui/core/macro'
import { botTokenOf } from '../../../shared/api/submit/bot-token.ts'
import { withOptionalHeaders } from '../../../shared/api/submit/optional-headers.ts'
import type { ElementContext } from '../../../shared/element/entry/context.ts'
import {
  type CodeModel,
  openCodeOptions,
} from '../../../shared/person/one-time-code/open-code-options.ts'
import { createLookupApi } from '../api.ts'
import type { FundLookupDeclaration, FundLookupEvents } from '../declaration.ts'
import { createLookupActions, type LookupActions } from './lookup-actions.ts'
import type { LookupStore } from './state.ts'

/** What the actions use of their element. */
export interface ActionsModel extends CodeModel {
  readonly store: LookupStore
  readonly emit: ElementContext<FundLookupDeclaration, FundLookupEvents>['emit']
  /** The host's bot check as it is now. */
  botCheck(): ((action: string) => Promise<string>) | null
}

/** The actions of an element, once client, messages and styles are loaded. */
export async function createActions(model: ActionsModel): Promise<LookupActions> {
  const { store, i18n, toast } = model
  const { cooldownOf, ...options } = await openCodeOptions(model)
  const notify = {
    sent: () => toast('success', i18n._(msg`Email sent successfully.`)),
    refreshed: () => toast('success', i18n._(msg`Refreshed`)),
    code: () => model.showError({ kind: 'code', message: i18n._(msg`Enter valid code.`) }),
    'not-found': () => model.showError({ kind: 'not-found', message: i18n._(msg`Not Found`) }),
  }
  return createLookupActions({
    ...options,
    store,
    api: createLookupApi({ call: withOptionalHeaders(model) }, (action) =>
      botTokenOf(model.botCheck(), action),
    ),
    cooldown: cooldownOf('tw-fund-lookup'),
    notify: (what) => notify[what](),
    onFound: () => model.emit('tw-success', { kind: 'lookup' }),
  })
}
