import type { Page } from '@playwright/test'

const sentence =
  ' In this sandbox the texts are as long as an operator may ever write them, with a Donaudampfschifffahrtsgesellschaftskapitänswitwe in the middle.'
const unbroken = 'W'.repeat(48)

const lengthen = (value: unknown, field: string): unknown => {
  if (Array.isArray(value)) return value.map((item) => lengthen(item, field))
  if (value && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, lengthen(part, name)]),
    )
  }
  if (typeof value !== 'string' || !value) return value
  if (['en', 'cn', 'jp', 'ko'].includes(field)) return value + sentence
  if (
    ['companyName', 'fullName', 'holderName', 'payTo', 'bankName', 'bankAddress'].includes(field)
  ) {
    return `${value} ${unbroken}`
  }
  return ['bankAccount', 'reference', 'routingNumber'].includes(field)
    ? value.padStart(34, '9')
    : value
}

/** Makes the sandbox send the longest possible texts. */
export async function lengthenTexts(page: Page): Promise<void> {
  await page.route(/\/(getUsdChannel|getChannel\/[01]|getBankCard)$/, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    await route.fulfill({ response, json: { ...json, data: lengthen(json.data, '') } })
  })
}
