import { describe, expect, it } from 'vitest'
import { follow, idle, type Loadable } from './loadable.ts'

const history = () => {
  const seen: Loadable<string>[] = []
  return { seen, set: (loadable: Loadable<string>) => seen.push(loadable) }
}

describe('a value from the server', () => {
  it('is loading, then ready', async () => {
    const { seen, set } = history()
    const answer = await follow<string>(idle, async () => ({ ok: true, value: 'new' }), set)
    expect(answer).toEqual({ ok: true, value: 'new' })
    expect(seen.map(({ status, value }) => [status, value])).toEqual([
      ['loading', undefined],
      ['ready', 'new'],
    ])
  })

  it('is kept while it is reloaded, and if that fails', async () => {
    const { seen, set } = history()
    const before: Loadable<string> = { status: 'ready', value: 'old', error: undefined }
    await follow<string>(before, async () => ({ ok: false, error: { kind: 'network' } }), set)
    expect(seen).toEqual([
      { status: 'loading', value: 'old', error: undefined },
      { status: 'failed', value: 'old', error: { kind: 'network' } },
    ])
  })
})
