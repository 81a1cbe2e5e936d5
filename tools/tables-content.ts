import type { Endpoint } from '../shared/api/endpoint.ts'
import { endpoints } from '../shared/api/endpoints.ts'
import { kebab } from '../shared/element/entry/attributes.ts'
import { hostVariables } from '../shared/theme/tokens.ts'
import { budgets } from './bench/budgets.ts'
import { markdownTable } from './bench/text-table.ts'
import { defaultOf } from './build/manifest.ts'
import type { DescribedElement } from './build/manifest-elements.ts'
import { detailOf, methodsOf } from './build/manifest-types.ts'

const code = (text: string) => `\`${text}\``

const attributes = ({ declaration, docs }: DescribedElement) =>
  markdownTable(
    ['attribute', 'property', 'values', 'default', 'meaning'],
    Object.entries(declaration.properties).map(([property, declared]) => [
      declared.type === 'callback' ? '' : code(kebab(property)),
      code(property),
      docs.properties[property]?.values ?? '',
      declared.default === '' || declared.default === null
        ? ''
        : code(defaultOf(declared).replaceAll("'", '')),
      docs.properties[property]?.description ?? '',
    ]),
  )

const events = ({ docs }: DescribedElement) =>
  markdownTable(
    ['event', 'detail', 'when'],
    Object.entries(docs.events).map(([type, { detail, description }]) => [
      code(type),
      Object.keys(detail).length > 0
        ? code(detailOf(detail).replaceAll('readonly ', ''))
        : code('{}'),
      description,
    ]),
  )

const methods = (element: DescribedElement) =>
  markdownTable(
    ['method', 'what it does'],
    methodsOf(element).map(({ signature, description }) => [
      code(signature.replace(/: void$/, '')),
      description,
    ]),
  )

const variables = () =>
  markdownTable(
    ['custom property', 'default', 'meaning'],
    hostVariables.map(({ name, initial, meaning }) => [code(name), initial, meaning]),
  )

const standingOf = ({ shown, optional }: Endpoint) => {
  if (shown !== false) return 'specified'
  return optional ? 'ours, optional' : 'ours'
}

const headerOf = ({ auth }: Endpoint) => (auth === 'none' ? 'none' : code(auth))

const calls = () =>
  markdownTable(
    ['name', 'method and path', 'token in', 'standing'],
    Object.values<Endpoint>(endpoints).map((endpoint) => [
      code(endpoint.name),
      code(`${endpoint.method} ${endpoint.path}`),
      headerOf(endpoint),
      standingOf(endpoint),
    ]),
  )

const byteLimits = () =>
  markdownTable(
    ['what is loaded', 'aim', 'limit'],
    Object.entries(budgets.toBare).map(([name, { target, limit }]) => [
      name.replace(/^[\w-]+/, '`<$&>`,'),
      target.toFixed(2),
      limit.toFixed(2),
    ]),
  )

/** The tables of the README by the names of their markers. */
export const readmeTables = (elements: readonly DescribedElement[]): Map<string, string> =>
  new Map([
    ...elements.flatMap((element): [string, string][] => [
      [`${element.declaration.tag} attributes`, attributes(element)],
      [`${element.declaration.tag} events`, events(element)],
      ...(element.docs.methods
        ? [[`${element.declaration.tag} methods`, methods(element)] as [string, string]]
        : []),
    ]),
    ['custom properties', variables()],
    ['calls', calls()],
    ['byte limits', byteLimits()],
  ])
