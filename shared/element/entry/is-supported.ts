/** Whether this browser has what no element can do without: browsers before 2023 may lack it. */
export function isSupported(): boolean {
  try {
    new CSSStyleSheet().replaceSync('')
    return (
      'adoptedStyleSheets' in Document.prototype &&
      'hasOwn' in Object &&
      'findLastIndex' in Array.prototype
    )
  } catch {
    return false
  }
}
