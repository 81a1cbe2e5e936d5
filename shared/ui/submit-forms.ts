import { isComposingKey } from './frame/composition.ts'

const isSubmit = (control: Element): control is HTMLButtonElement =>
  control.localName === 'button' && (control as HTMLButtonElement).type === 'submit'

/** As Enter does in a form: presses its first submit button, if that can be pressed. */
export const pressSubmit = (form: HTMLFormElement | null): void =>
  [...(form?.elements ?? [])].find(isSubmit)?.click()

/**
 * Submits the forms of an element by the press of their button and by Enter. A sandboxed frame
 * without `allow-forms` drops a browser's own submit before any listener hears of it, so that the
 * `submit` event is made here instead, once for each press. Listens after React, on the same root:
 * what a view has prevented is not submitted.
 */
export function submitForms(root: Node): () => void {
  const click = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (event.defaultPrevented || !button || !isSubmit(button) || !button.form) return
    event.preventDefault()
    button.form.dispatchEvent(
      new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }),
    )
  }
  const keydown = (event: Event) => {
    const { key, repeat, ctrlKey, altKey, metaKey } = event as KeyboardEvent
    const { localName, type, form } = event.target as HTMLInputElement
    if (key !== 'Enter' || event.defaultPrevented || localName !== 'input' || type === 'file')
      return
    if (!form || ctrlKey || altKey || metaKey || isComposingKey(event as KeyboardEvent)) return
    event.preventDefault()
    if (!repeat) pressSubmit(form)
  }
  root.addEventListener('click', click)
  root.addEventListener('keydown', keydown)
  return () => {
    root.removeEventListener('click', click)
    root.removeEventListener('keydown', keydown)
  }
}
