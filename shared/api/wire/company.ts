import * as v from 'valibot'
import { multilingual } from './multilingual.ts'

const text = v.nullish(v.string(), '')

/** The company behind a channel (section 3); it has no bank details, by design. */
export const company = v.object({
  companyName: text,
  companyIcon: text,
  companyDescribe: multilingual,
})

export type Company = v.InferOutput<typeof company>
