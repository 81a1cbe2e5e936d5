import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draw, fakeCanvases, pointer } from './canvas.test-helper.ts'
import { followRatio } from './follow-ratio.ts'
import { type Ink, noInk } from './ink.ts'
import { openPad } from './pad-controller.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})
beforeEach(() => vi.stubGlobal('devicePixelRatio', 2))

const open = (layout = { width: 800 }) => {
  const { calls } = fakeCanvases(layout)
  const canvas = document.createElement('canvas')
  const host = document.createElement('div')
  document.body.append(host)
  host.attachShadow({ mode: 'open' }).append(canvas)
  const onInk = vi.fn<(ink: Ink) => void>()
  const pad = openPad(canvas, onInk)
  pad.resize()
  const last = () => onInk.mock.lastCall?.[0] ?? noInk
  return { calls, canvas, host, layout, last, onInk, pad }
}

test('the canvas has a pixel for each of the screen', () => {
  const { canvas, pad } = open()
  expect([canvas.width, canvas.height]).toEqual([1600, 600])
  expect(pad.size()).toEqual({ width: 800, height: 300, ratio: 2 })
})

test('a finished stroke is reported with its points', () => {
  const { canvas, onInk, last } = open()
  draw(canvas, [10, 10], [60, 20], [90, 90])
  expect(onInk).toHaveBeenCalledOnce()
  expect(last().width).toBe(800)
  expect(last().strokes.map((stroke) => stroke.map(({ x, y }) => [x, y]))).toEqual([
    [
      [10, 10],
      [60, 20],
      [90, 90],
    ],
  ])
})

test('drawing works although the host page stops pointer events', () => {
  const { canvas, host, last } = open()
  host.addEventListener('pointermove', (event) => event.stopPropagation())
  host.addEventListener('pointerup', (event) => event.stopPropagation())
  draw(canvas, [10, 10], [60, 20], [90, 90])
  expect(last().strokes[0]).toHaveLength(3)
})

test('a stroke may leave the canvas and come back', () => {
  const { canvas, last } = open()
  draw(canvas, [700, 100], [900, 120], [1000, 200], [700, 250])
  expect(last().strokes).toHaveLength(1)
  expect(last().strokes[0]).toHaveLength(4)
})

test('a second finger neither draws nor disturbs', () => {
  const { canvas, last } = open()
  pointer(canvas, 'down', 10, 10)
  pointer(canvas, 'move', 50, 20)
  pointer(canvas, 'down', 600, 250, 2)
  pointer(canvas, 'move', 620, 250, 2)
  pointer(canvas, 'move', 90, 30)
  pointer(canvas, 'up', 620, 250, 2)
  pointer(canvas, 'move', 130, 40)
  pointer(canvas, 'up', 130, 40)
  expect(last().strokes.map((stroke) => stroke.map(({ x }) => x))).toEqual([[10, 50, 90, 130]])
})

test('turning the screen during a stroke keeps and ends it; the next stroke draws', () => {
  const { canvas, layout, last, pad } = open()
  pointer(canvas, 'down', 100, 100)
  pointer(canvas, 'move', 300, 150)
  layout.width = 400
  pad.resize()
  expect(last().strokes.map((stroke) => stroke.map(({ x, y }) => [x, y]))).toEqual([
    [
      [100, 100],
      [300, 150],
    ],
  ])
  pointer(canvas, 'move', 350, 150)
  pointer(canvas, 'up', 350, 150)
  expect(last().strokes).toHaveLength(1)
  draw(canvas, [10, 10], [60, 20])
  expect(last().width).toBe(400)
  expect(last().strokes[0]?.map(({ x, y }) => [x, y])).toEqual([
    [50, 50],
    [150, 75],
  ])
  expect(last().strokes).toHaveLength(2)
})

test('after a change of size, everything is drawn again', () => {
  const { calls, canvas, layout, pad } = open()
  draw(canvas, [100, 100], [200, 100])
  layout.width = 400
  calls.length = 0
  pad.resize()
  expect(canvas.width).toBe(800)
  expect(calls).toContain('moveTo 50 50')
  expect(calls).toContain('lineTo 100 50')
})

test('the canvas is not cleared if nothing changed', () => {
  const { calls, pad } = open()
  calls.length = 0
  pad.resize()
  expect(calls).toEqual([])
})

test('a canvas without a size keeps what was drawn', () => {
  const { canvas, layout, last, pad } = open()
  draw(canvas, [100, 100], [200, 100])
  layout.width = 0
  pad.resize()
  expect(pad.end()).toBe(last())
  expect(pad.size().width).toBe(800)
})

test('other ink replaces all ink, including a stroke under way', () => {
  const { canvas, onInk, pad } = open()
  pointer(canvas, 'down', 100, 100)
  pad.show({ width: 800, strokes: [] })
  pointer(canvas, 'move', 200, 100)
  pointer(canvas, 'up', 200, 100)
  expect(onInk).not.toHaveBeenCalled()
  draw(canvas, [10, 10], [60, 20])
  expect(onInk.mock.lastCall?.[0].strokes).toHaveLength(1)
})

test('closing during a stroke keeps it; later strokes are ignored', () => {
  const { canvas, onInk, last, pad } = open()
  pointer(canvas, 'down', 100, 100)
  pointer(canvas, 'move', 300, 150)
  pad.close()
  expect(last().strokes[0]).toHaveLength(2)
  draw(canvas, [10, 10], [60, 20])
  expect(onInk).toHaveBeenCalledOnce()
})

test('every change of the pixel ratio is noticed', () => {
  const lists: { query: string; changed: () => void }[] = []
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = { query, changed: () => {} }
    lists.push(list)
    return {
      addEventListener: (_: string, changed: () => void) => {
        list.changed = changed
      },
      removeEventListener: () => {
        list.changed = () => {}
      },
    }
  })
  const changed = vi.fn()
  const stop = followRatio(changed)
  vi.stubGlobal('devicePixelRatio', 3)
  lists.at(-1)?.changed()
  vi.stubGlobal('devicePixelRatio', 1)
  lists.at(-1)?.changed()
  expect(changed).toHaveBeenCalledTimes(2)
  expect(lists.map(({ query }) => query)).toEqual([
    '(resolution: 2dppx)',
    '(resolution: 3dppx)',
    '(resolution: 1dppx)',
  ])
  stop()
  lists.at(-1)?.changed()
  expect(changed).toHaveBeenCalledTimes(2)
})
