import { type CallContract, calls, changesOf } from '../../contract/calls.ts'
import {
  componentSchemas,
  type DocumentOptions,
  specificationStatusOf,
} from '../../contract/openapi/document.ts'
import { type JsonSchema, nameOf } from '../../contract/openapi/json-schema.ts'
import { type CodeRule, codeRules, otherCode } from '../../shared/api/codes.ts'
import type { Endpoint } from '../../shared/api/endpoint.ts'
import { type EndpointName, endpoints } from '../../shared/api/endpoints/all.ts'
import { refusalCodes } from '../../shared/api/refusal-codes.ts'
import { markdownTable } from '../text-table.ts'

const code = (text: string) => `\`${text}\``
const linkTo = (schema: string) => `[${schema}](#${schema.toLowerCase()})`
const names = Object.keys(calls) as EndpointName[]
const endpointOf = (name: EndpointName): Endpoint => endpoints[name]

const callers = ({ callers, optionalFor = [] }: CallContract) =>
  callers
    .map((caller) => (optionalFor.includes(caller) ? `${code(caller)} (optional)` : code(caller)))
    .join(', ')

/** Every call, with what it requires of a server. */
const callTable = () =>
  markdownTable(
    ['call', 'method and path', 'token in', 'changes', 'key', 'standing', 'used by'],
    names.map((name) => {
      const { method, path, auth } = endpointOf(name)
      return [
        `[${code(name)}](#${name.toLowerCase()})`,
        code(`${method} ${path}`),
        auth === 'none' ? 'none' : code(auth),
        changesOf(name),
        calls[name].hasKey ? 'yes' : '',
        specificationStatusOf(endpointOf(name)),
        callers(calls[name]),
      ]
    }),
  )

/** What a field holds, in a few words. */
function formatType(schema: JsonSchema): string {
  if (schema.$ref) return linkTo(schema.$ref.replace(/.*\//, ''))
  if (schema.enum) return schema.enum.map((value) => code(JSON.stringify(value))).join(', ')
  if (schema.anyOf) return [...new Set(schema.anyOf.map(formatType))].join(' or ')
  if (schema.items) return `list of ${formatType(schema.items)}`
  const types = [schema.type ?? 'anything'].flat()
  return types.map((type) => (type === 'string' ? 'text' : type)).join(' or ')
}

/** The object of a schema: itself, or the one among its choices. */
const objectOf = (schema: JsonSchema): JsonSchema | undefined =>
  schema.properties ? schema : schema.anyOf?.find(({ properties }) => properties)

const fieldTable = (schema: JsonSchema): string | undefined => {
  const object = objectOf(schema)
  return (
    object &&
    markdownTable(
      ['field', 'holds', 'needed', 'meaning'],
      Object.entries(object.properties ?? {}).map(([name, field]) => [
        code(name),
        formatType(field),
        object.required?.includes(name) ? 'yes' : '',
        field.description ?? '',
      ]),
    )
  )
}

/** The first item of each list, so that an example stays short. */
const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]))
}

const jsonBlock = (value: unknown) =>
  `\`\`\`json\n${JSON.stringify(shortened(value), null, 2)}\n\`\`\``

const formatAnswer = ({ data }: CallContract): string => {
  if (!data) return 'The caller reads only whether the call succeeded.'
  const schema = linkTo(nameOf(data.schema))
  const place = data.in === 'whole' ? '`data`' : `\`data.${data.in}\``
  const what = data.in === 'list' ? `a list of ${schema}` : schema
  return `${place} is ${what}${data.isNeeded ? '' : '. If there is none, it is missing or `null`'}.`
}

const callSection = (name: EndpointName, { examples, texts }: DocumentOptions): string => {
  const call = calls[name]
  const { method, path, auth } = endpointOf(name)
  const example = examples?.[name]
  const credential =
    auth === 'none' ? 'The call needs no token.' : `The token is in the header \`${auth}\`.`
  const more = texts?.constants[name]
  return [
    `### ${name}`,
    `\`${method} ${path}\``,
    `${call.summary}${more ? ` ${more}` : ''} ${credential}`,
    ...(call.path
      ? [
          markdownTable(
            ['in the path', 'is'],
            Object.entries(call.path).map(([key, text]) => [code(`{${key}}`), text]),
          ),
        ]
      : []),
    ...(call.query ? [`The query is ${linkTo(nameOf(call.query))}.`] : []),
    ...(call.form
      ? [
          markdownTable(
            ['in the form', 'is'],
            Object.entries(call.form).map(([key, text]) => [code(key), text]),
          ),
        ]
      : []),
    ...(call.body ? [`The body is ${linkTo(nameOf(call.body))}, as JSON.`] : []),
    ...(example?.request === undefined ? [] : [jsonBlock(example.request)]),
    formatAnswer(call),
    ...(example ? [jsonBlock(example.answer)] : []),
  ].join('\n\n')
}

/** Whether a schema is the envelope of an answer, and not its content. */
const isFrame = (name: string) => name.endsWith('Answer') || name === 'Refusal'

const schemaSections = ({ texts }: DocumentOptions): string =>
  Object.entries(componentSchemas(texts))
    .filter(([name]) => !isFrame(name))
    .map(([name, schema]) =>
      [
        `### ${name}`,
        ...(schema.description ? [schema.description] : []),
        fieldTable(schema) ?? `Holds ${formatType(schema)}.`,
      ].join('\n\n'),
    )
    .join('\n\n')

const leadsTo = ({ outcome, navigate, rejectsWithMsg }: CodeRule): string => {
  if (outcome === 'success') return 'the result'
  if (outcome === 'pass') return '`message` is shown, and the call succeeds if `success` is true'
  const leads = navigate
    ? `; \`tw-navigate\` to \`${navigate}\` with the reason \`${outcome}\``
    : ''
  const told = rejectsWithMsg ? ', whose `message` is `msg` or Error' : ''
  return `\`message\` is shown; \`tw-error\` of kind \`${outcome}\`${told}${leads}`
}

const codeTable = ({ texts }: DocumentOptions): string => {
  const own = Object.entries(refusalCodes).map(([name, value]) => [
    String(value),
    `${texts?.fields.refusalCodes?.[name] ?? ''} As any other code; the screen also reacts to it.`,
  ])
  const specified = Object.entries(codeRules).map(([value, rule]) => [value, leadsTo(rule)])
  return markdownTable(
    ['code', 'leads to'],
    [...specified, ...own, ['any other', leadsTo(otherCode)]],
  )
}

const kindTable = ({ texts }: DocumentOptions): string =>
  markdownTable(
    ['kind of `tw-error`', 'when'],
    Object.entries(texts?.fields.ErrorKind ?? {}).map(([kind, text]) => [code(kind), text]),
  )

/** The generated parts of `docs/server.md` by the names of their markers. */
export const referenceTables = (options: DocumentOptions): Map<string, string> =>
  new Map([
    ['table of calls', callTable()],
    ['calls in full', names.map((name) => callSection(name, options)).join('\n\n')],
    ['payloads', schemaSections(options)],
    ['codes', codeTable(options)],
    ['error kinds', kindTable(options)],
  ])
