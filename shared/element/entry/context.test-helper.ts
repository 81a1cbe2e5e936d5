/** What an element gives its model, where a test does not look at it. The reader's language is English. */
export const unseenContext = () => ({
  element: document.createElement('i'),
  post: () => undefined,
  catalogues: {},
  locale: () => 'en' as const,
  takePrefetched: () => undefined,
  adopt: () => undefined,
  offerRetry: () => new Promise<never>(() => {}),
  title: () => '',
  words: () => ({ failed: '', partFailed: '', retry: '' }),
  onFirstCommit: () => undefined,
  document: () => new Promise<never>(() => {}),
})
