import { afterEach, describe, expect, it, vi } from 'vitest'
import { registerElement } from './register-element.ts'

afterEach(() => vi.unstubAllGlobals())

describe('defining an element', () => {
  it('keeps the first class when a second version of the script runs', () => {
    class First extends HTMLElement {}
    class Second extends HTMLElement {}
    registerElement('tw-defined-twice', First)
    registerElement('tw-defined-twice', Second)
    expect(customElements.get('tw-defined-twice')).toBe(First)
  })

  it('is harmless on a server, where there is no registry', () => {
    vi.stubGlobal('customElements', undefined)
    expect(() =>
      registerElement('tw-on-a-server', class {} as CustomElementConstructor),
    ).not.toThrow()
  })
})
