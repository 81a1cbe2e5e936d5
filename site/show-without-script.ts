/**
 * Shows a page as to who has no JavaScript: links where a menu would open, cards that stand open.
 * For a page whose script did not come, and which nothing would open.
 */
export const showWithoutScript = (): void => document.documentElement.classList.remove('js')
