import { addressOf, apiOf, type Call } from './api.ts'
import type { Context } from './context.ts'
import { type Finding, fine, missing, note } from './finding.ts'
import { type FoundElement, isSecure, request } from './page.ts'

/** Checks that the server of each element answers this page. Nothing is sent but questions. */
export async function checkServer(context: Context, calls: readonly Call[]): Promise<Finding[]> {
  const found = await Promise.all(
    context.elements.map((element) => checkServerOf(element, context, calls)),
  )
  return [...new Map(found.flat().map((each) => [each.text, each])).values()]
}

async function checkServerOf(
  element: FoundElement,
  { page }: Context,
  calls: readonly Call[],
): Promise<Finding[]> {
  const server = apiOf(element, page)
  if (!server) {
    return [
      note(
        'server',
        `The server of <${element.tag}> was not asked`,
        '--page says at which address this file will be; --api, where the calls go.',
      ),
    ]
  }
  if (page.address && isSecure(page.address) && !isSecure(server)) {
    return [
      missing(
        'server',
        `api-base ${server.origin} is not served by https`,
        'Browsers make no call by http from a page by https.',
      ),
    ]
  }
  const own = calls.filter(({ requiredBy }) => requiredBy.includes(element.tag))
  if (page.address?.origin === server.origin) return checkOwn(element, server, own)
  if (!page.address) {
    return [
      note(
        'server',
        `Whether ${server.origin} answers this page was not asked`,
        '--page says at which address this file will be.',
      ),
    ]
  }
  const { origin } = page.address
  const refused = await Promise.all(
    own
      .filter(({ headers }) => headers.length > 0)
      .map(async (call) => ({
        call,
        why: await whyRefused(call, addressOf(call, element, server), origin),
      })),
  )
  const groups = new Map<string, string[]>()
  for (const { call, why } of refused) {
    if (why) groups.set(why, [...(groups.get(why) ?? []), call.name])
  }
  if (groups.size === 0) {
    return [fine('server', `${server.origin} lets ${origin} make the calls of <${element.tag}>`)]
  }
  return [...groups].map(([why, names]) =>
    missing(
      'server',
      `${why}: ${names.join(', ')} of <${element.tag}> at ${server.origin}`,
      why.startsWith(noAnswer)
        ? 'Is api-base right, and the server there?'
        : 'docs/server.md, "Rules for every call", has the headers of the answers to OPTIONS.',
    ),
  )
}

const noAnswer = 'No answer'

/** Why a browser would not make a call of a page of another origin; undefined if it would. */
async function whyRefused(call: Call, address: URL, origin: string): Promise<string | undefined> {
  const init = {
    method: 'OPTIONS',
    redirect: 'manual' as const,
    headers: {
      origin,
      'access-control-request-method': call.method,
      'access-control-request-headers': [...call.headers].sort().join(','),
    },
  }
  const answer = await request(address, init)
  if ('problem' in answer) return `${noAnswer} (${answer.problem})`
  const { status, headers } = answer.response
  if (status < 200 || status > 299) return `OPTIONS is answered with HTTP ${status}`
  const allowed = headers.get('access-control-allow-origin')
  if (allowed !== '*' && allowed !== origin) {
    return `Access-Control-Allow-Origin is ${allowed ?? 'missing'}`
  }
  const listed = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/)
  const absent = call.headers.filter((name) => !listed.includes(name) && !listed.includes('*'))
  return absent.length > 0
    ? `Access-Control-Allow-Headers does not have ${absent.join(', ')}`
    : undefined
}

/** Asks a server of the page's own origin for one thing without a token: it must not be a page. */
async function checkOwn(
  element: FoundElement,
  server: URL,
  calls: readonly Call[],
): Promise<Finding[]> {
  const call = calls.find(({ method }) => method === 'GET')
  if (!call) return [fine('server', `The calls of <${element.tag}> stay on the page's origin`)]
  const address = addressOf(call, element, server)
  const answer = await request(address, { redirect: 'manual' })
  const remedy = 'Set api-base to the origin of your server, or api-paths to its paths.'
  if ('problem' in answer) {
    return [
      missing(
        'server',
        `${call.name} at ${address.href} does not answer: ${answer.problem}`,
        remedy,
      ),
    ]
  }
  const { status, headers } = answer.response
  const type = headers.get('content-type') ?? ''
  if (status === 404 || status === 405 || /html/i.test(type)) {
    const what = /html/i.test(type) ? 'a page' : `HTTP ${status}`
    return [
      missing(
        'server',
        `${call.name} of <${element.tag}> at ${address.href} is answered with ${what}`,
        remedy,
      ),
    ]
  }
  return [fine('server', `${server.origin} knows the calls of <${element.tag}>`)]
}
