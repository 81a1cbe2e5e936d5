import { getAllByRole } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { inSite } from '../../app/in-site.test-helper.tsx'
import { DocumentsContext } from '../../layout/documents/documents-context.ts'
import { SolutionsPanel } from './SolutionsPanel.tsx'

it('Tab reaches every category, and each item leads to its kind of trust', () => {
  const { container } = render(
    inSite(
      <DocumentsContext value={{ open: () => {} }}>
        <SolutionsPanel id="solutions" onLeave={() => {}} />
      </DocumentsContext>,
    ),
  )
  const panels = getAllByRole(container, 'tabpanel')
  expect(panels.map(({ tabIndex }) => tabIndex)).toEqual([0, 0, 0, 0, 0, 0])
  expect(panels.map((panel) => panel.querySelector('dt > a')?.getAttribute('href'))).toEqual(
    ['personal', 'listed', 'corporate', 'family', 'charitable', 'public'].map(
      (anchor) => `/trusts#${anchor}`,
    ),
  )
})
