import { getByRole, queryByRole } from '@testing-library/dom'
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from '../render.test-helper.ts'
import { TextPrompt } from '../TextPrompt.tsx'

const Page = () => {
  const [open, setOpen] = useState(true)
  return (
    <TextPrompt
      title="Copy this"
      text="TQn9"
      closeLabel="Close"
      open={open}
      onClose={() => setOpen(false)}
    />
  )
}

test('TextPrompt shows the text, and its button requests to close it', () => {
  const { container } = render(<Page />)
  getByRole(container, 'dialog', { name: 'Copy this' })
  expect(getByRole(container, 'textbox')).toHaveProperty('value', 'TQn9')
  act(() => getByRole(container, 'button', { name: 'Close' }).click())
  expect(queryByRole(container, 'dialog')).toBeNull()
})

test('Esc requests to close a dialog', () => {
  const { container } = render(<Page />)
  const esc = new Event('cancel', { cancelable: true })
  act(() => void getByRole(container, 'dialog').dispatchEvent(esc))
  expect(queryByRole(container, 'dialog')).toBeNull()
})
