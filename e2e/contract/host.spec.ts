import { tagHtml } from '../support/host.ts'
import { fullUnless } from '../support/short-run.ts'
import { measureInk } from './ink.ts'
import { expect, type Opened, test, underline, wave } from './page.ts'

/** Expects that the dialog covers the window, nothing covers it, and the pen draws in place. */
const expectDialogToWork = async (it: Opened) => {
  await expect(it.canvas).toBeVisible()
  await expect.poll(() => it.dialog.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await it.draw(wave, underline)
  const { width, height } = it.page.viewportSize() ?? { width: 0, height: 0 }
  await expect.poll(() => it.dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height })
  const covering = await it.element.evaluate((element) => {
    const places = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const))
    const tops = places.map(([x, y]) => document.elementFromPoint(x * innerWidth, y * innerHeight))
    return tops.filter((top) => top !== element).map((top) => top?.outerHTML)
  })
  expect(covering).toEqual([])
  const ink = measureInk(await it.canvasPng())
  expect(Math.abs(ink.left - 0.2)).toBeLessThan(0.02)
  expect(Math.abs(ink.right - 0.776)).toBeLessThan(0.02)
  expect(Math.abs(ink.bottom - 0.81)).toBeLessThan(0.03)
  await it.save()
  await expect(it.button('Sign again')).toBeFocused()
  await expect(it.picture).toHaveCount(1)
}

for (const [name, css] of [
  [
    'turned, shrunk, filtered and in perspective',
    '#around { transform: rotate(4deg) scale(0.7); filter: sepia(1); perspective: 200px; will-change: transform }',
  ],
  [
    'clipped on all sides',
    '#around { overflow: hidden; width: 200px; height: 120px; contain: strict; clip-path: inset(10px); border-radius: 30px }',
  ],
  [
    'below everything else',
    `#around { position: relative; z-index: -1; opacity: 0.6; isolation: isolate }
     #over { position: fixed; inset: 0 0 auto; height: 200px; z-index: 2147483647; background: red; pointer-events: none }`,
  ],
] as const) {
  const isInShortRun = name.startsWith('turned')
  const title = `The dialog is in the top layer although the element is ${name}`
  test(title, fullUnless(isInShortRun), async ({ open }) => {
    const it = await open({
      head: `<style>${css}</style>`,
      body: '<div id="over"></div><div id="around"></div>',
    })
    await it.element.evaluate((element) => document.querySelector('#around')?.append(element))
    // Not with the mouse: the button may be out of its reach.
    await it.button('Sign').press('Enter')
    await expectDialogToWork(it)
  })
}

test('Hostile CSS of the page does not prevent signing', async ({ open, sandbox }) => {
  const it = await open({
    head: `<style>
      * { all: unset !important; display: block !important; pointer-events: none !important }
      html { font-size: 40px; direction: rtl }
      dialog, canvas, form, tw-contract { display: block !important; pointer-events: auto !important;
        width: 20px !important; max-height: 20px !important }
      head, script, style, title { display: none !important }
      ::backdrop { background: red !important }
    </style>`,
  })
  await it.button('Sign').press('Enter')
  await expectDialogToWork(it)
  await expect(it.button('Submit')).toBeEnabled()
  await it.button('Submit').press('Enter')
  await expect(it.receipt).toHaveCount(1)
  expect((await sandbox.calls(it.token, '/signContract')).length).toBe(1)
})

/** Adds shortcuts to the page that take every key, and records the keys. */
const blockKeys = () => {
  const blockedKeys: string[] = []
  for (const type of ['keydown', 'keypress', 'keyup'] as const) {
    for (const target of [window, document, document.documentElement]) {
      target.addEventListener(type, (event) => {
        blockedKeys.push((event as KeyboardEvent).key)
        event.preventDefault()
        event.stopImmediatePropagation()
      })
    }
  }
  Object.assign(window, { blockedKeys })
}

/** Adds handlers to the page that stop every pointer event, and records the events. */
const recordSwipes = () => {
  const swipes: string[] = []
  const types = ['pointerdown', 'pointermove', 'pointerup', 'mousedown', 'mousemove', 'mouseup']
  for (const type of types) {
    addEventListener(type, (event) => {
      swipes.push(type)
      event.preventDefault()
      event.stopImmediatePropagation()
    })
  }
  Object.assign(window, { swipes })
}

