import { expect, it } from 'vitest'
import { hiddenFromRecorders, maskedText } from './marks.ts'
import { unmarkedIn } from './unmarked.test-helper.ts'

const marked = ({ className, ...attributes }: Record<string, string>): HTMLElement => {
  const element = document.createElement('span')
  element.className = className ?? ''
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

/** What each recorder looks for by default or by its documentation: for a text, for a field. */
const selectors: Readonly<Record<string, readonly [text: string, field: string]>> = {
  rrweb: ['.rr-mask', '.rr-block'],
  Datadog: ['[data-dd-privacy="mask"]', '[data-dd-privacy="hidden"]'],
  Sentry: ['.sentry-mask, [data-sentry-mask]', '.sentry-block, [data-sentry-block]'],
  Clarity: ['[data-clarity-mask]', '[data-clarity-mask]'],
  PostHog: ['.ph-no-capture', '.ph-no-capture'],
  FullStory: ['.fs-mask', '.fs-exclude'],
  Hotjar: ['[data-hj-suppress]', '[data-hj-suppress]'],
  LogRocket: ['[data-private]', '[data-private]'],
  Smartlook: ['[data-recording-sensitive]', '[data-recording-disable]'],
  Matomo: ['[data-matomo-mask]', '[data-matomo-mask]'],
  OpenReplay: ['[data-openreplay-obscured]', '[data-openreplay-hidden]'],
  'New Relic': ['.nr-mask, [data-nr-mask]', '.nr-block, [data-nr-block]'],
  Amplitude: ['.amp-mask', '.amp-block'],
  Contentsquare: ['[data-cs-mask]', '[data-cs-mask]'],
  Heap: ['[data-heap-redact-text]', '[data-heap-redact-text]'],
}

it.each(Object.entries(selectors))(
  '%s finds its mark on a text and on a field',
  (_, [text, field]) => {
    expect(marked(maskedText()).matches(text)).toBe(true)
    expect(marked(hiddenFromRecorders()).matches(field)).toBe(true)
  },
)

it('an element keeps its own classes', () => {
  expect(maskedText('tw-money').className).toMatch(/^tw-money /)
  expect(hiddenFromRecorders('tw-prompt').className).toMatch(/^tw-prompt /)
})

it.each([
  ['an amount', '1,250.50 USD'],
  ['an account number', '0123456789'],
  ['its last digits', '•••• 789'],
  ['an e-mail address', 'holder@example.com'],
  ['a blockchain address', 'TL2GFgNkMj4Wg52TRNRa1NxBJa1ZN5vZxd'],
  ['a mobile number', '+886 912 345 678'],
])('%s without marks is found, as text and as attribute', (_, text) => {
  const host = document.createElement('div')
  const shadow = host.attachShadow({ mode: 'open' })
  const part = shadow.appendChild(document.createElement('p'))
  part.textContent = text
  expect(unmarkedIn(host)).toEqual([`text: ${text}`])
  shadow.replaceChildren(marked(maskedText()))
  shadow.firstElementChild?.append(text)
  expect(unmarkedIn(host)).toEqual([])
  shadow.firstElementChild?.setAttribute('aria-label', text)
  expect(unmarkedIn(host)).toEqual([`aria-label: ${text}`])
})
