import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Frame, Locator, Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { articleHeading } from '../../shared/text/legal-text/drawing/article-heading.ts'
import type { LegalText } from '../../shared/text/legal-text/legal-text.ts'
import { readMarkdown } from '../../shared/text/legal-text/read-markdown.ts'
import { boxOf } from '../support/box.ts'
import { english, type Translate } from '../support/catalogue.ts'
import { isFirefox } from '../support/firefox.ts'
import type { Call, Contract, ListedContract, NewContract, Sandbox } from '../support/sandbox.ts'
import { test as base, type EmbedOptions, expect } from '../support/test.ts'
import { expectToastWithin } from '../support/visual.ts'

/** A point as shares of the canvas' width and height. */
export type Point = readonly [x: number, y: number]

/** Strokes that count as a signature: a wave, and a line under it. */
export const wave: readonly Point[] = Array.from({ length: 13 }, (_, at): Point => {
  return [0.2 + at * 0.048, 0.4 + 0.2 * Math.sin(at)]
})
export const underline: readonly Point[] = [
  [0.25, 0.8],
  [0.5, 0.82],
  [0.75, 0.8],
]

const areLaidOut = (parts: readonly Element[]): boolean =>
  parts.every((part) => part.checkVisibility({ contentVisibilityAuto: true }))

