import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kebab, observedBy, parseValue, readAttribute, spellings } from './attributes.ts'
import type { PropertyDeclaration } from './declaration.ts'

const text: PropertyDeclaration = { type: 'text', default: 'en' }
const flag: PropertyDeclaration = { type: 'boolean', default: false }
const theme: PropertyDeclaration = { type: 'choice', default: 'dark', choices: ['dark', 'light'] }
const paths: PropertyDeclaration = { type: 'record', default: {} }

describe('names of attributes', () => {
  it('are kebab-case as documented, or flat as HTML reads a camelCase name', () => {
    expect(kebab('withoutIdempotencyKey')).toBe('without-idempotency-key')
    expect(spellings('appLang')).toEqual(['app-lang', 'applang'])
    expect(spellings('token')).toEqual(['token'])
  })

  it('lead to their property in either spelling', () => {
    const properties = { appLang: text, isUsd: flag }
    expect([...observedBy({ tag: 'tw-x', properties })]).toEqual([
      ['app-lang', 'appLang'],
      ['applang', 'appLang'],
      ['is-usd', 'isUsd'],
      ['isusd', 'isUsd'],
    ])
  })

  it('in kebab-case win over flat ones', () => {
    const element = document.createElement('div')
    element.setAttribute('applang', 'ja')
    expect(readAttribute(element, 'appLang')).toBe('ja')
    element.setAttribute('app-lang', 'ko')
    expect(readAttribute(element, 'appLang')).toBe('ko')
    element.removeAttribute('app-lang')
    element.removeAttribute('applang')
    expect(readAttribute(element, 'appLang')).toBeNull()
  })
})

describe('a function of the page', () => {
  const callback: PropertyDeclaration = {
    type: 'callback',
    takes: 'text: string',
    returns: 'void',
    default: null,
  }

  it('has no attribute', () => {
    expect([...observedBy({ tag: 'tw-x', properties: { botCheck: callback } })]).toEqual([])
  })

  it('is kept as it is; anything else reads as null', () => {
    const check = async () => 'token'
    expect(parseValue(callback, check)).toBe(check)
    expect(parseValue(callback, 'alert(1)')).toBeNull()
    expect(parseValue(callback, undefined)).toBeNull()
  })
})

describe('values of attributes and properties', () => {
  it.each([
    ['', true],
    ['1', true],
    ['true', true],
    ['is-usd', true],
    [' FALSE ', false],
    ['0', false],
    [null, false],
    [undefined, false],
    [true, true],
    [false, false],
    [0, false],
    [1, true],
  ])('a boolean given as %j is %j', (raw, value) => {
    expect(parseValue(flag, raw)).toBe(value)
  })

  it.each([
    ['light', 'light'],
    [' LIGHT ', 'light'],
    ['purple', 'dark'],
    ['', 'dark'],
    [null, 'dark'],
    [7, 'dark'],
  ])('a choice given as %j is %j', (raw, value) => {
    expect(parseValue(theme, raw)).toBe(value)
  })

  it.each([
    [' ja ', 'ja'],
    ['', 'en'],
    ['  ', 'en'],
    [null, 'en'],
    [12, '12'],
  ])('a text given as %j is %j', (raw, value) => {
    expect(parseValue(text, raw)).toBe(value)
  })

  it.each([
    ['{"a":"b"}', { a: 'b' }],
    [{ a: 'b' }, { a: 'b' }],
    ['{"a":"b","c":1}', { a: 'b' }],
    ['{"a":', {}],
    ['[]', {}],
    ['null', {}],
    [7, {}],
  ])('a record given as %j is %j', (raw, value) => {
    expect(parseValue(paths, raw)).toEqual(value)
  })

  it('are the default if the page assigns something that cannot become text', () => {
    for (const raw of [{ toString: '' }, Object.create(null)]) {
      expect(parseValue(text, raw)).toBe(text.default)
      expect(parseValue(theme, raw)).toBe(theme.default)
    }
  })

  it('never throw, whatever a page assigns, and always fit their type', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(typeof parseValue(flag, raw)).toBe('boolean')
        expect(['dark', 'light']).toContain(parseValue(theme, raw))
        expect(typeof parseValue(text, raw)).toBe('string')
        expect(parseValue(paths, raw)).toBeTypeOf('object')
      }),
    )
  })
})
