import { fullOnly } from '../support/short-run.ts'
import { runningAnimations } from '../support/visual.ts'
import {
  callsTo,
  expect,
  type FundLookupPage,
  otherCode,
  paths,
  successAnswer,
  test,
} from './page.ts'

// With motion: the step slides in, and input during that time must not be lost.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Refuses every code as wrong; returns the codes that were sent. */
const refuseAllCodes = async ({ page }: FundLookupPage): Promise<readonly string[]> => {
  const sent: string[] = []
  await page.route(paths.checkEmailCode, (route) => {
    sent.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
    return route.fulfill({ json: successAnswer({}) })
  })
  return sent
}

const refusal = { kind: 'code', message: 'Enter valid code.' }

/** Start and end of the selection; they are equal at a caret. */
const selectionOf = ({ code }: FundLookupPage) =>
  code.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])

/** The indexes of the cells that show the caret or the selection. */
const activeCells = ({ cells }: FundLookupPage) =>
  cells.evaluateAll((all) =>
    all.flatMap((cell, at) => (cell.hasAttribute('data-active') ? [at] : [])),
  )

/** The box of each cell. */
const cellBoxes = ({ cells }: FundLookupPage) =>
  cells.evaluateAll((all) =>
    all.map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect()
      return { x, y, width, height }
    }),
  )

test.describe('The field', () => {
  test('accepts a code pasted in any form, and sends it immediately and only once', async ({
    open,

    page,
  }) => {
    const it = await open()
    await it.goToCode()
    const sent = await refuseAllCodes(it)
    const forms = [
      ['Your verification code is 789012.', '789012'],
      [' 345 678\n', '345678'],
      ['認証コード：８９０１２３', '890123'],
    ] as const
    for (const [at, [form, code]] of forms.entries()) {
      await page.evaluate((text) => navigator.clipboard.writeText(text), form)
      // A wrong code is selected: the next one takes its place.
      await expect.poll(() => selectionOf(it)).toEqual(at ? [0, 6] : [0, 0])
      await page.keyboard.press('Control+V')
      await expect.poll(() => sent.length, form).toBe(at + 1)
      await expect(it.codeError).toHaveText('Enter valid code.')
      await expect(it.code).toHaveValue(code)
    }
    expect(sent).toEqual(forms.map(([, code]) => code))
  })

  test('has a real caret: digits can be edited and selected anywhere, and the cells show where', async ({
    open,
    page,
  }) => {
    const it = await open()
    await it.goToCode()
    const { keyboard } = page
    expect(await activeCells(it)).toEqual([0])
    await keyboard.type('1a2b 3')
    await expect(it.code).toHaveValue('123')
    await expect.poll(() => activeCells(it)).toEqual([3])
    await keyboard.press('ArrowLeft')
    await keyboard.press('ArrowLeft')
    await expect.poll(() => activeCells(it)).toEqual([1])
    await keyboard.type('9x')
    await expect(it.code).toHaveValue('1923')
    expect(await selectionOf(it)).toEqual([2, 2])
    await keyboard.press('Delete')
    await expect(it.code).toHaveValue('193')
    await keyboard.press('Backspace')
    await expect(it.code).toHaveValue('13')
    await keyboard.press('Home')
    await keyboard.type('7')
    await expect(it.code).toHaveValue('713')
    await keyboard.press('End')
    await keyboard.press('Shift+ArrowLeft')
    await keyboard.press('Shift+ArrowLeft')
    expect(await selectionOf(it)).toEqual([1, 3])
    await expect.poll(() => activeCells(it)).toEqual([1, 2])
    await keyboard.press('Control+C')
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('13')
    await keyboard.type('5')
    await expect(it.code).toHaveValue('75')
    await keyboard.press('Control+A')
    await keyboard.press('Control+X')
    await expect(it.code).toHaveValue('')
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('75')
  })

  test('each digit is in its cell at every width; a tap there sets the caret and a mouse selects', async ({
    open,
    page,
  }) => {
    const it = await open()
    await it.goToCode()
    await it.typeCode('12345')
    for (const width of [280, 1440]) {
      await page.setViewportSize({ width, height: 700 })
      // Waits until the step has slid in.
      await expect.poll(() => runningAnimations(it.element)).toBe(0)
      const places = await cellBoxes(it)
      expect(places).toHaveLength(6)
      /** The middle of a cell, or a point beside it, as a share of its width. */
      const pointIn = (at: number, across = 0.5) => {
        const { x = 0, y = 0, width = 0, height = 0 } = places[at] ?? {}
        return { x: x + across * width, y: y + height / 2 }
      }
      for (const at of width === 280 ? [0, 2, 4] : [1, 3]) {
        for (const across of [0.1, 0.9]) {
          const { x, y } = pointIn(at, across)
          await page.mouse.click(x, y)
          expect(await selectionOf(it), `cell ${at} at ${across} of ${width}`).toEqual([at, at])
        }
      }
      const [from, to] = [pointIn(1), pointIn(4)]
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 4 })
      await page.mouse.up()
      expect(await selectionOf(it)).toEqual([1, 4])
      await expect.poll(() => activeCells(it)).toEqual([1, 2, 3])
      // The last cell, which is still empty, belongs to the field as well.
      await it.title.focus()
      const last = pointIn(5)
      await page.mouse.click(last.x, last.y)
      await expect(it.code).toBeFocused()
    }
  })
})

