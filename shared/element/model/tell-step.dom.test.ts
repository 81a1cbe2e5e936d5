import { expect, test } from 'vitest'
import { accepted } from '../../api/fake-server.test-helper.ts'
import { openWithToken } from './base-model.test-helper.ts'

/** An element on its first screen, whose host draws the title bar or not. */
async function openOnScreen(startsOver = false) {
  const it = openWithToken('alice', () => accepted(), startsOver)
  await it.base.whenRenderable()
  return {
    ...it,
    hideHeader(hideHeader: boolean) {
      it.properties.hideHeader = hideHeader
      it.base.update(it.properties)
    },
    steps: () => it.reported.filter(({ type }) => type === 'tw-step').map(({ detail }) => detail),
  }
}

const first = { step: 'FIRST', title: 'First', canGoBack: false }

test('a host that begins to draw the title bar gets the current screen at once, each time', async () => {
  const it = await openOnScreen()
  expect(it.steps()).toEqual([])
  it.hideHeader(true)
  expect(it.steps()).toEqual([first])
  it.hideHeader(true)
  expect(it.steps()).toEqual([first])
  it.hideHeader(false)
  it.hideHeader(true)
  expect(it.steps()).toEqual([first, first])
})

test('an element that starts over reports its first step', async () => {
  const it = await openOnScreen(true)
  expect(it.steps()).toEqual([first])
})

test('it is not a new step when the element draws the title bar again', async () => {
  const it = await openOnScreen()
  it.hideHeader(true)
  it.hideHeader(false)
  it.base.screen.tellStep()
  expect(it.steps()).toEqual([first])
})

test('a step that was reached off the page is reported again to a host that listens on the document', async () => {
  const it = await openOnScreen()
  it.base.pause(true)
  it.goTo('SECOND')
  const second = { ...first, step: 'SECOND' }
  expect(it.steps()).toEqual([second])
  it.base.pause(false)
  expect(it.steps()).toEqual([second, second])
  it.base.pause(true)
  it.goTo('THIRD')
  it.goTo('SECOND')
  const reached = it.steps().length
  it.base.pause(false)
  expect(it.steps()).toHaveLength(reached)
})

test('it is not a new step when a page that was in the background is visible again', async () => {
  const it = await openOnScreen()
  it.goTo('SECOND')
  expect(it.steps()).toHaveLength(1)
  it.base.pause(false)
  expect(it.steps()).toHaveLength(1)
})
