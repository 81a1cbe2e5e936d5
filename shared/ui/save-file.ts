/**
 * Offers a file for keeping. `false` where that cannot be done here at all; otherwise the browser or
 * webview was asked to, and does not say what it made of it.
 */
export function saveFile(file: Blob, name: string): boolean {
  try {
    const url = URL.createObjectURL(file)
    const link = document.createElement('a')
    link.href = url
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
    return true
  } catch {
    return false
  }
}
