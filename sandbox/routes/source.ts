import type { ApiContext } from './env.ts'

/** Where a call comes from. No header is believed: whoever calls writes those himself. */
export const sourceOf = (c: ApiContext): string =>
  c.env?.incoming?.socket.remoteAddress ?? 'unknown'
