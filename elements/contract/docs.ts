import { commonDocs, defineDocs, stepDetail, tokenDocs } from '../../shared/element/element-docs.ts'
import { declaration } from './declaration.ts'
import type { Step } from './model/state.ts'

export const docs = defineDocs(declaration, {
  summary: 'Shows the agreement of cooperation of a link, and lets the partnering broker sign it.',
  pictures: ['data:', 'blob:'],
  properties: {
    token: {
      values: 'text',
      description:
        'Token of the link. Another token means another link: the element removes all data of the previous one. It is never written to an attribute or sent in a message.',
    },
    ...tokenDocs.properties,
    ...commonDocs.properties,
  },
  events: {
    ...commonDocs.events,
    ...tokenDocs.events,
    'tw-step': {
      ...commonDocs.events['tw-step'],
      detail: stepDetail<Step>()("'CONTRACT' | 'SIGNED'"),
    },
    'tw-navigate': {
      ...commonDocs.events['tw-navigate'],
      detail: { ...commonDocs.events['tw-navigate'].detail, reason: "'URL found.' | 'back'" },
    },
    'tw-success': {
      detail: {
        kind: "'signature'",
        number: 'string',
        'signedAt?': 'string',
        'textHash?': 'string',
        'session?': "'earlier'",
      },
      description:
        "The contract is signed. `kind`: signature; `number`: number of the contract; `signedAt`: ISO 8601; `textHash`: SHA-256 of the signed text; `session`: 'earlier' if it was signed with a previous link. Do not show it to the current person.",
    },
  },
  methods: tokenDocs.methods,
})

export type ContractEvents = typeof docs.events
