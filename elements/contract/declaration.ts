import { getContractByToken } from '../../shared/api/endpoints/contract.ts'
import { commonDocs, defineDocs, stepDetail, tokenDocs } from '../../shared/element/element-docs.ts'
import {
  commonProperties,
  declareElement,
  tokenProperty,
} from '../../shared/element/entry/declaration.ts'

export const declaration = declareElement({
  tag: 'tw-contract',
  properties: {
    ...tokenProperty,
    ...commonProperties,
    serverText: { type: 'boolean', default: false },
  },
})

export type ContractDeclaration = typeof declaration

/**
 * The title of the shell. Equal to the titles of the documents, with a mark (`phraseMark`) where a
 * line may end; a test compares them. The shell paints the marks as they are; the view renders them
 * as `<wbr>`.
 */
export const title = {
  en: 'Agreement of Cooperation between Financial Broker and Clearing Institution',
  zh: '金融經紀商與\u200b清算機構\u200b合作協議書',
  ja: '金融ブローカーと\u200b清算機関との\u200b業務提携契約書',
  ko: '금융 중개회사와 청산기관 간의 업무 제휴 계약서',
}

/** The long text that the shell shows, and that is read before everything else is loaded. */
export const document = 'contract'

/** The parties: the text has everything else. */
export const firstCalls = () => [{ endpoint: getContractByToken }]

/** The step as `tw-step` reports it. */
export type Step = 'CONTRACT' | 'SIGNED'

export const docs = /* @__PURE__ */ defineDocs(declaration, () => ({
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
    serverText: {
      values: 'boolean: "", 1 and true are true; 0 and false are false',
      description:
        'True: the text of the agreement is the one that your server sends, and the text of the element is never shown, not even while your server has not answered. A text between the tags comes first.',
    },
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
        'version?': 'string',
        'session?': "'earlier'",
      },
      description:
        "The contract is signed. `kind`: signature; `number`: number of the contract; `signedAt`: ISO 8601; `textHash`: SHA-256 of the signed text; `version`: your name of its version, if the text is your own; `session`: 'earlier' if it was signed with a previous link. Do not show it to the current person.",
    },
  },
  slots: {
    ...commonDocs.slots,
    contract:
      'Your own text of the agreement, in place of the one of the element: an `article` with `lang` and `data-version`. It can be read before any script has loaded. The element then shows its headings, paragraphs and lists as text, and that is what is signed.',
  },
  methods: tokenDocs.methods,
}))

export type ContractEvents = typeof docs.events
