import * as v from 'valibot'

/** Answer to an uploaded image: its URL (section 3, "Upload response"). */
export const uploaded = v.object({
  url: v.custom<string>((url) => typeof url === 'string' && url !== ''),
})
