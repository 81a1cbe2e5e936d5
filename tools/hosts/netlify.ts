import type { HostRules } from '../../site/server/host-rules.ts'
import { exactRedirects } from './exact-redirects.ts'
import { headersFile } from './headers-file.ts'
import type { HostFiles } from './host.ts'

/** Netlify looks for a file first, then at its rules, and shows `404.html` by default. */
export const netlify = (rules: HostRules): HostFiles => ({
  _headers: headersFile(rules.headers),
  _redirects: [
    ...rules.shared.map((path) => `${path}/* ${path}.html 200\n`),
    ...exactRedirects(rules),
    ...rules.notFound
      .filter(({ under }) => under !== '')
      .map(({ under, document }) => `${under}/* /${document} 404\n`),
  ].join(''),
})
