import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTemplate } from './check-elements.ts'
import { type FoundElement, type Page, resolve } from './page.ts'

const attributeOf = ({ attributes }: FoundElement, name: string): string =>
  (attributes[name] ?? attributes[name.replace('-', '')] ?? '').trim()

/**
 * Where the calls of an element go; undefined if that depends on the unknown address of a file, or on
 * a template.
 */
export function apiOf(element: FoundElement, page: Page): URL | undefined {
  const base = attributeOf(element, 'api-base')
  if (isTemplate(base)) return undefined
  return base ? resolve(base, page) : page.address
}

/** A call that an element makes. */
export interface Call {
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** The headers for which a browser asks the server first. */
  readonly headers: readonly string[]
  /** The elements that cannot do without it. */
  readonly requiredBy: readonly string[]
}

interface Operation {
  readonly operationId: string
  readonly 'x-tw-required-by'?: readonly string[]
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> }
}

/** Headers that need no permission, go to the page's own origin only, or are optional. */
const unasked = ['accept-language', 'x-xsrf-token', 'bot-token']

/** All calls, as `openapi.json` of the package describes them. */
export function readCalls(dist: string): readonly Call[] {
  const { paths } = JSON.parse(readFileSync(join(dist, 'openapi.json'), 'utf8')) as {
    paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => {
      const { operationId, security = [], parameters = [], requestBody } = operation
      const [token] = security.flatMap((each) => Object.keys(each))
      const named = parameters.filter((each) => each.in === 'header').map(({ name }) => name)
      const isJson = requestBody?.content['application/json'] !== undefined
      return {
        name: operationId,
        method: method === 'get' ? 'GET' : 'POST',
        path,
        headers: [
          ...(token ? [token] : []),
          ...(isJson ? ['content-type'] : []),
          ...named.filter((name) => !unasked.includes(name)),
        ],
        requiredBy: operation['x-tw-required-by'] ?? [],
      }
    }),
  )
}

/** The address of a call of an element. */
export function addressOf(call: Call, element: FoundElement, server: URL): URL {
  let paths: Readonly<Record<string, string>> = {}
  try {
    paths = JSON.parse(attributeOf(element, 'api-paths') || '{}')
  } catch {}
  const path = (paths[call.name] ?? call.path).replace(/\{\w+\}/g, '0').replace(/^\/+/, '')
  const base = attributeOf(element, 'api-base')
    ? server.href.replace(/[?#].*$/, '')
    : `${server.origin}/`
  return new URL(`${base.replace(/\/+$/, '')}/${path}`)
}
