import { commonDocs, defineDocs, tokenDocs } from '../../shared/element/element-docs.ts'
import { declaration } from './declaration.ts'

export const docs = defineDocs(declaration, {
  summary: 'Shows an agreement of cooperation and lets a partnering broker sign it, from a link.',
  pictures: ['data:', 'blob:'],
  properties: {
    token: {
      values: 'text',
      description:
        'Token of the link. Another one is another link: nothing of the one before stays. Never reflected, never part of a message.',
    },
    ...tokenDocs.properties,
    ...commonDocs.properties,
  },
  events: {
    ...commonDocs.events,
    ...tokenDocs.events,
    'tw-step': {
      ...commonDocs.events['tw-step'],
      detail: { ...commonDocs.events['tw-step'].detail, step: "'CONTRACT' | 'SIGNED'" },
    },
    'tw-navigate': {
      ...commonDocs.events['tw-navigate'],
      detail: { ...commonDocs.events['tw-navigate'].detail, reason: "'URL found.'" },
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
        "The contract is signed. `kind`: signature; `number`: of the contract; `signedAt`: ISO 8601; `textHash`: SHA-256 of the signed text; `session`: 'earlier' where it was sent by a link that has gone since: it is not for who reads now.",
    },
  },
  methods: tokenDocs.methods,
})

export type ContractEvents = typeof docs.events
