/** What a person, or a screen reader, knows a part of the page by. */
export interface Wanted {
  readonly role: Role
  /** The whole name, or its beginning and `…`; without it the first part of the role. */
  readonly name?: string | undefined
}

export type Role =
  | 'button'
  | 'link'
  | 'field'
  | 'checkbox'
  | 'radio'
  | 'heading'
  | 'dialog'
  | 'image'
  | 'region'
  | 'status'
  | 'file'
  | 'text'

/** A visible part of the page, and where to press it. */
export interface FoundPart {
  readonly node: object
  readonly text: string
  readonly value: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly isEnabled: boolean
  readonly isFocused: boolean
  readonly isChecked: boolean
  /** A press on its middle reaches it: nothing lies over it, and it stands still. */
  readonly isReachable: boolean
}

/**
 * Runs in the page: finds the first visible part of a role and a name, through all shadow roots.
 * WebKit's driver has no command for roles and names.
 */
export async function findInPage({ role, name }: Wanted): Promise<FoundPart | null> {
  const selectors: Readonly<Record<Role, string>> = {
    button: 'button, summary, [role=button]',
    link: 'a[href]',
    field:
      'input:not([type=checkbox], [type=radio], [type=file]), textarea, select, [role=combobox]',
    checkbox: 'input[type=checkbox]',
    radio: 'input[type=radio], [role=radio]',
    heading: 'h1, h2, h3, h4',
    dialog: 'dialog[open], [role=dialog]',
    image: 'img, canvas, [role=img]',
    region: 'section, [role=region]',
    status: 'output, [role=status], [role=alert]',
    file: 'input[type=file]',
    text: '*',
  }
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

  /** Text without what screen readers skip. */
  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
    if (!(node instanceof Element) && !(node instanceof DocumentFragment)) return ''
    if (node instanceof Element) {
      if (node.getAttribute('aria-hidden') === 'true' || node.localName === 'style') return ''
      if (node instanceof HTMLImageElement) return node.alt
      if (/^(input|textarea|select)$/.test(node.localName)) return ''
    }
    return [...node.childNodes].map(textOf).join('')
  }

  const nameOf = (node: Element): string => {
    const ids = node.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const root = node.getRootNode() as Document | ShadowRoot
    const labelledBy = ids.map((id) => root.getElementById(id)).filter((each) => each !== null)
    if (labelledBy.length > 0) return plain(labelledBy.map(textOf).join(' '))
    const label = node.getAttribute('aria-label')
    if (label) return plain(label)
    const { labels } = node as HTMLInputElement
    if (labels && labels.length > 0) return plain([...labels].map(textOf).join(' '))
    return plain(textOf(node))
  }

  const isVisible = (node: Element) =>
    node.checkVisibility({ visibilityProperty: true }) && node.getBoundingClientRect().width > 0

  const isWanted = (node: Element) => {
    if (role !== 'file' && !isVisible(node)) return false
    if (name === undefined) return true
    const beginning = name.endsWith('…') ? name.slice(0, -1) : undefined
    if (beginning) return nameOf(node).startsWith(beginning)
    if (role !== 'text') return nameOf(node) === name
    // The smallest part that has this text.
    const has = (each: Element) => plain(textOf(each)) === name
    return has(node) && ![...node.children].some(has)
  }

  const search = (root: ParentNode): Element | undefined => {
    for (const node of root.querySelectorAll('*')) {
      if (node.matches(selectors[role]) && isWanted(node)) return node
      const inside = node.shadowRoot && search(node.shadowRoot)
      if (inside) return inside
    }
    return undefined
  }

  /** The dialog that makes all else inert; undefined without one. */
  const modalIn = (root: Document | ShadowRoot): Element | undefined => {
    const inner = [...root.querySelectorAll('*')].flatMap(
      ({ shadowRoot }) => (shadowRoot && modalIn(shadowRoot)) ?? [],
    )
    return [...root.querySelectorAll('dialog:modal'), ...inner].at(-1)
  }

  const topMost = (x: number, y: number) => {
    let top = document.elementFromPoint(x, y)
    while (top?.shadowRoot) {
      const inner = top.shadowRoot.elementFromPoint(x, y)
      if (!inner || inner === top) break
      top = inner
    }
    return top
  }
  const focused = () => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return active
  }
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

  const modal = modalIn(document)
  const isModal = modal?.matches(selectors[role]) && isWanted(modal)
  const node = isModal ? modal : search(modal ?? document)
  if (!node) return null
  const { top: above, bottom: below } = node.getBoundingClientRect()
  if (above < 0 || below > innerHeight) {
    node.scrollIntoView({ block: 'center', behavior: 'instant' })
    await frame()
  }
  const before = node.getBoundingClientRect()
  await frame()
  const { left, top, width, height } = node.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = topMost(x, y)
  const labels = [...((node as HTMLInputElement).labels ?? [])]
  const isHit = [node, ...labels].some((each) => each.contains(hit))
  const { value, checked } = node as HTMLInputElement
  // The driver presses at points of the page, also in a frame of it.
  const corner = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 }
  return {
    node,
    text: plain(textOf(node)),
    value: value ?? '',
    x: Math.round(x + corner.left),
    y: Math.round(y + corner.top),
    width,
    height,
    isEnabled: !node.matches(':disabled, [aria-disabled=true]'),
    isFocused: focused() === node,
    isChecked: checked ?? node.getAttribute('aria-checked') === 'true',
    isReachable: isHit && before.left === left && before.top === top,
  }
}
