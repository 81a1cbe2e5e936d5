/**
 * The headers of a call that go to the server behind the proxy. Anything else stays here: the
 * browser adds cookies of every program on this machine, the control token, and addresses of pages.
 */
const ofRequest = [
  'accept',
  'accept-language',
  'bot-token',
  'content-type',
  'idempotency-key',
  'otp-token',
  'token',
]

/** The headers of an answer that come back. Others would act on the origin of the proxy. */
const ofAnswer = ['content-language', 'content-type', 'retry-after']

const only = (headers: Headers, names: readonly string[]): [string, string][] =>
  [...headers].filter(([name]) => names.includes(name))

export const requestHeaders = (headers: Headers) => only(headers, ofRequest)

/** What an answer has besides: a page that a server sends must not run on the origin of the proxy. */
const guards: [string, string][] = [
  ['cache-control', 'no-store'],
  ['content-security-policy', "default-src 'none'; sandbox"],
  ['x-content-type-options', 'nosniff'],
]

export const answerHeaders = (headers: Headers) => [...only(headers, ofAnswer), ...guards]

/** Whether a value of a path could lead to another path, also after it is decoded again. */
function leadsElsewhere(value: string): boolean {
  if (/[/\\\p{Cc}]/u.test(value) || /^\.{1,2}$/.test(value)) return true
  if (!/%[\da-f]{2}/i.test(value)) return false
  try {
    return leadsElsewhere(decodeURIComponent(value))
  } catch {
    return true
  }
}

/**
 * The path of a call on the server behind the proxy, written anew from its decoded values;
 * `undefined` if one of them could lead to another path.
 *
 * @param template with a `{name}` for each value
 */
export function pathOf(
  template: string,
  values: Readonly<Record<string, string>>,
): string | undefined {
  if (Object.values(values).some(leadsElsewhere)) return undefined
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
  return `/${path.replace(/^\/+/, '')}`
}