/** The controls of `<tw-contract>` by their names, in the language of `t`. */
export function contractPage(element: Locator, t: Translate = english) {
  const page = element.page()
  const dialog = element.getByRole('dialog')
  const button = (name: string) => element.getByRole('button', { name: t(name), exact: true })
  const text = (message: string) => element.getByText(t(message), { exact: true })
  const click = (name: string) => button(name).click()
  const canvas = dialog.getByRole('img', { name: t('Signature'), exact: true })
  const name = dialog.getByRole('textbox', { name: t('Name'), exact: true })
  const mode = (name: 'Draw' | 'Type' | 'Upload') =>
    dialog.getByRole('radio', { name: t(name), exact: true })
  const picture = element.getByRole('img', { name: t('Your signature'), exact: true })
  const headings = element.getByRole('heading', { level: 3 })
  const receipt = element.getByRole('region', { name: t('Receipt'), exact: true })
  const valueIn = (list: Locator, label: string) =>
    list
      .locator('dl > div')
      .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
      .locator('dd')
      .first()

  /** The same points on the screen, in CSS pixels. */
  const onCanvas = async (points: readonly Point[]) => {
    // Waits until the dialog has stopped moving.
    await canvas.evaluate(async (node) => {
      const moving = node.closest('dialog')?.getAnimations({ subtree: true }) ?? []
      await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)))
    })
    const { x, y, width, height } = await boxOf(canvas)
    return points.map(([across, down]) => ({ x: x + across * width, y: y + down * height }))
  }

  return {
    element,
    page,
    t,
    button,
    text,
    dialog,
    canvas,
    name,
    mode,
    receipt,
    /** The saved signature, on the page or in the receipt. */
    picture,
    file: dialog.locator('input[type=file]'),
    title: element.getByRole('heading', { level: 2 }).first(),
    headings,
    sections: element.locator('.tw-legal-text > section'),
    /** A fact in the details of the contract, by its label in the text. */
    fact: (label: string) => valueIn(element.locator('.tw-head'), label),
    /** A row of the receipt. */
    row: (label: string) => valueIn(receipt, t(label)),
    contents: element.locator('details'),
    progress: element.getByRole('progressbar', { name: t('Read'), exact: true }),
    /** The message that the outcome of a signing is unknown. */
    unknownOutcome: text('We do not know yet whether the agreement was signed'),
    /** The notice that a copy could not be made. */
    copyNotice: element.locator('.tw-no-copy'),
    /** The closing message, for a link that is refused and for one that could not be loaded. */
    closingMessage: text('This link cannot be used').or(text('The agreement could not be loaded')),
    /** The container of toasts; it loads late, and no toast appears before. */
    toasts: element.locator('.tw-toasts'),
    /** Waits until all articles are laid out; nothing moves by itself after that. */
    waitForLayout: () => expect.poll(() => headings.evaluateAll(areLaidOut)).toBe(true),

    /** Clicks buttons in turn, by their names. */

    async click(...names: readonly string[]) {
      for (const each of names) await click(each)
    },
    /** Runs `action` and expects its toast. */
    expectToast: (message: string, action: () => Promise<unknown>) =>
      expectToastWithin(element, t(message), action),
    onCanvas,
    /** Draws strokes with the mouse. */
    async draw(...strokes: readonly (readonly Point[])[]) {
      for (const stroke of strokes) {
        const [first, ...others] = await onCanvas(stroke)
        if (!first) continue
        await page.mouse.move(first.x, first.y)
        await page.mouse.down()
        for (const { x, y } of others) await page.mouse.move(x, y)
        await page.mouse.up()
      }
    },
    /** The canvas as a PNG file. */
    async canvasPng(): Promise<Buffer> {
      const url = await canvas.evaluate((node) => (node as HTMLCanvasElement).toDataURL())
      return Buffer.from(url.split(',')[1] ?? '', 'base64')
    },
    /** Types a name in the open dialog. */
    async fillName(value = 'Ada Lovelace') {
      await mode('Type').check()
      await name.fill(value)
    },
    /** Opens the dialog and types a name. */
    async typeName(value?: string) {
      await element.getByRole('button', { name: openerOf(t) }).click()
      await this.fillName(value)
    },
    /** Saves and waits until the dialog is closed: before, the page may show an old signature. */
    async save() {
      await click('Save')
      await dialog.waitFor({ state: 'detached' })
      await picture.waitFor()
    },
    /** Opens the dialog, types a name and saves it. */
    async saveName(value?: string) {
      await this.typeName(value)
      await this.save()
    },
    async saveDrawing(...strokes: readonly (readonly Point[])[]) {
      await element.getByRole('button', { name: openerOf(t) }).click()
      await this.draw(...(strokes.length > 0 ? strokes : [wave, underline]))
      await this.save()
    },
    /** The saved signature as a file. */
    async savedPng(): Promise<Buffer> {
      const url = await picture.evaluate(async (image) => {
        const file = await (await fetch((image as HTMLImageElement).src)).blob()
        const reader = new FileReader()
        return new Promise<string>((resolve) => {
          reader.onload = () => resolve(String(reader.result))
          reader.readAsDataURL(file)
        })
      })
      return Buffer.from(url.split(',')[1] ?? '', 'base64')
    },
    /** The contract on screen, as the text that is signed. */
    shownText: () =>
      element.evaluate(({ shadowRoot }) => {
        const of = (selector: string) => shadowRoot?.querySelector(selector)?.textContent
        const blocks = (parent: Element) =>
          [...parent.children].flatMap((block) => {
            if (block.localName === 'ul') {
              return [...block.children].map((item) => `- ${item.textContent}`)
            }
            return block.localName === 'section' ? [] : [block.textContent ?? '']
          })
        const facts = [...(shadowRoot?.querySelectorAll('.tw-facts > div') ?? [])].map(
          ({ children: [label, value] }) => `${label?.textContent}: ${value?.textContent}`,
        )
        const text = shadowRoot?.querySelector('.tw-legal-text')
        const sections = [...(text?.querySelectorAll('section') ?? [])]
        return [
          of('.tw-agreement') ?? of('.tw-title') ?? '',
          '',
          ...facts,
          '',
          ...(text ? blocks(text) : []),
          ...sections.flatMap((section) => ['', ...blocks(section)]),
          '',
        ].join('\n')
      }),
  }
}

/** The name of the button that opens the dialog, with or without a saved signature. */
const openerOf = (t: Translate) => new RegExp(`^(${t('Sign')}|${t('Sign again')})$`)

type ContractPage = ReturnType<typeof contractPage>

interface OpenOptions extends EmbedOptions {
  /** Creates a contract from this. */
  readonly contract?: NewContract
  /** An existing contract, used in place of a new one. */
  readonly link?: Contract
  readonly t?: Translate
}

export type Opened = ContractPage & { readonly token: string; readonly contract: Contract }
type OpenContract = (options?: OpenOptions) => Promise<Opened>

