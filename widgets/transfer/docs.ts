import {
  closingReason,
  commonDocs,
  defineDocs,
  recordEvent,
  tokenDocs,
} from '../../shared/element/element-docs.ts'
import { declaration } from './declaration.ts'

export const docs = defineDocs(declaration, {
  summary: 'Deposit and withdraw: USD by wire, ACH, card or PayPal, and USDT by network.',
  pictures: ['server', 'data:', 'blob:'],
  slots: {
    home: 'On HOME, after the actions and before the company; on no other step. Your page styles it.',
  },
  properties: {
    token: {
      values: 'text',
      description:
        'Login token. Another one is another person: nothing of the one before stays. Never reflected, never part of a message.',
    },
    ...tokenDocs.properties,
    ...commonDocs.properties,
    isUsd: {
      values: 'boolean: bare, "", 1, true; 0 and false are false',
      description: 'USD mode; otherwise USDT mode.',
    },
  },
  events: {
    ...commonDocs.events,
    ...tokenDocs.events,
    'tw-step': {
      ...commonDocs.events['tw-step'],
      detail: {
        ...commonDocs.events['tw-step'].detail,
        step: "'HOME' | 'DEPOSIT' | 'WITHDRAW' | 'WIRE' | 'BANK' | 'PROVE_IMAGE'",
      },
    },
    'tw-navigate': {
      ...commonDocs.events['tw-navigate'],
      detail: {
        ...commonDocs.events['tw-navigate'].detail,
        to: "'/' | '/login' | '/bindCard'",
        reason: `${closingReason} | 'bank-card'`,
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
        "The server accepted a transfer. `kind`: usd-withdrawal, usdt-withdrawal or deposit-proof; `amount`: decimal text; `session`: 'earlier' where it was sent by the person before: it is not for who reads now.",
    },
  },
  methods: tokenDocs.methods,
})

export type TransferEvents = typeof docs.events
