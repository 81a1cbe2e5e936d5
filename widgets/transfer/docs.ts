import {
  commonDocs,
  commonReasons,
  defineDocs,
  recordEvent,
  stepDetail,
  tokenDocs,
} from '../../shared/element/element-docs.ts'
import { declaration } from './declaration.ts'
import type { Step } from './state.ts'

export const docs = defineDocs(declaration, {
  summary:
    'Deposits and withdrawals: USD by wire, ACH, card or PayPal; USDT on the networks of your server.',
  pictures: ['server', 'data:', 'blob:'],
  slots: {
    home: 'Only on HOME, between the actions and the company. Your page styles it.',
  },
  properties: {
    token: {
      values: 'text',
      description:
        'Login token. Another token means another person: the element removes all data of the previous one. It is never written to an attribute or sent in a message.',
    },
    ...tokenDocs.properties,
    ...commonDocs.properties,
    isUsd: {
      values: 'boolean: "", 1 and true are true; 0 and false are false',
      description: 'True: USD. False: USDT.',
    },
    screen: {
      values: 'home, deposit, withdraw',
      description: 'The screen to open. Back leads from the other two to HOME.',
    },
  },
  events: {
    ...commonDocs.events,
    ...tokenDocs.events,
    'tw-step': {
      ...commonDocs.events['tw-step'],
      detail: stepDetail<Step>()(
        "'HOME' | 'DEPOSIT' | 'WITHDRAW' | 'WIRE' | 'BANK' | 'PROVE_IMAGE'",
      ),
    },
    'tw-navigate': {
      ...commonDocs.events['tw-navigate'],
      detail: {
        ...commonDocs.events['tw-navigate'].detail,
        to: "'/' | '/login' | '/bindCard'",
        reason: `${commonReasons} | 'bank-card'`,
      },
    },
    'tw-record': recordEvent,
    'tw-success': {
      detail: {
        kind: "'usd-withdrawal' | 'usdt-withdrawal' | 'deposit-proof'",
        amount: 'string',
        'orderNumber?': 'string',
        'session?': "'earlier'",
      },
      description:
        "The server accepted a transfer. `kind`: usd-withdrawal, usdt-withdrawal or deposit-proof; `amount`: decimal text; `session`: 'earlier' if the previous person sent it. Do not show it to the current person.",
    },
  },
  methods: tokenDocs.methods,
})

export type TransferEvents = typeof docs.events
