import type { Endpoint } from '../../shared/api/endpoint.ts'
import { type EndpointName, endpoints } from '../../shared/api/endpoints/all.ts'
import { depositDirection, withdrawalDirection } from '../../shared/api/endpoints/home.ts'
import { type Caller, callers, calls } from '../calls.ts'
import { answerName, answerSchemaOf, refusalSchema } from './answer-schemas.ts'
import { type JsonSchema, nameOf, refOf, wireJsonSchemas } from './json-schema.ts'

/** The comments of the declarations: of each constant, and of each field of its object. */
export interface DeclarationTexts {
  readonly constants: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** One exchange with the sandbox. */
interface Example {
  readonly request?: unknown
  readonly answer: unknown
}

export type Examples = Partial<Record<EndpointName, Example>>

export interface DocumentOptions {
  readonly version: string
  readonly texts?: DeclarationTexts
  readonly examples?: Examples
}

const noTexts: DeclarationTexts = { constants: {}, fields: {} }

const endpointOf = (name: EndpointName): Endpoint => endpoints[name]

/** Whether the specification has a call, and whether a server needs it. */
export const specificationStatusOf = ({ isSpecified = true, optional }: Endpoint) => {
  if (isSpecified) return 'specified'
  return optional ? 'ours, optional' : 'ours'
}

/** The callers that need a call, and those that can do without it. */
const standingOf = (name: EndpointName) => {
  const { callers: all, optionalFor = [] } = calls[name]
  const isOptional = (caller: Caller) => endpointOf(name).optional || optionalFor.includes(caller)
  return { required: all.filter((each) => !isOptional(each)), optional: all.filter(isOptional) }
}

const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

/** Who needs a call, in words. */
function standingText(name: EndpointName): string {
  const { required, optional } = standingOf(name)
  const origin =
    endpointOf(name).isSpecified === false ? ' The specification does not have it.' : ''
  const needs = required.length > 0 ? `Required by ${listed(required)}.` : ''
  const can = optional.length > 0 ? `Optional for ${listed(optional)}.` : ''
  return [needs, can].filter(Boolean).join(' ') + origin
}

const describedBy = (
  schema: JsonSchema,
  own: string | undefined,
  fields: Readonly<Record<string, string>> = {},
): JsonSchema => ({
  ...(own && { description: own }),
  ...schema,
  ...(schema.properties && {
    properties: Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [
        name,
        fields[name] ? { description: fields[name], ...field } : field,
      ]),
    ),
  }),
})

/** All schemas of the document. */
export function componentSchemas(texts: DeclarationTexts = noTexts): Record<string, JsonSchema> {
  const wire = wireJsonSchemas()
  const constantOf = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
  const described = Object.entries(wire).map(([name, schema]) => {
    const constant = constantOf(name)
    return [name, describedBy(schema, texts.constants[constant], texts.fields[constant])]
  })
  const answers = (Object.keys(calls) as EndpointName[]).map((name) => [
    answerName(name),
    answerSchemaOf(name),
  ])
  return Object.fromEntries([...described, ...answers, ['Refusal', refusalSchema]])
}

const header = (name: string, description: string, schema: JsonSchema = { type: 'string' }) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
})

const parametersOf = (name: EndpointName, schemas: Readonly<Record<string, JsonSchema>>) => {
  const { method } = endpointOf(name)
  const { path = {}, query, hasKey, hasBotToken } = calls[name]
  const queryFields = query ? Object.entries(schemas[nameOf(query)]?.properties ?? {}) : []
  return [
    ...Object.entries(path).map(([key, description]) => ({
      name: key,
      in: 'path',
      required: true,
      description,
      schema:
        name === 'getChannel'
          ? { type: 'string', enum: [withdrawalDirection, depositDirection] }
          : { type: 'string' },
    })),
    ...queryFields.map(([key, schema]) => ({
      name: key,
      in: 'query',
      required: false,
      schema,
    })),
    header('accept-language', 'The language of `message`.'),
    ...(hasKey
      ? [
          header(
            'idempotency-key',
            'The same key means the same request: carry it out once, and return the first answer again.',
          ),
        ]
      : []),
    ...(hasBotToken
      ? [header('bot-token', 'The token that the bot check of the host page returned.')]
      : []),
    ...(method === 'POST'
      ? [
          header(
            'x-xsrf-token',
            'The value of the cookie `XSRF-TOKEN`; sent to the origin of the page only.',
          ),
        ]
      : []),
  ]
}

const securityOf = (name: EndpointName) => {
  const { auth } = endpointOf(name)
  if (name === 'uploadImage') return [{ token: [] }, { 'otp-token': [] }]
  return auth === 'none' ? [] : [{ [auth]: [] }]
}

