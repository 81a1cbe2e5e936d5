import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDate, parseDate } from './dates.ts'

const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Taipei' } as const

describe('a date of a server', () => {
  it('is written in the reader’s language, Chinese in the Traditional forms', () => {
    const text = '2026-11-22T07:00:00Z'
    expect(formatDate(text, 'zh', options)).toBe('2026年11月22日 下午3:00')
    expect(formatDate(text, 'ja', options)).toBe('2026/11/22 15:00')
    expect(formatDate(text, 'en', options)).toMatch(/^Nov 22, 2026, 3:00\sPM$/)
  })

  it.each([undefined, null, '', 'soon', '2026-13-45', 'NaN'])('%j is left out', (text) => {
    expect(parseDate(text)).toBeUndefined()
    expect(formatDate(text, 'en', options)).toBeUndefined()
  })

  it('is never shown as an invalid one', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(formatDate(text, 'en', options) ?? '').not.toMatch(/NaN|Invalid/)
      }),
    )
  })
})
