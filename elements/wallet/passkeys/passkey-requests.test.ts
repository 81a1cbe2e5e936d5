import { expect, it, vi } from 'vitest'
import type { ApiError } from '../../../shared/api/errors.ts'
import { createPasskeyRequests } from './passkey-requests.ts'

const confirmation = { id: 'c1', code: { sentTo: 'd***@example.com' } }

const refusedWith = async (error: ApiError) => {
  const onRemoved = vi.fn()
  const call = vi.fn(async () => ({ ok: false, error }) as const)
  const answer = await createPasskeyRequests({ client: { call }, onRemoved }).remove('a')
  expect(onRemoved).not.toHaveBeenCalled()
  return answer
}

it('a server that wants a code is no failure; one that wants what only a later element knows is', async () => {
  const refusal = { kind: 'refused', code: 28117, message: 'Confirm it first.' } as const
  expect(await refusedWith({ ...refusal, confirmation })).toMatchObject({ request: { id: 'c1' } })
  const other = { ...refusal, confirmation: { id: 'c1', face: {} } }
  expect(await refusedWith(other)).toEqual({ error: other })
})

it('the list is what the server has left', async () => {
  const onRemoved = vi.fn()
  const left = { list: [] }
  const call = vi.fn(async () => ({ ok: true, value: left }) as never)
  const { remove } = createPasskeyRequests({ client: { call }, onRemoved })
  expect(await remove('a', { id: 'c1', code: '123456' })).toBe('removed')
  expect(onRemoved).toHaveBeenCalledExactlyOnceWith(left)
})
