import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { formatter } from '@lingui/format-po'
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from './locale.ts'

/** The words of the specification, which stay as they are. */
const specified = new Set([
  'Please agree to the terms',
  'Please enter a valid email',
  'Please enter a valid mobile number',
  'Please enter an amount',
  'Please enter your e-mail address',
  'Please enter your email address to query',
  'Please enter your message',
  'Please enter your name',
  'Please select',
  'Please verify your email',
  // The same title for a number.
  'Please verify your mobile number',
  "We've sent a code to {email}, please enter the code below.",
  'Email sent successfully.',
])

/** Toasts and messages of fields that the specification ends with a full stop, and other languages do not. */
const withoutStop = new Set([
  'Email sent successfully.',
  'Enter valid code.',
  'Required.',
  'Text message sent successfully.',
  'URL found.',
])

/** Placeholders whose last sound is known: a word of ours, or a name that takes the same particle. */
const knownSounds = ['language', 'noun', 'place', 'records']

interface Message {
  readonly file: string
  readonly english: string
  readonly text: string
}

const folder = resolve('locales')

const messagesIn = (locale: Locale): Message[] =>
  readdirSync(resolve(folder, locale))
    .filter((name) => name.endsWith('.po'))
    .flatMap((name) => {
      const file = `${locale}/${name}`
      const source = readFileSync(resolve(folder, file), 'utf8')
      const messages = formatter().parse(source, { locale, sourceLocale: 'en', filename: file })
      return Object.entries(
        messages as Record<string, { message?: string; translation?: string }>,
      ).map(([id, { message = id, translation = '' }]) => ({
        file,
        english: message,
        text: locale === 'en' ? message : translation,
      }))
    })

const faults = (messages: readonly Message[], isFault: (message: Message) => boolean): string[] =>
  messages.filter(isFault).map(({ file, text }) => `${file}: ${text}`)

describe('English texts', () => {
  const messages = messagesIn('en').filter(({ english }) => !specified.has(english))

  it('say what to do without please', () => {
    expect(faults(messages, ({ text }) => /\bplease\b/i.test(text))).toEqual([])
  })

  it('write e-mail with a hyphen', () => {
    expect(faults(messages, ({ text }) => /(?<![{\w])emails?\b/i.test(text))).toEqual([])
  })
})

describe.each(locales.filter((locale) => locale !== 'en'))('texts in %s', (locale) => {
  it('end with a full stop if the English does: titles and toasts have none', () => {
    const isFault = ({ english, text }: Message) =>
      /[.。]$/.test(text) && (!/[.?!:]$/.test(english) || withoutStop.has(english))
    expect(faults(messagesIn(locale), isFault)).toEqual([])
  })
})

it('Korean texts have no particle after an amount, whose last sound is not known', () => {
  const names = knownSounds.map((name) => `${name}\\}`).join('|')
  const particle = new RegExp(`\\{(?!${names})\\w+\\}(을|를|이|가|은|는|과|와|으로|로)(?![가-힣(])`)
  expect(faults(messagesIn('ko'), ({ text }) => particle.test(text))).toEqual([])
})
