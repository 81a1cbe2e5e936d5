import type { ApiContext } from './env.ts'

/** The network address of a caller. Headers are not trusted: the caller writes them. */
export const sourceOf = (c: ApiContext): string =>
  c.env?.incoming?.socket.remoteAddress ?? 'unknown'
