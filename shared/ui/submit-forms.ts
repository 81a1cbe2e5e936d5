import { isComposingKey } from './frame/composition.ts'

const isSubmit = (control: Element): control is HTMLButtonElement =>
  control.localName === 'button' && (control as HTMLButtonElement).type === 'submit'

/** Does what Enter does in a form: clicks its first submit button, unless it is disabled. */
export const pressSubmit = (form: HTMLFormElement | null): void =>
  [...(form?.elements ?? [])].find(isSubmit)?.click()

/**
 * Submits the forms of an element on a click of their button and on Enter. A sandboxed frame
 * without `allow-forms` drops the browser's own submit before any listener runs, so this dispatches
 * the `submit` event itself, once per press, even if several buttons have registered it. It listens
 * after React on the same root, so a default that a view has prevented is not submitted.
 */
export function submitForms(root: Node): () => void {
  const click = (event: Event) => {
    const button = (event.target as Element).closest('button')
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
