import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Readable } from 'node:stream'
import { Builder, type WebDriver } from 'selenium-webdriver'

/** A WebKit on a screen of its own. */
interface StartedWebKit {
  readonly driver: WebDriver
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('No port is free')
  return address.port
}

/** Starts a screen without a monitor; it chooses a free number itself, and says which. */
async function startScreen(): Promise<{ readonly screen: ChildProcess; readonly name: string }> {
  const options = ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp']
  const screen = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = await Promise.race([
    once(screen.stdio[3] as Readable, 'data'),
    once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb does not start'))),
  ])
  return { screen, name: `:${String(number).trim()}` }
}

const end = async (process: ChildProcess) => {
  if (process.exitCode !== null || process.signalCode !== null) return
  const exit = once(process, 'exit')
  process.kill()
  await exit
}

const isRoot = process.getuid?.() === 0

/** Waits until the driver answers, which takes it some tenths of a second. */
async function connect(address: string, driver: ChildProcess): Promise<WebDriver> {
  for (;;) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver does not start')
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser', timeouts: { script: 30_000 } })
    .build()
}

/** Starts screen, driver and browser, all free of other runs; `stop` ends all three. */
export async function startWebKit(command: string): Promise<StartedWebKit> {
  const { screen, name } = await startScreen()
  const port = await freePort()
  const server = spawn(command, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: name,
      // No other Wayland session, bus or accessibility service of this machine.
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      // WebKit's own sandbox needs user namespaces, which root in a container has not.
      ...(isRoot && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  })
  const stopAll = async () => {
    await end(server)
    await end(screen)
  }
  try {
    const driver = await connect(`http://127.0.0.1:${port}`, server)
    return {
      driver,
      async stop() {
        await driver.quit().catch(() => undefined)
        await stopAll()
      },
    }
  } catch (cause) {
    await stopAll()
    throw cause
  }
}
