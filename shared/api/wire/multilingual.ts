import * as v from 'valibot'

const text = v.nullish(v.string(), '')

const inLanguages = v.object({ en: text, cn: text, jp: text, ko: text })

/** One text for all languages: it is shown as it is. */
const plain = v.pipe(
  v.string(),
  v.transform((words) => ({ en: words, cn: words, jp: words, ko: words })),
)

/** Text in four languages (section 3). The keys are `jp` and `cn`, not `ja` and `zh`. */
export const multilingual = v.nullish(v.union([inLanguages, plain]), {
  en: '',
  cn: '',
  jp: '',
  ko: '',
})

export type Multilingual = v.InferOutput<typeof multilingual>
