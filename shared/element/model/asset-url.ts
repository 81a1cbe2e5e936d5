import type { SessionCalls } from '../calls/session.ts'

/** The URL of an image that the server names; a relative one is resolved against the server's. */
export function assetUrl({ settings }: Pick<SessionCalls, 'settings'>, path: string): string {
  const { baseUrl } = settings()
  return baseUrl && path && URL.canParse?.(path, baseUrl) ? new URL(path, baseUrl).href : path
}
