/**
 * Texts and attributes of a person that no mark hides from session recorders, in one element. Runs in
 * the page.
 */
export const unmarkedIn = (element: Element): string[] => {
  const sensitive = [
    // Amounts, order and account numbers, also without their beginning.
    /\d[\d,]*\.\d{2,}(?!\d*%)/,
    /\d{6,}/,
    /[•·*]{3,} ?\w{3,4}/,
    // E-mail and blockchain addresses, mobile numbers.
    /[^\s@]+@[^\s@]+\.\w+/,
    /\b0x[\da-f]{6,}/i,
    /\bT[1-9A-HJ-NP-Za-km-z]{25,}/,
    /\+\d[\d ]{7,}/,
    // Persons, parties and banks of the stories.
    /Alex Chen|Demo Holder|Sample Clearing Client|Example Brokerage/,
  ]
  const isSensitive = (text: string) => sensitive.some((pattern) => pattern.test(text))
  const isMarked = (node: Element | null) => Boolean(node?.closest('[data-dd-privacy]'))
  const root = element.shadowRoot ?? element
  const found = new Set<string>()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? ''
    const parent = walker.currentNode.parentElement
    if (!parent || /^(STYLE|SCRIPT)$/.test(parent.tagName) || isMarked(parent)) continue
    // Fees and limits of a method are the operator's, the same for everybody.
    if (parent.closest('.tw-columns, .tw-remark')) continue
    if (isSensitive(text)) found.add(`text: ${text.trim()}`)
  }
  for (const node of root.querySelectorAll('*')) {
    for (const { name, value } of node.attributes) {
      if (!/^(aria-label|alt|title|value|placeholder|href|download)$/.test(name)) continue
      if (isSensitive(value) && !node.matches('[data-dd-privacy="hidden"]')) {
        found.add(`${name}: ${value}`)
      }
    }
  }
  for (const field of root.querySelectorAll(
    'input, textarea, canvas:not(.tw-ground), .tw-qr img',
  )) {
    const isChoice = /^(radio|checkbox|file|hidden)$/.test(field.getAttribute('type') ?? '')
    if (!isChoice && !isMarked(field)) found.add(`unmarked ${field.outerHTML.slice(0, 80)}`)
  }
  return [...found]
}
