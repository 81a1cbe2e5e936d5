import type { MiddlewareHandler } from 'hono'
import type { EndpointName } from '../../shared/api/endpoints/all.ts'
import { success } from '../core/answer.ts'
import type { ApiContext, Env } from './env.ts'
import type { FaultRule } from './faults.ts'
import { magicFaultOf } from './magic.ts'
import type { Sandbox } from './sandbox.ts'

/** Thrown instead of cutting the connection if there is none: under MSW or in a test. */
export class ConnectionCut extends Error {
  override name = 'ConnectionCut'
}

const loginPage =
  '<!doctype html><html lang="en"><title>Sign in</title><h1>Sign in</h1><form></form></html>'

/** Ends the connection. If `begun` is sent first, no browser repeats the call on its own. */
function endConnection(c: ApiContext, begun: string): Response {
  const socket = c.env?.incoming?.socket
  if (!socket) throw new ConnectionCut('The connection was cut')
  if (begun) socket.end(begun)
  else socket.destroy()
  return c.body(null)
}

const beginning =
  'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nAccess-Control-Allow-Origin: *\r\n' +
  'Content-Length: 1000\r\nConnection: close\r\n\r\n{"code":20000,"succ'

/**
 * The response of a fault, or `undefined` if the real one is sent.
 *
 * @param real the real response, if the work has been done
 */
async function applyFault(
  c: ApiContext,
  fault: FaultRule,
  real?: Response,
): Promise<Response | undefined> {
  const status = (fault.status ?? 200) as 200
  switch (fault.kind) {
    case 'delay':
      return undefined
    case 'cut':
      return endConnection(c, beginning)
    case 'reset':
      return endConnection(c, '')
    case 'http500':
      return c.text('Internal Server Error', (fault.status ?? 500) as 500)
    case 'html':
      return c.html(loginPage, status)
    case 'truncated': {
      const whole = real ? await real.text() : JSON.stringify(success({ item: {}, list: [] }))
      return c.body(whole.slice(0, Math.ceil(whole.length * 0.7)), status, {
        'content-type': 'application/json',
      })
    }
    case 'code': {
      const { code = 28000, message = 'Refused for a test' } = fault
      return c.json({ code, success: code === 20000, message, msg: message }, status)
    }
    case 'envelope':
      return c.json((fault.body ?? { hello: 'world' }) as object, status)
  }
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Applies an active fault to the call, before or after its work is done. */
export const withFaults =
  (
    { faults }: Pick<Sandbox, 'faults'>,
    name: EndpointName,
    { hasMagicAmounts = true } = {},
  ): MiddlewareHandler<Env> =>
  async (c, next) => {
    const token = c.req.header('token') ?? c.req.header('otp-token')
    const scope = { token, mailbox: c.get('mailbox') }
    const fault = faults.matchFault(name, scope) ?? (await magicFaultOf(c, name, hasMagicAmounts))
    if (!fault) return next()

    c.set('fault', fault.kind)
    if (fault.when === 'after') await next()
    if (fault.ms) await wait(fault.ms)
    const replaced = await applyFault(c, fault, fault.when === 'after' ? c.res : undefined)
    if (!replaced) return fault.when === 'after' ? undefined : next()
    c.res = undefined
    c.res = replaced
  }
