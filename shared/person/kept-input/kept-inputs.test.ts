import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetKept } from '../../api/storage/forget-kept.ts'
import type { LastingStorage } from '../../api/storage/owner.ts'
import { keptInputMinutes, maxKeptCharacters } from '../../limits.ts'
import { createKeptInputs, type KeptForms } from './kept-inputs.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

interface Inputs {
  convert: { amount: string }
  friend: { account: string; password: string }
}

const forms: KeptForms<Inputs> = {
  convert: v.pipe(
    v.object({ amount: v.string() }),
    v.check(({ amount }) => amount !== ''),
  ),
  friend: v.object({ account: v.string() }),
}

const server = 'https://pay.example'
const alice = 'W1000000001'
const bob = 'W1000000002'

const storageOf = (content: Map<string, string>): LastingStorage => ({
  get length() {
    return content.size
  },
  key: (at) => [...content.keys()][at] ?? null,
  getItem: (key) => content.get(key) ?? null,
  setItem: (key, text) => void content.set(key, text),
  removeItem: (key) => void content.delete(key),
})

/** A page on a device, with the element of a person. */
function openPage(
  storage: LastingStorage | undefined = undefined,
  { token = 'one', element = 'tw-test' } = {},
) {
  const own = { token }
  const onTyped = vi.fn()
  const inputs = createKeptInputs<Inputs>(element, forms, {
    token: () => own.token,
    storage: () => storage,
    onTyped,
  })
  return { ...inputs, own, onTyped }
}

/** A device on which a person has typed an amount, and the page has ended. */
function deviceOf(person?: string, token = 'one') {
  const content = new Map<string, string>()
  const storage = storageOf(content)
  const page = openPage(storage, { token })
  page.open('convert').save({ amount: '5' })
  if (person) page.identify(server, person)
  return { content, storage, page }
}

const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000)

describe('while the page is open, what was typed', () => {
  it('is there the next time its form is open', () => {
    const inputs = openPage()
    const first = inputs.open('convert')
    expect(first.value).toBeUndefined()
    first.save({ amount: '5' })
    expect(inputs.open('convert')).toMatchObject({ value: { amount: '5' }, keptAt: undefined })
    expect(inputs.open('friend').value).toBeUndefined()
  })

  it('is forgotten once it was accepted, also by a form that is closed after that', () => {
    const { storage, page, content } = deviceOf()
    const form = page.open('convert')
    page.clear('convert')
    form.save({ amount: '5' })
    expect(page.open('convert').value).toBeUndefined()
    expect(content.size).toBe(0)
    page.open('convert').save({ amount: '6' })
    expect(page.open('convert').value).toEqual({ amount: '6' })
    expect(openPage(storage).open('convert').value).toEqual({ amount: '6' })
  })
})

describe('after a reload, what was typed', () => {
  it('is there with its time, and says so each time until it is discarded', () => {
    const { storage, content } = deviceOf()
    const at = Date.now()
    minutes(5)
    const page = openPage(storage)
    expect(page.left('convert')).toEqual({ amount: '5' })
    expect(page.open('convert')).toMatchObject({ value: { amount: '5' }, keptAt: at })
    page.open('convert').save({ amount: '7' })
    expect(page.open('convert')).toMatchObject({ value: { amount: '7' }, keptAt: at })
    // It is open, so nothing of an earlier page is left.
    expect(page.left('convert')).toBeUndefined()
    page.clear('convert')
    expect(page.open('convert')).toMatchObject({ value: undefined, keptAt: undefined })
    expect(content.size).toBe(0)
  })

  it('is found by its person with any token, and by nobody else', () => {
    const { storage } = deviceOf(alice)
    const later = openPage(storage, { token: 'two' })
    expect(later.open('convert').value).toBeUndefined()
    later.identify(server, alice)
    expect(later.open('convert').value).toEqual({ amount: '5' })
    const other = openPage(storage, { token: 'one' })
    other.identify(server, bob)
    expect(other.open('convert').value).toBeUndefined()
    expect(other.left('convert')).toBeUndefined()
  })

  it('is deleted once another person of the server is there, and not by one of another server', () => {
    const { storage, content } = deviceOf(alice)
    openPage(storage, { token: 'two' }).identify('https://other.example', alice)
    expect(content.size).toBe(1)
    openPage(storage, { token: 'two' }).identify(server, bob)
    expect(content.size).toBe(0)
  })

  it('belongs to the token while the server names nobody, follows it, and can be forgotten', () => {
    const { storage, content, page } = deviceOf()
    expect(openPage(storage, { token: 'two' }).open('convert').value).toBeUndefined()
    page.own.token = 'two'
    page.moveFrom('one')
    expect(openPage(storage, { token: 'two' }).open('convert').value).toEqual({ amount: '5' })
    expect(openPage(storage).open('convert').value).toBeUndefined()
    openPage(storage, { token: 'three' }).forget('two')
    expect(content.size).toBe(0)
  })

  it('is of one element, and a sign-out leaves nothing of it', () => {
    const { storage, content } = deviceOf(alice)
    openPage(storage, { element: 'tw-other' }).open('convert').save({ amount: '9' })
    content.set('tw-test:order', 'an order without an answer')
    forgetKept('tw-test', storage)
    expect([...content.keys()]).toEqual([
      expect.stringMatching(/^tw-typed:tw-other:/),
      'tw-test:order',
    ])
    forgetKept('', storage)
    expect([...content.keys()]).toEqual(['tw-test:order'])
  })

  it.each([
    ['too old', keptInputMinutes + 1],
    ['of a time to come, by a clock that was set back', -keptInputMinutes - 1],
  ])('is gone if it is %s', (_, after) => {
    const { storage, content } = deviceOf()
    minutes(keptInputMinutes)
    expect(openPage(storage).left('convert')).toEqual({ amount: '5' })
    minutes(after - keptInputMinutes)
    // Any element cleans up.
    openPage(storage, { element: 'tw-other', token: 'two' })
    expect(content.size).toBe(0)
  })

  it.each([
    ['no JSON', '{'],
    ['no object', '5'],
    ['of another release', JSON.stringify({ v: 2, at: 0, typed: { amount: '5' } })],
    ['of another form', JSON.stringify({ v: 1, at: 0, typed: { account: 'a' } })],
    ['no text', JSON.stringify({ v: 1, at: 0, typed: { amount: 5 } })],
    ['nothing', JSON.stringify({ v: 1, at: 0 })],
  ])('is ignored if it is %s', (_, text) => {
    vi.setSystemTime(0)
    const { storage, content } = deviceOf()
    const [key = ''] = content.keys()
    content.set(key, text)
    const page = openPage(storage)
    expect(page.left('convert')).toBeUndefined()
    expect(page.open('convert')).toMatchObject({ value: undefined, keptAt: undefined })
  })
})

