/** A clipboard that has not answered by then (a prompt nobody sees, a broken webview) has failed. */
const patienceMs = 1000

/** Puts text on the clipboard. True only once the browser has said that it is there. */
export async function copyText(text: string): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, patienceMs, false)
  })
  try {
    // Missing in an insecure page, whatever the types say.
    const clipboard: Clipboard | undefined = navigator.clipboard
    if (!clipboard) return false
    return await Promise.race([clipboard.writeText(text).then(() => true), tooLate])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
