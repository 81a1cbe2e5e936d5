import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { Builder, type WebDriver } from 'selenium-webdriver'
import { end, startScreen } from '../support/screen.ts'

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
  const screen = await startScreen()
  const port = await freePort()
  const server = spawn(command, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: screen.env,
  })
  const stopAll = async () => {
    await end(server)
    await screen.stop()
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
