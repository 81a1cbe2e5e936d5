import { endpoints } from '../shared/api/endpoints/all.ts'

/** A call with what tells its answer from others. */
interface KeyedCall {
  readonly name: keyof typeof endpoints
  /** Values of the `{placeholders}` of the path. */
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

/** In a path: the answer for every value that has none of its own. */
export const anyValue = '*'

/** Moments of the device's clock: no two calls have the same. */
const changing = ['from', 'to']

/**
 * The name by which the answer to a call is recorded. What a POST sends is not part of it: a screen
 * makes each of them once.
 */
export function callKey({ name, path = {}, query = {} }: KeyedCall): string {
  if (endpoints[name].method === 'POST') return name
  const asked = Object.entries(query)
    .filter(([field, value]) => value && !changing.includes(field))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([field, value]) => `${field}=${value}`)
  return [name, ...Object.values(path), ...asked].join(' ')
}

const patterns = Object.entries(endpoints).map(([name, { method, path }]) => {
  const fields = [...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field)
  return {
    name: name as keyof typeof endpoints,
    method,
    fields,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`),
  }
})

/** The call of a URL; `undefined` for any other request. */
export function callOf(method: string, { pathname, searchParams }: URL): KeyedCall | undefined {
  for (const { name, method: own, fields, pattern } of patterns) {
    const hit = method === own && pattern.exec(pathname)
    if (!hit) continue
    const path = Object.fromEntries(
      fields.map((field, at) => [field, decodeURIComponent(hit[at + 1] ?? '')]),
    )
    return { name, path, query: Object.fromEntries(searchParams) }
  }
  return undefined
}
