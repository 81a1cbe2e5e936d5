/**
 * Marks that tell the session recorders of a host's page to leave out what is of a person. Each
 * recorder reads its own; `docs/security.md` lists them. A test of the stories fails for a sensitive
 * text without marks.
 */

/** By which a recorder replaces the text of an element and of all inside. */
const maskAttributes = {
  'data-dd-privacy': 'mask',
  'data-sentry-mask': '',
  'data-clarity-mask': 'true',
  'data-hj-suppress': '',
  'data-private': '',
  'data-recording-sensitive': '',
  'data-matomo-mask': '',
  'data-openreplay-obscured': '',
  'data-nr-mask': '',
  'data-cs-mask': '',
  'data-heap-redact-text': 'true',
} as const
const maskClasses = 'rr-mask ph-no-capture fs-mask amp-mask'

/** By which a recorder leaves an element out: where a text cannot be replaced, as in a picture. */
const hideAttributes = {
  ...maskAttributes,
  'data-dd-privacy': 'hidden',
  'data-sentry-block': '',
  'data-recording-disable': '',
  'data-openreplay-hidden': '',
  'data-nr-block': '',
} as const
const hideClasses = 'rr-block rr-ignore ph-no-capture fs-exclude amp-block'

const withClasses = (marks: string, className: string | undefined) =>
  className ? `${className} ${marks}` : marks

/**
 * For an element with an account number, an amount, a name, an address or the like: recorders record
 * that there is a text, and not which.
 *
 * @param className its other classes
 */
export const maskedText = (className?: string) => ({
  className: withClasses(maskClasses, className),
  ...maskAttributes,
})

/**
 * For an input, a picture or a canvas: recorders record an empty box of its size.
 *
 * @param className its other classes
 */
export const hiddenFromRecorders = (className?: string) => ({
  className: withClasses(hideClasses, className),
  ...hideAttributes,
})
