import type { Messages } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import type { Catalogues } from './catalogues.ts'
import { createI18nLoader } from './i18n-loader.ts'
import type { Locale } from './locale.ts'

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

/** Catalogues that load at once; the message objects are the same each time, like modules. */
const ready = (id: string): Catalogues =>
  Object.fromEntries(
    all.map((locale) => {
      const module = { messages: { [id]: `${id} in ${locale}` } }
      return [`/locales/${locale}/${id}.po`, () => Promise.resolve(module)]
    }),
  )

describe('changing the language', () => {
  it('shows the new texts once they are loaded, and the old ones until then', async () => {
    const first = held('title')
    const loader = createI18nLoader(first.catalogues)
    const shown = loader.activate('en')
    await first.arrive('en')
    await shown
    const japanese = loader.activate('ja')
    expect(loader.i18n._({ id: 'title' })).toBe('title in en')
    await first.arrive('ja')
    await japanese
    expect(loader.i18n._({ id: 'title' })).toBe('title in ja')
    expect(loader.i18n.locale).toBe('ja')
  })

  it('ends with the language requested last, in whatever order the texts arrive', async () => {
    const first = held('title')
    const loader = createI18nLoader(first.catalogues)
    const calls = [loader.activate('ja'), loader.activate('ko')]
    await first.arrive('ko')
    await first.arrive('ja')
    await Promise.all(calls)
    expect(loader.i18n.locale).toBe('ko')
    expect(loader.i18n._({ id: 'title' })).toBe('title in ko')
  })

  it('rejects if the texts cannot be loaded, and keeps the language on screen', async () => {
    const first = held('title')
    const loader = createI18nLoader(first.catalogues)
    const shown = loader.activate('en')
    await first.arrive('en')
    await shown
    const korean = loader.activate('ko')
    const failure = expect(korean).rejects.toThrow('offline')
    await first.fail('ko')
    await failure
    expect(loader.i18n._({ id: 'title' })).toBe('title in en')
  })

  it('ignores the failure of a language that is no longer wanted', async () => {
    const first = held('title')
    const loader = createI18nLoader(first.catalogues)
    const overtaken = loader.activate('ko')
    const wanted = loader.activate('ja')
    await first.fail('ko')
    await first.arrive('ja')
    await expect(Promise.all([overtaken, wanted])).resolves.toBeDefined()
    expect(loader.i18n.locale).toBe('ja')
  })
})

describe('texts of the page', () => {
  const own = (id: string) => (locale: Locale, builtIn: Messages) =>
    id in builtIn ? { [id]: `own in ${locale}` } : {}

  it('are in place of built-in ones, also in catalogues and languages that come later', async () => {
    const loader = createI18nLoader(ready('title'))
    loader.replace(own('steps'))
    await loader.activate('ja')
    await loader.load(ready('steps'))
    expect(loader.i18n._({ id: 'title' })).toBe('title in ja')
    expect(loader.i18n._({ id: 'steps' })).toBe('own in ja')
    await loader.activate('ko')
    expect(loader.i18n._({ id: 'steps' })).toBe('own in ko')
  })

  it('change while they are shown, and the built-in ones are back without them', async () => {
    const loader = createI18nLoader(ready('title'))
    await loader.activate('en')
    loader.replace(own('title'))
    expect(loader.i18n._({ id: 'title' })).toBe('own in en')
    loader.replace(undefined)
    expect(loader.i18n._({ id: 'title' })).toBe('title in en')
  })
})

