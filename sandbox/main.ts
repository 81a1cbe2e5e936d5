import { join } from 'node:path'
import { DatabaseUnusable } from './database/database.ts'
import { demoAccounts, demoContractToken, demoEmail, demoPassword } from './demo.ts'
import { smtpMailer } from './mailer.ts'
import { startServer } from './server.ts'

const wanted = Number(process.env.PORT || 8080)
const isEverything = process.argv.includes('--everything')
const url = process.env.DATABASE_URL
const smtp = process.env.SMTP_URL
const directory = join(import.meta.dirname, '..', '.sandbox')

/** The address of Storybook, if `npm run storybook` is running. */
const stories = async (): Promise<string | undefined> => {
  const address = 'http://127.0.0.1:6006'
  const answer = await fetch(address, { signal: AbortSignal.timeout(500) }).catch(() => undefined)
  return answer?.ok ? address : undefined
}

try {
  const server = await startServer({
    port: wanted,
    database: url ? { url } : { directory },
    uploads: join(directory, 'uploads'),
    everything: isEverything,
    booksInterest: true,
    allowedHosts: (process.env.ALLOWED_HOSTS ?? '')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
    mailer: smtp ? smtpMailer(smtp, process.env.MAIL_FROM || undefined) : undefined,
  })
  const storybook = isEverything ? await stories() : undefined
  const playground = `${server.url}/playground`
  console.log(
    [
      'Sandbox: no real money moves.',
      ...(server.port === wanted ? [] : [`Port ${wanted} is in use; took ${server.port}.`]),
      `Open     ${server.url}`,
      ...(isEverything
        ? [
            `Sign in  ${server.url}/login, e-mail ${demoEmail}, password ${demoPassword}`,
            `Wallet   ${server.url}/login, then a demo account`,
            `Lookup   ${server.url}/trustFund, e-mail ${demoEmail}, codes in the inbox`,
            `Contract ${server.url}/contract/${demoContractToken}`,
            `Elements ${playground}?token=${server.token}, on a stage with controls`,
          ]
        : []),
      `Control  ${server.url}/sandbox, with the inbox`,
      ...(storybook ? [`Stories  ${storybook}`] : []),
      `Tokens   ${demoAccounts.map(({ token }) => token).join('  ')}`,
      `Data     ${url ? 'PostgreSQL at DATABASE_URL' : '.sandbox/'}`,
      ...(smtp ? ['Mail     codes also go out by SMTP_URL'] : []),
      'Ctrl-C ends it.',
    ].join('\n'),
  )

  let isEnding = false
  const end = async () => {
    if (isEnding) return
    isEnding = true
    await server.close()
    process.exit(0)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
} catch (error) {
  if (!(error instanceof DatabaseUnusable)) throw error
  console.error(error.message)
  process.exit(1)
}
