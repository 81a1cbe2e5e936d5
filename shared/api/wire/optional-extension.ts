import * as v from 'valibot'

/**
 * A field beyond section 7: absent if the server has none, `null` if we cannot read it. An
 * unreadable extension never invalidates the fields of the specification.
 */
export const optionalExtension = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.nullable(schema), null))
