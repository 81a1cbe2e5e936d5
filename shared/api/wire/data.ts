import * as v from 'valibot'

/** `data.list` of an answer; a missing list is an empty one. */
export const listOf = <Value>(
  item: v.GenericSchema<unknown, Value>,
): v.GenericSchema<unknown, Value[]> =>
  v.pipe(
    v.optional(v.nullable(v.object({ list: v.optional(v.nullable(v.array(item))) }))),
    v.transform((data) => data?.list ?? []),
  )

/** `data.item` of an answer, or `undefined` if the server has none. */
export const itemOf = <Value>(
  item: v.GenericSchema<unknown, Value>,
): v.GenericSchema<unknown, Value | undefined> =>
  v.pipe(
    v.optional(v.nullable(v.object({ item: v.optional(v.nullable(item)) }))),
    v.transform((data) => data?.item ?? undefined),
  )

/** `data.item` of an answer; without one, the answer is malformed. */
export const requiredItemOf = <Value>(
  item: v.GenericSchema<unknown, Value>,
): v.GenericSchema<unknown, Value> =>
  v.pipe(
    v.object({ item }),
    v.transform((data) => data.item),
  )
