import { fireEvent, userEvent, waitFor, within } from 'storybook/test'

/** Finds the shadow root of a story. */
const rootOf = (canvas: HTMLElement): Promise<ShadowRoot> =>
  waitFor(() => {
    for (const node of canvas.querySelectorAll('*')) if (node.shadowRoot) return node.shadowRoot
    throw new Error('no shadow root yet')
  })

/** Queries inside the shadow root of a story. */
export const withinShadowRoot = async (canvas: HTMLElement) =>
  within((await rootOf(canvas)) as unknown as HTMLElement)

/** Waits for the first match. By selector, because accessible names differ by language. */
export async function find(canvas: HTMLElement, selector: string): Promise<HTMLElement> {
  const root = await rootOf(canvas)
  return waitFor(
    () => {
      const found = root.querySelector<HTMLElement>(selector)
      if (!found) throw new Error(`no ${selector} yet`)
      return found
    },
    // A part may wait a second for slow answers.
    { timeout: 5_000 },
  )
}

export const press = async (canvas: HTMLElement, selector: string): Promise<void> =>
  userEvent.click(await find(canvas, selector))

/** Every control reaches its limit with fewer presses. */
const maxPresses = 20

/** Presses a button until it is disabled by `aria-disabled`. */
export async function pressToLimit(canvas: HTMLElement, selector: string): Promise<void> {
  const isAtLimit = async () =>
    (await find(canvas, selector)).getAttribute('aria-disabled') === 'true'
  for (let presses = 0; !(await isAtLimit()); presses++) {
    if (presses === maxPresses) throw new Error(`${selector} has no limit`)
    await press(canvas, selector)
  }
}

/** Fills the text fields in their order. */
export async function type(canvas: HTMLElement, ...texts: string[]): Promise<void> {
  const fields = await (await withinShadowRoot(canvas)).findAllByRole('textbox')
  // `userEvent.type` needs `document.activeElement`, which hides the focus of a shadow root.
  for (const [at, text] of texts.entries()) {
    const field = fields[at]
    if (field) await fireEvent.input(field, { target: { value: text } })
  }
}

/**
 * Fills the text fields in their order and submits, because the state of a form is not in the
 * model.
 */
export async function fill(canvas: HTMLElement, ...texts: string[]): Promise<void> {
  const submit = await find(canvas, 'footer button[type=submit]:enabled')
  await type(canvas, ...texts)
  // A confirming button ignores presses for a moment. The story may have gone meanwhile.
  const isReady = () => {
    if (submit.hasAttribute('aria-disabled')) throw new Error('not ready')
  }
  await waitFor(isReady, { timeout: 5000 }).catch(() => undefined)
  await userEvent.click(submit)
}
