import * as v from 'valibot'

/** What goes to `sendEnquiry`: a message of a visitor of the site. */
export const enquiry = v.object({
  name: v.string(),
  email: v.string(),
  message: v.string(),
  /** What it is about; may be empty. */
  topic: v.optional(v.string()),
})
