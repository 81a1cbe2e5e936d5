import { getByRole } from '@testing-library/dom'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from '../../shared/ui/render.test-helper.ts'
import { inSite } from '../testing/in-site.tsx'
import { Region } from './Region.tsx'

afterEach(() => vi.restoreAllMocks())

it('a part that cannot be drawn says so, leaves the others, and can be drawn again', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  let isBroken = true
  const Part = () => {
    if (isBroken) throw new Error('broken')
    return <p>Part</p>
  }
  const { container } = render(
    inSite(
      <>
        <Region>
          <Part />
        </Region>
        <Region>
          <p>Rest</p>
        </Region>
      </>,
    ),
  )
  expect(log).toHaveBeenCalled()
  expect(container.textContent).toBe('This part of the page could not be shown.Try againRest')
  isBroken = false
  act(() => getByRole(container, 'button').click())
  expect(container.textContent).toBe('PartRest')
})
