import { type ConversionConfig, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import * as bankCard from '../../shared/api/wire/bank-card.ts'
import * as confirmation from '../../shared/api/wire/confirmation.ts'
import * as contract from '../../shared/api/wire/contract.ts'
import * as conversion from '../../shared/api/wire/conversion.ts'
import * as cryptoChannel from '../../shared/api/wire/crypto-channel.ts'
import * as friend from '../../shared/api/wire/friend.ts'
import * as fund from '../../shared/api/wire/fund.ts'
import * as history from '../../shared/api/wire/history.ts'
import * as multilingual from '../../shared/api/wire/multilingual.ts'
import * as recipient from '../../shared/api/wire/recipient.ts'
import * as requests from '../../shared/api/wire/requests.ts'
import * as timeline from '../../shared/api/wire/timeline.ts'
import * as transfer from '../../shared/api/wire/transfer.ts'
import * as transferTerms from '../../shared/api/wire/transfer-terms.ts'
import * as upload from '../../shared/api/wire/upload.ts'
import * as usdChannel from '../../shared/api/wire/usd-channel.ts'
import * as user from '../../shared/api/wire/user.ts'
import * as wallet from '../../shared/api/wire/wallet.ts'
import * as withdrawalCard from '../../shared/api/wire/withdrawal-card.ts'
import { decimal } from '../../shared/money/decimal-text.ts'

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && '~standard' in value

/** The schemas of all requests and answers, by the names of their constants. */
const wireSchemas: Readonly<Record<string, v.GenericSchema>> = Object.fromEntries(
  Object.entries<unknown>({
    ...bankCard,
    ...confirmation,
    ...contract,
    ...conversion,
    ...cryptoChannel,
    ...friend,
    ...fund,
    ...history,
    ...multilingual,
    ...recipient,
    ...requests,
    ...timeline,
    ...transfer,
    ...transferTerms,
    ...upload,
    ...usdChannel,
    ...user,
    ...wallet,
    ...withdrawalCard,
    decimal,
  })
    .flatMap(([name, value]) => (isSchema(value) ? [[name, value] as const] : []))
    .sort(([a], [b]) => (a < b ? -1 : 1)),
)

/** A JSON Schema, draft 2020-12, as far as it is used here. */
export interface JsonSchema {
  $ref?: string
  description?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  minLength?: number
  minimum?: number
  format?: string
  anyOf?: JsonSchema[]
  not?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  examples?: unknown[]
  [more: string]: unknown
}

/** `usdChannel` is `UsdChannel` in the document. */
export const schemaName = (constant: string) => constant[0]?.toUpperCase() + constant.slice(1)

/** The schema of a decimal, which a function checks and no converter can express. */
const decimalSchema: JsonSchema = {
  description:
    'An exact decimal number in whole units of the currency. Text is safer: a JSON number loses digits.',
  anyOf: [{ type: 'string', pattern: '^\\s*-?\\d{1,40}(\\.\\d{1,40})?\\s*$' }, { type: 'number' }],
}

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // What a server may send, before it is parsed.
  typeMode: 'input',
  ignoreActions: ['readonly'],
  overrideRef: ({ referenceId }) => refTo(schemaName(referenceId)).$ref,
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema === upload.uploaded.entries.url ? { type: 'string', minLength: 1 } : undefined,
}

const isPlainType = (schema: JsonSchema) =>
  typeof schema.type === 'string' && Object.keys(schema).length === 1

/** An equivalent, shorter schema: no nested `anyOf`, no default, plain types in one list. */
function shortened({ default: _, ...schema }: JsonSchema): JsonSchema {
  const { anyOf, properties, items, required, ...rest } = schema
  const choices = anyOf?.map(shortened).flatMap((choice) => choice.anyOf ?? [choice])
  return {
    ...rest,
    ...(choices?.every(isPlainType)
      ? { type: choices.flatMap(({ type = [] }) => type) }
      : choices && { anyOf: choices }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, shortened(field)]),
      ),
    }),
    ...(items && { items: shortened(items) }),
    ...(required?.length && { required }),
  }
}

/**
 * The schemas of all requests and answers, by their names in the document. Throws if one cannot be
 * converted.
 */
export function wireJsonSchemas(): Record<string, JsonSchema> {
  const converted = toJsonSchemaDefs(wireSchemas as never, config) as Record<string, JsonSchema>
  return Object.fromEntries(
    Object.entries(converted).map(([constant, schema]) => [
      schemaName(constant),
      constant === 'decimal' ? decimalSchema : shortened(schema),
    ]),
  )
}

/** The name of a schema in the document. Throws for one that `wireSchemas` does not have. */
export function nameOf(schema: v.GenericSchema): string {
  const constant = Object.keys(wireSchemas).find((name) => wireSchemas[name] === schema)
  if (!constant) throw new Error('A call uses a schema that wireSchemas does not name')
  return schemaName(constant)
}

const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

export const refOf = (schema: v.GenericSchema): JsonSchema => refTo(nameOf(schema))
