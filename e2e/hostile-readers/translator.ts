import type { Page } from '@playwright/test'

/** Marks a text that was replaced. Playwright ignores it in names and texts, so locators still match. */
const mark = '\u200b'

/**
 * Replaces every text of a page as translators do: a `<font>` in a `<font>` takes the place of the
 * text's node. Some enter shadow roots. With `keepsOn`, what changes later is translated as well.
 */
export const translate = (page: Page, { keepsOn = false } = {}): Promise<void> =>
  page.evaluate(
    ([mark, keepsOn]) => {
      const kept = 'script, style, textarea, svg, code, noscript, [translate=no], .notranslate'
      const replace = (node: Node): void => {
        if (node instanceof Element && node.matches(kept)) return
        if (node instanceof Text) {
          if (!node.data.trim() || node.data.startsWith(mark)) return
          const outer = document.createElement('font')
          const inner = document.createElement('font')
          inner.textContent = mark + node.data
          outer.append(inner)
          node.replaceWith(outer)
          return
        }
        if (node instanceof Element && node.shadowRoot) enter(node.shadowRoot)
        for (const child of [...node.childNodes]) replace(child)
      }
      const enter = (root: Node) => {
        replace(root)
        if (!keepsOn) return
        new MutationObserver((changes) => {
          for (const { target, addedNodes } of changes) {
            for (const node of target instanceof Text ? [target] : addedNodes) {
              if (node.isConnected && !node.parentElement?.closest(kept)) replace(node)
            }
          }
        }).observe(root, { childList: true, characterData: true, subtree: true })
      }
      enter(document.body)
    },
    [mark, keepsOn] as const,
  )
