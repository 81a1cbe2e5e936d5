import { parseSync } from 'vite'

/** A node of the syntax tree, as far as it is read here. */
interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

/** What an expression may render: an element, a text, both, or nothing. */
type Kind = 'element' | 'text'

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const walk = (node: Node, visit: (node: Node) => void): void => {
  visit(node)
  for (const child of childrenOf(node)) walk(child, visit)
}

/** The values that a function returns, without those of the functions in it. */
const returnedBy = (body: Node): Node[] => {
  if (body.type !== 'BlockStatement') return [body]
  const found: Node[] = []
  const search = (node: Node) => {
    if (/Function/.test(node.type)) return
    if (node.type === 'ReturnStatement')
      found.push(...(isNode(node.argument) ? [node.argument] : []))
    else childrenOf(node).forEach(search)
  }
  childrenOf(body).forEach(search)
  return found
}

/** What other modules give, and the compiler knows to be elements. */
const elementsOfOthers = /^(createPortal|failure|draw[A-Z]\w*|prompt|notice)$/

const isComponent = /^[A-Z]/

/**
 * Finds texts of a module that React renders beside something else. A translator replaces the nodes
 * of texts. React then inserts before a node that is gone, and throws, or it changes a text that
 * nobody sees. A text that is alone in its element is safe: React sets the content of the element.
 * It also needs no comment and no space between two texts, which minifiers remove.
 */
export function textsWithCompany(file: string, source: string): string[] {
  const { errors, program } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const root = program as unknown as Node
  /** What each name of the module stands for: its value, or its type. */
  const values = new Map<string, Node[]>()
  const stands = (name: unknown, value: Node) =>
    values.set(String(name), [...(values.get(String(name)) ?? []), value])
  walk(root, (node) => {
    const { id, init, key, typeAnnotation } = node as Partial<Record<string, Node>>
    if (node.type === 'VariableDeclarator' && id?.name && init) stands(id.name, init)
    if (node.type === 'FunctionDeclaration' && id) stands(id.name, node)
    if (node.type === 'Identifier' && typeAnnotation) stands(node.name, typeAnnotation)
    if (node.type === 'TSPropertySignature' && key && typeAnnotation) {
      stands(key.name, typeAnnotation)
    }
  })

  const kindsOf = (node: unknown, known: readonly string[] = []): Kind[] => {
    if (!isNode(node)) return []
    const of = (...parts: unknown[]) => parts.flatMap((part) => kindsOf(part, known))
    switch (node.type) {
      case 'JSXElement':
        return ['element']
      case 'JSXFragment':
        return of(...shownIn(node))
      case 'JSXExpressionContainer':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
      case 'TSTypeAnnotation':
      case 'ChainExpression':
        return of(node.expression ?? node.typeAnnotation)
      case 'JSXEmptyExpression':
        return []
      case 'Literal':
        return typeof node.value === 'string' || typeof node.value === 'number' ? ['text'] : []
      case 'ConditionalExpression':
        return of(node.consequent, node.alternate)
      case 'LogicalExpression':
        return node.operator === '&&' ? of(node.right) : of(node.left, node.right)
      case 'ArrayExpression':
        return of(...(node.elements as unknown[]))
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        return of(...returnedBy(node.body as Node))
      case 'TSFunctionType':
        return of(node.returnType)
      case 'TSUnionType':
        return of(...(node.types as unknown[]))
      case 'TSUndefinedKeyword':
      case 'TSNullKeyword':
        return []
      case 'TSTypeReference':
        return /^(ReactElement|Elements)$/.test(String((node.typeName as Node).name))
          ? ['element']
          : ['text']
      case 'CallExpression': {
        const callee = node.callee as Node
        const given = node.arguments as readonly unknown[]
        const name = String((callee.property as Node | undefined)?.name ?? callee.name)
        if (/^(map|flatMap|useMemo)$/.test(name)) return of(given[0])
        if (name === 'from') return of(given[1])
        if (name === 'slice') return of(callee.object)
        return elementsOfOthers.test(name) ? ['element'] : of(callee)
      }
      case 'Identifier': {
        const name = String(node.name)
        const found = known.includes(name) ? undefined : values.get(name)
        if (name === 'undefined') return []
        if (elementsOfOthers.test(name)) return ['element']
        return found?.flatMap((value) => kindsOf(value, [...known, name])) ?? ['text']
      }
      case 'MemberExpression':
        return elementsOfOthers.test(String((node.property as Node).name)) ? ['element'] : ['text']
      default:
        return ['text']
    }
  }

  /** The children that are drawn; React drops white space with a line break. */
  const shownIn = (node: Node): Node[] =>
    (node.children as Node[]).flatMap((child) => {
      if (child.type !== 'JSXText') return [child]
      const isBlank = /^\s*$/.test(String(child.value)) && /\n/.test(String(child.value))
      return isBlank ? [] : [{ ...child, type: 'Literal' }]
    })

  const found: Node[] = []
  const inspect = (node: Node) => {
    const children = shownIn(node).filter((child) => kindsOf(child).length > 0)
    const isAlone = children.length === 1 && node.type === 'JSXElement'
    if (!isAlone) found.push(...children.filter((child) => kindsOf(child).includes('text')))
  }
  walk(root, (node) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') inspect(node)
    // A component that returns a text puts it beside whatever its parent has.
    const { id, init } = node as Partial<Record<string, Node>>
    const isDeclared = node.type === 'FunctionDeclaration' && isComponent.test(String(id?.name))
    const isNamed = node.type === 'VariableDeclarator' && isComponent.test(String(id?.name))
    const body = isDeclared
      ? node
      : isNamed && init && /Function/.test(init.type)
        ? init
        : undefined
    if (!body) return
    found.push(
      ...returnedBy(body.body as Node).filter(
        (value) => value.type !== 'JSXFragment' && kindsOf(value).includes('text'),
      ),
    )
  })
  const lineOf = (at: number) => source.slice(0, at).split('\n').length
  return found.map(({ start }) => {
    const text = source.slice(start).trim().split('\n')[0]?.slice(0, 60)
    return `${file}:${lineOf(start)}: ${text}`
  })
}
