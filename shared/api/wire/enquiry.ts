import * as v from 'valibot'

/** The payload of `sendEnquiry`. */
export const enquiry = v.object({
  name: v.string(),
  email: v.string(),
  message: v.string(),
  /** Subject of the message; may be empty. */
  topic: v.optional(v.string()),
})
