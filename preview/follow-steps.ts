import type { Step } from './scenarios.ts'
import { slip } from './slip.ts'

/** How long a screen may take to show something, in milliseconds. */
const patience = 20_000

/** The first match that can be used now. */
function usable(root: ShadowRoot, selector: string): HTMLElement | undefined {
  const found = root.querySelector<HTMLElement>(selector)
  return found?.matches(':disabled, [aria-disabled=true]') ? undefined : (found ?? undefined)
}

/** Waits for the first match that can be used. */
const find = (root: ShadowRoot, selector: string, signal: AbortSignal): Promise<HTMLElement> =>
  new Promise((resolve, reject) => {
    const look = () => {
      const found = usable(root, selector)
      if (!found) return
      end()
      resolve(found)
    }
    const give = (cause: unknown) => {
      end()
      reject(cause)
    }
    const aborted = () => give(signal.reason)
    const observer = new MutationObserver(look)
    const timer = setTimeout(() => give(new Error(`nothing matches ${selector}`)), patience)
    const end = () => {
      observer.disconnect()
      clearTimeout(timer)
      signal.removeEventListener('abort', aborted)
    }
    observer.observe(root, { subtree: true, childList: true, attributes: true })
    signal.addEventListener('abort', aborted)
    look()
  })

const textFields = 'input:not([type=file], [type=radio], [type=checkbox]), textarea'

/** Writes as a person does: React compares with what it has written itself. */
function write(field: Element, text: string): void {
  const { prototype } =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Reflect.set(prototype, 'value', text, field)
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}

async function take(root: ShadowRoot, step: Step, signal: AbortSignal): Promise<void> {
  if ('press' in step) return (await find(root, step.press, signal)).click()
  if ('see' in step) return void (await find(root, step.see, signal))
  if ('type' in step) {
    await find(root, textFields, signal)
    const fields = [...root.querySelectorAll(textFields)]
    for (const [at, text] of step.type.entries()) {
      const field = fields[at]
      if (field) write(field, text)
    }
    return
  }
  const input = await find(root, 'input[type=file]', signal)
  const files = new DataTransfer()
  files.items.add(await slip())
  Object.assign(input, { files: files.files })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Does on a screen what a person does, each step as soon as the screen allows it. */
export async function followSteps(
  root: ShadowRoot,
  steps: readonly Step[],
  signal: AbortSignal,
): Promise<void> {
  for (const step of steps) {
    await take(root, step, signal)
    // What follows from it is drawn in the next task.
    await new Promise((resolve) => setTimeout(resolve))
    signal.throwIfAborted()
  }
}
