/** The same text for the same request, whatever the order of its fields. */
export const canonicalText = (request: object): string =>
  JSON.stringify(Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1)))
