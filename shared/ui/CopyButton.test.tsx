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
