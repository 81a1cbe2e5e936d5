import type { Handler } from 'hono'
import type { EndpointName } from '../../shared/api/endpoints/all.ts'
import { judgeSuccess, readEnvelope } from '../conformance/judge.ts'
import type { Checks } from '../openapi/validate.ts'
import type { Env } from '../routes/env.ts'

/** Headers of one connection, and those that would be wrong for the decoded body. */
const ofConnection = [
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
]

/** The CORS headers of the upstream server do not apply to the proxy, which sends its own. */
const ofCors = /^access-control-/

const passedOn = (headers: Headers): [string, string][] =>
  [...headers].filter(([name]) => !ofConnection.includes(name))

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

/** Forwards a call to `upstream` and compares the answer with the contract. */
export const forward =
  (
    name: EndpointName,
    upstream: string,
    checks: Checks,
    report: (differences: readonly string[]) => void,
  ): Handler<Env> =>
  async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const body = c.req.method === 'GET' ? undefined : await c.req.arrayBuffer()
    let response: Response
    try {
      response = await fetch(upstream + pathname + search, {
        method: c.req.method,
        headers: passedOn(c.req.raw.headers),
        redirect: 'manual',
        ...(body && { body }),
      })
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } }
      const message = `The server behind the proxy did not answer (${cause?.code ?? 'no connection'})`
      report([message])
      c.set('differences', [message])
      return c.json({ success: false, message }, 502)
    }
    const answer = {
      status: response.status,
      headers: response.headers,
      body: await response.text(),
    }
    const differences = differencesOf(name, answer, checks)
    if (differences.length > 0) {
      c.set('differences', differences)
      report(differences)
    }
    const headers = passedOn(response.headers).filter(([header]) => !ofCors.test(header))
    return new Response(answer.body, { status: answer.status, headers })
  }
