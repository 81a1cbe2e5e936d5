/**
 * Gives a shadow root a style sheet. Constructed, so that a host's `style-src 'self'` allows it; one
 * per root, so that no two elements share anything.
 */
export function adoptStyles(root: ShadowRoot, css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
