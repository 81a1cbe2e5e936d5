import { plainJson } from './plain-json.ts'
import { isRedirect, redirect, type Transport } from './request.ts'

const json = { 'content-type': 'application/json', accept: 'application/json' }

/** Sends a request by `fetch`, with its body as JSON if it has one. */
export const sendJson =
  (
    body: Readonly<Record<string, unknown>> | undefined,
    fetch: typeof globalThis.fetch,
  ): Transport =>
  async ({ method, url, headers }, { signal }) => {
    const response = await fetch(url, {
      method,
      headers: body ? { ...json, ...headers } : headers,
      ...(body && { body: plainJson(body) }),
      signal,
      // The cache may hold an old balance, another person's, or a captive portal's redirect.
      cache: 'no-store',
      redirect,
    })
    return {
      status: response.status,
      body: await response.text(),
      isRedirect: isRedirect(response),
    }
  }
