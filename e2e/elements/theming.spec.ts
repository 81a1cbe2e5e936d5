import type { Locator } from '@playwright/test'
import { hostParts } from '../../shared/ui/theme/host-variables.ts'
import { meanings } from '../../shared/ui/theme/tokens.ts'
import { elements } from '../support/elements.ts'
import { fullUnless } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'

/** The colours of an element for the meanings of its sheets, in a theme. */
const coloursOf = (element: Locator, theme: string): Promise<Readonly<Record<string, string>>> =>
  element.evaluate(
    ({ shadowRoot }, { theme, names }) => {
      const probe = document.createElement('div')
      probe.className = 'tw'
      probe.dataset.theme = theme
      shadowRoot?.append(probe)
      const colours = names.map((name) => {
        probe.style.color = `var(--_${name})`
        return [name, getComputedStyle(probe).color]
      })
      probe.remove()
      return Object.fromEntries(colours)
    },
    { theme, names: Object.keys(meanings) },
  )

test('a colour of the page is that of both themes, or of one, which comes first', async ({
  embed,
}) => {
  const { element } = await embed('tw-transfer')
  const [dark, light] = [await coloursOf(element, 'dark'), await coloursOf(element, 'light')]
  const both = 'rgb(1, 2, 3)'
  const one = 'rgb(4, 5, 6)'
  for (const meaning of Object.keys(meanings)) {
    const set = (name: string, value: string) =>
      element.evaluate(
        (node, [name, value]) => (node as HTMLElement).style.setProperty(name, value),
        [name, value] as const,
      )
    await set(`--tw-color-${meaning}`, both)
    expect(await coloursOf(element, 'dark')).toEqual({ ...dark, [meaning]: both })
    await set(`--tw-light-${meaning}`, one)
    expect(await coloursOf(element, 'light')).toEqual({ ...light, [meaning]: one })
    expect(await coloursOf(element, 'dark')).toEqual({ ...dark, [meaning]: both })
    await set(`--tw-color-${meaning}`, '')
    await set(`--tw-light-${meaning}`, '')
  }
})

test('what a page sets for type, space and shape takes effect', async ({ embed, page }) => {
  await page.setViewportSize({ width: 1000, height: 900 })
  const { element } = await embed('tw-transfer', { attributes: { 'is-usd': true } })
  const styleOf = (selector: string, property: string) =>
    element
      .locator(selector)
      .first()
      .evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), property)
  const action = '.tw-actions button'
  for (const [variable, value, selector, property, expected] of [
    ['--tw-font', 'Courier', '.tw', 'font-family', /^Courier/],
    ['--tw-font-display', 'Didot', 'h2', 'font-family', /^Didot/],
    ['--tw-title-size', '40px', 'h2', 'font-size', '40px'],
    ['--tw-figure-size', '60px', '[data-size=hero]', 'font-size', '60px'],
    ['--tw-text-size', '20px', '.tw', 'font-size', '20px'],
    ['--tw-weight-text', '600', '.tw', 'font-weight', '600'],
    ['--tw-weight-strong', '800', action, 'font-weight', '800'],
    ['--tw-weight-title', '700', 'h2', 'font-weight', '700'],
    ['--tw-weight-figure', '200', '[data-size=hero]', 'font-weight', '200'],
    ['--tw-radius', '3px', action, 'border-top-left-radius', '3px'],
    ['--tw-radius', '4px', '.tw-frame', 'border-top-left-radius', '7px'],
    ['--tw-radius-panel', '0px', '.tw-frame', 'border-top-left-radius', '0px'],
    ['--tw-density', '1.25', '.tw-step', 'row-gap', '30px'],
    ['--tw-density', '0.1', '.tw-step', 'row-gap', '18px'],
    ['--tw-density', '1.5', action, 'min-height', '82px'],
    // What is pressed stays large enough for a finger.
    ['--tw-density', '0.1', action, 'min-height', '48px'],
    ['--tw-min-height', '777px', '.tw-frame', 'min-height', '777px'],
  ] as const) {
    const change = `${variable}: ${value}`
    const before = await styleOf(selector, property)
    const set = (value: string) =>
      element.evaluate(
        (node, [variable, value]) => (node as HTMLElement).style.setProperty(variable, value),
        [variable, value] as const,
      )
    await set(value)
    expect(await styleOf(selector, property), change).toMatch(expected)
    await set('')
    expect(await styleOf(selector, property), change).toBe(before)
  }
})

