// @vitest-environment happy-dom
import { createElement as createReactElement } from 'react'
import { createRoot as createReactRoot } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'
import deferred, { createRoot, type ReactParts } from './deferred-react.ts'

/** What r2wc does with the stand-in, with parts that come when the test says so. */
function setUp(text = () => 'first') {
  const container = document.createElement('div')
  let bring: (parts: ReactParts) => void = () => undefined
  const parts = new Promise<ReactParts>((resolve) => {
    bring = resolve
  })
  const asked = vi.fn(() => parts)
  const root = createRoot<{ life: number }>(container)
  const draw = () => createReactElement('b', null, text())
  return {
    container,
    root,
    asked,
    drawing: deferred.createElement(asked, { life: 1 }),
    arrive: () => bring({ createRoot: createReactRoot, draw }),
  }
}

describe('an element whose React is still on its way', () => {
  it('draws once React is here, and asks for it once', async () => {
    const { container, root, asked, drawing, arrive } = setUp()
    root.render(drawing)
    root.render(drawing)
    expect(asked).toHaveBeenCalledExactlyOnceWith({ life: 1 })
    expect(container.innerHTML).toBe('')
    arrive()
    await expect.poll(() => container.innerHTML).toBe('<b>first</b>')
  })

  it('draws again when it is rendered again', async () => {
    let text = 'first'
    const { container, root, drawing, arrive } = setUp(() => text)
    root.render(drawing)
    arrive()
    await expect.poll(() => container.innerHTML).toBe('<b>first</b>')
    text = 'second'
    root.render(drawing)
    await expect.poll(() => container.innerHTML).toBe('<b>second</b>')
  })

  it('draws nothing when it is gone by the time React comes', async () => {
    const { container, root, drawing, arrive } = setUp()
    root.render(drawing)
    root.unmount()
    arrive()
    await new Promise((resolve) => setTimeout(resolve))
    expect(container.innerHTML).toBe('')
  })

  it('leaves an empty place when it is removed', async () => {
    const { container, root, drawing, arrive } = setUp()
    root.render(drawing)
    arrive()
    await expect.poll(() => container.innerHTML).not.toBe('')
    root.unmount()
    await expect.poll(() => container.innerHTML).toBe('')
  })
})
