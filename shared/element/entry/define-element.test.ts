// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineElement } from './define-element.ts'

afterEach(() => vi.unstubAllGlobals())

describe('defining an element', () => {
  it('keeps the first class when a second version of the script comes', () => {
    class First extends HTMLElement {}
    class Second extends HTMLElement {}
    defineElement('tw-defined-twice', First)
    defineElement('tw-defined-twice', Second)
    expect(customElements.get('tw-defined-twice')).toBe(First)
  })

  it('is harmless on a server, where there is no registry', () => {
    vi.stubGlobal('customElements', undefined)
    expect(() =>
      defineElement('tw-on-a-server', class {} as CustomElementConstructor),
    ).not.toThrow()
  })
})
