/** Fails a clipboard that does not answer: a hidden permission prompt, a broken webview. */
const timeoutMs = 1000

/** Copies text to the clipboard. Resolves to true only if the browser confirms it. */
export async function copyText(text: string): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timedOut = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, false)
  })
  try {
    // Undefined on an insecure page, contrary to its type.
    const clipboard: Clipboard | undefined = navigator.clipboard
    if (!clipboard) return false
    return await Promise.race([clipboard.writeText(text).then(() => true), timedOut])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