describe('the device has', () => {
  it('nothing that the form never stores, nor who it is', () => {
    const { content, page } = deviceOf(alice)
    page.open('friend').save({ account: 'holder@example.com', password: 'Custody2026' })
    const stored = JSON.stringify([...content])
    expect(stored).toContain('holder@example.com')
    expect(stored).not.toContain('Custody2026')
    expect(stored).not.toContain(alice)
  })

  it('nothing of a form that was emptied again, or that holds too much', () => {
    const { content, page } = deviceOf()
    page.open('convert').save({ amount: '' })
    expect(content.size).toBe(0)
    page.open('convert').save({ amount: '5' })
    page.open('convert').save({ amount: '5'.repeat(maxKeptCharacters) })
    expect(content.size).toBe(0)
  })

  it('nothing of an order while it is sent; it is back if the order was refused', () => {
    const { storage, content, page } = deviceOf()
    page.hold('convert', true)
    expect(content.size).toBe(0)
    page.open('convert').save({ amount: '6' })
    expect(content.size).toBe(0)
    expect(openPage(storage).left('convert')).toBeUndefined()
    page.hold('convert', false)
    expect(openPage(storage).left('convert')).toEqual({ amount: '6' })
    // The same for a form that was not changed after a reload.
    const later = openPage(storage)
    later.open('convert')
    later.hold('convert', true)
    expect(content.size).toBe(0)
    later.hold('convert', false)
    expect(content.size).toBe(1)
  })

  it('no earlier text in place of one that it has no room for', () => {
    const { content, storage, page } = deviceOf()
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    page.open('convert').save({ amount: '6' })
    expect(content.size).toBe(0)
    expect(page.open('convert').value).toEqual({ amount: '6' })
  })
})

it('where storage is forbidden, input stays as long as the page', () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  const storage: LastingStorage = {
    get length(): number {
      return refuse()
    },
    key: refuse,
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  }
  for (const each of [storage, undefined]) {
    const page = openPage(each)
    page.open('convert').save({ amount: '5' })
    page.identify(server, alice)
    page.moveFrom('zero')
    page.forget('zero')
    forgetKept('', each)
    expect(page.open('convert').value).toEqual({ amount: '5' })
    page.clear('convert')
    expect(page.open('convert').value).toBeUndefined()
  }
})

it('a form waits until it is known for whom something is kept, also if nobody can say it', async () => {
  const { store, wait } = openPage()
  expect(store.getState().isKnown).toBe(true)
  const waiting = wait(Promise.reject(new Error('offline')))
  expect(store.getState().isKnown).toBe(false)
  await waiting
  expect(store.getState().isKnown).toBe(true)
})

it('who the person is, is asked when something is typed that is worth keeping', () => {
  const page = openPage(storageOf(new Map()))
  page.open('convert').save({ amount: '' })
  expect(page.onTyped).not.toHaveBeenCalled()
  page.open('convert').save({ amount: '5' })
  expect(page.onTyped).toHaveBeenCalled()
})
