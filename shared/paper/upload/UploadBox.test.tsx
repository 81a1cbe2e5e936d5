import { fireEvent, getByLabelText, getByRole, queryByRole } from '@testing-library/dom'
import { act } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { render } from '../../ui/render.test-helper.ts'
import { UploadBox, type UploadState } from './UploadBox.tsx'

const file = new File(['x'], 'receipt.png', { type: 'image/png' })

const show = (state: UploadState, note?: string) => {
  const onFile = vi.fn()
  const onRetry = vi.fn()
  const onCancel = vi.fn()
  const { container } = render(
    <UploadBox
      label="Remittance proof"
      hint="JPG or PNG"
      state={state}
      accept="image/png"
      onFile={onFile}
      onRetry={onRetry}
      note={note}
      onCancel={onCancel}
      texts={{
        choose: 'Choose',
        replace: 'Replace',
        retry: 'Try again',
        uploading: 'Uploading',
        preparing: 'Preparing',
        cancel: 'Cancel',
        camera: 'Take a photo',
      }}
    />,
  )
  return {
    container,
    onCancel,
    onFile,
    onRetry,
    input: getByLabelText(container, 'Remittance proof'),
  }
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

test('UploadBox says that a file is prepared before it is sent, and offers to cancel', () => {
  const { container, onCancel } = show({ status: 'uploading', name: 'receipt.png' })
  getByRole(container, 'progressbar', { name: 'Preparing' })
  expect(container.textContent).toContain('Preparing')
  expect(container.textContent).not.toContain('%')
  act(() => getByRole(container, 'button', { name: 'Cancel' }).click())
  expect(onCancel).toHaveBeenCalledOnce()
})

test('UploadBox announces what was done to a file', () => {
  const { container } = show({ status: 'done', name: 'receipt.png' }, 'Made smaller')
  expect(getByRole(container, 'status').textContent).toBe('Made smaller')
})

describe('a button for the camera', () => {
  const on = (userAgent: string) =>
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('is there on Android, and opens the input with the camera for this once', () => {
    on(
      'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
    )
    const { container, input } = show({ status: 'empty' })
    let capture: string | null = ''
    input.addEventListener('click', (event) => {
      event.preventDefault()
      capture = input.getAttribute('capture')
    })
    act(() => getByRole(container, 'button', { name: 'Take a photo' }).click())
    expect(capture).toBe('environment')
    expect(input.hasAttribute('capture')).toBe(false)
  })

  test('is not there during an upload', () => {
    on('Mozilla/5.0 (Linux; Android 14; K)')
    const { container } = show({ status: 'uploading', progress: 0.5, name: 'x' })
    expect(queryByRole(container, 'button', { name: 'Take a photo' })).toBeNull()
  })

  test.each([
    ['a desktop', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0.0.0'],
    [
      'an iPhone, whose chooser has the camera',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
    ],
  ])('is not there on %s', (_, userAgent) => {
    on(userAgent)
    const { container } = show({ status: 'empty' })
    expect(queryByRole(container, 'button', { name: 'Take a photo' })).toBeNull()
  })
})

test('UploadBox offers a retry only after a failure', () => {
  expect(queryByRole(show({ status: 'done', name: 'x' }).container, 'button')).toBeNull()
  const { container, onRetry } = show({ status: 'failed', name: 'x' })
  act(() => getByRole(container, 'button', { name: 'Try again' }).click())
  expect(onRetry).toHaveBeenCalledOnce()
})
