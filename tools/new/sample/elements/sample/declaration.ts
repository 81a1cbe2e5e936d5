import {
  commonDocs,
  commonReasons,
  defineDocs,
  stepDetail,
} from '../../../../../shared/element/element-docs.ts'
import {
  commonProperties,
  declareElement,
} from '../../../../../shared/element/entry/declaration.ts'

export const declaration = declareElement({
  tag: 'tw-sample',
  properties: { ...commonProperties },
})

export type SampleDeclaration = typeof declaration

/** The title of the shell: a text of the catalogues. */
export const title = 'Sample element'

export type Step = 'START' | 'DONE'

export const docs = /* @__PURE__ */ defineDocs(declaration, () => ({
  summary: 'Sample element: says what it is for.',
  pictures: [],
  properties: { ...commonDocs.properties },
  events: {
    ...commonDocs.events,
    'tw-step': {
      ...commonDocs.events['tw-step'],
      detail: stepDetail<Step>()("'START' | 'DONE'"),
    },
    'tw-navigate': {
      ...commonDocs.events['tw-navigate'],
      detail: { ...commonDocs.events['tw-navigate'].detail, reason: commonReasons },
    },
  },
  slots: commonDocs.slots,
  methods: commonDocs.methods,
}))

export type SampleEvents = typeof docs.events
