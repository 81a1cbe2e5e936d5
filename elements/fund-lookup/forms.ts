import * as v from 'valibot'
import { readEmail } from '../../shared/person/email/email.ts'
import type { EmailIssue } from './model/state.ts'

/** A typed address; the output is the one that can be sent. */
export const emailSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const reading = readEmail(dataset.value)
    if (reading.ok) return reading.email
    addIssue({ message: reading.reason })
    return NEVER
  }),
)

/** The issue that a message of `emailSchema` stands for. */
export const emailIssueOf = (message: string): EmailIssue =>
  message === 'required' ? 'required' : 'invalid'
