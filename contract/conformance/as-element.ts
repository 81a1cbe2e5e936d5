import * as v from 'valibot'
import type { Endpoint } from '../../shared/api/endpoint.ts'
import { type EndpointName, endpoints } from '../../shared/api/endpoints/all.ts'
import { readAnswer } from '../../shared/api/envelope.ts'
import type { Answer, ApiError } from '../../shared/api/errors.ts'
import { itemOf, listOf, requiredItemOf } from '../../shared/api/wire/data.ts'
import { calls } from '../calls.ts'

/** The schema by which an element reads `data` of an answer. */
function dataSchema(name: EndpointName): v.GenericSchema {
  const { data } = calls[name]
  if (!data) return v.unknown()
  if (data.in === 'list') return listOf(data.schema)
  if (data.in === 'whole') return data.schema
  return data.isNeeded ? requiredItemOf(data.schema) : itemOf(data.schema)
}

/** Reads an answer with the reader of the elements. */
export function asElement(
  name: EndpointName,
  { status, body }: { readonly status: number; readonly body: string },
): Answer<unknown> {
  const { successOnly }: Endpoint = endpoints[name]
  return readAnswer(status, body, dataSchema(name), successOnly)
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'missing'
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** What valibot expects, in words: `(boolean | null | undefined)` is "boolean or null". */
const wanted = (issue: v.BaseIssue<unknown>): string =>
  (issue.expected ?? issue.message)
    .replace(/[()]/g, '')
    .split(' | ')
    .filter((type) => type !== 'undefined')
    .join(' or ')

const envelopeFields = ['code', 'success', 'message', 'msg']

/** Why the reader of the elements does not accept an answer. */
export function unreadByElement({ kind, cause }: ApiError): string[] {
  const issues = (Array.isArray(cause) ? cause : []) as v.BaseIssue<unknown>[]
  const faults = issues.map((issue) => {
    const path = v.getDotPath(issue) ?? ''
    const isEnvelope = envelopeFields.includes(path)
    const place = isEnvelope ? path : ['data', path].filter(Boolean).join('.')
    return `${place} is ${shown(issue.input)}; it must be ${wanted(issue)}. The element cannot read the answer`
  })
  return faults.length > 0 ? faults : [`the element reads the answer as ${kind}`]
}