describe('catalogues that are loaded later', () => {
  it('apply to the active language and to each later one', async () => {
    const loader = createI18nLoader(ready('title'))
    await loader.activate('zh')
    await loader.load(ready('steps'))
    expect(loader.i18n._({ id: 'steps' })).toBe('steps in zh')
    await loader.activate('ko')
    expect([loader.i18n._({ id: 'title' }), loader.i18n._({ id: 'steps' })]).toEqual([
      'title in ko',
      'steps in ko',
    ])
  })

  it('may be loaded before any language is active', async () => {
    const loader = createI18nLoader(ready('title'))
    await loader.load(ready('steps'))
    await loader.activate('ja')
    expect(loader.i18n._({ id: 'steps' })).toBe('steps in ja')
  })

  it('are not lost when they arrive before the first catalogues of the same language', async () => {
    const first = held('title')
    const loader = createI18nLoader(first.catalogues)
    const use = loader.activate('en')
    await loader.load(ready('toast'))
    await first.arrive('en')
    await use
    expect([loader.i18n._({ id: 'title' }), loader.i18n._({ id: 'toast' })]).toEqual([
      'title in en',
      'toast in en',
    ])
  })

  it('leave a text alone that an earlier one has, also after a change of language', async () => {
    const own: Catalogues = {
      '/en/own': async () => ({ messages: { send: 'Submit it' } }),
      '/ko/own': async () => ({ messages: { send: '제출' } }),
    }
    const shared: Catalogues = {
      '/en/shared': async () => ({ messages: { send: 'Send it', close: 'Close' } }),
      '/ko/shared': async () => ({ messages: { send: '전송', close: '닫기' } }),
    }
    const loader = createI18nLoader(own)
    await loader.activate('en')
    await loader.load(shared)
    const texts = () => ['send', 'close'].map((id) => loader.i18n._({ id }))
    expect(texts()).toEqual(['Submit it', 'Close'])
    await loader.activate('ko')
    expect(texts()).toEqual(['제출', '닫기'])
  })

  it('follow a change of language while they load', async () => {
    const steps = held('steps')
    const loader = createI18nLoader(ready('title'))
    await loader.activate('en')
    const add = loader.load(steps.catalogues)
    await loader.activate('ja')
    await steps.arrive('en')
    await steps.arrive('ja')
    await add
    expect([loader.i18n._({ id: 'title' }), loader.i18n._({ id: 'steps' })]).toEqual([
      'title in ja',
      'steps in ja',
    ])
  })

  it('apply to the language on screen although a change of language failed', async () => {
    const first = held('title')
    const loader = createI18nLoader(first.catalogues)
    const shown = loader.activate('en')
    await first.arrive('en')
    await shown
    const failure = expect(loader.activate('ko')).rejects.toThrow('offline')
    await loader.load(ready('toast'))
    await first.fail('ko')
    await failure
    expect(loader.i18n._({ id: 'toast' })).toBe('toast in en')
    const { '/locales/en/steps.po': english = () => Promise.reject() } = ready('steps')
    await loader.load({
      '/locales/en/steps.po': english,
      '/locales/ko/steps.po': () => Promise.reject(new Error('offline')),
    })
    expect(loader.i18n._({ id: 'steps' })).toBe('steps in en')
  })

  it('can be loaded again after a failure, and twice at once', async () => {
    const loader = createI18nLoader(ready('title'))
    await loader.activate('en')
    let isOnline = false
    const flaky: Catalogues = {
      '/locales/en/steps.po': async () => {
        if (!isOnline) throw new Error('offline')
        return { messages: { steps: 'steps in en' } }
      },
    }
    await expect(loader.load(flaky)).rejects.toThrow('offline')
    isOnline = true
    await Promise.all([loader.load(flaky), loader.load(flaky)])
    expect(loader.i18n._({ id: 'steps' })).toBe('steps in en')
  })
})

it('formats plurals, numbers and dates by the rules of the active language', async () => {
  const messages: Messages = {
    sent: [['count', 'plural', { one: ['#', ' file to ', ['email']], other: ['#', ' files'] }]],
    size: [['bytes', 'number']],
    day: [['at', 'date', { dateStyle: 'long', timeZone: 'UTC' }]],
  }
  const { activate, i18n } = createI18nLoader({
    '/locales/en/title.po': async () => ({ messages }),
    '/locales/zh/title.po': async () => ({ messages }),
  })
  await activate('en')
  const sent = (count: number) => i18n._({ id: 'sent', values: { count, email: 'a@b.example' } })
  expect(sent(1)).toBe('1 file to a@b.example')
  expect(sent(1000)).toBe('1,000 files')
  expect(i18n._({ id: 'size', values: { bytes: 3145728 } })).toBe('3,145,728')
  const at = new Date('2026-11-22T07:00:00Z')
  expect(i18n._({ id: 'day', values: { at } })).toBe('November 22, 2026')
  await activate('zh')
  expect(sent(1)).toBe('1 files')
  expect(i18n._({ id: 'day', values: { at } })).toBe('2026年11月22日')
})

it('reports a message that no catalogue has, and shows its text from the code', async () => {
  const missing: string[] = []
  const loader = createI18nLoader(ready('title'), (id) => missing.push(id))
  await loader.activate('en')
  expect(loader.i18n._({ id: 'title' })).toBe('title in en')
  expect(loader.i18n._({ id: 'other', message: 'Other' })).toBe('Other')
  expect(missing).toEqual(['other'])
})

it('emits a change once the new messages are loaded', async () => {
  const { activate, i18n } = createI18nLoader(ready('title'))
  const seen: string[] = []
  i18n.on('change', () => i18n.locale && seen.push(i18n._({ id: 'title' })))
  await activate('ja')
  expect(new Set(seen)).toEqual(new Set(['title in ja']))
})

it('resolves a call that was overtaken once the latest language is active', async () => {
  const first = held('title')
  const loader = createI18nLoader(first.catalogues)
  const overtaken = loader.activate('en')
  const latest = loader.activate('en')
  await first.arrive('en')
  await overtaken
  expect(loader.i18n.locale).toBe('en')
  await latest
})

it('two elements on a page have their own languages and catalogues', async () => {
  const shared = ready('title')
  const left = createI18nLoader(shared)
  const right = createI18nLoader(shared)
  await left.load(ready('steps'))
  await Promise.all([left.activate('ja'), right.activate('ja')])
  await right.activate('ko')
  expect([left.i18n.locale, right.i18n.locale]).toEqual(['ja', 'ko'])
  expect(left.i18n._({ id: 'title' })).toBe('title in ja')
  expect(left.i18n._({ id: 'steps' })).toBe('steps in ja')
  await right.activate('ja')
  expect(right.i18n._({ id: 'steps' })).toBe('steps')
})
