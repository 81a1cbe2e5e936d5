import * as v from 'valibot'
import { maxAnswerFiles } from '../../limits.ts'

/** What was typed as an answer, and what was uploaded for it. */
export const answerInput = v.pipe(
  v.object({
    questionId: v.string(),
    text: v.string(),
    files: v.pipe(
      v.array(v.object({ url: v.string(), name: v.string() })),
      v.maxLength(maxAnswerFiles),
    ),
  }),
  v.check(({ text, files }) => text !== '' || files.length > 0),
)
export type AnswerInput = v.InferOutput<typeof answerInput>