const bodyOf = (name: EndpointName, example: Example | undefined) => {
  const { body, form } = calls[name]
  if (form) {
    const properties = Object.fromEntries(
      Object.entries(form).map(([field, description]) => [
        field,
        field === 'file'
          ? { type: 'string', contentMediaType: 'application/octet-stream', description }
          : { type: 'string', description },
      ]),
    )
    const schema = { type: 'object', properties, required: Object.keys(form) }
    return { required: true, content: { 'multipart/form-data': { schema } } }
  }
  if (!body) return undefined
  const content = {
    schema: refOf(body),
    ...(example?.request !== undefined && { example: example.request }),
  }
  return { required: true, content: { 'application/json': content } }
}

const refusalRef = { $ref: '#/components/responses/Refusal' }

const operationOf = (
  name: EndpointName,
  { texts = noTexts, examples }: DocumentOptions,
  schemas: Readonly<Record<string, JsonSchema>>,
) => {
  const example = examples?.[name]
  const body = bodyOf(name, example)
  const { required, optional } = standingOf(name)
  const description = [texts.constants[name], standingText(name)].filter(Boolean).join('\n\n')
  return {
    operationId: name,
    summary: calls[name].summary,
    description,
    tags: calls[name].callers,
    'x-standing': specificationStatusOf(endpointOf(name)),
    'x-tw-standing': required.length > 0 ? 'required' : 'optional',
    'x-tw-required-by': required,
    'x-tw-optional-for': optional,
    security: securityOf(name),
    parameters: parametersOf(name, schemas),
    ...(body && { requestBody: body }),
    responses: {
      200: {
        description: 'A success or a refusal: `code` says which.',
        content: {
          'application/json': {
            schema: {
              oneOf: [
                { $ref: `#/components/schemas/${answerName(name)}` },
                { $ref: '#/components/schemas/Refusal' },
              ],
            },
            ...(example && { examples: { done: { value: example.answer } } }),
          },
        },
      },
      401: {
        description:
          'The token has no access. The element shows Token Error and fires `tw-navigate` to `/`.',
      },
      default: refusalRef,
    },
  }
}

const queryNames = Object.values(calls).flatMap(({ query }) => (query ? [nameOf(query)] : []))

/** The calls of all elements and of the site, as OpenAPI 3.1. */
export function openApiDocument(options: DocumentOptions) {
  const schemas = componentSchemas(options.texts)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const name of Object.keys(calls) as EndpointName[]) {
    const { method, path } = endpointOf(name)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name, options, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Calls of the trading wallet elements',
      version: options.version,
      contact: { name: 'The maintainers of the trading wallet elements' },
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        '`x-tw-standing` of a call says whether a server needs it for any caller, `x-tw-required-by` and `x-tw-optional-for` for which. What a server must answer so that the elements work with it. "Section" refers to the specification of the wallet. A field beyond section 7 may be missing. The attribute `api-paths` sets another path for a call, by its `operationId`.',
    },
    servers: [
      { url: '/', description: 'The origin of the page: elements without `api-base`.' },
      {
        url: '{origin}',
        description: 'Another origin: the attribute `api-base`.',
        variables: { origin: { default: 'https://api.example.com' } },
      },
    ],
    tags: callers.map((name) => ({
      name,
      description: name === 'site' ? 'The calls of the site.' : `The calls of \`<${name}>\`.`,
    })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token', description: 'The login token.' },
        'otp-token': {
          type: 'apiKey',
          in: 'header',
          name: 'otp-token',
          description: 'The token of a checked code, or of the link of a contract.',
        },
      },
      responses: {
        Refusal: {
          description: 'A refusal, with a message for the person.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
      // The fields of a query are parameters of their call.
      schemas: Object.fromEntries(
        Object.entries(schemas).filter(([name]) => !queryNames.includes(name)),
      ),
    },
  }
}

/** One JSON Schema by name, complete in itself, for tools that do not read OpenAPI. */
export function standaloneSchemas(options: DocumentOptions): Map<string, JsonSchema> {
  const all = componentSchemas(options.texts)
  const inDefs = (schema: unknown): unknown => {
    if (Array.isArray(schema)) return schema.map(inDefs)
    if (typeof schema !== 'object' || schema === null) return schema
    return Object.fromEntries(
      Object.entries(schema).map(([key, value]) => [
        key,
        key === '$ref' ? String(value).replace('#/components/schemas/', '#/$defs/') : inDefs(value),
      ]),
    )
  }
  const namesIn = (schema: unknown): string[] =>
    [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name = '']) => name,
    )
  const reached = (name: string, seen = new Set<string>()): Set<string> => {
    for (const next of namesIn(all[name])) {
      if (seen.has(next)) continue
      seen.add(next)
      reached(next, seen)
    }
    return seen
  }
  return new Map(
    Object.entries(all).map(([name, schema]) => {
      const used = [...reached(name)].sort()
      const $defs = Object.fromEntries(used.map((each) => [each, inDefs(all[each])]))
      return [
        name,
        {
          $schema: 'https://json-schema.org/draft/2020-12/schema',
          title: name,
          ...(inDefs(schema) as JsonSchema),
          ...(used.length > 0 && { $defs }),
        },
      ]
    }),
  )
}
