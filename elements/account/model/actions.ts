import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { botTokenOf } from '../../../shared/api/submit/bot-token.ts'
import { withOptionalHeaders } from '../../../shared/api/submit/optional-headers.ts'
import type { ElementContext } from '../../../shared/element/entry/context.ts'
import type { Properties } from '../../../shared/element/entry/declaration.ts'
import type { ModelParts } from '../../../shared/element/model/parts.ts'
import { openCodeOptions } from '../../../shared/person/one-time-code/open-code-options.ts'
import { createAccountApi } from '../api.ts'
import type { AccountDeclaration, AccountEvents } from '../declaration.ts'
import { withOwnText } from '../saving/refusal-texts.ts'
import { type AccountActions, createAccountActions } from './account-actions.ts'
import { keepRegistration } from './kept-registration.ts'
import type { AccountState, AccountStore, LaterStep, ScreenName } from './state.ts'

/** What the actions take of their element, beside the model. */
export interface AccountHost {
  setToken(token: string): void
  readonly emit: ElementContext<AccountDeclaration, AccountEvents>['emit']
  /** Sends a message to the native app only, if it is there. */
  readonly postNow: ElementContext['postNow']
  /** The properties as they were pushed last. */
  properties(): Properties<AccountDeclaration>
}

export interface LoadedActions extends AccountActions {
  /** The title of a step after the first one of a screen. */
  titleOf(step: LaterStep, state: AccountState): MessageDescriptor
  /** Empties a registration that was kept over a reload. */
  discardKept(): void
}

/** Of the account that the code went to: the form can be edited while it is sent. */
const isEmail = ({ account }: AccountState): boolean => account.includes('@')

const titleOf: LoadedActions['titleOf'] = (step, state) => {
  const isNew = state.screen === 'register'
  switch (step) {
    case 'CODE':
      return isEmail(state) ? msg`Please verify your email` : msg`Please verify your mobile number`
    case 'PASSWORD':
      return isNew ? msg`Set your password` : msg`Set a new password`
    case 'TERMS':
      return msg`Your details`
    case 'SUCCESS':
      return msg`Success`
  }
}

/** Hands the login token to the page and, if that is switched on, to the native host. */
function handOver(token: string, { properties, postNow }: AccountHost): void {
  const { onToken, sendToken } = properties()
  try {
    onToken?.(token)
  } catch (cause) {
    // The error is the page's; the person is signed in.
    console.error('tw-account', cause)
  }
  if (sendToken) postNow('token', { token })
}

/** The actions of an element, once client, messages and styles are loaded. */
export async function createActions(
  model: Pick<ModelParts, 'session' | 'messages' | 'texts'> & {
    readonly store: AccountStore
    show(screen: ScreenName): void
  },
  host: AccountHost,
): Promise<LoadedActions> {
  const { messages, store } = model
  const { i18n } = model.texts
  const { toast } = messages
  const { cooldownOf, ...options } = await openCodeOptions(model, host.setToken)
  const cooldowns = {
    REGISTER: cooldownOf('tw-account-register'),
    RESET: cooldownOf('tw-account-reset'),
  }
  const notify = {
    sent: () =>
      toast(
        'success',
        isEmail(store.getState())
          ? i18n._(msg`Email sent successfully.`)
          : i18n._(msg`Text message sent successfully.`),
      ),
    code: () => messages.showError({ kind: 'code', message: i18n._(msg`Code error`) }),
  }
  const actions = createAccountActions({
    ...options,
    store,
    api: createAccountApi({ call: withOptionalHeaders(model.session) }, (action) =>
      botTokenOf(host.properties().botCheck, action),
    ),
    phone: () => import('../../../shared/person/phone/mobile.ts'),
    cooldown: (purpose) => cooldowns[purpose],
    onToken: (token) => handOver(token, host),
    report: (error) => options.report(withOwnText(error, (text) => i18n._(text))),
    notify: (what) => notify[what](),
    show: model.show,
    onSuccess: (kind) => host.emit('tw-success', { kind }),
  })
  return { ...actions, titleOf, discardKept: keepRegistration(store, model.session.signal) }
}
