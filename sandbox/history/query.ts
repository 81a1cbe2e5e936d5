import * as v from 'valibot'
import { historyFilters } from '../../shared/api/wire/history.ts'
import { transferStatus } from '../../shared/api/wire/transfer.ts'
import { maxHistoryPage, maxSearchLength } from '../../shared/limits.ts'
import { parseInput } from '../core/parse-input.ts'
import { readCursor } from './cursor.ts'

const defaultLimit = 50

/** A point in time as the elements write it: `2026-03-04T05:06:07.000Z`; seconds are optional. */
const time = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/, 'A time in UTC is needed'),
  // JavaScript reads 30 February as a day in March.
  v.check(
    (text) =>
      Number.isFinite(Date.parse(text)) && new Date(text).toJSON().startsWith(text.slice(0, 10)),
    'There is no such time',
  ),
  v.transform((text) => new Date(text)),
)

const cursor = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const position = readCursor(dataset.value)
    if (position) return position
    addIssue({ message: 'No page ended here' })
    return NEVER
  }),
)

const limit = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,2}$/, `1 to ${maxHistoryPage} is needed`),
  v.transform(Number),
  v.maxValue(maxHistoryPage, `1 to ${maxHistoryPage} is needed`),
)

const text = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(maxSearchLength, `At most ${maxSearchLength} characters`),
)

const schema = v.strictObject({
  type: v.optional(v.picklist(historyFilters), 'ALL'),
  status: v.optional(transferStatus),
  from: v.optional(time),
  to: v.optional(time),
  search: v.optional(text, ''),
  contains: v.optional(text, ''),
  cursor: v.optional(cursor),
  limit: v.optional(limit, String(defaultLimit)),
})

export type HistoryFilter = v.InferOutput<typeof schema>

/**
 * Reads the query of `getHistory`. An empty parameter does not filter; the refusal of a wrong one
 * names it.
 */
export const readHistoryQuery = (query: Readonly<Record<string, string>>): HistoryFilter =>
  parseInput(schema, Object.fromEntries(Object.entries(query).filter(([, text]) => text !== '')))