/** `test` with an element on a page and a contract of its own. */
export const test = base.extend<{ readonly open: OpenContract }>({
  open: ({ embed, sandbox }, use) =>
    use(async ({ contract: wanted, link, t, attributes = {}, ...rest } = {}) => {
      const contract = link ?? (await sandbox.createContract(wanted))
      const { element, token } = await embed('tw-contract', {
        attributes: { token: contract.token, ...attributes },
        ...rest,
      })
      return { ...contractPage(element, t), token, contract }
    }),
})

/** The text of the contract in a language, from `locales/`. */
export const contractTextIn = (locale: string): LegalText =>
  readMarkdown(
    readFileSync(new URL(`../../locales/${locale}/documents/contract.md`, import.meta.url), 'utf8'),
  )

/** The heading of the first article, with its number. */
export const firstHeading = (locale: string): string =>
  articleHeading(locale)(contractTextIn(locale).sections[0]?.heading ?? '', 0)

export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')

/** The server's record of a contract. */
export const recordOf = async (sandbox: Sandbox, token: string): Promise<ListedContract> => {
  const found = await sandbox.contractOf(token)
  if (!found) throw new Error(`No contract has the link ${token}`)
  return found
}

/** The server's record of the signature. */
export const signedRecord = async (sandbox: Sandbox, token: string) => {
  const { signed } = await recordOf(sandbox, token)
  if (!signed) throw new Error('This contract is not signed')
  return signed
}

/** The uploaded picture of the signature. */
export const signedPng = async (sandbox: Sandbox, token: string): Promise<Buffer> => {
  const { signature } = await signedRecord(sandbox, token)
  const answer = await fetch(sandbox.url + signature)
  return Buffer.from(await answer.arrayBuffer())
}

export const uploadCalls = (sandbox: Sandbox, token: string): Promise<readonly Call[]> =>
  sandbox.calls(token, '/file/upload')

export const signCalls = (sandbox: Sandbox, token: string): Promise<readonly Call[]> =>
  sandbox.calls(token, '/signContract')

export const paths = {
  getContractByToken: '/api/web/common/contract-entity/getContractByToken',
  signContract: '/api/web/common/contract-entity/signContract',
  uploadImage: '/api/mob/common/file/upload',
} as const

/** Draws with a finger, as a phone reports it; with the mouse where a driver has no finger. */
export async function drawByFinger(
  it: Pick<ContractPage, 'page' | 'onCanvas' | 'draw'>,
  ...strokes: readonly (readonly Point[])[]
): Promise<void> {
  if (isFirefox(it.page)) return it.draw(...strokes)
  const devtools = await it.page.context().newCDPSession(it.page)
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  for (const stroke of strokes) {
    const [first, ...others] = await it.onCanvas(stroke)
    if (!first) continue
    await touch('touchStart', [first])
    for (const point of others) await touch('touchMove', [point])
    await touch('touchEnd', [])
  }
  await devtools.detach()
}

/** Runs in every frame: `print` prints nothing, and marks the document that it was called in. */
export const stubPrint = () => {
  window.print = () => {
    dispatchEvent(new Event('beforeprint'))
    document.documentElement.setAttribute('data-printed', '')
  }
}

/** The frame that was printed. */
export const printedFrame = async (page: Page): Promise<Frame> => {
  let frame: Frame | undefined
  await expect
    .poll(async () => {
      for (const each of page.frames()) {
        const isPrinted = await each
          .evaluate(() => document.documentElement.hasAttribute('data-printed'))
          .catch(() => false)
        if (isPrinted) frame = each
      }
      return frame !== undefined
    })
    .toBe(true)
  return frame as Frame
}

/** A second window of the same person. */
export const openTab = async (page: Page): Promise<Page> => {
  const tab = await page.context().newPage()
  await tab.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 })
  return tab
}

export { expect }

/** Dark writing on grey paper, as a PNG. */
export const writingOnPaper = (width = 600, height = 400): Buffer => {
  const sheet = new PNG({ width, height })
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const isWritten = Math.abs(y - height / 2 - 60 * Math.sin(x / 40)) < 4 && x > 90 && x < 510
    const light = isWritten ? 30 : 215
    sheet.data.set([light, light, light + 5, 255], at * 4)
  }
  return PNG.sync.write(sheet)
}
