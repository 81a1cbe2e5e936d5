import * as v from 'valibot'

const text = v.nullish(v.string(), '')

/** Text in four languages as the server holds it (specification, section 3): note `jp` and `cn`. */
export const multilingual = v.nullish(v.object({ en: text, cn: text, jp: text, ko: text }), {
  en: '',
  cn: '',
  jp: '',
  ko: '',
})

export type Multilingual = v.InferOutput<typeof multilingual>
