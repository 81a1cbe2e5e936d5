import { openHostLink } from '../host/host-link.ts'

/** A page without a native app. */
export const stubHost = () => openHostLink({ postNow: () => false })

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
