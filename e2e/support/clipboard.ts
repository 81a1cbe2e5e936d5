/** Run in a page: removes the clipboard, so that an element shows its prompt to copy by hand. */
export const removeClipboard = () =>
  Object.defineProperty(navigator, 'clipboard', { value: undefined })
