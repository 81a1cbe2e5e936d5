import { afterEach, vi } from 'vitest'
import { fakeServer } from '../../api/fake-server.test-helper.ts'
import { stubContext, stubProperties } from '../entry/stub-context.test-helper.ts'
import { openBase } from './base-model.ts'
import type { PersonParts } from './parts.ts'

/** How the files with the notification layer and the error texts load. */
const file = vi.hoisted(() => ({
  layerLoads: async (): Promise<unknown> => undefined,
  textsLoad: async (): Promise<unknown> => undefined,
}))
vi.mock('../../api/loading/load-once.ts', async (load) => {
  const { loadOnce } = await load<typeof import('../../api/loading/load-once.ts')>()
  return {
    loadOnce: (what: () => Promise<unknown>) =>
      loadOnce(async () => {
        if (String(what).includes('NotificationLayer.tsx')) await file.layerLoads()
        if (String(what).includes('notifications.ts')) await file.textsLoad()
        return what()
      }),
  }
})

afterEach(() => {
  file.layerLoads = async () => undefined
  file.textsLoad = async () => undefined
  vi.unstubAllGlobals()
})

export { file }

/** Kept apart from their use, so that Lingui does not extract them. */
const firstTitle = 'First'
const ended = { id: 'Ended' }

/** An element without a token. */
export async function open() {
  const emit = vi.fn()
  const base = openBase(
    {
      ...stubContext(),
      properties: stubProperties,
      emit,
      signal: new AbortController().signal,
    },
    { first: { step: 'FIRST' }, ended },
  )
  const { toasts } = await base.messages.notifications()
  /** All messages up to now, also closed ones. */
  const reported: string[] = []
  toasts.subscribe(() => reported.push(...toasts.getSnapshot().map(({ text }) => text)))
  const isReported = (text: string) =>
    new Promise<void>((resolve) => {
      toasts.subscribe(() => reported.includes(text) && resolve())
    })
  return { ...base, ...base.messages, emit, reported, isReported }
}

/** An element with a token and a server. */
export function openWithToken(
  token: string,
  reply: Parameters<typeof fakeServer>[0],
  startsOver = false,
) {
  const server = fakeServer(reply)
  vi.stubGlobal('fetch', server.fetch)
  const properties = {
    ...stubProperties,
    token,
    getToken: null as (() => Promise<string>) | null,
  }
  const reported: { type: string; detail: object }[] = []
  const persons: { parts: PersonParts; former: string[]; refreshed: unknown[][] }[] = []
  const end = new AbortController()
  const presence = new AbortController()
  let step = 'FIRST'
  const base = openBase(
    {
      ...stubContext(),
      startsOver,
      presence: () => presence.signal,
      element: Object.assign(document.createElement('i'), {
        refreshToken(next: string) {
          const before = properties.token
          base.refreshToken(before, next)
          setToken(next)
        },
      }),
      properties,
      emit: (type, detail) => reported.push({ type, detail }) > 0,
      signal: end.signal,
    },
    {
      first: { step: 'FIRST' },
      ended,
      open(parts, former) {
        const person = { parts, former: [...former.splice(0)], refreshed: [] as unknown[][] }
        persons.push(person)
        return {
          // Like those of real elements, the title needs a catalogue.
          screen: {
            current: () => ({
              step: { step },
              title: parts.texts.i18n._(firstTitle),
              back: undefined,
            }),
          },
          lifecycle: {
            paused: () => undefined,
            refreshed: (...args) => void person.refreshed.push(args),
          },
        }
      },
    },
  )
  base.start()
  const setToken = (next: string) => {
    properties.token = next
    base.update(properties)
  }
  const parts = (at: number) => {
    const person = persons[at]
    if (!person) throw new Error(`no person ${at}`)
    return person.parts
  }
  return {
    base,
    end,
    goTo(next: string) {
      step = next
      base.screen.tellStep()
    },
    persons,
    /** Takes the element off the page. */
    leavePage: () => presence.abort(),
    properties,
    reported,
    seen: server.seen,
    messages: (at: number) => parts(at).messages,
    session: (at: number) => parts(at).session,
    setToken,
  }
}
