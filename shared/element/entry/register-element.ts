/**
 * Registers a class for its tag. Does nothing on a server, or if the tag is taken: of the same
 * script twice, or of two versions on a page, the first stays.
 */
export function registerElement(tag: string, elementClass: CustomElementConstructor): void {
  const registry = globalThis.customElements
  if (registry && !registry.get(tag)) registry.define(tag, elementClass)
}
