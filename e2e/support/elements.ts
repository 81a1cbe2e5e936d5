import type { Locator } from '@playwright/test'
import type { Declaration, Manual } from '../../shared/element/declaration.ts'
import * as transfer from '../../widgets/transfer/declaration.ts'

/** What the tests that every element runs must know of one. */
export interface ElementUnderTest {
  readonly declaration: Declaration
  readonly manual: Manual
  /** Something to press on the first view. */
  readonly firstButton: string
  /** A tag that its first view draws and its last resort does not: a test makes drawing it fail. */
  readonly drawnTag: string
  /** Goes from the first view to a field that takes digits. */
  openField(element: Locator): Promise<Locator>
}

/** All elements. Another element is another entry. */
export const elements = [
  {
    ...transfer,
    firstButton: 'Deposit',
    drawnTag: 'small',
    async openField(element) {
      await element.getByRole('button', { name: 'Withdraw' }).click()
      return element.getByRole('textbox', { name: 'Amount' })
    },
  },
] as const satisfies readonly ElementUnderTest[]

export type Tag = (typeof elements)[number]['declaration']['tag']

/** Every event that some element says. */
export const eventTypes: readonly string[] = [
  ...new Set(elements.flatMap(({ manual }) => Object.keys(manual.events))),
]
