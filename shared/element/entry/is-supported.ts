/**
 * Whether this browser has the features that every element needs; browsers before 2023 may lack
 * them.
 */
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
