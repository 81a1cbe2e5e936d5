import {
  closingReason,
  commonDocs,
  defineDocs,
  recordEvent,
  tokenDocs,
} from '../../shared/element/element-docs.ts'
import { declaration } from './declaration.ts'

export const docs = defineDocs(declaration, {
  summary: 'A wallet: balances, history, bank card, transfers to friends and conversion.',
  pictures: ['server'],
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
      description: 'The account that is chosen at first: USD; otherwise USDT.',
    },
    screen: {
      values: 'hub, history, bind-card',
      description: 'The screen to open. Back leads from each to the hub.',
    },
  },
  events: {
    ...commonDocs.events,
    ...tokenDocs.events,
    'tw-step': {
      ...commonDocs.events['tw-step'],
      detail: {
        ...commonDocs.events['tw-step'].detail,
        step: "'HUB' | 'HISTORY' | 'RECORD' | 'BIND_CARD' | 'TRANSFER' | 'TO_FRIEND' | 'CONVERT'",
      },
    },
    'tw-navigate': {
      detail: {
        ...commonDocs.events['tw-navigate'].detail,
        to: "'/' | '/login' | '/transfer'",
        reason: `${closingReason} | 'deposit' | 'withdraw'`,
        'isUsd?': 'boolean',
      },
      description: `${commonDocs.events['tw-navigate'].description} \`/transfer\` with \`reason\` deposit or withdraw: open \`<tw-transfer>\` with this \`isUsd\`.`,
    },
    'tw-record': recordEvent,
    'tw-success': {
      detail: {
        kind: "'card-bound' | 'card-removed' | 'friend-transfer' | 'conversion'",
        'amount?': 'string',
        'orderNumber?': 'string',
        'session?': "'earlier'",
      },
      description:
        "The server accepted it. `kind`: card-bound, card-removed, friend-transfer or conversion; `amount`: decimal text; `session`: 'earlier' where it was sent by the person before: it is not for who reads now.",
    },
  },
  methods: tokenDocs.methods,
})

export type WalletEvents = typeof docs.events
