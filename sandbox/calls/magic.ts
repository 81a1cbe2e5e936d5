import type { MiddlewareHandler } from 'hono'
import { type EndpointName, endpoints } from '../../shared/api/endpoints/all.ts'
import type { ApiContext, Env } from './env.ts'
import type { FaultRule } from './faults.ts'

/** A fault that a caller chooses by its token or by an amount. */
interface MagicFault {
  readonly fault: FaultRule
  readonly meaning: string
}

/** Names of faults, as they follow a token: `sandbox-demo~cut`. */
export const magicFaults: Readonly<Record<string, MagicFault>> = {
  slow: { fault: { kind: 'delay', ms: 3_000 }, meaning: 'The answer comes after 3 seconds.' },
  timeout: {
    fault: { kind: 'delay', ms: 12_000 },
    meaning: 'The answer comes after 12 seconds, too late for an element.',
  },
  cut: {
    fault: { kind: 'cut' },
    meaning: 'The call is not carried out, and the connection is cut.',
  },
  'cut-after': {
    fault: { kind: 'cut', when: 'after' },
    meaning: 'The call is carried out, and its answer is lost.',
  },
  http500: { fault: { kind: 'http500' }, meaning: 'The answer is HTTP 500 without a usable body.' },
  html: { fault: { kind: 'html' }, meaning: 'The answer is an HTML sign-in page.' },
  truncated: { fault: { kind: 'truncated' }, meaning: 'The answer is JSON that ends too early.' },
  refused: {
    fault: { kind: 'code', code: 28000, message: 'Refused for a test' },
    meaning: 'The answer is a refusal with code 28000 and a message.',
  },
  unsettled: {
    fault: {
      kind: 'envelope',
      when: 'after',
      body: { code: 28019, message: 'Being processed', msg: 'Being processed' },
    },
    meaning:
      'The call is carried out, and the answer has code 28019 without `success`: outcome unknown.',
  },
  expired: {
    fault: { kind: 'code', code: 50014, message: 'Your session has expired.' },
    meaning: 'The answer has code 50014: the person must sign in again.',
  },
  forbidden: {
    fault: { kind: 'code', code: 28006, message: 'This account is closed.' },
    meaning: 'The answer has code 28006: the token has no access.',
  },
}

/** Amounts of a transfer, in USD or USDT, that choose a fault. */
export const magicAmounts: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'slow',
    'timeout',
    'cut',
    'cut-after',
    'http500',
    'html',
    'truncated',
    'refused',
    'unsettled',
  ].map((name, at) => [`404.${String(at + 1).padStart(2, '0')}`, name]),
)

const suffix = /^(.+?)~(?:(\w+)\.)?([\w-]+)$/

/** The token without its suffix, and the fault that the suffix chooses. */
function readMagicToken(
  text: string,
):
  | { readonly token: string; readonly call: string | undefined; readonly name: string }
  | undefined {
  const [, token, call, name] = suffix.exec(text) ?? []
  if (!token || !name || !Object.hasOwn(magicFaults, name)) return undefined
  if (call !== undefined && !Object.hasOwn(endpoints, call)) return undefined
  return { token, call, name }
}

/** Takes the suffix off a token, so that the call is made with the token itself. */
export const magicToken: MiddlewareHandler<Env> = async (c, next) => {
  for (const header of ['token', 'otp-token']) {
    const read = readMagicToken(c.req.header(header) ?? '')
    if (!read) continue
    c.req.raw.headers.set(header, read.token)
    c.set('magic', read)
  }
  await next()
}

const movesMoney: readonly EndpointName[] = ['transfer', 'transferToFriend']

/** The fault that a call chooses by its token or, if it moves money, by its amount. */
export async function magicFaultOf(
  c: ApiContext,
  call: EndpointName,
  hasAmounts: boolean,
): Promise<FaultRule | undefined> {
  const chosen = c.get('magic')
  if (chosen && (chosen.call === undefined || chosen.call === call)) {
    return magicFaults[chosen.name]?.fault
  }
  if (!hasAmounts || !movesMoney.includes(call)) return undefined
  const body: unknown = await c.req.json().catch(() => undefined)
  const amount: unknown = Reflect.get(Object(body), 'amount')
  const text = typeof amount === 'number' ? String(amount) : amount
  if (typeof text !== 'string' || !Object.hasOwn(magicAmounts, text)) return undefined
  return magicFaults[magicAmounts[text] ?? '']?.fault
}