test.describe('A code', () => {
  test('that is missing or short is refused without a request; a wrong one is selected, to type over it', async ({
    open,
    page,
    sandbox,
    events,
  }) => {
    const it = await open()
    const code = await it.goToCode()
    for (const digits of ['', '12345']) {
      await it.code.fill(digits)
      await it.click('Next')
      expect((await events.next('tw-error')).detail).toEqual(refusal)
      await expect(it.codeError).toHaveText('Enter valid code.')
      await expect(it.code).toHaveAttribute('aria-invalid', 'true')
      await expect(it.code).toHaveAccessibleDescription(/^Enter valid code\. We've sent/)
      await expect(it.code).toBeFocused()
    }
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await expect(it.codeError).toHaveCount(0)
    await expect(it.code).not.toHaveAttribute('aria-invalid')
    await page.keyboard.press('Enter')
    await expect(it.codeError).toHaveText('Enter valid code.')
    expect((await events.next('tw-error')).detail).toEqual(refusal)
    expect(await callsTo(sandbox, it.email, 'checkEmailCode')).toEqual([])

    const wrong = otherCode(code)
    await it.code.fill('')
    await it.expectToast('Enter valid code.', () => it.typeCode(wrong))
    expect((await events.next('tw-error')).detail).toEqual(refusal)
    await expect(it.codeError).toHaveText('Enter valid code.')
    await expect(it.code).toHaveValue(wrong)
    await expect(it.code).toBeFocused()
    await expect.poll(() => selectionOf(it)).toEqual([0, 6])
    // Next checks the same code again, and it is refused again.
    await it.click('Next')
    expect((await events.next('tw-error')).detail).toEqual(refusal)
    await expect(it.code).toBeFocused()
    await expect.poll(() => selectionOf(it)).toEqual([0, 6])
    await page.keyboard.type(code)
    await expect(it.title).toHaveText('Net Asset Value of Custody')
    expect(await callsTo(sandbox, it.email, 'checkEmailCode')).toHaveLength(3)
    expect(await callsTo(sandbox, it.email, 'getBalanceInWeb')).toHaveLength(1)
  })

  // In the short run: `codes.test.ts` of the sandbox.
  test(
    'is invalid after five wrong tries, even if it is right; a new code works',
    fullOnly,
    async ({ open, page, sandbox, events }) => {
      await page.clock.install()
      const it = await open()
      const code = await it.goToCode()
      for (const digits of [1, 2, 3, 4, 5].map((by) => otherCode(code, by)).concat(code)) {
        await it.typeCode(digits)
        expect((await events.next('tw-error')).detail).toEqual(refusal)
      }
      await expect(it.title).toHaveText('Please verify your email')
      expect(await callsTo(sandbox, it.email, 'checkEmailCode')).toHaveLength(6)
      expect(await events.all('tw-error')).toHaveLength(6)
      await sandbox.forgetCodes(it.email)
      await page.clock.fastForward(60_000)
      await it.click('Resend')
      await it.typeCode(await sandbox.codeFor(it.email, code))
      await expect(it.title).toHaveText('Net Asset Value of Custody')
    },
  )
})
