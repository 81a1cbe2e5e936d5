import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tidyLine, tidyText } from './free-text.ts'

describe('A line of free text', () => {
  it.each([
    ['Bank \u202eelpmaxE\u202c of Sampleton', 'Bank elpmaxE of Sampleton'],
    ['\u2067Example\u2069 Bank', 'Example Bank'],
    ['Exam\u200bple\ufeff', 'Example'],
    [' Example\u3000\t Bank\r\nBcc: x\0', 'Example Bank Bcc: x'],
    ['\u200eExample\u200f', 'Example'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['👩\u200d👧', '👩\u200d👧'],
    [' \u200b\n\u200d\u200e', ''],
  ])('%j is sent as %j', (text, line) => {
    expect(tidyLine(text)).toBe(line)
  })
})

describe('A text of several lines', () => {
  it.each([
    [' One.\r\nTwo.\rThree.\u2028Four.\n', 'One.\nTwo.\nThree.\nFour.'],
    ['One \u202eowT\0\u0007', 'One owT'],
    ['One\n\n  two\tthree', 'One\n\n  two\tthree'],
    ['\u200b\n\u00ad', ''],
  ])('%j is sent as %j', (text, tidied) => {
    expect(tidyText(text)).toBe(tidied)
  })
})

it('Any tidied text has no control character and no mark that reorders, and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const tidy of [tidyLine, tidyText]) {
        const tidied = tidy(text)
        expect(tidied.replace(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
        expect(tidy(tidied)).toBe(tidied)
      }
    }),
  )
})
