/** The key of what is kept of one person and mode begins with it. */
export const draftPrefix = 'tw-transfer:'

/** Whether this page keeps any draft; asked before the code that reads them is loaded. */
export const hasDrafts = (): boolean => {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(draftPrefix))
  } catch {
    return false
  }
}
