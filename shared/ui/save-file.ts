/**
 * Starts a download. Returns false if the browser cannot; otherwise the browser or webview was asked and
 * does not report the result.
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
