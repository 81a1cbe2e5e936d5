import { createStore, type StoreApi } from 'zustand/vanilla'
import type { LastingStorage } from '../../api/storage/owner.ts'
import { randomKey } from '../../api/submit/random-key.ts'
import type { HostPost } from '../entry/host-message.ts'
import { type Ability, abilities } from './abilities.ts'
import { openAppStorage } from './app-storage.ts'

/** What an element asks the app for. The app answers with `ok`; an element need not hear that. */
interface Requests {
  /** Saves or shares a file. */
  'tw-file': { readonly name: string; readonly mediaType: string; readonly data: string }
  /** Prints a document. */
  'tw-print': { readonly name: string; readonly html: string }
  /** Lets the person confirm exactly this order, in the app's own way. */
  'tw-authorize': {
    readonly confirmation: string
    readonly amount: string
    readonly currency: string
    readonly network: string
    readonly destination: string
    readonly fee: string
  }
}

/** What the app answers. */
interface HostAnswer {
  readonly ok: boolean
  /** To a `tw-authorize`: what it says for the server, unread. */
  readonly proof?: string | undefined
}

/** The native app around an element. */
export interface HostLink {
  /** Undefined until the app has said hello: then the browser's own ways are used. */
  readonly store: StoreApi<readonly Ability[] | undefined>
  hello(capabilities: readonly string[]): void
  answer(id: string, isDone: boolean, proof?: string): void
  /**
   * What the app keeps of what was typed; `undefined` for an app that does not, as its hello says. Each
   * change is sent to it.
   */
  kept(): LastingStorage | undefined
  /** The app gives back what it has kept, as it got it. */
  giveBack(pending: string): void
  /**
   * Asks the app, which answers whether it did so, perhaps never. Undefined if it has not said that it
   * can, or if there is no bridge to it now.
   */
  ask<Type extends keyof Requests>(
    type: Type,
    detail: Requests[Type],
  ): Promise<HostAnswer> | undefined
}

/** Whether something works here: by the app if it can, by the browser where no app has said hello. */
export const isOffered = (can: readonly Ability[] | undefined, ability: Ability): boolean =>
  can?.includes(ability) ?? true

const abilityOf: Readonly<Record<keyof Requests, Ability>> = {
  'tw-file': 'files',
  'tw-print': 'print',
  'tw-authorize': 'authorize',
}

export function openHostLink({ postNow }: Pick<HostPost, 'postNow'>): HostLink {
  const store = createStore<readonly Ability[] | undefined>(() => undefined)
  const open = new Map<string, (answer: HostAnswer) => void>()
  const kept = openAppStorage((pending) => postNow('tw-pending', { pending }))
  return {
    store,
    kept: () => (store.getState()?.includes('pending') ? kept.storage : undefined),
    giveBack: kept.giveBack,
    hello(capabilities) {
      // As a new list: a second hello takes back what the first one offered.
      store.setState(
        abilities.filter((each) => capabilities.includes(each)),
        true,
      )
      postNow('tw-hello', { version: elementsVersion })
    },
    answer(id, ok, proof) {
      open.get(id)?.({ ok, proof })
      open.delete(id)
    },
    ask(type, detail) {
      if (!store.getState()?.includes(abilityOf[type])) return
      const id = randomKey()
      const answer = new Promise<HostAnswer>((resolve) => open.set(id, resolve))
      // It may hold what only this person may read: a bridge that appears later must not get it.
      if (postNow(type, { id, ...detail })) return answer
      open.delete(id)
      return
    },
  }
}
