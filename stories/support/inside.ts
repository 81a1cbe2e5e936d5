import { fireEvent, userEvent, waitFor, within } from 'storybook/test'

/** Queries inside the shadow root of a story. */
export async function inside(canvas: HTMLElement) {
  const root = await waitFor(() => {
    for (const node of canvas.querySelectorAll('*')) if (node.shadowRoot) return node.shadowRoot
    throw new Error('no shadow root yet')
  })
  return within(root as unknown as HTMLElement)
}

/** Fills fields by their names and presses a button: states that a form keeps to itself. */
export async function fill(
  canvas: HTMLElement,
  fields: Readonly<Record<string, string>>,
  submit?: string,
): Promise<void> {
  const view = await inside(canvas)
  for (const [name, text] of Object.entries(fields)) {
    const field = await view.findByRole('textbox', { name })
    // Typing asks the document for its focus, which a shadow root keeps to itself.
    await fireEvent.input(field, { target: { value: text } })
  }
  if (submit) await userEvent.click(await view.findByRole('button', { name: submit }))
}
