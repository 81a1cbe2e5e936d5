import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { fileLocations } from './basics/file-locations.ts'
import type { Env } from './calls/env.ts'
import { diskDocuments } from './contracts/documents.ts'
import type { Mailer, SandboxDeps, TrustedProxies } from './core/context.ts'
import {
  type CodeLimits,
  codeLimits,
  type PasswordCost,
  passwordCost,
  type SignInLimits,
  signInLimits,
} from './core/limits.ts'
import { type DatabaseLocation, openDatabase } from './database/open.ts'
import { demoToken, prepare } from './demo/demo.ts'
import { createHistoryWriter } from './demo/history-writer.ts'
import { scheduleInterest } from './interest/schedule.ts'
import { createApp } from './server/app.ts'
import { checkPort } from './server/listen.ts'
import { checkNetworkAccess, loopbackHost } from './server/network-access.ts'
import { type Served, type ServeOptions, serve } from './server/serve.ts'
import { staticRoutes } from './static/routes.ts'
import { scheduleBlocks } from './transfers/blocks.ts'
import { diskUploads } from './uploads/disk.ts'
import { memoryUploads } from './uploads/store.ts'

export interface ServerOptions extends ServeOptions {
  /** Default: in memory. */
  readonly database?: DatabaseLocation
  /** Folder of uploads; in memory without it. */
  readonly uploads?: string
  /** Also serve the built elements and pages. */
  readonly everything?: boolean
  /** Folder of the built files; default `dist` of the project. */
  readonly dist?: string | undefined
  /** Overrides of `core/limits.ts`. */
  readonly codeLimits?: Partial<CodeLimits>
  readonly signInLimits?: Partial<SignInLimits>
  readonly passwordCost?: PasswordCost
  /** Size of the call log; by default 200, the number that the control page shows. */
  readonly maxCalls?: number | undefined
  /** Sends codes to real mailboxes. Without it they are only in the inbox of the control page. */
  readonly mailer?: Mailer | undefined
  /** The proxies in front of the sandbox; see `server/trusted-proxies.ts`. */
  readonly trustedProxies?: TrustedProxies | undefined
  /**
   * Books the interest of each day that is over, and adds blocks to the networks. Without it, only
   * calls change balances.
   */
  readonly timePasses?: boolean
}

export interface RunningServer extends Served {
  /** Token of the demo account. */
  readonly token: string
  /** Writes the long history of a demo account in the background. */
  writeHistory(): void
}

/** Starts a whole sandbox. Throws `DatabaseUnusable` with a message for a person. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  checkNetworkAccess(options)
  const { host = loopbackHost, port, isPortFixed = false } = options
  await checkPort({ host, port, isPortFixed })
  const database = await openDatabase(options.database ?? 'memory')
  const historyWriter = createHistoryWriter(database.queries)
  const deps: SandboxDeps = {
    database,
    historyWriter,
    uploads: options.uploads ? diskUploads(options.uploads) : memoryUploads(),
    clock: () => new Date(),
    random: (length) => new Uint8Array(randomBytes(length)),
    codeLimits: { ...codeLimits, ...options.codeLimits },
    signInLimits: { ...signInLimits, ...options.signInLimits },
    passwordCost: options.passwordCost ?? passwordCost,
    maxCalls: options.maxCalls,
    contractDocuments: diskDocuments(fileLocations.locales),
    mailer: options.mailer,
    trustedProxies: options.trustedProxies,
  }
  try {
    await prepare(deps)
    const app = new Hono<Env>()
    app.route('/', createApp(deps))
    app.route(
      '/',
      options.everything
        ? staticRoutes(deps, options.dist ?? fileLocations.dist)
        : new Hono<Env>().get('/', (c) => c.redirect('/sandbox')),
    )
    const served = await serve(app, options, () => database.queries.execute(sql`SELECT 1`))
    const schedules = options.timePasses ? [scheduleInterest(deps), scheduleBlocks(deps)] : []
    return {
      ...served,
      token: demoToken,
      writeHistory: historyWriter.start,
      async close() {
        await served.close()
        await historyWriter.end()
        await Promise.all(schedules.map((end) => end()))
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
