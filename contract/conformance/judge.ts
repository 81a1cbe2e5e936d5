import { codeRules, otherCode } from '../../shared/api/codes.ts'
import type { Endpoint } from '../../shared/api/endpoint.ts'
import { type EndpointName, endpoints } from '../../shared/api/endpoints/all.ts'
import { type Caller, calls } from '../calls.ts'
import type { Checks } from '../openapi/validate.ts'
import { asElement, unreadByElement } from './as-element.ts'
import type { NoReply, Reply } from './send.ts'

/** The envelope of an answer, as far as it could be read. */
export interface Envelope {
  readonly code: number
  readonly success: unknown
  readonly message: string
  readonly data: unknown
}

/** Why an answer is no envelope. */
interface Unreadable {
  readonly fault: string
  /** The server does not have the call. */
  readonly isMissing?: boolean
}

/** An answer whose envelope could be read, with its text. */
interface Read {
  readonly envelope: Envelope
  readonly status: number
  readonly body: string
}

export type Reading = Read | Unreadable

const beginningOf = (body: string) => {
  const line = body.trim().replace(/\s+/g, ' ')
  return line.length > 80 ? `${line.slice(0, 80)}…` : line
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads the envelope of an answer. */
export function readEnvelope(reply: Reply | NoReply): Reading {
  if ('problem' in reply) return { fault: reply.problem }
  const { status, headers, body } = reply
  if (status >= 300 && status < 400) {
    return {
      fault: `HTTP ${status} redirects to ${headers.get('location')}; a call must not redirect`,
    }
  }
  if (status === 404 || status === 405) {
    return { fault: `HTTP ${status}: the server has no such call`, isMissing: true }
  }
  if (/^\s*</.test(body)) {
    return {
      fault: `the answer is HTML, not JSON (HTTP ${status}): ${beginningOf(body)} Does a proxy or a sign-in page answer?`,
    }
  }
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    const what = body.trim() ? `it begins with ${beginningOf(body)}` : 'it is empty'
    return { fault: `the answer is not JSON (HTTP ${status}): ${what}` }
  }
  const { code, success, message, msg, data } = Object(json) as Record<string, unknown>
  const isNumber = (typeof code === 'number' || typeof code === 'string') && code !== ''
  if (!isNumber || !Number.isInteger(Number(code))) {
    return {
      fault: `the answer has no envelope { code, success, message, data }: ${code === undefined ? 'code is missing' : `code is ${JSON.stringify(code)}`} in ${beginningOf(body)}`,
    }
  }
  return {
    status,
    body,
    envelope: { code: Number(code), success, message: text(message) || text(msg), data },
  }
}

/** The callers that require a call. */
const needs = (name: EndpointName): readonly Caller[] => {
  const { callers, optionalFor = [] } = calls[name]
  return (endpoints[name] as Endpoint).optional
    ? []
    : callers.filter((caller) => !optionalFor.includes(caller))
}

/** Whether none of the callers requires a call. */
export const isOptional = (name: EndpointName, callers: readonly Caller[]): boolean =>
  !needs(name).some((caller) => callers.includes(caller))

/** The fault of an answer that is no envelope. */
const unreadable = (name: EndpointName, { fault, isMissing }: Unreadable) =>
  isMissing
    ? `${fault}. It is needed by ${needs(name).join(', ')}. If it has another path, set it in --paths`
    : fault

/** Whether the server does not have the call. */
export const isMissing = (reading: Reading): boolean =>
  'fault' in reading && reading.isMissing === true

/** What is wrong with an answer that must be a success. */
export function judgeSuccess(name: EndpointName, reading: Reading, checks: Checks): string[] {
  if ('fault' in reading) return [unreadable(name, reading)]
  const { status, envelope } = reading
  const { code, success, message, data } = envelope
  const answer = asElement(name, reading)
  const said = message ? ` ("${message}")` : ''
  if (status < 200 || status > 299) return [`HTTP ${status} with code ${code}${said}`]
  if (code !== 20000) {
    const { outcome } = codeRules[code] ?? otherCode
    return [
      `code is ${code}${said}, and only 20000 is a success; the element reads it as ${outcome}`,
    ]
  }
  if (success === false)
    return ['code is 20000, but success is false; the element reads it as a refusal']
  const faults = checks
    .data(name)(data ?? undefined)
    .map((fault) => `data: ${fault}`)
  // The element's own reader has the last word.
  return faults.length > 0 || answer.ok ? faults : unreadByElement(answer.error)
}

/** What is wrong with an answer that must be a refusal. */
export function judgeRefusal(name: EndpointName, reading: Reading, why: string): string[] {
  if ('fault' in reading) return [unreadable(name, reading)]
  const { status, envelope } = reading
  if (status === 401) return []
  const { code, message } = envelope
  const answer = asElement(name, reading)
  if (answer.ok) return [`${why} was accepted: code is ${code}`]
  if (answer.error.kind === 'malformed') return unreadByElement(answer.error)
  return message
    ? []
    : [`the refusal (code ${code}) has no message, so the person reads only "Error"`]
}

/** What is wrong with the answer to a token that does not exist. */
export function judgeUnknownToken(name: EndpointName, reading: Reading): string[] {
  const why = 'a token that does not exist'
  const faults = judgeRefusal(name, reading, why)
  if (faults.length > 0 || 'fault' in reading || reading.status === 401) return faults
  const { code, message } = reading.envelope
  const { outcome } = codeRules[code] ?? otherCode
  if (outcome === 'auth' || outcome === 'forbidden') return []
  return [
    `${why} gets code ${code} ("${message}"); without 50008, 50012, 50014 or HTTP 401 the element does not ask the person to sign in`,
  ]
}
