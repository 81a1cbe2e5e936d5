import { fireEvent, getByLabelText, getByRole, queryByRole } from '@testing-library/dom'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../ui/render.test-helper.ts'
import { UploadBox, type UploadState } from './UploadBox.tsx'

const file = new File(['x'], 'receipt.png', { type: 'image/png' })

const show = (state: UploadState) => {
  const onFile = vi.fn()
  const onRetry = vi.fn()
  const { container } = render(
    <UploadBox
      label="Remittance proof"
      hint="JPG or PNG"
      state={state}
      accept="image/png"
      onFile={onFile}
      onRetry={onRetry}
      texts={{ choose: 'Choose', replace: 'Replace', retry: 'Try again', uploading: 'Uploading' }}
    />,
  )
  return { container, onFile, onRetry, input: getByLabelText(container, 'Remittance proof') }
}

test('UploadBox hands over a chosen file', () => {
  const { input, onFile } = show({ status: 'empty' })
  act(() => void fireEvent.change(input, { target: { files: [file] } }))
  expect(onFile).toHaveBeenCalledExactlyOnceWith(file)
})

test('UploadBox hands over a dropped file, and the browser does not open it', () => {
  const { input, onFile } = show({ status: 'empty' })
  let goesOn = true
  act(() => {
    goesOn = fireEvent.drop(input, { dataTransfer: { files: [file] } })
  })
  expect(onFile).toHaveBeenCalledExactlyOnceWith(file)
  expect(goesOn).toBe(false)
})

test('UploadBox hands over a pasted file but not pasted text', () => {
  const { input, onFile } = show({ status: 'empty' })
  act(() => void fireEvent.paste(input, { clipboardData: { files: [] } }))
  expect(onFile).not.toHaveBeenCalled()
  act(() => void fireEvent.paste(input, { clipboardData: { files: [file] } }))
  expect(onFile).toHaveBeenCalledExactlyOnceWith(file)
})

test('UploadBox shows the progress of an upload', () => {
  const { container } = show({ status: 'uploading', progress: 0.42, name: 'receipt.png' })
  expect(getByRole(container, 'progressbar', { name: 'Uploading' })).toHaveProperty('value', 0.42)
  expect(container.textContent).toContain('42%')
})

test('UploadBox offers a retry only after a failure', () => {
  expect(queryByRole(show({ status: 'done', name: 'x' }).container, 'button')).toBeNull()
  const { container, onRetry } = show({ status: 'failed', name: 'x' })
  act(() => getByRole(container, 'button', { name: 'Try again' }).click())
  expect(onRetry).toHaveBeenCalledOnce()
})
