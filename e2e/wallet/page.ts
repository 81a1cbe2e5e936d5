import type { Locator } from '@playwright/test'
import { english, type Translate } from '../support/catalogue.ts'

/** The controls of `<tw-wallet>` by their names, in the language of `t`. */
export const walletPage = (element: Locator, t: Translate = english) => {
  const button = (name: string | RegExp) =>
    element.getByRole('button', {
      name: typeof name === 'string' ? t(name) : name,
      exact: true,
    })
  return {
    element,
    button,
    textbox: (name: string) => element.getByRole('textbox', { name: t(name), exact: true }),
    text: (text: string) => element.getByText(t(text), { exact: true }),
    title: element.getByRole('heading', { level: 2 }),
    consent: element.getByRole('checkbox'),
    region: element.locator('.tw-region > button'),
    rows: element.locator('.tw-record'),
    fact: (label: string) =>
      element
        .locator('dl > div')
        .filter({ has: element.page().locator('dt').getByText(t(label), { exact: true }) })
        .locator('dd')
        .first(),
    /** Clicks buttons in turn, by their names. */
    async click(...names: readonly (string | RegExp)[]) {
      for (const name of names) await button(name).click()
    },
  }
}
