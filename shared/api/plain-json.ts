/** The same value, each of its parts with a `toJSON` of its own that is none; JSON leaves it out. */
const unspoilt = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  const copy = Array.isArray(value)
    ? value.map(unspoilt)
    : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, unspoilt(part)]))
  return Object.defineProperty(copy, 'toJSON', { value: undefined })
}

/**
 * A payload as JSON, whatever the page has done to JSON: Prototype.js gives every array a `toJSON`
 * that makes it a text.
 */
export const plainJson = (payload: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(unspoilt(payload))
