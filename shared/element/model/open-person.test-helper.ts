import { onTestFinished, vi } from 'vitest'
import type { StoreApi } from 'zustand/vanilla'
import type { ElementContext, ElementModel } from '../entry/context.ts'
import type { Declaration, Properties } from '../entry/declaration.ts'
import { stubContext, stubProperties } from '../entry/stub-context.test-helper.ts'

/** The properties that every element of an account holder has, in USD mode. */
export const holderProperties = {
  ...stubProperties,
  hideHeader: true,
  token: 'token',
  getToken: null,
  isUsd: true,
} as const

/**
 * Opens the element of an account holder. The calls whose URL has `failing` in it have no connection;
 * `answer` answers all others, and without it, they stay pending. The end of the test closes it.
 */
export async function openPerson<D extends Declaration, Root extends ElementModel<D>, Model>(
  open: (context: ElementContext<D, never, never>) => Root & {
    readonly person: StoreApi<{ readonly current: Model | undefined }>
  },
  properties: Properties<D>,
  { answer, failing }: { answer?: object | undefined; failing?: string | undefined },
) {
  vi.stubGlobal('fetch', (url: string | URL) => {
    if (failing && String(url).includes(failing)) return Promise.reject(new TypeError())
    // A server without this call.
    if (!answer && String(url).includes('getUserInfo'))
      return Promise.resolve(new Response('', { status: 404 }))
    return answer ? Promise.resolve(new Response(JSON.stringify(answer))) : new Promise(() => {})
  })
  const end = new AbortController()
  onTestFinished(() => {
    end.abort()
    sessionStorage.clear()
    localStorage.clear()
    vi.unstubAllGlobals()
  })
  const emit = vi.fn((..._: unknown[]) => true)
  let present = properties
  const root = open({
    ...stubContext(),
    properties,
    emit,
    signal: end.signal,
  })
  await root.whenRenderable()
  const { current: model } = root.person.getState()
  if (!model) throw new Error('no person')
  return {
    emit,
    model,
    root,
    /** Changes properties, as the page does. */
    set(part: Partial<Properties<D>>) {
      present = { ...present, ...part }
      root.update(present)
    },
  }
}
