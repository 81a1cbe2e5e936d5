import { success } from '../answer.ts'
import type { Sandbox } from '../context.ts'
import { enquiryMailbox } from '../demo.ts'
import { addToInbox } from '../inbox.ts'
import { enquiryInput, parseInput } from '../inputs.ts'
import type { Handlers } from './env.ts'
import { idempotencyKey } from './idempotency-key.ts'

export const enquiryHandlers = ({ database, clock }: Sandbox) =>
  ({
    sendEnquiry: async (c) => {
      const body: unknown = await c.req.json().catch(() => undefined)
      const { name, email, message, topic } = parseInput(enquiryInput, body)
      const mail = {
        to: enquiryMailbox,
        subject: topic ? `Enquiry: ${topic}` : 'Enquiry',
        text: `${name} <${email}>\n\n${message}`,
      }
      await addToInbox(database.queries, clock(), mail, idempotencyKey(c))
      return c.json(success())
    },
  }) satisfies Handlers
