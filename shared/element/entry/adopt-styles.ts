/**
 * Gives a shadow root a style sheet. Constructed, so that a host's `style-src 'self'` allows it; one
 * per root, so that no two elements share anything. The window of the root's document constructs it:
 * an element may have been moved into a frame, whose document rejects the sheets of another one.
 */
export function adoptStyles(root: ShadowRoot, css: string): void {
  const { CSSStyleSheet } = root.ownerDocument.defaultView as Window & typeof globalThis
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets.push(sheet)
}
