import type { EndpointName } from '../../shared/api/endpoints/all.ts'
import { confirmationRequest, removalRequest } from '../../shared/api/wire/confirmation.ts'
import { calls } from '../calls.ts'
import { type JsonSchema, refOf, schemaName } from './json-schema.ts'

const words: JsonSchema = { type: ['string', 'null'] }

/** The code of a success, as a number or as text. */
const successCode: JsonSchema = { enum: [20000, '20000'] }

/** The schema of `data` in a successful answer. */
export function dataSchemaOf(name: EndpointName): JsonSchema {
  const { data } = calls[name]
  if (!data) return {}
  const schema = refOf(data.schema)
  if (data.in === 'whole') return data.isNeeded ? schema : { anyOf: [schema, { type: 'null' }] }
  const field =
    data.in === 'list'
      ? { type: 'array', items: schema }
      : data.isNeeded
        ? schema
        : { anyOf: [schema, { type: 'null' }] }
  const object: JsonSchema = {
    type: 'object',
    properties: { [data.in]: field },
    ...(data.isNeeded && { required: [data.in] }),
  }
  return data.isNeeded ? object : { anyOf: [object, { type: 'null' }] }
}

export const answerName = (name: EndpointName) => `${schemaName(name)}Answer`

/** The whole answer of a successful call. */
export const answerSchemaOf = (name: EndpointName): JsonSchema => ({
  type: 'object',
  description: `A successful answer to \`${name}\`.`,
  properties: {
    code: successCode,
    success: { type: ['boolean', 'null'], not: { const: false } },
    message: words,
    msg: words,
    data: dataSchemaOf(name),
  },
  required: calls[name].data?.isNeeded ? ['code', 'data'] : ['code'],
})

/** The answer of a call that the server refuses, with HTTP 200 or with the status of an error. */
export const refusalSchema: JsonSchema = {
  type: 'object',
  description:
    'A refusal. The element shows `message`. The table of codes in docs/server.md says what else it does.',
  properties: {
    code: { type: ['integer', 'string'], not: { enum: [20000, '20000'] } },
    success: { const: false },
    message: {
      type: 'string',
      description: 'Text for the person, in the language of `Accept-Language`.',
    },
    msg: words,
    data: {
      type: ['object', 'null'],
      properties: {
        waitSeconds: {
          type: 'number',
          minimum: 0,
          description: 'How long the person has to wait before another try.',
        },
        confirmation: { anyOf: [refOf(confirmationRequest), refOf(removalRequest)] },
      },
    },
  },
  required: ['code', 'message'],
}
