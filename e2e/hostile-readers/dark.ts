import type { Locator } from '@playwright/test'
import { expect } from '../support/test.ts'
import { scan } from '../transfer/qr.ts'
import { faintTexts } from './contrast.ts'

/** Goes to the address of a deposit: its code can be scanned, and every text can be read. */
export async function expectReadableDeposit(element: Locator): Promise<void> {
  expect(await faintTexts(element)).toEqual([])
  await element.getByRole('button', { name: 'Deposit', exact: true }).click()
  await element.getByRole('button', { name: 'Crypto' }).click()
  const address = element.locator('.tw-address')
  await expect(address).toHaveText(/\w{20}/)
  const shown = (await address.innerText()).replace(/\s/g, '')
  await expect.poll(() => scan(element.locator('.tw-qr'))).toBe(shown)
  expect(await faintTexts(element)).toEqual([])
}