test('Handlers of the page neither stop nor receive the keys and strokes of the dialog', async ({
  open,
  page,
}) => {
  const it = await open()
  await it.click('Sign')
  await expect(it.mode('Draw')).toBeFocused()
  await page.evaluate(blockKeys)
  await page.keyboard.press('ArrowRight')
  await expect(it.mode('Type')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(it.name).toBeFocused()
  await page.keyboard.type('j k /?gn Ada')
  await expect(it.name).toHaveValue('j k /?gn Ada')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('X')
  await expect(it.name).toHaveValue('j k /?gn AXd')
  await page.keyboard.press('Tab')
  await expect(it.button('Clear')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(it.name).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(it.dialog).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'blockedKeys'))).not.toContain('j')
  await it.click('Sign')
  await it.name.focus()
  await page.keyboard.press('Enter')
  await expect(it.picture).toBeVisible()

  await it.click('Sign again')
  await it.mode('Draw').check()
  await page.evaluate(recordSwipes)
  await it.draw(wave)
  expect(measureInk(await it.canvasPng()).inkPixels).toBeGreaterThan(100)
  expect(await page.evaluate(() => Reflect.get(window, 'swipes'))).toEqual([])
})

const hostButton =
  '<button id="own" onclick="document.documentElement.dataset.pressed = \'\'">Own</button>'

test('An element that is moved, loses its token or is removed while its dialog is open keeps the strokes, and makes the page usable again', async ({
  open,
  page,
}) => {
  const it = await open({
    head: '<style>#elsewhere { overflow: hidden; height: 90px; transform: scale(0.5) }</style>',
    body: `${hostButton}<div id="elsewhere"></div>`,
  })
  const expectUsable = async () => {
    await page.locator('#own').click({ timeout: 5_000 })
    await expect(page.locator('html[data-pressed]')).toHaveCount(1)
    await page.evaluate(() => document.documentElement.removeAttribute('data-pressed'))
  }
  const move = (to: string) =>
    it.element.evaluate((element, to) => document.querySelector(to)?.append(element), to)
  await test.step('moved: the strokes are there, and the dialog is on top', async () => {
    await it.click('Sign')
    await it.draw(wave)
    const before = measureInk(await it.canvasPng())
    await move('#elsewhere')
    await expect(it.dialog).toBeVisible()
    await expect.poll(() => it.dialog.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
    expect(measureInk(await it.canvasPng())).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(it.dialog).toHaveCount(0)
    await move('body')
  })
  await test.step('without a token', async () => {
    await it.typeName()
    await it.element.evaluate((element) => element.removeAttribute('token'))
    await expect(it.closingMessage).toBeVisible()
    await expectUsable()
  })
  await test.step('removed', async () => {
    await it.element.evaluate((element, token) => element.setAttribute('token', token), it.token)
    await it.typeName()
    await it.element.evaluate((element) => element.remove())
    await expect(it.element).toHaveCount(0)
    await expectUsable()
  })
})

test('Two contracts on a page are signed independently', async ({ open, sandbox, page }) => {
  const other = await sandbox.createContract({ partB: 'The other broker' })
  const it = await open({ body: tagHtml('tw-contract', { id: 'other', token: other.token }) })
  const first = it.element.last()
  const second = page.locator('#other')
  await first.getByRole('button', { name: 'Sign', exact: true }).click()
  await first.getByRole('radio', { name: 'Type' }).check()
  await first.getByRole('textbox', { name: 'Name' }).fill('Ada')
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(first.getByRole('img', { name: 'Your signature' })).toBeVisible()
  await expect(second.getByRole('img', { name: 'Your signature' })).toHaveCount(0)
  await first.getByRole('button', { name: 'Submit' }).click()
  await expect(first.getByRole('region', { name: 'Receipt' })).toBeVisible()
  await expect(second.getByRole('region', { name: 'Receipt' })).toHaveCount(0)
  expect(await sandbox.calls(other.token, '/signContract')).toEqual([])
})
