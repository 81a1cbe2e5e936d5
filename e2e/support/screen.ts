import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

/** A screen without a monitor, for a WebKit that has no mode without windows. */
interface Screen {
  /** The environment of a program on this screen. */
  readonly env: NodeJS.ProcessEnv
  stop(): Promise<void>
}

/** Ends a process and waits for its end. */
export async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return
  const exit = once(process, 'exit')
  process.kill()
  await exit
}

const isRoot = process.getuid?.() === 0

/** Starts a screen; it chooses a free number itself, and says which. */
export async function startScreen(): Promise<Screen> {
  const options = ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp']
  const screen = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = await Promise.race([
    once(screen.stdio[3] as Readable, 'data'),
    once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb does not start'))),
  ])
  return {
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      // No Wayland session and no accessibility service of this machine.
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      // Mesa's faster software driver for OpenGL crashes now and then, and the browser with it.
      GALLIUM_DRIVER: 'softpipe',
      // WebKit's own sandbox needs user namespaces, which root in a container has not.
      ...(isRoot && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
    stop: () => end(screen),
  }
}
