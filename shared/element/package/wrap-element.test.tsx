import { act, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wrapElement } from './wrap-element.ts'

interface Props {
  token?: string | undefined
  apiPaths?: Readonly<Record<string, string>>
  onSuccess?: (event: CustomEvent<{ kind: string }>) => void
  className?: string
  hidden?: boolean
}

const load = vi.fn<(tag: string) => Promise<unknown>>(() => Promise.resolve())
const Wrapped = wrapElement<string, Props>(
  'tw-wrapped',
  load,
  ['token', 'apiPaths'],
  ['tw-success'],
) as ComponentType<Props>

let root: ReturnType<typeof createRoot>
const draw = (props: Props) => {
  act(() => root.render(<Wrapped {...props} />))
  return document.querySelector('tw-wrapped') as HTMLElement & Props
}
const say = (element: HTMLElement, kind: string) =>
  element.dispatchEvent(new CustomEvent('tw-success', { detail: { kind }, bubbles: true }))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('main')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  load.mockClear()
  vi.unstubAllGlobals()
})

test('Properties are assigned before the tag is defined, and no attribute holds them', () => {
  let given: unknown
  load.mockImplementationOnce(async () => {
    given = document.querySelector<HTMLElement & Props>('tw-wrapped')?.token
  })
  const paths = { getChannel: '/channel' }
  const element = draw({ token: 'secret', apiPaths: paths, className: 'wide', hidden: false })
  expect(given).toBe('secret')
  expect(element.apiPaths).toBe(paths)
  expect(element.outerHTML).toBe('<tw-wrapped class="wide"></tw-wrapped>')
})

test('A property that is no longer given is reset; one that stays is not assigned again', () => {
  const element = draw({ token: 'one' })
  element.token = 'set by the page'
  draw({ token: 'one', hidden: true })
  expect(element.token).toBe('set by the page')
  draw({})
  expect(element.token).toBeUndefined()
})

test('An event calls the handler of the last render, unless it comes from an element inside', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  draw({ onSuccess: first })
  const element = draw({ onSuccess: second })
  say(element, 'lookup')
  say(element.appendChild(document.createElement('tw-wrapped')), 'inner')
  expect(first).not.toHaveBeenCalled()
  expect(second.mock.calls.map(([{ detail }]) => detail.kind)).toEqual(['lookup'])
})

test('The tag is loaded once for an element, however often it is drawn', () => {
  draw({ token: 'one' })
  draw({ token: 'two' })
  expect(load.mock.calls).toEqual([['tw-wrapped']])
})
