import * as v from 'valibot'
import { endpoints } from '../../shared/api/endpoints/all.ts'
import { mailboxOf } from '../messages/contact.ts'
import { address } from '../messages/contact-inputs.ts'

const callNames = ['*', ...Object.keys(endpoints)]

/** Kinds of faults that can be injected into a call. */
export const faultKinds = {
  delay: 'answers late, by `ms`',
  cut: 'the answer breaks off midway and the connection ends',
  reset: 'the connection ends without a byte; browsers may repeat such a call by themselves',
  http500: 'HTTP 500 (or `status`) without a usable body',
  html: 'HTTP 200 with an HTML login page',
  truncated: 'JSON that ends too early',
  code: 'an envelope with `code` and `message`',
  envelope: 'HTTP 200 (or `status`) with `body`, any JSON',
} as const

type FaultKind = keyof typeof faultKinds

export const faultInput = v.strictObject({
  /** Name of an endpoint, or `*` for every call. */
  call: v.optional(v.picklist(callNames), '*'),
  kind: v.picklist(Object.keys(faultKinds) as FaultKind[]),
  /** `after`: the work is done, but its answer is lost. */
  when: v.optional(v.picklist(['before', 'after']), 'before'),
  times: v.optional(
    v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), v.literal('forever')]),
    1,
  ),
  /** Only calls with this token; without it, calls with any token. */
  token: v.optional(v.string()),
  /** Only calls about this address or mobile number: codes, the tokens of codes, sign-ins. */
  email: v.optional(address),
  /** Wait before anything else, in milliseconds. Any kind may have it. */
  ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000))),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  code: v.optional(v.pipe(v.number(), v.integer())),
  message: v.optional(v.string()),
  body: v.optional(v.unknown()),
})

export type Fault = v.InferOutput<typeof faultInput> & { readonly id: number }

/** What a fault does, without its scope and count. */
export type FaultRule = Pick<Fault, 'kind' | 'ms' | 'status' | 'code' | 'message' | 'body'> & {
  readonly when?: Fault['when']
}

/** Which calls a fault may hit: by token, and by the mailbox that a call is about. */
interface Scope {
  readonly token: string | undefined
  readonly mailbox: string | undefined
}

const isFor = (fault: Fault, { token, mailbox }: Scope): boolean =>
  (fault.token === undefined || fault.token === token) &&
  (fault.email === undefined || mailboxOf(fault.email) === mailbox)

export interface Faults {
  add(fault: v.InferOutput<typeof faultInput>): Fault
  /** Finds the fault that hits this call and uses up one of its times. */
  matchFault(call: string, scope: Scope): Fault | undefined
  list(): readonly Fault[]
  /** Removes one by its id, those of a token or an address, or all. */
  remove(which?: {
    readonly id?: number | undefined
    readonly token?: string | undefined
    readonly email?: string | undefined
  }): void
}

/** Active faults, in memory, the oldest first. */
export function createFaults(): Faults {
  let active: Fault[] = []
  let nextId = 1
  return {
    add(fault) {
      const added = { ...fault, id: nextId++ }
      active = [...active, added]
      return added
    },
    matchFault(call, scope) {
      const hit = active.find(
        (fault) => (fault.call === '*' || fault.call === call) && isFor(fault, scope),
      )
      if (hit && hit.times !== 'forever') {
        const left = hit.times - 1
        active = active.flatMap((fault) =>
          fault !== hit ? [fault] : left > 0 ? [{ ...hit, times: left }] : [],
        )
      }
      return hit
    },
    list: () => active,
    remove({ id, token, email } = {}) {
      const mailbox = email && mailboxOf(email)
      active = active.filter(
        (fault) =>
          (id !== undefined && fault.id !== id) ||
          (token !== undefined && fault.token !== token) ||
          (mailbox && (!fault.email || mailboxOf(fault.email) !== mailbox)),
      )
    },
  }
}
