/** The files that a host reads, by name. */
export type HostFiles = Readonly<Record<string, string>>

/** Where a host may have `dist/cdn`, beside the site. */
export const cdnFolder = '/cdn'
