/**
 * Text of another server, as it may be printed: control characters would act on the terminal, and
 * marks of direction would reorder the line.
 */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
