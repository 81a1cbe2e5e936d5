type Attributes = Readonly<Record<string, string | number>>

/** Creates a node of an SVG drawing: a React element for the screen, a DOM node for a copy. */
export type DrawShape<Drawn> = (
  tag: string,
  attributes: Attributes,
  ...children: (Drawn | string)[]
) => Drawn

/** Draws with the nodes of a page. Nothing is parsed, so Trusted Types allow it. */
export const shapesIn =
  (page: Document): DrawShape<Element> =>
  (tag, { key: _, className, ...attributes }, ...children) => {
    const node = page.createElementNS('http://www.w3.org/2000/svg', tag)
    if (className) node.setAttribute('class', String(className))
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value))
    node.append(...children)
    return node
  }
