import { normalizeInput, withoutMarks } from '../../text/normalize-input.ts'
import { withoutLabel } from '../../text/without-label.ts'

/** Nothing was typed, or the text is not an address. */
type EmailIssue = 'required' | 'invalid'

export type EmailReading =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly reason: EmailIssue }

/** RFC 5321, sections 4.5.3.1.1 and 4.5.3.1.3 (256 with its angle brackets), in bytes of UTF-8. */
const maxLocalPartLength = 64
const maxAddressLength = 254
/** RFC 1035, section 2.3.4: a name, and a label of it, in ASCII. */
const maxDomainLength = 253
const maxLabelLength = 63

/**
 * `atext` of RFC 5321 and, by RFC 6531, every visible character beyond ASCII. Not `%`: it may hide
 * a control character (`%0d%0a`), and no mailbox today has one.
 */
const localPart =
  /^(?:[A-Za-z0-9!#$&'*+/=?^_`{|}~.-]|(?![\p{C}\p{Z}\p{Default_Ignorable_Code_Point}])[\u0080-\u{10ffff}])+$/u

/** Letters, digits, hyphens and dots of any script; two middle dots are part of real names. */
const domainText = /^[\p{L}\p{M}\p{N}.\u00b7\u30fb-]+$/u
const asciiLabel = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** A blank of any width. */
const isBlank = (character: string): boolean => normalizeInput(character) === ''

/** The subject and the like of a link `mailto:`. */
const query = /^(\s*mailto:[^?]*)\?.*$/is
/** A name before an address in angle brackets. */
const bracketed = /^[^<>＜＞@＠]*[<＜]([^<>＜＞]*)[>＞]$/s
/** What is written after an address in a sentence. */
const endOfSentence = /[.,;:!。、，；．]+$/

/** One address, without the label, the name, the brackets or the link that it was copied with. */
const bare = (text: string): string => {
  const address = withoutLabel(text.replace(query, '$1')).trim().replace(endOfSentence, '')
  return bracketed.exec(address)?.[1] ?? address
}

/**
 * Removes what surrounds an address and turns full-width forms into ASCII. A blank inside stays and
 * makes the address invalid: without the blank, `al ice@…` would be another person.
 */
const tidy = (text: string): string => {
  const characters = [...bare(withoutMarks(text))]
  const first = characters.findIndex((character) => !isBlank(character))
  const last = characters.findLastIndex((character) => !isBlank(character))
  return characters
    .slice(first < 0 ? characters.length : first, last + 1)
    .map((character) => normalizeInput(character) || character)
    .join('')
    .normalize('NFC')
}

/**
 * The ideographic full stop, as a Japanese or Chinese keyboard has it, also separates labels (UTS
 * 46).
 */
const withDots = (domain: string): string => domain.replaceAll(/[\u3002\uff61]/g, '.')

/**
 * A domain in lower case, with internationalised labels as `xn--…`; undefined if it is not a host
 * name.
 */
const asciiDomain = (domain: string): string | undefined => {
  if (!domainText.test(domain) || !URL.canParse(`http://${domain}`)) return undefined
  const ascii = new URL(`http://${domain}`).hostname
  const labels = ascii.split('.')
  const isName =
    labels.length > 1 &&
    ascii.length <= maxDomainLength &&
    labels.every((label) => label.length <= maxLabelLength && asciiLabel.test(label))
  // If the last label is a number, the host is an IPv4 address in some notation.
  return isName && !/^\d+$/.test(labels.at(-1) ?? '') ? ascii : undefined
}

const isLocalPart = (text: string): boolean =>
  localPart.test(text) &&
  text.split('.').every((part) => part !== '') &&
  bytesOf(text) <= maxLocalPartLength

/**
 * Reads a typed or pasted e-mail address, for the element and the sandbox alike. The result is safe
 * in a mail header: it has no control character, blank, comma or bracket. Internationalised
 * addresses are accepted (RFC 6531); quoted ones and those with an IP address are not.
 */
export function readEmail(text: string): EmailReading {
  const tidied = tidy(text)
  if (tidied === '') return { ok: false, reason: 'required' }
  const [local = '', typedDomain = '', ...more] = tidied.split('@')
  const domain = withDots(typedDomain)
  const email = `${local}@${domain}`
  const isAddress =
    more.length === 0 &&
    isLocalPart(local) &&
    asciiDomain(domain) !== undefined &&
    bytesOf(email) <= maxAddressLength
  return isAddress ? { ok: true, email } : { ok: false, reason: 'invalid' }
}

/**
 * One spelling for all spellings of a mailbox, for comparison only; never send to it. The case of
 * the local part is ignored: a server may distinguish case, but none does today.
 *
 * @param email an address that `readEmail` returned
 */
export function mailboxKey(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const local = email.slice(0, at).toLowerCase().normalize('NFC')
  return `${local}@${asciiDomain(domain) ?? domain.toLowerCase()}`
}
