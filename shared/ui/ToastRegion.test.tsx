import { getAllByRole } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { render } from './render.test-help.ts'
import { ToastRegion } from './ToastRegion.tsx'

const texts = (container: HTMLElement, role: string) =>
  getAllByRole(container, role).map((region) => region.textContent)

test('the regions are there before any toast, so that the first one is announced', () => {
  const { container, rerender } = render(<ToastRegion toasts={[]} />)
  const regions = getAllByRole(container, 'status')
  rerender(
    <ToastRegion
      toasts={[
        { id: 1, tone: 'success', text: 'Success' },
        { id: 2, tone: 'error', text: 'Not Found' },
        { id: 3, tone: 'info', text: 'Copied' },
      ]}
    />,
  )
  expect(getAllByRole(container, 'status')).toEqual(regions)
  expect(texts(container, 'status')).toEqual(['Success', 'Copied'])
  expect(texts(container, 'alert')).toEqual(['Not Found'])
})
