/** Attribute on the root of the document that a host shows for unknown paths; set by the build. */
export const notFoundAttribute = 'data-not-found'

export const isNotFoundDocument = (root: Element): boolean => root.hasAttribute(notFoundAttribute)
