import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { depositDirection, getChannel } from '../../shared/api/endpoints/home.ts'
import { getHistory } from '../../shared/api/endpoints/wallet.ts'
import { demoToken } from '../demo/demo.ts'

const directory = mkdtempSync(join(tmpdir(), 'sandbox-killed-'))
let running: ChildProcess | undefined
afterAll(() => {
  running?.kill('SIGKILL')
  rmSync(directory, { recursive: true, force: true })
})

/** A sandbox in a process of its own; resolves with its address. */
function start(): Promise<string> {
  const command = join(import.meta.dirname, '../main.ts')
  const args = ['--import', 'tsx', command, '--data', directory, '--port', '0']
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running = child
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0]
      if (url) resolve(url)
    })
    child.once('exit', () => reject(new Error(`the sandbox ended: ${output}`)))
  })
}

/** As `kill -9` does it: nothing is closed. */
async function kill(): Promise<void> {
  const ended = running && once(running, 'exit')
  running?.kill('SIGKILL')
  await ended
}

const read = async (url: string, path: string) => {
  const response = await fetch(url + path, { headers: { token: demoToken } })
  const { data } = (await response.json()) as { data: { list: Record<string, unknown>[] } }
  return data.list
}

// It starts two processes, so it is in the full set alone.
test.runIf(process.env.FULL)(
  'after kill -9, a deposit in the network is there once, and its last block credits it',
  async () => {
    const first = await start()
    const channels = await read(first, getChannel.path.replace('{direction}', depositDirection))
    const arrival = { address: channels[0]?.address, amount: '77', hash: '0xkilled', blocks: 1 }
    const post = async (url: string, path: string, body: object) =>
      (
        await fetch(`${url}/sandbox/api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json() as Promise<{ orderNumber: string }>
    const { orderNumber } = await post(first, 'incoming', arrival)
    await kill()

    const second = await start()
    // Its answer was lost: the operator sends it again.
    expect(await post(second, 'incoming', arrival)).toMatchObject({ orderNumber })
    const deposits = async (url: string) =>
      (await read(url, `${getHistory.path}?type=DEPOSIT&limit=5`)).filter(
        ({ amount }) => amount === '77',
      )
    expect(await deposits(second)).toMatchObject([{ orderNumber, status: 'Auditing' }])
    await post(second, 'incoming/blocks', { orderNumber, blocks: 1000 })
    await kill()
    expect(await deposits(await start())).toMatchObject([{ orderNumber, status: 'Success' }])
  },
  180_000,
)
