/** The files that a host reads, by name. */
export type HostFiles = Readonly<Record<string, string>>

/** Where a host may have `dist/cdn`, beside the site. */
export const cdnFolder = '/cdn'

/** A header that hosts of static files send by default, and web servers do not. */
export const noCacheHeader = { 'Cache-Control': 'no-cache' } as const
