import type { Messages } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import type { Locale } from './locale.ts'
import { type Catalogues, createTexts } from './texts.ts'

const all: readonly Locale[] = ['en', 'zh', 'ja', 'ko']

/** Catalogues with one message, that arrive when the test says so, or fail. */
const held = (id: string) => {
  const open: [Locale, (messages: { messages: Messages }) => void, (cause: Error) => void][] = []
  const catalogues: Catalogues = Object.fromEntries(
    all.map((locale) => [
      `/locales/${locale}/${id}.po`,
      () =>
        new Promise<{ messages: Messages }>((arrive, fail) => open.push([locale, arrive, fail])),
    ]),
  )
  const settle = async (locale: Locale, how: 'arrive' | 'fail') => {
    for (const [asked, arrive, fail] of open) {
      if (asked !== locale) continue
      if (how === 'arrive') arrive({ messages: { [id]: `${id} in ${locale}` } })
      else fail(new Error('offline'))
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    catalogues,
    arrive: (locale: Locale) => settle(locale, 'arrive'),
    fail: (locale: Locale) => settle(locale, 'fail'),
  }
}

/** Catalogues that are here at once; the message objects are the same each time, as modules are. */
const ready = (id: string): Catalogues =>
  Object.fromEntries(
    all.map((locale) => {
      const module = { messages: { [id]: `${id} in ${locale}` } }
      return [`/locales/${locale}/${id}.po`, () => Promise.resolve(module)]
    }),
  )

describe('changing the language', () => {
  it('shows the new words once they are here, and the old ones until then', async () => {
    const first = held('title')
    const texts = createTexts(first.catalogues)
    const shown = texts.use('en')
    await first.arrive('en')
    await shown
    const japanese = texts.use('ja')
    expect(texts.i18n._({ id: 'title' })).toBe('title in en')
    await first.arrive('ja')
    await japanese
    expect(texts.i18n._({ id: 'title' })).toBe('title in ja')
    expect(texts.i18n.locale).toBe('ja')
  })

  it('ends with the language asked for last, in whatever order the words arrive', async () => {
    const first = held('title')
    const texts = createTexts(first.catalogues)
    const calls = [texts.use('ja'), texts.use('ko')]
    await first.arrive('ko')
    await first.arrive('ja')
    await Promise.all(calls)
    expect(texts.i18n.locale).toBe('ko')
    expect(texts.i18n._({ id: 'title' })).toBe('title in ko')
  })

  it('says so when the words cannot be had, and keeps the language on screen', async () => {
    const first = held('title')
    const texts = createTexts(first.catalogues)
    const shown = texts.use('en')
    await first.arrive('en')
    await shown
    const korean = texts.use('ko')
    const failure = expect(korean).rejects.toThrow('offline')
    await first.fail('ko')
    await failure
    expect(texts.i18n._({ id: 'title' })).toBe('title in en')
  })

  it('does not complain of a language that nobody wants any more', async () => {
    const first = held('title')
    const texts = createTexts(first.catalogues)
    const overtaken = texts.use('ko')
    const wanted = texts.use('ja')
    await first.fail('ko')
    await first.arrive('ja')
    await expect(Promise.all([overtaken, wanted])).resolves.toBeDefined()
    expect(texts.i18n.locale).toBe('ja')
  })
})

describe('words that come later', () => {
  it('are there in the present language and in each later one', async () => {
    const texts = createTexts(ready('title'))
    await texts.use('zh')
    await texts.add(ready('steps'))
    expect(texts.i18n._({ id: 'steps' })).toBe('steps in zh')
    await texts.use('ko')
    expect([texts.i18n._({ id: 'title' }), texts.i18n._({ id: 'steps' })]).toEqual([
      'title in ko',
      'steps in ko',
    ])
  })

  it('may come before any language was chosen', async () => {
    const texts = createTexts(ready('title'))
    await texts.add(ready('steps'))
    await texts.use('ja')
    expect(texts.i18n._({ id: 'steps' })).toBe('steps in ja')
  })

  it('are not lost when they arrive before the first words of the same language', async () => {
    const first = held('title')
    const texts = createTexts(first.catalogues)
    const use = texts.use('en')
    await texts.add(ready('toast'))
    await first.arrive('en')
    await use
    expect([texts.i18n._({ id: 'title' }), texts.i18n._({ id: 'toast' })]).toEqual([
      'title in en',
      'toast in en',
    ])
  })

  it('follow a language that was changed while they were on their way', async () => {
    const steps = held('steps')
    const texts = createTexts(ready('title'))
    await texts.use('en')
    const add = texts.add(steps.catalogues)
    await texts.use('ja')
    await steps.arrive('en')
    await steps.arrive('ja')
    await add
    expect([texts.i18n._({ id: 'title' }), texts.i18n._({ id: 'steps' })]).toEqual([
      'title in ja',
      'steps in ja',
    ])
  })

  it('are there in the language on screen although a change of language failed', async () => {
    const first = held('title')
    const texts = createTexts(first.catalogues)
    const shown = texts.use('en')
    await first.arrive('en')
    await shown
    const failure = expect(texts.use('ko')).rejects.toThrow('offline')
    await texts.add(ready('toast'))
    await first.fail('ko')
    await failure
    expect(texts.i18n._({ id: 'toast' })).toBe('toast in en')
    const { '/locales/en/steps.po': english = () => Promise.reject() } = ready('steps')
    await texts.add({
      '/locales/en/steps.po': english,
      '/locales/ko/steps.po': () => Promise.reject(new Error('offline')),
    })
    expect(texts.i18n._({ id: 'steps' })).toBe('steps in en')
  })

  it('can be asked for again after they failed, and twice at once', async () => {
    const texts = createTexts(ready('title'))
    await texts.use('en')
    let isOnline = false
    const flaky: Catalogues = {
      '/locales/en/steps.po': async () => {
        if (!isOnline) throw new Error('offline')
        return { messages: { steps: 'steps in en' } }
      },
    }
    await expect(texts.add(flaky)).rejects.toThrow('offline')
    isOnline = true
    await Promise.all([texts.add(flaky), texts.add(flaky)])
    expect(texts.i18n._({ id: 'steps' })).toBe('steps in en')
  })
})

it('puts values in their places, and nothing where there is none', async () => {
  const texts = createTexts({
    '/locales/en/title.po': async () => ({
      messages: { sent: ['To ', ['email'], ', in ', ['count'], ' parts'], plain: ['Sent'] },
    }),
  })
  await texts.use('en')
  const { _ } = texts.i18n
  expect(_({ id: 'sent', values: { email: 'a@b.example', count: 0 } })).toBe(
    'To a@b.example, in 0 parts',
  )
  expect(_({ id: 'sent' })).toBe('To , in  parts')
  expect(_({ id: 'plain' })).toBe('Sent')
})

it('tells of a text that no catalogue has, and shows it as the code says it', async () => {
  const missing: string[] = []
  const texts = createTexts(ready('title'), (id) => missing.push(id))
  await texts.use('en')
  expect(texts.i18n._({ id: 'title' })).toBe('title in en')
  expect(texts.i18n._({ id: 'other', message: 'Other' })).toBe('Other')
  expect(missing).toEqual(['other'])
})

it('calls back when words change, until it is told not to', async () => {
  const texts = createTexts(ready('title'))
  let calls = 0
  const stop = texts.subscribe(() => {
    calls += 1
  })
  const before = texts.snapshot()
  await texts.use('ja')
  expect(calls).toBe(1)
  expect(texts.snapshot()).not.toBe(before)
  expect(texts.snapshot()).toBe(texts.snapshot())
  stop()
  await texts.use('ko')
  expect(calls).toBe(1)
})

it('two elements on a page speak their own languages and know their own words', async () => {
  const shared = ready('title')
  const left = createTexts(shared)
  const right = createTexts(shared)
  await left.add(ready('steps'))
  await Promise.all([left.use('ja'), right.use('ja')])
  await right.use('ko')
  expect([left.i18n.locale, right.i18n.locale]).toEqual(['ja', 'ko'])
  expect(left.i18n._({ id: 'title' })).toBe('title in ja')
  expect(left.i18n._({ id: 'steps' })).toBe('steps in ja')
  await right.use('ja')
  expect(right.i18n._({ id: 'steps' })).toBe('steps')
})
