/** On the root of a document that a host shows for paths of no page; the build writes it. */
export const notFoundAttribute = 'data-not-found'

export const isNotFoundDocument = (root: Element): boolean => root.hasAttribute(notFoundAttribute)
