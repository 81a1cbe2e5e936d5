import { getByRole } from '@testing-library/dom'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { MenuButton } from './MenuButton.tsx'
import { render } from './render.test-help.ts'

test('its name is the title alone, the subtitle describes it', () => {
  const onClick = vi.fn()
  const { container } = render(
    <MenuButton title="Bank card" subtitle="USD" icon="icon" onClick={onClick} />,
  )
  const button = getByRole(container, 'button', { name: 'Bank card', description: 'USD' })
  act(() => button.click())
  expect(onClick).toHaveBeenCalledOnce()
})
