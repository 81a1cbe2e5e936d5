import type { Answer, ApiError } from './errors.ts'

export const ok = (of?: unknown): Answer<unknown> => ({ ok: true, value: of })
export const failed = (of: ApiError | ApiError['kind']): Answer<never> => ({
  ok: false,
  error: typeof of === 'string' ? { kind: of } : of,
})

/** Waits until all resolved promises are handled; runs no timer. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await undefined
}

/** Calls that the test answers in any order. */
export function fakeCalls<Name extends string>(names: readonly Name[]) {
  const asked: { name: Name; args: unknown[]; answer: (answer?: Answer<unknown>) => void }[] = []
  const open = new Set<(typeof asked)[number]>()
  const calls = Object.fromEntries(
    names.map((name) => [
      name,
      (...args: unknown[]) =>
        new Promise((resolve) => {
          const call = {
            name,
            // Only what can be sent.
            args: args.filter((arg) => typeof arg !== 'function'),
            answer: (answer?: Answer<unknown>) => {
              open.delete(call)
              resolve(answer)
            },
          }
          asked.push(call)
          open.add(call)
        }),
    ]),
  ) as Record<Name, (...args: unknown[]) => Promise<never>>

  let seen = 0
  const of = (name: Name) => asked.filter((call) => call.name === name)
  return {
    calls,
    asked,
    of,
    count: (name: Name) => of(name).length,
    /** Names of the calls made since `newCalls` was last called. */
    async newCalls() {
      await settle()
      const names = asked.slice(seen).map(({ name }) => name)
      seen = asked.length
      return names
    },
    /** Answers the `nth` pending call of that name; by default the first. */
    async answer(name: Name, answer: Answer<unknown> | undefined, nth = 0) {
      await settle()
      const call = [...open].filter((each) => each.name === name)[nth]
      if (!call) throw new Error(`no pending call of ${name}`)
      call.answer(answer)
      await settle()
    },
  }
}
