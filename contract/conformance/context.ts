import type { EndpointName } from '../../shared/api/endpoints/all.ts'
import { endpoints } from '../../shared/api/endpoints/all.ts'
import { calls } from '../calls.ts'
import type { Checks } from '../openapi/validate.ts'
import { asksForConfirmation, judgeConfirmation } from './confirmation.ts'
import {
  type Envelope,
  isMissing,
  isOptional,
  judgeSuccess,
  type Reading,
  readEnvelope,
} from './judge.ts'
import { type Sent, send } from './send.ts'
import type { Row, Settings } from './settings.ts'

/** The findings about one aspect of a call. */
export interface Finding {
  readonly faults: string[]
  readonly notes: string[]
  /** How long the slowest answer took, in milliseconds. */
  ms: number
}

/** Thrown to leave an aspect out, with the reason. */
export class LeftOut extends Error {}

/** What every check uses. */
export interface Context {
  readonly settings: Settings
  /** Checks of answers against the schemas of the contract. */
  readonly schemaChecks: Checks
  /** The calls to check. */
  readonly names: readonly EndpointName[]
  /** Checks one aspect and returns its row. */
  check(call: EndpointName, aspect: string, work: (finding: Finding) => Promise<void>): Promise<Row>
  /** The login token; without one the aspect is left out. */
  needToken(): string
  /** The token of a contract's link; without one the aspect is left out. */
  needLink(): string
  /** Leaves the aspect out unless calls may change something. */
  needWrites(): void
  /** Makes a call and reads its envelope. A call that is optional and missing is left out. */
  make(finding: Finding, name: EndpointName, sent: Sent): Promise<Reading>
  /** Makes a call that must succeed, and records what is wrong. */
  succeed(finding: Finding, name: EndpointName, sent: Sent): Promise<Envelope | undefined>
}

/** The `item` of an answer's data; empty if there is none. */
export const itemOf = (envelope: Envelope | undefined): Readonly<Record<string, unknown>> =>
  Object(Object(envelope?.data).item)

export function createContext(settings: Settings, schemaChecks: Checks): Context {
  const names = (Object.keys(endpoints) as EndpointName[]).filter((name) =>
    calls[name].callers.some((caller) => settings.callers.includes(caller)),
  )

  const make: Context['make'] = async (finding, name, sent) => {
    const reply = await send(settings, name, sent)
    finding.ms = Math.max(finding.ms, reply.ms)
    const reading = readEnvelope(reply)
    if (isMissing(reading) && isOptional(name, settings.callers)) {
      throw new LeftOut('optional, and the server has no such call')
    }
    return reading
  }

  return {
    settings,
    schemaChecks,
    names,
    make,

    async check(call, aspect, work) {
      const finding: Finding = { faults: [], notes: [], ms: 0 }
      try {
        await work(finding)
      } catch (error) {
        if (!(error instanceof LeftOut)) throw error
        return { call, aspect, state: 'left out', faults: [error.message], notes: [] }
      }
      const { faults, notes, ms } = finding
      if (ms > settings.timeLimit / 2 && ms < settings.timeLimit) {
        notes.push(`took ${ms} ms of the ${settings.timeLimit} ms that a call has`)
      }
      const state = faults.length > 0 ? 'failed' : 'passed'
      return { call, aspect, state, faults, notes, ms }
    },

    needToken() {
      if (!settings.token) throw new LeftOut('needs --token')
      return settings.token
    },

    needLink() {
      if (!settings.contractToken) throw new LeftOut('needs --contract-token')
      return settings.contractToken
    },

    needWrites() {
      if (!settings.allowsWrites) {
        throw new LeftOut('changes something: needs --allow-writes')
      }
    },

    async succeed(finding, name, sent) {
      const reading = await make(finding, name, sent)
      if (
        calls[name].movesMoney &&
        'envelope' in reading &&
        asksForConfirmation(reading.envelope)
      ) {
        const wrong = await judgeConfirmation(reading.envelope, sent.body)
        if (wrong.length === 0) throw new LeftOut('the server asks the person to confirm the order')
        finding.faults.push(...wrong)
        return undefined
      }
      const faults = judgeSuccess(name, reading, schemaChecks)
      finding.faults.push(...faults)
      return faults.length === 0 && 'envelope' in reading ? reading.envelope : undefined
    },
  }
}
