/** In a sandboxed frame without `allow-same-origin`, which has no cookies, reading them throws. */
const cookiesOfPage = (): string => {
  try {
    return globalThis.document?.cookie ?? ''
  } catch {
    return ''
  }
}

/** Removes one pair of quotes with the escapes inside it: `\"` for a quote, `\073` for a semicolon. */
const withoutQuotes = (text: string): string | undefined =>
  /^"(.*)"$/s
    .exec(text)?.[1]
    ?.replace(/\\([0-3][0-7]{2}|.)/g, (_, escaped: string) =>
      escaped.length === 3 ? String.fromCharCode(Number.parseInt(escaped, 8)) : escaped,
    )

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    // It is not percent-encoded.
    return text
  }
}

/**
 * The text of a cookie's value. Servers in Java and Python put it in quotes, a script may encode the
 * quotes with the rest, and others write it as it is. A `+` is a plus: tokens in base64 have one.
 */
const readValue = (value: string): string => {
  const inside = withoutQuotes(value)
  if (inside !== undefined) return decoded(inside)
  const text = decoded(value)
  return withoutQuotes(text) ?? text
}

/** The values of all cookies of a name, in the order of `document.cookie`: longest path first. */
export const readCookies = (name: string): readonly string[] =>
  cookiesOfPage()
    .split(/;\s*/)
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => readValue(pair.slice(name.length + 1).trim()))
