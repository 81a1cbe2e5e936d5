import { afterEach, expect, it, vi } from 'vitest'
import { render } from './render.test-helper.ts'
import { TextArea } from './TextArea.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A browser without `field-sizing`, in which a hidden page has no heights. */
function openHidden() {
  let size = { width: 0, height: 0 }
  let look = () => {}
  vi.stubGlobal('CSS', { supports: () => false })
  const { prototype } = HTMLTextAreaElement
  vi.spyOn(prototype, 'scrollHeight', 'get').mockImplementation(() => size.height)
  vi.spyOn(prototype, 'clientWidth', 'get').mockImplementation(() => size.width)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        look = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  const { container } = render(<TextArea ref={() => {}} defaultValue="two lines" />)
  const area = container.querySelector('textarea')
  if (!area) throw new Error('There is no area')
  const show = (width: number, height: number) => {
    size = { width, height }
    look()
  }
  return { area, show }
}

it('an area that is rendered while its page is hidden has no height of 0, and grows once shown', () => {
  const { area, show } = openHidden()
  expect(area.style.height).toBe('')
  show(300, 96)
  expect(area.style.height).toBe('96px')
  // A phone that is turned.
  show(600, 50)
  expect(area.style.height).toBe('50px')
})
