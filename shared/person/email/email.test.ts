import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mailboxKey, readEmail } from './email.ts'

const emailOf = (text: string): string | undefined => {
  const reading = readEmail(text)
  return reading.ok ? reading.email : undefined
}

describe('an address is accepted', () => {
  test.each([
    ['holder@example.com', 'holder@example.com'],
    [`o'brien+trust_fund/2@mail.example.co.uk`, `o'brien+trust_fund/2@mail.example.co.uk`],
    ['用户@例え.テスト', '用户@例え.テスト'],
    ['ü@bücher.example', 'ü@bücher.example'],
    ['持有者@信託.台灣', '持有者@信託.台灣'],
    ['holder@xn--bcher-kva.example', 'holder@xn--bcher-kva.example'],
    ['ＡＢＣ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ABC@example.com'],
    ['holder@例え。テスト', 'holder@例え.テスト'],
    [' \u3000\u200b\ufeffholder@example.com\u00a0\r\n', 'holder@example.com'],
    ['u\u0308@example.com', 'ü@example.com'],
    ['hol\u200bder@example.com', 'holder@example.com'],
    ['<holder@example.com>', 'holder@example.com'],
    ['Example Holder <holder@example.com>,', 'holder@example.com'],
    ['持有者＜holder＠example.com＞', 'holder@example.com'],
    ['"Holder, Example" <holder@example.com>', 'holder@example.com'],
    ['mailto:holder@example.com', 'holder@example.com'],
    ['MAILTO:holder@example.com?subject=Hello&cc=other@example.com', 'holder@example.com'],
    ['E-mail: holder@example.com', 'holder@example.com'],
    ['メールアドレス：holder@example.com', 'holder@example.com'],
    ['holder@example.com.', 'holder@example.com'],
    ['holder@example.com、', 'holder@example.com'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
    [`a@${'b'.repeat(63)}.example`, `a@${'b'.repeat(63)}.example`],
  ])('%j reads as %s', (text, email) => {
    expect(readEmail(text)).toEqual({ ok: true, email })
  })
})

test.each(['', '   ', '\u3000\t\r\n', '\u200b\u200e'])('%j is missing, not wrong', (text) => {
  expect(readEmail(text)).toEqual({ ok: false, reason: 'required' })
})

describe('an address is rejected:', () => {
  const long = (bytes: number) => `${'a'.repeat(60)}@${'b.'.repeat((bytes - 64) / 2)}com`

  test.each([
    ...[
      'holder',
      '@',
      'holder@',
      '@example.com',
      'a@b@example.com',
      'a@b.com@example.com',
      'a＠b@example.com',
    ],
    ...['holder@localhost', 'holder@.com', 'holder@example.', 'holder@example..com'],
    ...['.holder@example.com', 'holder.@example.com', 'hol..der@example.com'],
    ...['hol der@example.com', 'holder@exa mple.com', 'hol\u3000der@example.com'],
    ...['hol\u202eder@example.com', 'hol\u3164der@example.com'],
    ...['holder@-example.com', 'holder@example-.com', 'holder@exa_mple.com'],
    ...['holder@127.0.0.1', 'holder@[127.0.0.1]', 'holder@1.2', 'holder@0x7f.1', 'holder@a.123'],
    ...['holder@example.com:25', 'holder@example.com/a', 'holder@example.com?a', 'a@b.com#c'],
    ...['"hol der"@example.com', 'Holder holder@example.com', '<a@example.com> <b@example.com>'],
    ...['a@example.com <b@example.com>', 'Holder <hol der@example.com>', '<a@example.com'],
    ...['a@example.com,b@example.com', 'a@example.com;b@example.com', 'a,b@example.com'],
    ...[
      'a@example.com，b',
      'a(b)@example.com',
      'a\\b@example.com',
      'mailto:a@example.com,b@example.com',
    ],
    ...['holder@%65xample.com', 'holder@xn--zzzzzz--.example', 'holder@\ud800.example'],
    `${'a'.repeat(65)}@example.com`,
    `${'ü'.repeat(33)}@example.com`,
    `a@${'b'.repeat(64)}.example`,
  ])('%j', (text) => {
    expect(readEmail(text)).toEqual({ ok: false, reason: 'invalid' })
  })

  test.each([
    ...['a@example.com\r\nBcc: b@example.com', 'a@example.com\nb', 'a\r@example.com'],
    ...[
      'a\0@example.com',
      'a@example.com\0.example',
      'a\u0007@example.com',
      'a\u0085b@example.com',
    ],
    ...['a%0d%0aBcc:b@example.com', 'a@example.com%0d%0aBcc:b@example.com', 'a%0D%0A@example.com'],
    ...[
      'a@example.com\u2028Bcc: b@example.com',
      'a\u2028b@example.com',
      'a@exam\u2029ple.com',
      'a\u007f@example.com',
    ],
  ])('%j, which would add a mail header', (text) => {
    expect(readEmail(text)).toEqual({ ok: false, reason: 'invalid' })
  })

  test('one of more than 254 bytes', () => {
    const longest = long(250)
    expect(new TextEncoder().encode(longest).length).toBe(250)
    expect(emailOf(`${'a'.repeat(4)}${longest}`)).toBeDefined()
    expect(emailOf(`${'a'.repeat(4)}${longest.replace('.com', '.comm')}`)).toBeUndefined()
  })
})

/** Text so close to an address that it is sometimes accepted. */
const nearly = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'ab.@-＠．Üßİ用。 \r\n\0,;<>%0d\u200b\u0308'),
      fc.string({ unit: 'binary', maxLength: 2 }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''))

const somebody = fc.tuple(nearly, nearly).map(([local, host]) => `${local}@${host}.example`)

test('every accepted address is safe in a mail header and reads as itself', () => {
  fc.assert(
    fc.property(fc.oneof(nearly, somebody), (text) => {
      const email = emailOf(text)
      if (email === undefined) return
      expect(email).not.toMatch(/[\p{Cc}\p{Cf}\p{Z}\s,;:<>()[\]\\"%]/u)
      expect(email.split('@')).toHaveLength(2)
      expect(email).toBe(email.normalize('NFC'))
      expect(emailOf(email)).toBe(email)
      expect(mailboxKey(mailboxKey(email))).toBe(mailboxKey(email))
    }),
    { numRuns: 2000 },
  )
})

describe('one mailbox', () => {
  test.each([
    ['Holder@Example.COM', 'holder@example.com'],
    ['Ü@BÜCHER.example', 'ü@xn--bcher-kva.example'],
    ['ü@xn--bcher-kva.EXAMPLE', 'ü@bücher.example'],
    ['用户@例え.テスト', '用户@xn--r8jz45g.xn--zckzah'],
  ])('has the spellings %s and %s', (a, b) => {
    expect(mailboxKey(a)).toBe(mailboxKey(b))
  })

  test('differs from every other one', () => {
    const others = ['a@example.com', 'a.b@example.com', 'ab@example.com', 'a@example.org']
    expect(new Set(others.map(mailboxKey)).size).toBe(others.length)
  })
})
