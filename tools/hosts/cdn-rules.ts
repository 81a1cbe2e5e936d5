import type { HeaderRule } from '../../site/server/host-rules.ts'
import { newestFolder } from '../embed/release.ts'

/**
 * The headers of `dist/cdn`: pages of any origin load its files, and those of a release never change.
 *
 * @param at where a host has the folder; empty for the root
 */
export const cdnRules = (version: string, at = ''): readonly HeaderRule[] => [
  {
    paths: [`${at}/*`],
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Timing-Allow-Origin': '*',
      'X-Content-Type-Options': 'nosniff',
    },
  },
  {
    paths: [`${at}/${version}/*`],
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  {
    paths: [`${at}/${newestFolder}/*`],
    headers: { 'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400' },
  },
]
