import { getByRole } from '@testing-library/dom'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyButton } from './CopyButton.tsx'
import { render } from './render.test-helper.ts'

afterEach(() => vi.unstubAllGlobals())

const press = async (writeText: () => Promise<void>) => {
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const onCopied = vi.fn()
  const onFailed = vi.fn()
  const { container } = render(
    <CopyButton label="Copy address" text="TQn9" onCopied={onCopied} onFailed={onFailed} />,
  )
  await act(async () => getByRole(container, 'button', { name: 'Copy address' }).click())
  return { onCopied, onFailed }
}

test('CopyButton reports success when the text was copied', async () => {
  const { onCopied, onFailed } = await press(async () => {})
  expect(onCopied).toHaveBeenCalledOnce()
  expect(onFailed).not.toHaveBeenCalled()
})

test('CopyButton hands over the text when the clipboard refuses', async () => {
  const { onCopied, onFailed } = await press(() => Promise.reject(new Error('no')))
  expect(onCopied).not.toHaveBeenCalled()
  expect(onFailed).toHaveBeenCalledWith('TQn9')
})

test('a copy button with a text label says for two seconds that the text was copied', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } })
  const { container } = render(
    <CopyButton
      variant="text"
      label="Copy address"
      copiedLabel="Copied"
      text="TQn9"
      onCopied={() => {}}
      onFailed={() => {}}
    />,
  )
  const button = getByRole(container, 'button')
  await act(async () => button.click())
  expect(button.textContent).toBe('Copied')
  act(() => vi.advanceTimersByTime(2000))
  expect(button.textContent).toBe('Copy address')
  vi.useRealTimers()
})