test('theme="inherit" follows the colour scheme of the page, also when it changes', async ({
  embed,
  page,
}) => {
  const { element } = await embed('tw-transfer', {
    attributes: { theme: 'inherit' },
    head: '<style>html { color-scheme: dark } .light { color-scheme: light }</style>',
  })
  const ground = () =>
    element
      .locator('.tw')
      .first()
      .evaluate((node) => getComputedStyle(node).backgroundColor)
  const [dark, light] = [
    (await coloursOf(element, 'dark')).ground,
    (await coloursOf(element, 'light')).ground,
  ]
  expect(await ground()).toBe(dark)
  await page.evaluate(() => document.documentElement.classList.add('light'))
  expect(await ground()).toBe(light)
  // A page for both: as the device.
  await page.evaluate(() =>
    document.documentElement.setAttribute('style', 'color-scheme: light dark'),
  )
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await ground()).toBe(dark)
})

test('ornaments are full, quiet or left out', async ({ embed }) => {
  const { element } = await embed('tw-transfer')
  const rosette = element.locator('.tw-rosette')
  await expect(rosette).toHaveCSS('opacity', '0.6')
  await element.evaluate((node) => node.setAttribute('ornament', 'quiet'))
  await expect(rosette).toHaveCSS('opacity', '0.2')
  await element.evaluate((node) => node.setAttribute('ornament', 'none'))
  await expect(rosette).toBeHidden()
})

test('with debug, the console names colours of the page that are too close', async ({
  embed,
  page,
}) => {
  const warningPromise = page.waitForEvent('console', (message) =>
    message.text().includes('shows text on ground with a contrast of 1: it needs 4.5'),
  )
  await embed('tw-transfer', {
    attributes: { debug: true },
    head: '<style>tw-transfer { --tw-color-text: oklch(0.5 0 0); --tw-color-ground: oklch(0.5 0 0) }</style>',
  })
  await warningPromise
})

test('a page replaces texts, before the first paint and later; what does not fit stays ours', async ({
  embed,
  page,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  const texts = {
    en: { 'Deposit and withdraw': 'Cash in and out', Deposit: '<b>Cash</b> in', Withdraw: '{sum}' },
  }
  const { element } = await embed('tw-transfer', { attributes: { texts: JSON.stringify(texts) } })
  await expect(element.locator('h2')).toHaveText('Cash in and out')
  await expect(element.getByRole('button', { name: '<b>Cash</b> in' })).toBeVisible()
  await expect(element.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  expect(warnings).toEqual([
    '<tw-transfer> keeps its own text for "Withdraw" (en): it must have no placeholder.',
  ])
  await element.evaluate((node) =>
    Reflect.set(node, 'texts', { en: { 'Deposit and withdraw': 'Your money' } }),
  )
  await expect(element.locator('h2')).toHaveText('Your money')
  await expect(element.getByRole('button', { name: 'Deposit' })).toBeVisible()
  await element.evaluate((node) => Reflect.set(node, 'texts', null))
  await expect(element.locator('h2')).toHaveText('Deposit and withdraw')
})

for (const { declaration } of elements) {
  const { tag } = declaration
  test.describe(tag, fullUnless(tag === 'tw-transfer' || tag === 'tw-account'), () => {
    test('has the parts that a page styles, and its logo and support', async ({ embed, page }) => {
      const rules = Object.keys(hostParts).map(
        (part) => `${tag}::part(${part}) { outline: 3px solid red }`,
      )
      const { element } = await embed(tag, { head: `<style>${rules.join('')}</style>` })
      const outlined = await element.evaluate(({ shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll('[part]') ?? [])].map((node) => [
          node.getAttribute('part'),
          getComputedStyle(node).outlineColor,
        ]),
      )
      const parts = new Set(outlined.map(([part]) => part))
      for (const part of ['header', 'title', 'footer']) expect(parts).toContain(part)
      expect(outlined.filter(([, colour]) => colour !== 'rgb(255, 0, 0)')).toEqual([])

      await element.evaluate((node) => {
        node.insertAdjacentHTML(
          'beforeend',
          '<b slot="logo">Harbour</b><p slot="support">Call 02 1234 5678</p>',
        )
      })
      await expect(element.locator('header').getByText('Harbour')).toHaveCount(0)
      const boxes = await page.evaluate((tag) => {
        const host = document.querySelector(tag)
        const boxOf = (node?: Element | null) => node?.getBoundingClientRect().toJSON()
        return {
          header: boxOf(host?.shadowRoot?.querySelector('header')),
          logo: boxOf(host?.querySelector('[slot=logo]')),
          frame: boxOf(host?.shadowRoot?.querySelector('.tw-frame')),
          support: boxOf(host?.querySelector('[slot=support]')),
        }
      }, tag)
      expect(boxes.logo.top).toBeGreaterThanOrEqual(boxes.header.top)
      expect(boxes.logo.bottom).toBeLessThanOrEqual(boxes.header.bottom)
      expect(boxes.support.top).toBeGreaterThan(boxes.header.bottom)
      expect(boxes.support.bottom).toBeLessThanOrEqual(boxes.frame.bottom)
    })
  })
}
