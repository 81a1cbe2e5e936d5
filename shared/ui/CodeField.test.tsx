import { getByRole } from '@testing-library/dom'
import { act, createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CodeField, type CodeFieldProps, readCode } from './CodeField.tsx'
import { render, setNativeValue } from './render.test-helper.ts'

describe('readCode', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    [' 1 2 3 4 5 6 ', '123456'],
    ['１２３４５６', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['12\u200b34\u202c56', '123456'],
    ['code: 123456', '123456'],
    ['Your code is 123456. It is good for 10 minutes.', '123456'],
    ['2 of 3: 654321', '654321'],
    ['認証コード：１２３４５６', '123456'],
    ['1234567', '123456'],
    ['0123456', '012345'],
    [' 345 678\n', '345678'],
    ['Good for 10 minutes: 901234', '901234'],
    ['Good for 10 minutes: 901 234', '901234'],
    ['2026-11-28, code 901-234', '901234'],
    ['１０分間有効：９０１ ２３４', '901234'],
    ['12a3', '123'],
    ['abc', ''],
    ['', ''],
    ['①②③', ''],
  ])('%j is %j', (text, code) => expect(readCode(text, 6)).toBe(code))
})

/** A field whose owner stores each change. */
function setUp(props: Partial<CodeFieldProps> = {}) {
  const onComplete = vi.fn()
  const field = (value: string) => (
    <CodeField
      label="Code"
      length={6}
      value={value}
      onChange={(digits) => rerender(field(digits))}
      onComplete={() => onComplete()}
      {...props}
    />
  )
  const { container, rerender } = render(field(''))
  const input = getByRole<HTMLInputElement>(container, 'textbox', { name: 'Code' })
  /** What a browser does when text is entered; `caret` is its position afterwards. */
  const put = (text: string, { isComposing = false, caret = text.length } = {}) =>
    act(() => {
      input.value = text
      input.setSelectionRange(caret, caret)
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }))
    })
  return { container, input, onComplete, put, set: (text: string) => rerender(field(text)) }
}

describe('CodeField', () => {
  it('is one native input with autofill and without a length limit that would cut a paste', () => {
    const { container, input } = setUp()
    expect(container.querySelectorAll('input')).toHaveLength(1)
    expect(input.autocomplete).toBe('one-time-code')
    expect(input.inputMode).toBe('numeric')
    expect(input.hasAttribute('maxlength')).toBe(false)
    expect(input.type).toBe('text')
    expect(container.querySelectorAll('[aria-hidden=true] i')).toHaveLength(6)
  })

  it.each([4, 6, 8])('has %i cells and divides its width by that number', (length) => {
    const { container } = setUp({ length })
    expect(container.querySelectorAll('i')).toHaveLength(length)
    const field = container.querySelector<HTMLElement>('.tw-code')
    expect(field?.style.getPropertyValue('--_length')).toBe(String(length))
  })

  it('marks a wrong code on its wrapper, so that styles need no `:has()`', () => {
    const { container } = setUp({ error: 'Enter valid code.' })
    expect(container.querySelector('.tw-code')?.hasAttribute('data-invalid')).toBe(true)
    const { container: other } = setUp()
    expect(other.querySelector('.tw-code')?.hasAttribute('data-invalid')).toBe(false)
  })

  it.each(['123456', '123 456', '１２３４５６', 'code: 123456', '123-456'])(
    'reads the code from the pasted text %j and submits once',
    (text) => {
      const { input, onComplete, put } = setUp()
      put(text)
      // Autofill dispatches this event as well.
      act(() => input.dispatchEvent(new Event('change', { bubbles: true })))
      expect(input.value).toBe('123456')
      expect(onComplete).toHaveBeenCalledOnce()
    },
  )

  it('is filled by a password manager that dispatches only `change`', () => {
    const { input, onComplete } = setUp()
    act(() => {
      setNativeValue(input, '123 456')
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(input.value).toBe('123456')
    expect(onComplete).toHaveBeenCalledOnce()
  })

  it('submits once, with the last typed digit', () => {
    const { onComplete, put } = setUp()
    for (const text of ['1', '12', '123', '1234', '12345']) put(text)
    expect(onComplete).not.toHaveBeenCalled()
    put('123456')
    expect(onComplete).toHaveBeenCalledOnce()
  })

  it('does not submit again for a letter, a seventh digit or the same code', () => {
    const { input, onComplete, put } = setUp()
    put('123456')
    for (const text of ['123456x', '1234567', '123456', ' 123456']) put(text)
    expect(input.value).toBe('123456')
    expect(onComplete).toHaveBeenCalledOnce()
    put('12345')
    put('123457')
    expect(onComplete).toHaveBeenCalledTimes(2)
  })

  it('removes letters and keeps the caret position', () => {
    const { input, put } = setUp()
    put('1234')
    put('12x34', { caret: 3 })
    expect(input.value).toBe('1234')
    expect([input.selectionStart, input.selectionEnd]).toEqual([2, 2])
  })

  it('waits for the end of a composition, whose Enter does not submit', () => {
    const { input, onComplete, put } = setUp()
    put('１２３４５６', { isComposing: true })
    expect(input.value).toBe('１２３４５６')
    expect(onComplete).not.toHaveBeenCalled()
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      const enter = new KeyboardEvent('keydown', {
        key: 'Enter',
        bubbles: true,
        cancelable: true,
        ...init,
      })
      act(() => input.dispatchEvent(enter))
      expect(enter.defaultPrevented).toBe(true)
    }
    act(() => input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })))
    expect(input.value).toBe('123456')
    expect(onComplete).toHaveBeenCalledOnce()
  })

  it('lets a plain Enter through', () => {
    const { input } = setUp()
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    act(() => input.dispatchEvent(enter))
    expect(enter.defaultPrevented).toBe(false)
  })

  it('shows the value that its owner sets or clears', () => {
    const { input, put, set } = setUp()
    put('123')
    set('')
    expect(input.value).toBe('')
    set('98')
    expect(input.value).toBe('98')
  })

  it('has its code in no attribute', () => {
    const { input, put, set } = setUp()
    put('123')
    set('12345')
    expect(input.hasAttribute('value')).toBe(false)
  })

  it('is described by its error and by `aria-describedby`', () => {
    const ref = createRef<HTMLInputElement>()
    const { container, input } = setUp({ error: 'Enter valid code.', ref })
    getByRole(container, 'textbox', { name: 'Code', description: 'Enter valid code.' })
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(ref.current).toBe(input)
  })

  it('is read-only while busy, and keeps the focus', () => {
    const { input } = setUp({ busy: true })
    expect(input.readOnly).toBe(true)
    expect(input.disabled).toBe(false)
  })

  it('marks the selected cells, or the next one to fill', () => {
    const { container, input, put } = setUp()
    const marked = () =>
      [...container.querySelectorAll('i')].map((cell) => (cell.dataset.active ? 1 : 0)).join('')
    put('12')
    expect(marked()).toBe('001000')
    put('123456')
    expect(marked()).toBe('000001')
    act(() => {
      input.setSelectionRange(1, 4)
      input.dispatchEvent(new Event('select'))
    })
    expect(marked()).toBe('011100')
  })
})
