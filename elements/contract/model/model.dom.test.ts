import { expect, it, vi } from 'vitest'
import {
  stubContext,
  stubProperties,
} from '../../../shared/element/entry/stub-context.test-helper.ts'
import { type Locale, locales } from '../../../shared/text/i18n/locale.ts'
import type { LegalText } from '../../../shared/text/legal-text/legal-text.ts'
import { gate, receipt, text } from './contract.test-helper.ts'
import { openModel } from './model.ts'

/** A model whose texts load when the test says so. */
function open(hideHeader = false, { inPage = '', serverText = false } = {}) {
  const element = document.createElement('tw-contract')
  element.innerHTML = inPage
  const shown = { locale: 'en' as Locale }
  const emit = vi.fn()
  const gates = Object.fromEntries(locales.map((locale) => [locale, gate<LegalText | undefined>()]))
  const properties = () => ({
    ...stubProperties,
    appLang: shown.locale,
    hideHeader,
    serverText,
    token: 'a link',
    getToken: null,
  })
  const model = openModel({
    ...stubContext(),
    element,
    properties: properties(),
    emit,
    signal: new AbortController().signal,
    title: (locale) => `Agreement in ${locale}`,
    legalText: async (locale) => {
      const legalText = await gates[locale]?.promise
      if (!legalText) throw new TypeError('Failed to fetch dynamically imported module')
      return legalText
    },
  })
  const storeOf = () => {
    const { current } = model.person.getState()
    if (!current) throw new Error('no link is open')
    return current.store
  }
  return {
    element,
    store: storeOf(),
    /** The details of `tw-step` up to now. */
    steps: () => emit.mock.calls.filter(([type]) => type === 'tw-step').map(([, detail]) => detail),
    whenRenderable: model.whenRenderable,
    speak(locale: Locale) {
      shown.locale = locale
      model.update(properties())
    },
    /** Lets the text of a language load, or fail to load. */
    async settle(locale: Locale, isLoaded = true) {
      gates[locale]?.open(isLoaded ? { ...text, title: `Agreement in ${locale}` } : undefined)
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

const ordersOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) =>
        ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
      )

it('The store holds a text with its own language, in whatever order four languages load', async () => {
  for (const order of ordersOf(locales)) {
    const { store, whenRenderable, speak, settle } = open()
    void whenRenderable()
    for (const locale of ['ja', 'zh', 'ko'] as const) speak(locale)
    const seen: unknown[] = []
    store.subscribe(({ text }, before) => {
      if (text !== before.text) seen.push([text?.locale, text?.legalText.title])
    })
    for (const locale of order) await settle(locale)
    // The texts of the languages before are not shown.
    expect(new Set(seen.map(String)), order.join()).toEqual(new Set(['ko,Agreement in ko']))
  }
})

it('The text on screen stays until another language is loaded, and if it cannot be loaded', async () => {
  const { store, whenRenderable, speak, settle } = open()
  void whenRenderable()
  await settle('en')
  const english = store.getState().text
  expect(english).toMatchObject({ locale: 'en', legalText: { title: 'Agreement in en' } })
  speak('ja')
  expect(store.getState().text).toBe(english)
  await settle('ja', false)
  expect(store.getState().text).toBe(english)
})

it('The page is told once that the contract is signed', async () => {
  const { store, steps, whenRenderable, settle } = open()
  void whenRenderable()
  await settle('en')
  store.setState({ phase: { name: 'sending', share: 0 } })
  store.setState({ phase: { name: 'signed', receipt } })
  store.setState({ read: new Set([0]) })
  expect(steps()).toEqual([
    { step: 'SIGNED', title: 'Signed on November 21, 2026', canGoBack: false },
  ])
})

it('A host with its own title bar is told of another title, and that a sent signature stays', async () => {
  const { store, steps, whenRenderable, speak, settle } = open(true)
  void whenRenderable()
  await settle('en')
  const first = { step: 'CONTRACT', title: 'Agreement in en', canGoBack: false }
  expect(steps()).toEqual([first])
  speak('ja')
  await settle('ja')
  const japanese = { ...first, title: 'Agreement in ja' }
  expect(steps()).toEqual([first, japanese])
  store.setState({ phase: { name: 'sending', share: 0 } })
  store.setState({ phase: { name: 'sending', share: 0.5 } })
  store.setState({ phase: { name: 'unknown', isChecking: true } })
  expect(steps()).toEqual([first, japanese, { ...japanese, canGoBack: true }, japanese])
})

const inPage =
  '<article slot="contract" lang="ja" data-version="3"><h1>契約書</h1><p>甲と乙。</p></article>'

it('The text of the page is shown in its own language, whatever the language of the element', async () => {
  const { element, store, steps, whenRenderable, speak, settle } = open(true, { inPage })
  void whenRenderable()
  await settle('en')
  await settle('ja')
  await vi.waitFor(() => expect(store.getState().text).toBeDefined())
  const shown = store.getState().text
  expect(shown).toMatchObject({
    locale: 'ja',
    legalText: { title: '契約書', intro: ['甲と乙。'], own: { lang: 'ja', version: '3' } },
  })
  expect(steps().at(-1)).toMatchObject({ title: '契約書' })
  speak('ko')
  await settle('ko')
  expect(store.getState().text).toBe(shown)
  // The translator of a browser changes words.
  const words = element.querySelector('p')
  if (words) words.textContent = 'Party A and Party B.'
  await settle('en')
  expect(store.getState().text).toBe(shown)
  // The page has another version.
  store.setState({ read: new Set([0]) })
  element.querySelector('article')?.setAttribute('data-version', '4')
  await vi.waitFor(() =>
    expect(store.getState().text?.legalText).toMatchObject({
      intro: ['Party A and Party B.'],
      own: { version: '4' },
    }),
  )
  expect(store.getState().read.size).toBe(0)
})

it('A place for a text of the page that is empty shows no other text, and its text once it is there', async () => {
  const { element, store, whenRenderable, settle } = open(false, {
    inPage: '<article slot="contract" lang="en"></article>',
  })
  void whenRenderable()
  await settle('en')
  const text = () => store.getState().text
  await vi.waitFor(() => expect(text()).toMatchObject({ isMissing: true }))
  expect(text()?.legalText).toMatchObject({ intro: [], sections: [] })
  element.querySelector('article')?.append('Between both parties.')
  await vi.waitFor(() => expect(text()?.legalText.intro).toEqual(['Between both parties.']))
  expect(text()).not.toHaveProperty('isMissing')
})

it('If the text is the server’s, that of the element is never shown', async () => {
  const { store, whenRenderable, settle } = open(false, { serverText: true })
  void whenRenderable()
  await settle('en')
  await vi.waitFor(() => expect(store.getState().text).toMatchObject({ isMissing: true }))
  expect(store.getState().text?.legalText.intro).toEqual([])
})
