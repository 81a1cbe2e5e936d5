import { expect, test, vi } from 'vitest'
import { prepareDrafts } from './prepare-drafts.ts'

type Model = Parameters<typeof prepareDrafts>[1]

/** A model whose files are loaded when the test says so. */
function openModel() {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const client = { call: () => undefined }
  const model = {
    id: 1,
    client: () => arrival.then(() => client),
    notifications: () => arrival,
    settings: () => ({ baseUrl: 'https://pay.example', token: '' }),
  } as unknown as Model
  const drafts = { forget: vi.fn(), moveFrom: vi.fn() }
  return { model, client, drafts, arrive }
}

test('drafts of earlier people are deleted at once; those of the same person are moved', async () => {
  const { model, client, drafts, arrive } = openModel()
  const earlier = { former: ['alice', 'bob'], refreshed: ['old'] }
  const opening = prepareDrafts('tw-transfer', model, drafts, earlier)
  expect(drafts.forget.mock.calls).toEqual([['alice'], ['bob']])
  expect(drafts.moveFrom).not.toHaveBeenCalled()
  // The token is refreshed once more while files load.
  earlier.refreshed.push('older')
  arrive()
  expect(await opening).toBe(client)
  expect(drafts.moveFrom.mock.calls).toEqual([['old'], ['older']])
  expect(earlier).toEqual({ former: [], refreshed: [] })
})
