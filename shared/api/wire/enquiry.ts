import * as v from 'valibot'

/** The payload of `sendEnquiry`: a message from a visitor of the site. */
export const enquiry = v.object({
  name: v.string(),
  email: v.string(),
  message: v.string(),
  /** What it is about; may be empty. */
  topic: v.optional(v.string()),
})
