import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The minified file: each page gets it, and it is less than half of the other. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** WCAG 2.2 up to level AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface AxeOptions {
  /** Selectors from the page through shadow roots to the part to look at; by default the page. */
  readonly include?: readonly [string, string]
  /** Selectors of parts that were looked at before; their place among the others counts still. */
  readonly exclude?: readonly string[]
  /** Rules by tag or by name; by default WCAG 2.2 AA. */
  readonly runOnly?: axe.RunOnly | 'all' | undefined
}

/** The violations that axe finds on a page, a line for each node. Loads axe on the first use. */
export async function axeViolations(
  page: Page,
  { include, exclude = [], runOnly = { type: 'tag', values: wcag } }: AxeOptions = {},
): Promise<string[]> {
  const findings = () =>
    page.evaluate(
      async ([include, exclude, runOnly]) => {
        if (!('axe' in window)) return undefined
        const { violations } = await (window.axe as typeof axe).run(
          include
            ? { fromShadowDom: [...include] }
            : exclude.length > 0
              ? { exclude: [...exclude] }
              : document,
          {
            ...(runOnly !== 'all' && { runOnly }),
            resultTypes: ['violations'],
          },
        )
        return violations.flatMap(({ id, nodes }) =>
          nodes.map(
            ({ target, failureSummary }) => `${id}: ${target.flat().join(' ')} ${failureSummary}`,
          ),
        )
      },
      [include, exclude, runOnly] as const,
    )
  const found = await findings()
  if (found) return found
  await page.evaluate(axeSource)
  const violations = await findings()
  if (!violations) throw new Error('axe did not load')
  return violations
}
