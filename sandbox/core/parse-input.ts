import * as v from 'valibot'
import { Refusal } from './answer.ts'

/** Parses the input of a test or a form. A refusal names the field. */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Refusal(`${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)
}

/** The same text for the same request, whatever the order of its fields. */
export const canonicalText = (request: object): string =>
  JSON.stringify(Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1)))
