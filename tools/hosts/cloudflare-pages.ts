import type { HostRules } from '../../site/server/host-rules.ts'
import { exactRedirects } from './exact-redirects.ts'
import { replacingHeadersFile } from './headers-file.ts'
import type { HostFiles } from './host.ts'

/**
 * Cloudflare Pages applies its rules before it looks for a file, so a rule must never match the
 * path of a file. It redirects `x.html` to `/x`, and shows the nearest `404.html` by default.
 */
export const cloudflarePages = (rules: HostRules): HostFiles => ({
  _headers: replacingHeadersFile(rules.headers),
  _redirects: [
    ...rules.shared.map((path) => `${path}/* ${path} 200\n`),
    ...exactRedirects(rules),
  ].join(''),
})
