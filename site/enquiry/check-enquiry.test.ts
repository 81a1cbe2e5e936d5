import { describe, expect, it } from 'vitest'
import { maxEnquiryLength, maxEnquiryNameLength } from '../../shared/limits.ts'
import { readEmail } from '../../shared/person/email/email.ts'
import { checkEnquiry } from './check-enquiry.ts'

const good = { name: 'Ada', email: 'ada@example.com', message: 'A question', topic: 'Credit card' }
const check = (typed: Partial<typeof good>) => checkEnquiry({ ...good, ...typed }, readEmail)

describe('an enquiry', () => {
  it('is sent without blanks at the ends of its fields', () => {
    const typed = { name: ' Ada\t', email: ' ada@example.com ', message: '\nOne\nTwo\n' }
    expect(check(typed)).toEqual({
      ok: true,
      value: { name: 'Ada', email: 'ada@example.com', message: 'One\nTwo', topic: 'Credit card' },
    })
  })

  it('is sent without control characters and marks that reorder it', () => {
    expect(check({ name: '\u202eadA\0', message: 'One\r\n\u202eowT\u0007' })).toMatchObject({
      value: { name: 'adA', message: 'One\nowT' },
    })
  })

  it('with blanks only lacks all three fields', () => {
    expect(check({ name: ' ', email: '\u3000', message: '\n' })).toEqual({
      ok: false,
      errors: { name: 'missing', email: 'missing', message: 'missing' },
    })
  })

  it('without a valid address is refused for the address only', () => {
    expect(check({ email: 'ada@example' })).toEqual({ ok: false, errors: { email: 'invalid' } })
  })

  it('may be as long as the server accepts, and no longer', () => {
    expect(check({ message: 'x'.repeat(maxEnquiryLength) }).ok).toBe(true)
    expect(check({ message: 'x'.repeat(maxEnquiryLength + 1) })).toEqual({
      ok: false,
      errors: { message: 'long' },
    })
    expect(check({ name: 'x'.repeat(maxEnquiryNameLength + 1) })).toEqual({
      ok: false,
      errors: { name: 'long' },
    })
  })
})
