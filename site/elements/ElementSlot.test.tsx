import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { loadOnce } from '../../shared/api/loading/load-once.ts'
import { render } from '../../shared/ui/render.test-helper.ts'
import { inSite } from '../testing/in-site.tsx'
import { ElementSlot } from './ElementSlot.tsx'

/** A slot with an element that has not said yet that it is ready. */
async function openSlot() {
  const define = loadOnce(() => Promise.resolve())
  const { container } = render(
    inSite(
      <ElementSlot define={define}>{() => <button type="button">Withdraw</button>}</ElementSlot>,
    ),
  )
  await expect
    .poll(async () => {
      await act(async () => {})
      return container.querySelector('button')
    })
    .not.toBeNull()
  const slot = container.querySelector<HTMLElement>('.element-slot')
  const button = container.querySelector('button')
  if (!slot || !button) throw new Error('There is no slot')
  const say = (type: string, detail: object) =>
    act(() => {
      button.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }))
    })
  const tellStep = (step: string) => say('tw-step', { step, canGoBack: true })
  return { slot, button, say, tellStep }
}

it('every step but the one that a page opens at is one to go back from', async () => {
  const { slot, say, tellStep } = await openSlot()
  tellStep('HISTORY')
  say('tw-ready', {})
  expect(slot.dataset.canGoBack).toBeUndefined()
  tellStep('RECORD')
  expect(slot.dataset.canGoBack).toBe('true')
  tellStep('HISTORY')
  expect(slot.dataset.canGoBack).toBe('false')
})

it('so is a step that was opened by a press before the element was ready', async () => {
  const { slot, button, tellStep } = await openSlot()
  button.click()
  tellStep('WITHDRAW')
  expect(slot.dataset.canGoBack).toBe('true')
})

it('an element that fails to load twice is loaded by a new document', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  const define = vi.fn(() => Promise.reject(new Error('No connection')))
  const { container } = render(
    inSite(<ElementSlot define={loadOnce(define)}>{() => null}</ElementSlot>),
  )
  const retry = () => container.querySelector<HTMLElement>('[role=alert] button')
  for (const times of [1, 2]) {
    await expect
      .poll(async () => {
        await act(async () => {})
        return retry() !== null && define.mock.calls.length
      })
      .toBe(times)
    expect(reload).not.toHaveBeenCalled()
    act(() => retry()?.click())
  }
  expect(reload).toHaveBeenCalledOnce()
  expect(define).toHaveBeenCalledTimes(2)
  reload.mockRestore()
})

it('a press outside the element opens no step', async () => {
  const { slot, say, tellStep } = await openSlot()
  slot.click()
  tellStep('HISTORY')
  say('tw-ready', {})
  expect(slot.dataset.canGoBack).toBeUndefined()
})
