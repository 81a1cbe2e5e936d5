import type { Locator } from '@playwright/test'
import { boxOf } from '../support/box.ts'
import { leftoversOf, translationsOf } from '../support/catalogue.ts'
import { overflows, smallTargets, visibleTexts } from '../support/visual.ts'
import { visitEveryState } from './every-state.ts'
import { contractTextIn, expect, printedFrame, signedRecord, stubPrint, test } from './page.ts'

const sizes = [
  [280, 653],
  [390, 844],
  [844, 390],
  [1440, 900],
] as const

/** The visible share of each part; with `scrollIntoView`, each part is scrolled into view first. */
const visibleShares = async (
  parts: readonly Locator[],
  { scrollIntoView = false } = {},
): Promise<readonly number[]> => {
  const nodes = await Promise.all(parts.map((part) => part.elementHandle()))
  const page = parts[0]?.page()
  if (!page) return []
  return page.evaluate(
    async ([nodes, scrollIntoView]) => {
      const shares: number[] = []
      for (const node of nodes as readonly Element[]) {
        if (scrollIntoView) node.scrollIntoView({ block: 'center' })
        const share = new Promise<number>((resolve) => {
          const observer = new IntersectionObserver(([entry]) => {
            observer.disconnect()
            resolve(entry?.intersectionRatio ?? 0)
          })
          observer.observe(node)
        })
        shares.push(await share)
      }
      return shares
    },
    [nodes, scrollIntoView] as const,
  )
}

/** Very long names of parties, with few places for a line break. */
const longParties = {
  partA: `The International Clearing, Custody and Verification Institution ${'W'.repeat(48)}`,
  partB: `Donaudampfschifffahrtsgesellschaft und Partner ${'ＭＷ券商'.repeat(12)}`,
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Whether two boxes overlap by more than an edge. */
const isOverlapping = (one: Box, other: Box): boolean =>
  one.x + one.width > other.x + 1 &&
  other.x + other.width > one.x + 1 &&
  one.y + one.height > other.y + 1 &&
  other.y + other.height > one.y + 1

type Edges = Record<'left' | 'right' | 'top' | 'bottom', number>

const isInside = (inner: Edges, outer: Edges): boolean =>
  inner.left >= outer.left - 1 &&
  inner.right <= outer.right + 1 &&
  inner.top >= outer.top - 1 &&
  inner.bottom <= outer.bottom + 1

for (const [locale, lang] of [
  ['en', 'en'],
  ['zh', 'zh-Hant'],
  ['ja', 'ja'],
  ['ko', 'ko'],
] as const) {
  test(`Every screen is in ${locale}, fits all sizes and has targets of 44 px`, {
    tag: '@full',
  }, async ({ open, page, sandbox }) => {
    const leftovers = leftoversOf(locale, 'contract')
    const it = await open({
      t: translationsOf(locale, 'contract'),
      contract: longParties,
      attributes: { 'app-lang': locale },
      head: '<style>body { margin: 0 }</style>',
    })
    await visitEveryState(it, sandbox, async (state) => {
      await expect(it.element.locator('.tw'), state).toHaveAttribute('lang', lang)
      const texts = await visibleTexts(it.element)
      const english = texts.filter((text) => leftovers.has(text))
      expect.soft(english, `${state}: English`).toEqual([])
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        const at = `${state} at ${width}`
        expect.soft(await overflows(it.element), at).toEqual([])
        if (width === 280) expect.soft(await smallTargets(it.element), at).toEqual([])
      }
      await page.setViewportSize({ width: 390, height: 844 })
    })
  })
}

test('Close, Clear and Save fit the smallest screens; at 400 % zoom all of the dialog is reachable', async ({
  open,
  page,
}) => {
  const it = await open({ head: '<style>body { margin: 0 }</style>' })
  await it.click('Sign')
  const tightest = [
    [280, 653],
    [568, 320],
  ] as const
  const others = [
    [320, 568],
    [844, 390],
    [1440, 900],
  ] as const
  for (const [width, height] of process.env.FULL ? [...tightest, ...others] : tightest) {
    await page.setViewportSize({ width, height })
    for (const name of ['Draw', 'Type', 'Upload'] as const) {
      await it.mode(name).check()
      const buttons = ['Close', 'Clear', 'Save'].map((button) => it.button(button))
      const shares = () => visibleShares(buttons)
      await expect.poll(shares, `Close, Clear, Save, ${name}, at ${width}`).toEqual([1, 1, 1])
    }
  }
  const zoomed = [
    [320, 256],
    [640, 220],
    [360, 225],
  ] as const
  for (const [width, height] of zoomed.slice(0, process.env.FULL ? 3 : 2)) {
    await page.setViewportSize({ width, height })
    for (const name of ['Draw', 'Type', 'Upload'] as const) {
      await it.mode(name).check()
      const at = `${name} at ${width}x${height}`
      expect.soft(await overflows(it.dialog), at).toEqual([])
      const parts = [
        it.dialog.getByRole('heading'),
        it.button('Close'),
        it.mode('Draw'),
        it.mode('Upload'),
        ...(name === 'Type' ? [it.name] : []),
        it.canvas,
        it.button('Clear'),
        it.button('Save'),
      ]
      const shares = await visibleShares(parts, { scrollIntoView: true })
      expect(Math.min(...shares), `${at}: ${shares}`).toBeGreaterThan(0.99)
      // Without motion, all parts are in their final places.
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
      const overlapping = boxes.flatMap((one, first) =>
        boxes
          .slice(first + 1)
          .flatMap((other, second) =>
            one && other && isOverlapping(one, other) ? [`${first} and ${first + 1 + second}`] : [],
          ),
      )
      expect.soft(overlapping, at).toEqual([])
    }
  }
})

