import { createFetch } from 'ofetch'
import { plainJson } from './plain-json.ts'
import { isRedirect, redirect, type Transport } from './request.ts'

/** Sends a request by `fetch`, with its body as JSON if it has one. */
export const sendJson =
  (
    body: Readonly<Record<string, unknown>> | undefined,
    fetch: typeof globalThis.fetch,
  ): Transport =>
  async ({ method, url, headers }, { signal }) => {
    const response = await createFetch({ fetch }).raw<string, 'text'>(url, {
      method,
      headers,
      ...(body && { body: plainJson(body) }),
      signal,
      // The cache may hold an old balance, another person's, or a captive portal's redirect.
      cache: 'no-store',
      redirect,
      responseType: 'text',
      ignoreResponseError: true,
      retry: 0,
    })
    return {
      status: response.status,
      body: response._data ?? '',
      isRedirect: isRedirect(response),
    }
  }
