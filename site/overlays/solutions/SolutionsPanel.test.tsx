import { getAllByRole, getByRole } from '@testing-library/dom'
import { act } from 'react'
import { expect, it } from 'vitest'
import type { Locale } from '../../../shared/text/i18n/locale.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { DocumentsContext } from '../../common/DocumentLink.tsx'
import { inSite } from '../../testing/in-site.tsx'
import { SolutionsPanel } from './SolutionsPanel.tsx'

/** Section 2 of the specification: what each category lists. */
const items = {
  'Personal Trust': [
    'Personal Trust',
    'Private Trust Company',
    'Private Fund',
    'Private Foundation',
    'Will Trust',
  ],
  'Publicly Listed Company Trust': [
    'Employee Stock Ownership Trust',
    'Employee Stock Incentive Trust',
  ],
  'Corporate Trust': [
    'Company and Partnership',
    'Managed Trust Company',
    'Captive Insurance Trust',
    'Custodial Services',
  ],
  'Family Trust': ['Family Office'],
  'Charitable Trust': ['Private Equity Fund'],
  'Public Trust': ['Public Trust'],
} as const

const setUp = (locale?: Locale) =>
  render(
    inSite(
      <DocumentsContext value={{ open: () => {} }}>
        <SolutionsPanel id="solutions" onLeave={() => {}} />
      </DocumentsContext>,
      locale,
    ),
  )

it('has six categories with their items; arrow keys go from the last one to the first', () => {
  const { container } = setUp()
  const tabs = getAllByRole(container, 'tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(Object.keys(items))
  const selected = () => tabs.filter((tab) => tab.getAttribute('aria-selected') === 'true')
  const press = (key: string) =>
    act(() =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    )
  tabs[0]?.focus()
  for (const [category, names] of Object.entries(items)) {
    expect(selected().map(({ textContent }) => textContent)).toEqual([category])
    expect(document.activeElement).toBe(selected()[0])
    const panel = getByRole(container, 'tabpanel', { name: category })
    expect([...panel.querySelectorAll('dt')].map((dt) => dt.textContent)).toEqual(names)
    expect(container.querySelectorAll('[data-shown]')).toHaveLength(1)
    expect(panel.dataset.shown).toBe('true')
    press('ArrowDown')
  }
  expect(selected()).toEqual([tabs[0]])
})

it('an item leads to the page in the language of the menu', () => {
  const { container } = setUp('ja')
  const hrefs = [...container.querySelectorAll('dt > a')].map((link) => link.getAttribute('href'))
  expect(hrefs[0]).toBe('/ja/trusts#personal')
})

it('Tab reaches every category, and each item leads to its kind of trust', () => {
  const { container } = setUp()
  const panels = getAllByRole(container, 'tabpanel')
  expect(panels.map(({ tabIndex }) => tabIndex)).toEqual([0, 0, 0, 0, 0, 0])
  expect(panels.map((panel) => panel.querySelector('dt > a')?.getAttribute('href'))).toEqual(
    ['personal', 'listed', 'corporate', 'family', 'charitable', 'public'].map(
      (anchor) => `/trusts#${anchor}`,
    ),
  )
})
