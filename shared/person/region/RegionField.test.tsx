import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getAllByRole, getByRole, queryByRole } from '@testing-library/dom'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render, setNativeValue } from '../../ui/render.test-helper.ts'
import { RegionField } from './RegionField.tsx'

function setUp(value = '') {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const onChange = vi.fn()
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <RegionField
        label="Region of residence"
        value={value}
        codes={['TW', 'JP', 'US', 'GB']}
        onChange={onChange}
      />
    </I18nProvider>,
  )
  const button = getByRole<HTMLButtonElement>(container, 'button', { name: /^Region of residence/ })
  const open = () => act(() => button.click())
  const search = () => getByRole<HTMLInputElement>(container, 'combobox', { hidden: true })
  const type = (text: string) =>
    act(() => {
      setNativeValue(search(), text)
      search().dispatchEvent(new Event('input', { bubbles: true }))
    })
  const press = (key: string, init: KeyboardEventInit = {}) =>
    act(() =>
      search().dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
      ),
    )
  const options = () =>
    getAllByRole(container, 'option', { hidden: true }).map(({ textContent }) => textContent)
  const active = () =>
    container.querySelector(`[id="${search().getAttribute('aria-activedescendant')}"]`)?.textContent
  return { container, button, open, search, type, press, options, active, onChange }
}

describe('The field of a region', () => {
  it('shows its choice, or asks for one', () => {
    expect(setUp('TW').button.textContent).toBe('Taiwan')
    expect(setUp().button.textContent).toBe('Please select')
  })

  it('opens a list that begins at the choice', () => {
    const it = setUp('TW')
    it.open()
    expect(it.options()).toEqual(['Japan', 'Taiwan', 'United Kingdom', 'United States'])
    expect(it.active()).toBe('Taiwan')
    const chosen = getAllByRole(it.container, 'option', { hidden: true, selected: true })
    expect(chosen.map(({ textContent }) => textContent)).toEqual(['Taiwan'])
  })

  it('can be searched and chosen from by keyboard', () => {
    const it = setUp()
    it.open()
    it.type('united')
    expect(it.options()).toEqual(['United Kingdom', 'United States'])
    it.press('ArrowUp')
    expect(it.active()).toBe('United Kingdom')
    it.press('ArrowDown')
    it.press('ArrowDown')
    expect(it.active()).toBe('United States')
    it.press('Enter', { isComposing: true })
    expect(it.onChange).not.toHaveBeenCalled()
    it.press('Enter')
    expect(it.onChange.mock.calls).toEqual([['US']])
    expect(queryByRole(it.container, 'combobox', { hidden: true })).toBeNull()
  })

  it('chooses nothing if nothing is found', () => {
    const it = setUp('JP')
    it.open()
    it.type('nowhere')
    it.press('Enter')
    expect(it.onChange).not.toHaveBeenCalled()
    expect(it.search().hasAttribute('aria-activedescendant')).toBe(false)
  })
})
