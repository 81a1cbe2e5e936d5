import {
  commonDocs,
  commonReasons,
  defineDocs,
  stepDetail,
} from '../../shared/element/element-docs.ts'
import { commonProperties, declareElement } from '../../shared/element/entry/declaration.ts'

export const declaration = declareElement({
  tag: 'tw-account',
  properties: {
    ...commonProperties,
    screen: { type: 'choice', default: 'sign-in', choices: ['sign-in', 'register', 'reset'] },
    signedOut: { type: 'boolean', default: false },
    sendToken: { type: 'boolean', default: false },
    onToken: { type: 'callback', takes: 'text: string', returns: 'void', default: null },
    botCheck: {
      type: 'callback',
      takes: 'text: string',
      returns: 'Promise<string>',
      default: null,
    },
  },
})

export type AccountDeclaration = typeof declaration

/** The title of the shell by `screen`: texts of the catalogues. */
export const title = {
  'sign-in': 'Sign in',
  register: 'Create an account',
  reset: 'Reset your password',
}

/** Registration takes all but SIGN_IN, in this order; a reset has no TERMS. */
export type Step = 'SIGN_IN' | 'ACCOUNT' | 'CODE' | 'PASSWORD' | 'TERMS' | 'SUCCESS'

export const docs = /* @__PURE__ */ defineDocs(declaration, () => ({
  summary: 'Signs a person in, opens an account, and resets a password.',
  pictures: [],
  properties: {
    ...commonDocs.properties,
    screen: {
      values: 'sign-in, register, reset',
      description: 'The first screen. The element changes between its screens by itself.',
    },
    signedOut: {
      values: 'boolean',
      description:
        'First asks in a dialog whether the person wants to sign in again. Cancel fires `tw-navigate` with the reason `canceled`.',
    },
    sendToken: {
      values: 'boolean',
      description:
        'Also sends the login token to the native app, in a message of type `token`, if a bridge to it is there at that moment. No other message contains the token.',
    },
    onToken: {
      values: 'function: (token: string) => void',
      description:
        'Receives the login token, before `tw-success` is fired. Without `onToken` and `send-token`, the token is lost. In React, set it on the tag by a ref, because React reads `onToken` as an event listener.',
    },
    botCheck: {
      values: 'function: (action: string) => Promise<string>',
      description:
        'Your invisible bot check. It gets an action, `sign_in` or `send_user_code`, and returns a token, which the element sends in the header `bot-token`. If it fails or takes longer than 3 s, the call is sent without it.',
    },
  },
  events: {
    ...commonDocs.events,
    'tw-step': {
      detail: {
        ...stepDetail<Step>()("'SIGN_IN' | 'ACCOUNT' | 'CODE' | 'PASSWORD' | 'TERMS' | 'SUCCESS'"),
        screen: "'sign-in' | 'register' | 'reset'",
      },
      description: `${commonDocs.events['tw-step'].description} \`screen\`: sign-in, register or reset; the last two are also reported if the element opens at them.`,
    },
    'tw-navigate': {
      ...commonDocs.events['tw-navigate'],
      detail: {
        ...commonDocs.events['tw-navigate'].detail,
        reason: `${commonReasons} | 'canceled'`,
      },
    },
    'tw-success': {
      detail: { kind: "'signed-in' | 'registered' | 'reset'" },
      description:
        'The person is signed in, has an account, or has a new password. `kind`: signed-in, registered or reset. The event contains no account, password, code or token.',
    },
  },
  slots: commonDocs.slots,
  methods: commonDocs.methods,
}))

export type AccountEvents = typeof docs.events
