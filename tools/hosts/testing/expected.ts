import type { HostName } from '../host-files.ts'
import type { Answer } from './answer.ts'

/** What every host must answer. */
interface Expected {
  readonly path: string
  readonly status: 200 | 404 | 'moved'
  /** The file that is shown, or the target of the redirect. */
  readonly to: string
  /** The value of each header; of the policy, its end. */
  readonly headers?: Readonly<Record<string, string>>
}

const page = {
  'content-security-policy': "require-trusted-types-for 'script'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}
const secret = {
  ...page,
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store, no-transform',
}
/** Browsers ask for a document each time, and nothing on the way changes it. */
const checked = { 'cache-control': 'public, max-age=0, must-revalidate, no-transform' }
const forever = { 'cache-control': 'public, max-age=31536000, immutable' }
const cdn = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
}

/** Files other than documents, for the requests below. */
export const assets = (version: string) => ({
  hashed: 'assets/page-Ab3_d9Xz.js',
  ornament: 'ornaments/seal.svg',
  release: `cdn/${version}/tw-transfer.js`,
  newest: 'cdn/v1/tw.js',
})

const shows = (path: string, to: string, headers: Expected['headers'] = page): Expected => ({
  path,
  status: 200,
  to,
  headers,
})
const lacks = (path: string, to: string): Expected => ({ path, status: 404, to, headers: page })
const moves = (path: string, to: string): Expected => ({ path, status: 'moved', to })

/** Spellings of an address that every host redirects. */
const usualSpellings: readonly Expected[] = [
  moves('/creditcard', '/creditCard'),
  moves('/CreditCard', '/creditCard'),
  moves('/zh/creditcard', '/zh/creditCard'),
  moves('/TRUSTS', '/trusts'),
  moves('/zh-TW/creditCard', '/zh/creditCard'),
  moves('/zh_hk/trusts', '/zh/trusts'),
  moves('/jp', '/ja'),
  moves('/ZH', '/zh'),
  moves('/kr/wallet/history', '/ko/wallet/history'),
  moves('/en', '/'),
  moves('/en-US/trusts', '/trusts'),
  moves('/Documents/Cookies', '/documents/cookies'),
  moves('/Contract/Secret-ABC', '/contract/Secret-ABC'),
  moves('/zh-TW/contract/Secret-ABC', '/zh/contract/Secret-ABC'),
]

/** Those that need patterns. */
const anySpellings: readonly Expected[] = [
  moves('/cReditCard', '/creditCard'),
  moves('/zh-Hant-TW/CREDITCARD', '/zh/creditCard'),
  moves('/trusts%20', '/trusts'),
  moves('/trusts%E2%80%8B', '/trusts'),
  moves('/zh/trusts.', '/zh/trusts'),
  moves('/trusts),', '/trusts'),
  moves('/trusts%E3%80%82', '/trusts'),
  moves('/JA.', '/ja'),
  moves('/%20', '/'),
  moves('/zh-TW/Contract/Secret-A%2BB%3D%3D.', '/zh/contract/Secret-A%2BB%3D%3D'),
]

/** Netlify shows a document at either address; the document names the canonical one. */
const canonical = (host: HostName, path: string, to: string): Expected =>
  host === 'netlify' && path.endsWith('/') ? shows(path, `${to.slice(1)}.html`) : moves(path, to)

/** Requests and what a host answers to them. */
export const expected = (host: HostName, version: string): readonly Expected[] => {
  const { hashed, ornament, release, newest } = assets(version)
  return [
    shows('/', 'index.html', { ...page, ...checked }),
    shows('/trusts', 'trusts.html', { ...page, ...checked }),
    shows('/zh', 'zh.html'),
    shows('/ko/trusts', 'ko/trusts.html'),
    shows('/wallet/history', 'wallet/history.html'),
    shows('/documents/cookies', 'documents/cookies.html'),
    shows('/contract/a-token', 'contract.html', secret),
    shows('/contract/header.payload.signature', 'contract.html', secret),
    shows('/contract/_token', 'contract.html', secret),
    shows('/ja/contract/a-token', 'ja/contract.html', secret),
    shows('/contract', 'contract.html', secret),
    shows(`/${hashed}`, hashed, forever),
    shows(`/${ornament}`, ornament, { 'cache-control': 'public, max-age=86400' }),
    shows(`/${release}`, release, { ...cdn, ...forever }),
    shows(`/${newest}`, newest, {
      ...cdn,
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
    }),
    canonical(host, '/trusts/', '/trusts'),
    canonical(host, '/zh/', '/zh'),
    ...(host === 'netlify' ? [] : [moves('/ko/trusts.html', '/ko/trusts')]),
    ...usualSpellings,
    ...(host === 'netlify' ? [] : anySpellings),
    lacks('/nowhere', '404.html'),
    lacks('/trusts/more', '404.html'),
    lacks('/documents/nothing', '404.html'),
    lacks('/zhongwen', '404.html'),
    lacks('/zh/nowhere', 'zh/404.html'),
    lacks('/ja/documents/nothing', 'ja/404.html'),
    lacks('/assets/none-Ab3_d9Xz.js', '404.html'),
  ]
}

/** Describes what is wrong with an answer. */
export function differences(
  answer: Answer,
  { path, status, to, headers = {} }: Expected,
): string[] {
  const isAsWanted =
    status === 'moved'
      ? [301, 308].includes(answer.status) && answer.location === to
      : answer.status === status && answer.file === to
  const { status: given, file, location } = answer
  return [
    ...(isAsWanted ? [] : [`${path}: ${given} ${location ?? file}, and not ${status} ${to}`]),
    ...Object.entries(headers)
      .map(([name, value]) => ({ name, value, given: answer.headers.get(name) ?? '' }))
      // A value that is sent twice, or joined to another, is no longer what the rule says.
      .filter(({ name, value, given }) =>
        name === 'content-security-policy'
          ? !given.endsWith(value) || given.split('default-src').length !== 2
          : given !== value,
      )
      .map(({ name, value, given }) => `${path}: ${name} is ${given}, and not ${value}`),
  ]
}
