import { startServer } from '../../sandbox/server.ts'
import type { Addresses } from './addresses.ts'
import { startHostServer } from './host-server.ts'

/** The process that global-setup.ts starts; it ends with its parent. */
const dist = process.env.E2E_DIST
const sandbox = await startServer({
  port: 0,
  everything: true,
  // All tests of a run come from one address.
  codeLimits: { sendsPerSource: 100_000 },
  signInLimits: { failuresPerSource: 100_000 },
  // The real cost would take a fifth of a second for each password.
  passwordCost: { N: 16, r: 8, p: 1 },
  // One test makes hundreds of calls within seconds, and others still count theirs.
  maxCalls: 100_000,
  ...(dist && { dist }),
})
const home = await startHostServer(sandbox, () => true)
const foreign = await startHostServer(sandbox, (path) => /^\/(widgets|cdn)\//.test(path))

const published: Addresses = {
  home: `http://127.0.0.1:${home.port}`,
  foreign: `http://localhost:${foreign.port}`,
}
process.send?.(published)

process.once('disconnect', async () => {
  await Promise.all([home.close(), foreign.close()])
  await sandbox.close()
  process.exit(0)
})
