import {
  commonDocs,
  commonReasons,
  defineDocs,
  stepDetail,
} from '../../shared/element/element-docs.ts'
import { commonProperties, declareElement } from '../../shared/element/entry/declaration.ts'

export const declaration = declareElement({
  tag: 'tw-fund-lookup',
  properties: {
    ...commonProperties,
    botCheck: {
      type: 'callback',
      takes: 'text: string',
      returns: 'Promise<string>',
      default: null,
    },
  },
})

export type FundLookupDeclaration = typeof declaration

/** The title of the shell: a text of the catalogues. */
export const title = 'Access Trust Funds'

/** The three steps of the specification, section 2. */
export type Step = 'EMAIL' | 'CODE' | 'VALUE'

export const docs = /* @__PURE__ */ defineDocs(declaration, () => ({
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
  slots: commonDocs.slots,
  methods: commonDocs.methods,
}))

export type FundLookupEvents = typeof docs.events
