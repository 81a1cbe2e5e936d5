import { expect, it, vi } from 'vitest'
import { isOffered, openHostLink } from './host-link.ts'

const file = { name: 'a.csv', mediaType: 'text/csv', data: 'QQ==' }

function open(hasBridge = true) {
  const postNow = vi.fn<(type: string, detail: object) => boolean>(() => hasBridge)
  return { link: openHostLink({ postNow }), postNow }
}

it('without a hello, everything is left to the browser', () => {
  const { link, postNow } = open()
  expect(isOffered(link.store.getState(), 'files')).toBe(true)
  expect(link.ask('tw-file', file)).toBeUndefined()
  expect(postNow).not.toHaveBeenCalled()
})

it('answers a hello with the version of the element, and ignores unknown words', () => {
  const { link, postNow } = open()
  link.hello(['print', 'teleport'])
  expect(link.store.getState()).toEqual(['print'])
  expect(isOffered(link.store.getState(), 'print')).toBe(true)
  expect(isOffered(link.store.getState(), 'files')).toBe(false)
  expect(postNow).toHaveBeenCalledExactlyOnceWith('tw-hello', {
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  })
  expect(link.ask('tw-file', file)).toBeUndefined()
})

it('hears an answer to the request with its id only', async () => {
  const { link, postNow } = open()
  link.hello(['files'])
  const first = link.ask('tw-file', file)
  const second = link.ask('tw-file', file)
  const ids = postNow.mock.calls.slice(1).map(([, detail]) => Reflect.get(detail, 'id'))
  expect(new Set(ids).size).toBe(2)
  link.answer('another', false)
  link.answer(ids[1], true)
  link.answer(ids[0], false)
  link.answer(ids[0], true)
  expect(await Promise.all([first, second])).toMatchObject([{ ok: false }, { ok: true }])
})

it('asks for nothing where there is no bridge, so that the browser saves the file', () => {
  const { link } = open(false)
  link.hello(['files'])
  expect(link.ask('tw-file', file)).toBeUndefined()
})

it('an app that keeps what is typed gets each change, and gives it back', () => {
  const { link, postNow } = open()
  expect(link.kept()).toBeUndefined()
  link.hello(['pending'])
  const sent = () => postNow.mock.calls.at(-1)
  link.kept()?.setItem('tw-typed:a', '5')
  const [type, detail] = sent() ?? []
  expect(type).toBe('tw-pending')
  // A later page, of the same app.
  const later = open()
  later.link.giveBack(Reflect.get(detail ?? {}, 'pending'))
  later.link.hello(['pending'])
  const kept = later.link.kept()
  expect([kept?.length, kept?.key(0), kept?.getItem('tw-typed:a')]).toEqual([1, 'tw-typed:a', '5'])
  kept?.removeItem('tw-typed:a')
  expect(later.postNow.mock.lastCall).toEqual(['tw-pending', { pending: '' }])
  const calls = later.postNow.mock.calls.length
  kept?.removeItem('tw-typed:a')
  expect(later.postNow.mock.calls).toHaveLength(calls)
})

it.each(['', '{', '5', '[5, ["a"], ["a", 5], ["tw-typed:b", "6"]]'])(
  'ignores what is no text of its own: %s',
  (pending) => {
    const { link } = open()
    link.hello(['pending'])
    link.giveBack(pending)
    expect(link.kept()?.getItem('a')).toBeNull()
    expect(link.kept()?.length).toBe(pending.includes('tw-typed:b') ? 1 : 0)
  },
)
