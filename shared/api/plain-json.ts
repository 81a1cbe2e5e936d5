/**
 * A copy in which each part has a `toJSON` of `undefined`: it hides an inherited one, and JSON
 * omits it.
 */
const withoutToJson = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  const copy = Array.isArray(value)
    ? value.map(withoutToJson)
    : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutToJson(part)]))
  return Object.defineProperty(copy, 'toJSON', { value: undefined })
}

/**
 * A payload as JSON, also on a page that has changed `toJSON`: Prototype.js gives every array one
 * that turns it into a string.
 */
export const plainJson = (payload: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(withoutToJson(payload))
