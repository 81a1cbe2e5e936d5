#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Arguments, readArguments, usage } from './arguments.ts'
import { DatabaseUnusable } from './database/database.ts'
import { demoAccounts, demoContractToken, demoEmail, demoPassword } from './demo.ts'
import { files } from './files.ts'
import { smtpMailer } from './mailer.ts'
import { startProxy } from './proxy/start.ts'
import { StartRefused } from './reach.ts'
import type { Served } from './serve.ts'
import { type RunningServer, startServer } from './server.ts'

const { DATABASE_URL, SMTP_URL, MAIL_FROM } = process.env

/** The address of Storybook, if `npm run storybook` is running. */
const stories = async (): Promise<string | undefined> => {
  const address = 'http://127.0.0.1:6006'
  const answer = await fetch(address, { signal: AbortSignal.timeout(500) }).catch(() => undefined)
  return answer?.ok ? address : undefined
}

const aboutPort = ({ port }: Served, wanted: number) =>
  port === wanted || wanted === 0 ? [] : [`Port ${wanted} is in use; took ${port}.`]

const aboutNetwork = ({ networkUrls }: Served) =>
  networkUrls.map((address) => `Network  ${address}, for a phone in the same network`)

async function startSandbox(given: Arguments): Promise<Served> {
  const directory = given.data ?? files.data
  const isInMemory = given.data === 'memory'
  const server: RunningServer = await startServer({
    ...given,
    database: DATABASE_URL ? { url: DATABASE_URL } : isInMemory ? 'memory' : { directory },
    ...(!isInMemory && { uploads: join(directory, 'uploads') }),
    booksInterest: true,
    mailer: SMTP_URL ? smtpMailer(SMTP_URL, MAIL_FROM || undefined) : undefined,
  })
  const { url, token } = server
  const storybook = given.everything ? await stories() : undefined
  const where = DATABASE_URL ? 'PostgreSQL at DATABASE_URL' : isInMemory ? 'in memory' : directory
  console.log(
    [
      'Sandbox: no real money moves.',
      ...aboutPort(server, given.port),
      `Open     ${url}`,
      ...aboutNetwork(server),
      ...(given.everything
        ? [
            `Sign in  ${url}/login, e-mail ${demoEmail}, password ${demoPassword}`,
            `Wallet   ${url}/login, then a demo account`,
            `Lookup   ${url}/trustFund, e-mail ${demoEmail}, codes in the inbox`,
            `Contract ${url}/contract/${demoContractToken}`,
            `Elements ${url}/playground?token=${token}, on a stage with controls`,
          ]
        : []),
      `Control  ${url}/sandbox, with the inbox${given.controlToken ? '; it asks for the control token' : ''}`,
      ...(storybook ? [`Stories  ${storybook}`] : []),
      `Tokens   ${demoAccounts.map((account) => account.token).join('  ')}`,
      `Data     ${where}`,
      ...(SMTP_URL ? ['Mail     codes also go out by SMTP_URL'] : []),
      'Ctrl-C ends it.',
    ].join('\n'),
  )
  return server
}

async function start(given: Arguments): Promise<Served> {
  const { upstream, paths } = given
  if (upstream === undefined) return startSandbox(given)
  const proxy = await startProxy({
    ...given,
    upstream,
    ...(paths !== undefined && { paths: JSON.parse(readFileSync(paths, 'utf8')) }),
    report: (name, differences) => {
      for (const words of differences) console.log(`${name}: ${words}`)
    },
  })
  console.log(
    [
      `Proxy: calls are passed on to ${upstream}. A transfer made here is carried out there.`,
      ...aboutPort(proxy, given.port),
      `Open     ${proxy.url}`,
      ...aboutNetwork(proxy),
      `Control  ${proxy.url}/sandbox, with faults and the last calls`,
      'Ctrl-C ends it. Answers that differ from the contract follow.',
    ].join('\n'),
  )
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
