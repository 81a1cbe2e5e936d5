import type { Endpoint } from '../../api/endpoint.ts'
import type { ApiError } from '../../api/errors.ts'
import { buildRequest, type ClientSettings } from '../../api/request.ts'
import { requestTimeoutMs } from '../../limits.ts'

/**
 * Sends a request that CORS cannot block to the origin of a URL: only the page's own policy or the
 * network can stop it.
 */
async function probe(url: URL): Promise<'reached' | 'policy' | 'lost'> {
  let isBlocked = false
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI.startsWith(url.origin)) isBlocked = true
  }
  document.addEventListener('securitypolicyviolation', onViolation)
  try {
    await fetch(`${url.origin}/`, { mode: 'no-cors', method: 'HEAD', credentials: 'omit' })
    return 'reached'
  } catch {
    // The event is dispatched in a later task.
    await new Promise((resolve) => setTimeout(resolve))
    return isBlocked ? 'policy' : 'lost'
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation)
  }
}

/** Why no answer came. */
async function reasonOfLoss(url: URL, headers: readonly string[]): Promise<string> {
  if (!navigator.onLine) return 'the browser is offline.'
  if (location.protocol === 'https:' && url.protocol === 'http:')
    return 'an https page cannot call http. Give the server a certificate, and begin api-base with https://.'
  switch (await probe(url)) {
    case 'policy':
      return `the page's Content Security Policy blocks it. Add ${url.origin} to connect-src.`
    case 'lost':
      return `${url.origin} cannot be reached: the server is down, its name is wrong, or its certificate is not valid.`
    case 'reached':
      return url.origin === location.origin
        ? 'the connection was cut.'
        : `the server answers, but does not allow this page (CORS). It must answer OPTIONS and the call with Access-Control-Allow-Origin: ${location.origin}, and OPTIONS also with Access-Control-Allow-Headers: ${headers.join(', ')}.`
  }
}

async function reasonOf(
  { name, auth, method }: Endpoint,
  { kind, status }: ApiError,
  url: URL,
): Promise<string | undefined> {
  const path = `Check the path: set api-base, or "${name}" in api-paths.`
  switch (kind) {
    case 'network': {
      const headers = ['accept-language', ...(auth === 'none' ? [] : [auth])]
      if (method === 'POST') headers.push('content-type', 'idempotency-key', 'bot-token')
      return reasonOfLoss(url, headers)
    }
    case 'timeout':
      return `no complete answer came within ${requestTimeoutMs / 1000} s.`
    case 'protocol':
      return 'the URL is not http or https. Is the scheme of api-base missing?'
    case 'malformed':
      return `the answer is not the JSON of the contract; a web server that does not know the path often answers with an HTML page. ${path}`
    case 'redirect':
      return `the server redirects it, and the element does not follow: the token would go along. Set api-base, or "${name}" in api-paths, to the address that answers: the scheme, the name of the server, and a slash at the end count.`
    case 'server':
    case 'status':
      return `the server answered ${status ?? 'with an error'} without the JSON of the contract. ${path}`
    default:
      return undefined
  }
}

/** Says in the console why a call failed, also if the browser hides the reason from scripts. */
export async function explainFailure(
  endpoint: Endpoint,
  settings: ClientSettings,
  error: ApiError,
): Promise<void> {
  const request = buildRequest(endpoint, { ...settings, token: settings.token || 'none' })
  const address = request.ok ? request.value.url : settings.baseUrl
  const reason = await reasonOf(endpoint, error, new URL(address, location.href))
  if (reason) console.warn(`tw: ${endpoint.method} ${address} failed: ${reason}`)
}
