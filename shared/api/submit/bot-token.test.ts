import { afterEach, describe, expect, it, vi } from 'vitest'
import { botTokenOf } from './bot-token.ts'

afterEach(() => vi.useRealTimers())

describe('the token of a bot check', () => {
  it('is what the host returns for the action', async () => {
    const check = async (action: string) => `token for ${action}`
    expect(await botTokenOf(check, 'send_email_code')).toBe('token for send_email_code')
  })

  it('is empty if the host has no check, or one that fails', async () => {
    expect(await botTokenOf(null, 'a')).toBe('')
    expect(await botTokenOf(() => Promise.reject(new Error('blocked')), 'a')).toBe('')
    const throwing = () => {
      throw new Error('not there')
    }
    expect(await botTokenOf(throwing, 'a')).toBe('')
    expect(await botTokenOf(async () => undefined as unknown as string, 'a')).toBe('')
  })

  it('is empty if the check takes longer than three seconds', async () => {
    vi.useFakeTimers()
    const answer = botTokenOf(() => new Promise(() => {}), 'a')
    let readToken: string | undefined
    answer.then((token) => {
      readToken = token
    })
    await vi.advanceTimersByTimeAsync(2999)
    expect(readToken).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(readToken).toBe('')
  })
})
