/** Whether session storage has an entry whose key begins with the prefix. */
export const hasStored = (prefix: string): boolean => {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(prefix))
  } catch {
    return false
  }
}
