import type { Handler } from 'hono'
import type { ApiContext, Env } from '../../sandbox/calls/env.ts'
import type { EndpointName } from '../../shared/api/endpoints/all.ts'
import { uploadTimeoutMs } from '../../shared/limits.ts'
import { judgeSuccess, readEnvelope } from '../conformance/judge.ts'
import { printable } from '../conformance/printable.ts'
import type { Checks } from '../openapi/validate.ts'
import { fetchWhole, NoAnswer } from './fetch-whole.ts'
import { answerHeaders, pathOf, requestHeaders } from './passed-on.ts'

/** How an answer differs from the contract; empty for a well-formed refusal. */
function differencesOf(
  name: EndpointName,
  reply: { readonly status: number; readonly headers: Headers; readonly body: string },
  checks: Checks,
): string[] {
  const reading = readEnvelope({ ...reply, ms: 0 })
  if ('fault' in reading) return [reading.fault]
  const isRefusal = reading.envelope.code !== 20000 || reading.envelope.success === false
  if (!isRefusal) return judgeSuccess(name, reading, checks)
  if (reading.status === 401) return []
  return checks.schema('Refusal')(JSON.parse(reply.body))
}

export interface Upstream {
  /** Without a slash at the end. */
  readonly url: string
  /** Longest wait for a whole answer, in milliseconds; later than any element gives up. */
  readonly timeoutMs?: number
  /** Longest answer. */
  readonly maxBytes?: number
}

const defaultLimits = { timeoutMs: uploadTimeoutMs, maxBytes: 8 * 1024 ** 2 }

/** Statuses of an answer that cannot have a body. */
const isEmpty = (status: number) => status === 204 || status === 205

/**
 * Forwards a call to `upstream` and compares the answer with the contract.
 *
 * @param template path of the call, with a `{name}` for each value
 */
export const forward =
  (
    name: EndpointName,
    template: string,
    { url, ...limits }: Upstream,
    checks: Checks,
    report: (differences: readonly string[]) => void,
  ): Handler<Env> =>
  async (c) => {
    const differ = (differences: readonly string[]) => {
      if (differences.length === 0) return
      const said = differences.map(printable)
      c.set('differences', said)
      report(said)
    }
    const refuse = (c: ApiContext, message: string, status: 400 | 502 | 504) => {
      differ([message])
      return c.json({ success: false, message: printable(message) }, status)
    }

    const path = pathOf(template, c.req.param())
    if (path === undefined) return refuse(c, 'A value of the path would lead to another path', 400)
    const body = c.req.method === 'GET' ? undefined : await c.req.arrayBuffer()
    try {
      const answer = await fetchWhole(
        url + path + new URL(c.req.url).search,
        {
          method: c.req.method,
          headers: requestHeaders(c.req.raw.headers),
          ...(body && { body }),
        },
        { ...defaultLimits, ...limits },
      )
      const { status } = answer
      const differences = differencesOf(name, answer, checks)
      if (status >= 300 && status < 400) {
        return refuse(c, differences[0] ?? `HTTP ${status}: a call must not redirect`, 502)
      }
      // Statuses that HTTP does not have cannot be sent on.
      if (status > 599) {
        return refuse(c, `The server behind the proxy answers with status ${status}`, 502)
      }
      differ(differences)
      const init = { status, headers: answerHeaders(answer.headers) }
      return new Response(isEmpty(status) ? null : answer.body, init)
    } catch (error) {
      if (error instanceof NoAnswer) return refuse(c, error.message, error.status)
      throw error
    }
  }
