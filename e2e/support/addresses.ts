/** Where the servers of a test run are; global-setup.ts fills it in. */
export interface Addresses {
  /** Sandbox, built elements and host pages on one origin. */
  readonly home: string
  /** Host pages and built elements on another origin (another site, too), without an API. */
  readonly foreign: string
}

const variable = 'TW_E2E_ADDRESSES'

export const publishAddresses = (addresses: Addresses) => {
  process.env[variable] = JSON.stringify(addresses)
}

export const addresses = (): Addresses => JSON.parse(process.env[variable] ?? '{}') as Addresses
