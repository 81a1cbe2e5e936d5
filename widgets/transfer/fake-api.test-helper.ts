import type { Answer, ApiError } from '../../shared/api/errors.ts'
import type { HomeApi } from './api.ts'
import type { StepsApi } from './steps/steps-api.ts'
import type { SubmissionApi } from './submission/submission-api.ts'

type Calls = HomeApi & StepsApi & SubmissionApi
export type Call = keyof Calls

const names: readonly Call[] = [
  'company',
  'usdOffers',
  'receivingAccounts',
  'depositChannels',
  'withdrawalChannels',
  'wallet',
  'bankCard',
  'transfer',
  'transferRecord',
]

export const value = (of?: unknown): Answer<unknown> => ({ ok: true, value: of })
export const error = (of: ApiError | ApiError['kind']): Answer<never> => ({
  ok: false,
  error: typeof of === 'string' ? { kind: of } : of,
})

/** Waits until all resolved promises are handled; runs no timer. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await undefined
}

/** Calls that the test answers in any order. */
export function fakeApi() {
  const asked: { name: Call; args: unknown[]; answer: (answer: Answer<unknown>) => void }[] = []
  const open = new Set<(typeof asked)[number]>()
  const api = Object.fromEntries(
    names.map((name) => [
      name,
      (...args: unknown[]) =>
        new Promise((resolve) => {
          const call = {
            name,
            args,
            answer: (answer: Answer<unknown>) => {
              open.delete(call)
              resolve(answer)
            },
          }
          asked.push(call)
          open.add(call)
        }),
    ]),
  ) as unknown as Calls

  let told = 0
  const of = (name: Call) => asked.filter((call) => call.name === name)
  return {
    api,
    asked,
    of,
    count: (name: Call) => of(name).length,
    /** Names of the calls since the last call of this method. */
    async news() {
      await settle()
      const news = asked.slice(told).map(({ name }) => name)
      told = asked.length
      return news
    },
    /** Answers the `nth` pending call of that name; by default the first. */
    async answer(name: Call, answer: Answer<unknown>, nth = 0) {
      await settle()
      const call = [...open].filter((each) => each.name === name)[nth]
      if (!call) throw new Error(`no pending call of ${name}`)
      call.answer(answer)
      await settle()
    },
  }
}
