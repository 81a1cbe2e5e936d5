import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Addresses, publishAddresses } from './addresses.ts'

/**
 * Starts the servers of a run in a process of their own: Playwright compiles JSX its own way, and
 * the sandbox has pages in JSX.
 */
export default async function globalSetup() {
  const servers = fork(fileURLToPath(new URL('./servers.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  })
  const failed = once(servers, 'exit').then(() => {
    throw new Error('The servers of the browser tests did not start; their output is above')
  })
  failed.catch(() => undefined)
  const [addresses] = (await Promise.race([once(servers, 'message'), failed])) as [Addresses]
  publishAddresses(addresses)
  return async () => {
    const exitPromise = once(servers, 'exit')
    servers.disconnect()
    await exitPromise
  }
}
