import * as v from 'valibot'
import { maxEnquiryLength, maxEnquiryNameLength } from '../../shared/limits.ts'
import { tidyLine, tidyText } from '../../shared/text/free-text.ts'
import type { Handlers } from '../calls/env.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { parseInput } from '../core/parse-input.ts'
import { enquiryMailbox } from '../demo/demo.ts'
import { email } from '../messages/contact-inputs.ts'
import { addToInbox } from '../messages/inbox.ts'
import { anyBody, idempotencyKey } from './request.ts'

/** One line of a message. Characters that could start another mail header become spaces. */
const line = (maxLength: number) =>
  v.pipe(v.string(), v.transform(tidyLine), v.maxLength(maxLength))

/** A message of a visitor of the site. */
const enquiryInput = v.object({
  name: v.pipe(line(maxEnquiryNameLength), v.nonEmpty('Please enter your name')),
  email,
  message: v.pipe(
    v.string(),
    v.transform(tidyText),
    v.nonEmpty('Please enter your message'),
    v.maxLength(maxEnquiryLength),
  ),
  topic: v.optional(line(maxEnquiryNameLength), ''),
})

export const enquiryHandlers = ({ database, clock }: Sandbox) =>
  ({
    sendEnquiry: async (c) => {
      const { name, email, message, topic } = parseInput(enquiryInput, await anyBody(c))
      const mail = {
        to: enquiryMailbox,
        subject: topic ? `Enquiry: ${topic}` : 'Enquiry',
        text: `${name} <${email}>\n\n${message}`,
      }
      await addToInbox(database.queries, clock(), mail, idempotencyKey(c))
    },
  }) satisfies Handlers
