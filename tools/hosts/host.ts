/** What a host reads, by file name. */
export type HostFiles = Readonly<Record<string, string>>

/** Where a host may have `dist/cdn`, beside the site. */
export const cdnFolder = '/cdn'

/** What the hosts of static files send by themselves, and a web server does not. */
export const uncached = { 'Cache-Control': 'no-cache' } as const
