import * as v from 'valibot'
import { multilingual } from './multilingual.ts'

const text = v.nullish(v.string(), '')

/** What a channel says of the company behind it (section 3); it holds no bank detail, by design. */
export const company = v.object({
  companyName: text,
  companyIcon: text,
  companyDescribe: multilingual,
})

export type Company = v.InferOutput<typeof company>