test('The contents open below the tools, and nothing moves under the pointer', async ({
  open,
  page,
}) => {
  const it = await open()
  const summary = it.contents.locator('summary')
  for (const width of [280, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await it.waitForLayout()
    const tools = it.button('Print')
    // Firefox's driver scrolls what it clicks.
    await summary.click({ trial: true })
    const before = [await boxOf(summary), width > 280 && (await boxOf(tools))]
    await summary.click()
    await expect(it.contents.getByRole('listitem').first()).toBeVisible()
    expect([await boxOf(summary), width > 280 && (await boxOf(tools))]).toEqual(before)
    await tools.click({ trial: true })
    await summary.click()
  }
  // On a desktop they are open from the beginning, beside the text.
  await page.reload()
  const first = it.contents.getByRole('listitem').first()
  await expect(first).toBeVisible()
  const [contents, article] = [
    await boxOf(first),
    await boxOf(it.element.locator('.tw-legal-text')),
  ]
  expect(contents.x + contents.width).toBeLessThan(article.x)
})

test('Print prints text, signature and receipt; the seal is round, also on the smallest phone', async ({
  open,
  page,
  sandbox,
}) => {
  await page.addInitScript(stubPrint)
  const it = await open({
    head: '<style>body { margin: 0 }</style>',
    body: '<p>Advertisement</p>',
  })
  await it.saveDrawing()
  await it.click('Submit')
  await expect(it.receipt).toBeVisible()
  await it.receipt.getByRole('button', { name: 'Print', exact: true }).click()
  const paper = await printedFrame(page)
  const text = (await paper.locator('body').textContent()) ?? ''
  const signed = await signedRecord(sandbox, it.token)
  for (const piece of [
    contractTextIn('en').title,
    it.contract.number,
    it.contract.partB,
    signed.date,
    signed.textHash,
    signed.signatureHash,
    '10. Supplementary agreement',
  ]) {
    expect(text).toContain(piece)
  }
  expect(text).not.toContain('Advertisement')
  const image = paper.getByRole('img', { name: 'Your signature' })
  await expect
    .poll(() => image.evaluate((node) => (node as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100)

  await paper.evaluate(() => {
    const frame = window.frameElement as HTMLElement
    Object.assign(frame.style, { inset: '0', width: '100%', height: '100%' })
  })
  const day = (await it.fact('Signing date').textContent()) ?? ''
  for (const width of [280, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    for (const seal of [it.receipt.locator('svg').first(), paper.locator('.receipt > svg')]) {
      await expect(seal).toContainText(it.contract.number)
      await expect(seal).toContainText(day)
      const { box, drawing, room } = await seal.evaluate((svg) => {
        const rect = (node: Element | null) => {
          const { left, right, top, bottom, width, height } = (node ?? svg).getBoundingClientRect()
          return { left, right, top, bottom, width, height }
        }
        const shapes = [...svg.querySelectorAll('circle, text')].map(rect)
        return {
          box: rect(svg),
          room: rect(svg.parentElement),
          drawing: {
            left: Math.min(...shapes.map(({ left }) => left)),
            right: Math.max(...shapes.map(({ right }) => right)),
            top: Math.min(...shapes.map(({ top }) => top)),
            bottom: Math.max(...shapes.map(({ bottom }) => bottom)),
          },
        }
      })
      expect(box.width).toBeGreaterThan(100)
      expect(Math.abs(box.width - box.height)).toBeLessThan(1)
      expect(isInside(drawing, box), `its lines at ${width}`).toBe(true)
      expect(isInside(box, room), `in its place at ${width}`).toBe(true)
    }
  }
})
