/** A name without case, accents and extra spaces. */
const folded = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** Whether two spellings are the same name: banks write names in capitals and without accents. */
export const isSameName = (a: string, b: string): boolean => folded(a) === folded(b)
