import { closingReason, commonDocs, defineDocs } from '../../shared/element/element-docs.ts'
import { declaration } from './declaration.ts'

export const docs = defineDocs(declaration, {
  summary: 'Signs a person in, opens an account, and resets a password.',
  pictures: [],
  properties: {
    ...commonDocs.properties,
    screen: {
      values: 'sign-in, register, reset',
      description: 'Where the person begins. The element changes between its screens by itself.',
    },
    signedOut: {
      values: 'boolean',
      description:
        'Asks first whether the person wants to sign in again, in a dialog. Cancelling fires `tw-navigate` with the reason `canceled`.',
    },
    sendToken: {
      values: 'boolean',
      description:
        'Sends the login token to the native host as well, in a message of type `token`. No other message holds it.',
    },
    onToken: {
      values: 'function: (token: string) => void',
      description:
        'Gets the login token, before `tw-success` is fired. Without it and without `send-token`, the token is lost. In React set it by a ref: React takes `onToken` for an event listener.',
    },
    botCheck: {
      values: 'function: (action: string) => Promise<string>',
      description:
        'Your invisible bot check: its token for an action, `sign_in` or `send_user_code`, goes with the call, in the header `bot-token`. Where it fails or takes longer than 3 s the call goes without.',
    },
  },
  events: {
    ...commonDocs.events,
    'tw-step': {
      detail: {
        ...commonDocs.events['tw-step'].detail,
        step: "'SIGN_IN' | 'ACCOUNT' | 'CODE' | 'PASSWORD' | 'TERMS' | 'SUCCESS'",
        screen: "'sign-in' | 'register' | 'reset'",
      },
      description: `${commonDocs.events['tw-step'].description} \`screen\`: sign-in, register or reset.`,
    },
    'tw-navigate': {
      ...commonDocs.events['tw-navigate'],
      detail: {
        ...commonDocs.events['tw-navigate'].detail,
        reason: `${closingReason} | 'canceled'`,
      },
    },
    'tw-success': {
      detail: { kind: "'signed-in' | 'registered' | 'reset'" },
      description:
        'The person is signed in, has an account, or has a new password. `kind`: signed-in, registered or reset. No message holds the account, the password, the code or a token.',
    },
  },
  methods: commonDocs.methods,
})

export type AccountEvents = typeof docs.events
