import type { Locator } from '@playwright/test'
import { english, type Words } from '../support/catalogue.ts'

/** The controls of `<tw-wallet>` by their names, in the language of `words`. */
export const walletPage = (element: Locator, words: Words = english) => {
  const button = (name: string | RegExp) =>
    element.getByRole('button', {
      name: typeof name === 'string' ? words(name) : name,
      exact: true,
    })
  return {
    element,
    button,
    textbox: (name: string) => element.getByRole('textbox', { name: words(name), exact: true }),
    text: (text: string) => element.getByText(words(text), { exact: true }),
    title: element.getByRole('heading', { level: 2 }),
    consent: element.getByRole('checkbox'),
    region: element.locator('.tw-region > button'),
    rows: element.locator('.tw-record'),
    fact: (label: string) =>
      element
        .locator('dl > div')
        .filter({ has: element.page().locator('dt').getByText(words(label), { exact: true }) })
        .locator('dd')
        .first(),
    async go(...names: readonly (string | RegExp)[]) {
      for (const name of names) await button(name).click()
    },
  }
}
