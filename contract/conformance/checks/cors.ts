import type { Endpoint } from '../../../shared/api/endpoint.ts'
import { type EndpointName, endpoints } from '../../../shared/api/endpoints/all.ts'
import { calls, changesOf } from '../../calls.ts'
import { type Context, type Finding, LeftOut } from '../context.ts'
import { isOptional } from '../judge.ts'
import { unknownToken } from '../samples.ts'
import { preflight, type Reply, send } from '../send.ts'
import type { Row } from '../settings.ts'

const keyHeader = 'idempotency-key'

/** Checks whether a page of another origin may make the calls and read the answers. */
export async function* checkCors({ settings, names, check }: Context): AsyncGenerator<Row> {
  for (const name of names) {
    yield await check(name, 'CORS', async (finding) => {
      const { origin } = settings
      if (!origin) throw new LeftOut('--same-origin: page and server have the same origin')
      const { needed, wished } = headersOf(name)
      if (needed.length + wished.length === 0)
        throw new LeftOut('browsers send no preflight for it')
      const reply = await preflight(settings, name, origin, [...needed, ...wished])
      finding.ms = reply.ms
      if ('problem' in reply) {
        finding.faults.push(`preflight: ${reply.problem}`)
        return
      }
      if (reply.status === 404 && isOptional(name, settings.callers)) throw new LeftOut('optional')
      const allowed = reply.headers.get('access-control-allow-origin')
      if (allowed !== '*' && allowed !== origin) {
        finding.faults.push(
          `preflight (HTTP ${reply.status}): Access-Control-Allow-Origin is ${allowed ?? 'missing'}; a page of ${origin} cannot make the call`,
        )
        return
      }
      if (reply.status < 200 || reply.status > 299) {
        finding.faults.push(`preflight: HTTP ${reply.status}; browsers accept only 200 to 299`)
      }
      judgeHeaders(finding, name, reply)
      if (endpoints[name].method !== 'GET' || changesOf(name) !== 'nothing') return
      const answer = await send(settings, name, {
        token: unknownToken(),
        ...calls[name].sample,
      })
      if ('problem' in answer) return
      const own = answer.headers.get('access-control-allow-origin')
      if (own !== '*' && own !== origin) {
        finding.faults.push(
          `the answer itself: Access-Control-Allow-Origin is ${own ?? 'missing'}; the browser hides the answer from the page`,
        )
      }
    })
  }
}

/** The reads that carry a key, to find out whether the server allows it. */
const keyProbes: ReadonlySet<string> = new Set(
  (Object.values(endpoints) as Endpoint[]).flatMap(({ keyProbe }) => keyProbe?.name ?? []),
)

/** The headers that a call requires, and those that it should be allowed. */
function headersOf(name: EndpointName) {
  const { auth } = endpoints[name]
  const { body, hasKey, hasBotToken } = calls[name]
  return {
    needed: [
      ...(auth === 'none' ? [] : [auth]),
      ...(body ? ['content-type'] : []),
      ...(hasKey || keyProbes.has(name) ? [keyHeader] : []),
    ],
    wished: hasBotToken ? ['bot-token'] : [],
  }
}

/** Finds the headers that a preflight does not allow. */
function judgeHeaders(finding: Finding, name: EndpointName, { headers }: Reply) {
  const listed = (headers.get('access-control-allow-headers') ?? '').toLowerCase()
  const allowed = listed.split(',').map((header) => header.trim())
  const isRefused = (header: string) => !allowed.includes(header) && !allowed.includes('*')
  const { needed, wished } = headersOf(name)
  for (const header of needed.filter(isRefused)) {
    finding.faults.push(
      header === keyHeader
        ? `Access-Control-Allow-Headers does not have ${header}: the element sends nothing that must not happen twice`
        : `Access-Control-Allow-Headers does not have ${header}: the browser refuses the call`,
    )
  }
  for (const header of wished.filter(isRefused)) {
    finding.notes.push(
      `Access-Control-Allow-Headers does not have ${header}: a bot check would have no effect`,
    )
  }
}
