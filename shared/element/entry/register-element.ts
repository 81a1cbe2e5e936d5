/**
 * Registers a class for its tag. Harmless on a server, and when the tag is already taken: the same
 * script twice, or two versions on one page, and the first stays.
 */
export function registerElement(tag: string, elementClass: CustomElementConstructor): void {
  const registry = globalThis.customElements
  if (registry && !registry.get(tag)) registry.define(tag, elementClass)
}
