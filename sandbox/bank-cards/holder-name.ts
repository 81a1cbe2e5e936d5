/** A name in the one spelling that names are compared by: without case, accents and extra spaces. */
const folded = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

export const isSameName = (a: string, b: string): boolean => folded(a) === folded(b)
