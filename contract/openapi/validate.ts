import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { EndpointName } from '../../shared/api/endpoints/all.ts'
import { dataSchemaOf } from './answer-schemas.ts'
import { componentSchemas } from './document.ts'
import type { JsonSchema } from './json-schema.ts'

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

const at = (value: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], value)

/** Describes one mismatch: `item.amount is missing`. */
function describeMismatch(
  { keyword, instancePath, params, message }: ErrorObject,
  value: unknown,
): string {
  const place = instancePath.slice(1).replaceAll('/', '.')
  const named = (field: string) => [place, field].filter(Boolean).join('.')
  if (keyword === 'required') return `${named(params.missingProperty)} is missing`
  const found = shown(at(value, instancePath))
  const subject = place || 'it'
  if (keyword === 'type')
    return `${subject} is ${found}; it must be ${[params.type].flat().join(' or ')}`
  if (keyword === 'enum')
    return `${subject} is ${found}; it must be one of ${params.allowedValues.join(', ')}`
  if (keyword === 'pattern') return `${subject} is ${found}; it must be decimal text`
  return `${subject} is ${found}: ${message}`
}

/** An `anyOf` fails with an error per branch; keeps those of the branch that matched furthest. */
function furthest(errors: readonly ErrorObject[]): ErrorObject[] {
  const real = errors.filter(({ keyword, params }) => keyword !== 'anyOf' && params.type !== 'null')
  const kept = real.length > 0 ? real : [...errors]
  const places = [...new Set(kept.map(({ instancePath }) => instancePath))]
  return places.flatMap((place) => {
    if (places.some((other) => other.startsWith(`${place}/`))) return []
    const here = kept.filter(({ instancePath }) => instancePath === place)
    const missing = here.filter(({ keyword }) => keyword === 'required')
    if (missing.length > 0) return missing
    const types = here.filter(({ keyword }) => keyword === 'type')
    const [first] = here
    if (!first) return []
    if (types.length < 2) return [first]
    return [
      { ...first, keyword: 'type', params: { type: types.flatMap(({ params }) => params.type) } },
    ]
  })
}

/** Describes each mismatch of a value; empty if it is valid. */
type Check = (value: unknown) => string[]

/** Checks values against schemas that refer to those of the document. Compiles each once. */
export function createChecks() {
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  const components = { schemas: componentSchemas() }
  const compiled = new Map<string, ValidateFunction>()
  const checkFor = (key: string, schema: () => JsonSchema): Check => {
    const validate = compiled.get(key) ?? ajv.compile({ ...schema(), components })
    compiled.set(key, validate)
    return (value) => {
      if (validate(value)) return []
      return [
        ...new Set(furthest(validate.errors ?? []).map((error) => describeMismatch(error, value))),
      ]
    }
  }
  return {
    /** Checks `data` of a successful answer. */
    data: (name: EndpointName): Check => checkFor(name, () => dataSchemaOf(name)),
    /** Checks against a schema of the document by its name. */
    schema: (name: string): Check =>
      checkFor(`#${name}`, () => ({ $ref: `#/components/schemas/${name}` })),
  }
}

export type Checks = ReturnType<typeof createChecks>
