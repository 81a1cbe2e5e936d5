import { openHostLink } from '../host/host-link.ts'

/** A page without a native app. */
export const stubHost = () => openHostLink({ postNow: () => false })

/** The properties that every element has, if the page sets none. */
export const stubProperties = {
  appLang: 'en',
  theme: 'dark',
  ornament: 'full',
  texts: {},
  apiBase: '',
  apiPaths: {},
  withoutIdempotencyKey: false,
  hideHeader: false as boolean,
  hostOrigins: '',
  debug: false,
} as const

/** The context of an element, for tests that do not look at it. The language is English. */
export const stubContext = () => ({
  element: document.createElement('i'),
  startsOver: false,
  postNow: () => false,
  host: stubHost(),
  catalogues: {},
  fetch: undefined,
  addStyles: () => undefined,
  offerRetry: () => new Promise<never>(() => {}),
  title: () => '',
  words: () => ({ failed: '', retry: '', reopen: '' }),
  loadRest: () => new Promise<never>(() => {}),
  onFirstCommit: () => undefined,
  legalText: () => new Promise<never>(() => {}),
})
