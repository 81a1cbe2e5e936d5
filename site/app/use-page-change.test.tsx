import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from '../../shared/ui/render.test-helper.ts'
import { usePageChange } from './use-page-change.ts'

type Change = ReturnType<typeof usePageChange>

const Page = ({ onChange }: { onChange: (change: Change) => void }) => {
  onChange(usePageChange())
  return null
}

let scrolled: number
let unmount = () => {}
beforeEach(() => {
  scrolled = 0
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => {
    scrolled = top
  })
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled)
  history.replaceState(null, '', '/trusts')
})
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function setUp() {
  let change: Change = () => {}
  ;({ unmount } = render(
    <Page
      onChange={(given) => {
        change = given
      }}
    />,
  ))
  const swap = (isSamePage = false) => act(() => change(() => {}, isSamePage))
  return {
    /** Navigates as a link does. */
    async goTo(path: string) {
      history.pushState(null, '', path)
      dispatchEvent(new Event('pushState'))
      await swap()
    },
    /** Chooses another language. */
    async speak(path: string) {
      history.pushState(null, '', path)
      dispatchEvent(new Event('pushState'))
      await swap(true)
    },
    /** Navigates as the browser's Back and Forward do; the page may fail to load. */
    async goBackTo(path: string, comes = true) {
      history.replaceState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
      if (comes) await swap()
    },
  }
}

describe('a page', () => {
  it('starts at its top, and after Back where it was left', async () => {
    const { goTo, goBackTo } = setUp()
    scrolled = 400
    await goTo('/ccvService')
    expect(scrolled).toBe(0)
    scrolled = 250
    await goBackTo('/trusts')
    expect(scrolled).toBe(400)
    await goBackTo('/ccvService')
    expect(scrolled).toBe(250)
    await goTo('/trusts')
    expect(scrolled).toBe(0)
  })

  it('starts at its top after a link, even if a page requested by Back did not load', async () => {
    const { goTo, goBackTo } = setUp()
    scrolled = 400
    await goTo('/ccvService')
    await goBackTo('/login', false)
    await goTo('/trusts')
    expect(scrolled).toBe(0)
  })

  it('in another language stays where it is, with its focus', async () => {
    const { goTo, goBackTo, speak } = setUp()
    const page = document.createElement('main')
    page.innerHTML = '<h1 tabindex="-1">Trusts</h1><button>Language</button>'
    document.body.append(page)
    page.querySelector('button')?.focus()
    scrolled = 400
    await speak('/ja/trusts')
    expect(scrolled).toBe(400)
    expect(document.activeElement?.tagName).toBe('BUTTON')
    await goTo('/ja/ccvService')
    await goBackTo('/ja/trusts')
    expect(scrolled).toBe(400)
    page.remove()
  })

  it('that is left or reloaded lets the browser restore the scroll position', () => {
    setUp()
    expect(history.scrollRestoration).toBe('manual')
    dispatchEvent(new Event('pagehide'))
    expect(history.scrollRestoration).toBe('auto')
    dispatchEvent(new Event('pageshow'))
    expect(history.scrollRestoration).toBe('manual')
    unmount()
    expect(history.scrollRestoration).toBe('auto')
    dispatchEvent(new Event('pageshow'))
    expect(history.scrollRestoration).toBe('auto')
  })

  it.each([
    ['takes the focus', false, 'H1'],
    ['leaves the focus to a menu that was opened meanwhile', true, 'BUTTON'],
  ])('%s', async (_, isOpen, tag) => {
    const { goTo } = setUp()
    const page = document.createElement('main')
    page.innerHTML = '<h1 tabindex="-1">Trusts</h1><button>Solutions</button>'
    document.body.append(page)
    const button = page.querySelector('button')
    button?.setAttribute('aria-expanded', String(isOpen))
    button?.focus()
    await goTo('/creditCard')
    expect(document.activeElement?.tagName).toBe(tag)
    page.remove()
  })
})
