#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startProxy } from '../contract/proxy/start.ts'
import { fileLocations } from './basics/file-locations.ts'
import type { Mailer } from './core/context.ts'
import { DatabaseUnusable } from './database/database.ts'
import { mailerTo, readRecipients, smtpMailer } from './messages/mailer.ts'
import { type Arguments, readArguments, usage } from './server/arguments.ts'
import { StartRefused } from './server/network-access.ts'
import type { Served } from './server/serve.ts'
import { proxyMessage, startMessage } from './server/start-message.ts'
import { type RunningServer, startServer } from './server.ts'

const { DATABASE_URL, SMTP_URL, MAIL_FROM, MAIL_TO = '' } = process.env

/** The mail server, for those who may get mails. */
function mailerOf(url: string): Mailer {
  try {
    return mailerTo(smtpMailer(url, MAIL_FROM || undefined), readRecipients(MAIL_TO))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new StartRefused(
      `SMTP_URL makes the sandbox write to real people, and anybody can ask it to. Set MAIL_TO to the addresses and domains that may get mails, such as me@example.com,@test.example, or to * for a mail server of your own: ${error.message}.`,
    )
  }
}

/** The address of Storybook, if `npm run storybook` is running. */
const stories = async (): Promise<string | undefined> => {
  const address = 'http://127.0.0.1:6006'
  const answer = await fetch(address, { signal: AbortSignal.timeout(500) }).catch(() => undefined)
  return answer?.ok ? address : undefined
}

async function startSandbox(given: Arguments): Promise<Served> {
  const directory = given.data ?? fileLocations.data
  const isInMemory = given.data === 'memory'
  const server: RunningServer = await startServer({
    ...given,
    database: DATABASE_URL ? { url: DATABASE_URL } : isInMemory ? 'memory' : { directory },
    ...(!isInMemory && { uploads: join(directory, 'uploads') }),
    timePasses: true,
    mailer: SMTP_URL ? mailerOf(SMTP_URL) : undefined,
  })
  console.log(
    startMessage({
      ...server,
      wantedPort: given.port,
      everything: given.everything,
      hasControlToken: given.controlToken !== undefined,
      storybook: given.everything ? await stories() : undefined,
      data: DATABASE_URL ? 'PostgreSQL at DATABASE_URL' : isInMemory ? 'in memory' : directory,
      mailTo: SMTP_URL ? MAIL_TO : undefined,
    }),
  )
  // Only now, because it makes the first answers slower.
  server.writeHistory()
  return server
}

function pathsOf(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new StartRefused(`--paths: ${(error as Error).message}`)
  }
}

async function start(given: Arguments): Promise<Served> {
  const { upstream, paths } = given
  if (upstream === undefined) return startSandbox(given)
  const proxy = await startProxy({
    ...given,
    upstream,
    ...(paths !== undefined && { paths: pathsOf(paths) }),
    report: (name, differences) => {
      for (const words of differences) console.log(`${name}: ${words}`)
    },
  })
  console.log(proxyMessage({ ...proxy, upstream, wantedPort: given.port }))
  return proxy
}

try {
  const given = readArguments(process.argv.slice(2), process.env)
  if (given) {
    const server = await start(given)
    let isEnding = false
    const end = async () => {
      if (isEnding) return
      isEnding = true
      await server.close()
      process.exit(0)
    }
    process.on('SIGINT', end)
    process.on('SIGTERM', end)
  } else {
    console.log(usage)
  }
} catch (error) {
  if (!(error instanceof DatabaseUnusable || error instanceof StartRefused)) throw error
  console.error(error.message)
  process.exit(1)
}
