import {
  commonDocs,
  commonReasons,
  defineDocs,
  stepDetail,
} from '../../shared/element/element-docs.ts'
import { declaration } from './declaration.ts'
import type { Step } from './model/state.ts'

export const docs = defineDocs(declaration, {
  summary:
    'Looks up the net asset value of a trust fund with a code that is sent to an e-mail address.',
  pictures: [],
  properties: {
    ...commonDocs.properties,
    botCheck: {
      values: 'function: (action: string) => Promise<string>',
      description:
        'Your invisible bot check. It gets the action `send_email_code` and returns a token, which the element sends in the header `bot-token`. If it fails or takes longer than 3 s, the call is sent without it.',
    },
  },
  events: {
    ...commonDocs.events,
    'tw-step': {
      ...commonDocs.events['tw-step'],
      detail: stepDetail<Step>()("'EMAIL' | 'CODE' | 'VALUE'"),
    },
    'tw-navigate': {
      ...commonDocs.events['tw-navigate'],
      detail: { ...commonDocs.events['tw-navigate'].detail, reason: commonReasons },
    },
    'tw-success': {
      detail: { kind: "'lookup'" },
      description:
        'A net asset value was found and is shown. `kind`: lookup. No message contains the address, the code or a figure.',
    },
  },
  methods: commonDocs.methods,
})

export type FundLookupEvents = typeof docs.events
