import type { HostRules } from '../../site/server/host-rules.ts'
import { headersFile } from './headers-file.ts'
import type { HostFiles } from './host.ts'

/** Netlify looks for a file first, then at its rules, and shows `404.html` by default. */
export const netlify = ({ headers, shared, notFound }: HostRules): HostFiles => ({
  _headers: headersFile(headers),
  _redirects: [
    ...shared.map((path) => `${path}/* ${path}.html 200\n`),
    ...notFound
      .filter(({ under }) => under !== '')
      .map(({ under, document }) => `${under}/* /${document} 404\n`),
  ].join(''),
})
