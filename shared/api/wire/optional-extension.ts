import * as v from 'valibot'

/**
 * A field beyond section 7. Absent where a server has none, and `null` where we cannot read it: what
 * a server adds never takes away what the specification promises.
 */
export const optionalExtension = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.nullable(schema), null))
