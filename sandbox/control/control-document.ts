import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { controlCalls } from './control-api.ts'

const bodySchema = (schema: v.GenericSchema) => {
  const { $schema: _, ...converted } = toJsonSchema(schema as never, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // A check by a function has no JSON Schema; the message of its refusal explains it.
    errorMode: 'ignore',
  })
  return converted
}

const operationOf = ({
  method,
  path,
  summary,
  body,
  query = {},
}: (typeof controlCalls)[number]) => ({
  operationId: method + path.replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase()),
  summary,
  parameters: Object.entries(query).map(([name, description]) => ({
    name,
    in: 'query',
    required: false,
    description,
    schema: { type: 'string' },
  })),
  ...(body && {
    requestBody: { required: true, content: { 'application/json': { schema: bodySchema(body) } } },
  }),
  responses: {
    200: { description: 'Done.', content: { 'application/json': { schema: { type: 'object' } } } },
    400: { description: 'Refused; `message` says why.' },
    401: { description: 'The control token is missing or wrong.' },
    403: { description: 'A page of another origin may not control the sandbox.' },
  },
})

/** The control API of the sandbox as OpenAPI 3.1. */
export function controlDocument(version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of controlCalls) {
    paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Control API of the sandbox',
      version,
      description:
        'The actions of the control page, for programs. The token is needed only if the sandbox was started with one.',
    },
    servers: [{ url: '/sandbox/api' }],
    security: [{}, { controlToken: [] }],
    components: { securitySchemes: { controlToken: { type: 'http', scheme: 'bearer' } } },
    paths,
  }
}
