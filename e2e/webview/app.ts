import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { end, startScreen } from '../support/screen.ts'
import { type FoundPart, findInPage, type Role } from '../webkit/find-in-page.ts'

/** What the app tells of its webview. */
interface AppEvent {
  readonly event: string
  readonly [field: string]: unknown
}

/** A message of an element to its app. */
export interface Message {
  readonly type: string
  readonly detail: Readonly<Record<string, unknown>>
}

const timeout = 20_000

/** Starts a native app with a webview: `app.js`, which gjs runs. */
export async function startApp(gjs: string, files: string) {
  const screen = await startScreen()
  const program = fileURLToPath(new URL('./app.js', import.meta.url))
  const app = spawn(gjs, ['-m', program, files], { env: screen.env })
  const events: AppEvent[] = []
  let output = ''
  createInterface(app.stdout).on('line', (line) => events.push(JSON.parse(line)))
  app.stderr.on('data', (text) => {
    output += text
  })
  const listeners: ((message: Message) => void)[] = []
  let heard = 0
  createInterface(app.stdout).on('line', () => {
    for (; heard < events.length; heard++) {
      const { event, body } = events[heard] as AppEvent
      if (event === 'message') for (const hear of listeners) hear(body as Message)
    }
  })

  /** Events that `next` has returned. */
  const returned = new Set<AppEvent>()
  const next = async (name: string): Promise<AppEvent> => {
    const find = () => events.find((each) => each.event === name && !returned.has(each))
    await expect
      .poll(() => find() !== undefined, { message: `${name} of the app; ${output}`, timeout })
      .toBe(true)
    const found = find() as AppEvent
    returned.add(found)
    return found
  }
  const command = (name: string, fields: object = {}) => {
    app.stdin.write(`${JSON.stringify({ command: name, ...fields })}\n`)
  }
  let lastId = 0
  const ask = async <Answer>(name: string, fields: object): Promise<Answer> => {
    const id = ++lastId
    command(name, { id, ...fields })
    const find = () => events.find((each) => each.event === 'answer' && each.id === id)
    await expect
      .poll(() => find() !== undefined, { message: `${name}; ${output}`, timeout })
      .toBe(true)
    const { value, error } = find() as AppEvent
    if (error) throw new Error(String(error))
    return value as Answer
  }
  const find = (role: Role, name?: string) => {
    const wanted = JSON.stringify({ role, name })
    const script = `const { node, ...found } = (await (${findInPage})(${wanted})) ?? {}
      window.found = node
      return node ? found : null`
    return ask<Omit<FoundPart, 'node'> | null>('evaluate', { script })
  }
  const waitFor = async (role: Role, name?: string, is = (_: Omit<FoundPart, 'node'>) => true) => {
    await expect
      .poll(
        async () => {
          const found = await find(role, name)
          return found !== null && is(found)
        },
        { message: `${role} ${name ?? ''}`, timeout },
      )
      .toBe(true)
  }
  await next('started')

  return {
    events,
    next,
    command,
    waitFor,
    /** The messages of the element up to now. */
    messages: (type?: string): readonly Message[] =>
      events
        .filter(({ event }) => event === 'message')
        .map(({ body }) => body as Message)
        .filter((message) => !type || message.type === type),
    /** Calls `hear` with each message to come, as the app's own code. */
    onMessage: (hear: (message: Message) => void) => void listeners.push(hear),
    tell: (type: string, fields: object = {}) =>
      command('tell', { message: { source: 'tw-host', v: 1, type, ...fields } }),
    evaluate: <Answer>(script: string) => ask<Answer>('evaluate', { script }),
    /** Presses buttons in turn, by their names. */
    async press(...names: readonly string[]) {
      for (const name of names) {
        await waitFor('button', name, ({ isEnabled }) => isEnabled)
        await ask('evaluate', { script: 'window.found.click()' })
      }
    },
    async fill(name: string, text: string) {
      await waitFor('field', name)
      const script = `window.found.focus(); window.found.select()
        document.execCommand('insertText', false, ${JSON.stringify(text)})`
      await ask('evaluate', { script })
    },
    /** Opens the chooser of files of the webview. */
    async pressFile() {
      await waitFor('file')
      await ask('evaluate', { script: 'window.found.click()' })
    },
    picture: (path: string) => ask('picture', { path }),
    async stop() {
      await end(app)
      await screen.stop()
    },
  }
}
