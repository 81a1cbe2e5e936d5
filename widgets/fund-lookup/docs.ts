import { closingReason, commonDocs, defineDocs } from '../../shared/element/element-docs.ts'
import { declaration } from './declaration.ts'

export const docs = defineDocs(declaration, {
  summary: 'Looks up the net asset value of a trust fund by a code sent to an e-mail address.',
  pictures: [],
  properties: {
    ...commonDocs.properties,
    botCheck: {
      values: 'function: (action: string) => Promise<string>',
      description:
        'Your invisible bot check: its token for an action, `send_email_code`, goes with the call that sends a code, in the header `bot-token`. Where it fails or takes longer than 3 s the call goes without.',
    },
  },
  events: {
    ...commonDocs.events,
    'tw-step': {
      ...commonDocs.events['tw-step'],
      detail: { ...commonDocs.events['tw-step'].detail, step: "'EMAIL' | 'CODE' | 'VALUE'" },
    },
    'tw-navigate': {
      ...commonDocs.events['tw-navigate'],
      detail: { ...commonDocs.events['tw-navigate'].detail, reason: closingReason },
    },
    'tw-success': {
      detail: { kind: "'lookup'" },
      description:
        'A net asset value was found and is shown. `kind`: lookup. No message holds the address, the code or a figure.',
    },
  },
  methods: commonDocs.methods,
})

export type FundLookupEvents = typeof docs.events
