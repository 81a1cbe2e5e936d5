import { endpoints } from '../../../shared/api/endpoints/all.ts'
import { kebab } from '../../../shared/element/entry/attributes.ts'
import type { PropertyDeclaration } from '../../../shared/element/entry/declaration.ts'
import type { DescribedElement } from './elements.ts'

/** `tw-fund-lookup` → `TwFundLookup` */
export const classNameOf = (tag: string): string =>
  tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The TypeScript type of a property, as text. */
export function typeOf(property: PropertyDeclaration): string {
  switch (property.type) {
    case 'boolean':
      return 'boolean'
    case 'choice':
      return property.choices.map((choice) => `'${choice}'`).join(' | ')
    case 'record':
      return 'ApiPaths'
    case 'records':
      return 'Readonly<Record<string, Readonly<Record<string, string>>>>'
    case 'callback':
      return `((${property.takes}) => ${property.returns}) | null`
    default:
      return 'string'
  }
}

/** The default of a property as TypeScript writes it. */
export const defaultOf = (property: PropertyDeclaration): string =>
  typeof property.default === 'string' ? `'${property.default}'` : JSON.stringify(property.default)

/** The `detail` of an event as TypeScript, as text. */
export const detailOf = (detail: Readonly<Record<string, string>>): string => {
  const fields = Object.entries(detail).map(([name, type]) => `readonly ${name}: ${type}`)
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : 'Record<string, never>'
}

/** The methods of an element as TypeScript, each with its description. */
export const methodsOf = ({ docs }: Pick<DescribedElement, 'docs'>) =>
  Object.entries(docs.methods).map(([name, { parameters, description, returns = 'void' }]) => {
    const list = Object.entries(parameters).map(([parameter, type]) => `${parameter}: ${type}`)
    return {
      name,
      description,
      parameters,
      returns,
      signature: `${name}(${list.join(', ')}): ${returns}`,
    }
  })

/** Both spellings of a property: frameworks set the one that a template has. */
const spellings = (property: string): readonly string[] => [...new Set([property, kebab(property)])]

const quoted = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)

export const lines = (...parts: (string | readonly string[])[]): string =>
  `${parts.flat().join('\n')}\n`

/** The types beside an element's module: its class, its events, its tag in the DOM. */
export function domTypes({ declaration, docs }: DescribedElement): string {
  const name = classNameOf(declaration.tag)
  const events = Object.entries(docs.events)
  return lines(
    '// Generated from declaration.ts.',
    "import type { ApiPaths } from './tw-types.js'",
    '',
    `export interface ${name}EventMap {`,
    events.flatMap(([type, event]) => [
      `  /** ${event.description} */`,
      `  '${type}': CustomEvent<${detailOf(event.detail)}>`,
    ]),
    '}',
    '',
    `/** ${docs.summary} */`,
    `export interface ${name}Element extends HTMLElement {`,
    Object.entries(declaration.properties).flatMap(([property, declared]) =>
      spellings(property).flatMap((spelling) => [
        `  /** ${docs.properties[property]?.description} Values: ${docs.properties[property]?.values}. */`,
        `  ${quoted(spelling)}: ${typeOf(declared)}`,
      ]),
    ),
    methodsOf({ docs }).flatMap(({ description, signature }) => [
      `  /** ${description} */`,
      `  ${signature}`,
    ]),
    ['add', 'remove'].flatMap((verb) => [
      ...[`${name}EventMap`, 'HTMLElementEventMap'].flatMap((map) => [
        `  ${verb}EventListener<Type extends keyof ${map}>(`,
        '    type: Type,',
        `    listener: (this: ${name}Element, event: ${map}[Type]) => unknown,`,
        `    options?: boolean | ${verb === 'add' ? 'AddEventListenerOptions' : 'EventListenerOptions'},`,
        '  ): void',
      ]),
      `  ${verb}EventListener(`,
      '    type: string,',
      '    listener: EventListenerOrEventListenerObject,',
      `    options?: boolean | ${verb === 'add' ? 'AddEventListenerOptions' : 'EventListenerOptions'},`,
      '  ): void',
    ]),
    '}',
    '',
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    `    '${declaration.tag}': ${name}Element`,
    '  }',
    '}',
  )
}

/** The types that all elements share: the paths of calls, and the events that reach a document. */
export function sharedTypes(elements: readonly DescribedElement[]): string {
  const types = [...new Set(elements.flatMap(({ docs }) => Object.keys(docs.events)))]
  const mapOf = ({ declaration }: DescribedElement) => `${classNameOf(declaration.tag)}EventMap`
  return lines(
    '// Generated from declaration.ts.',
    elements.map((each) => `import type { ${mapOf(each)} } from './${each.declaration.tag}.js'`),
    '',
    '/** Paths of single calls on your server where they differ, by the name of the call. */',
    'export type ApiPaths = Readonly<',
    `  Partial<Record<${Object.keys(endpoints)
      .map((name) => `'${name}'`)
      .join(' | ')}, string>>`,
    '>',
    '',
    '/** Events of all elements. They bubble, so a document hears those of each. */',
    'export interface TwEventMap {',
    types.map((type) => {
      const maps = elements.filter(({ docs }) => type in docs.events).map(mapOf)
      return `  '${type}': ${maps.map((map) => `${map}['${type}']`).join(' | ')}`
    }),
    '}',
    '',
    'declare global {',
    '  interface GlobalEventHandlersEventMap extends TwEventMap {}',
    '}',
  )
}

/** React adds a listener for a function with such a name, and does not set the property. */
const isListenerToReact = (property: string): boolean => property.startsWith('on')

/** The tag in React's JSX, with both spellings of its attributes and `ontw-…` for its events. */
export function reactTypes({ declaration, docs }: DescribedElement): string {
  const { tag } = declaration
  const name = classNameOf(tag)
  return lines(
    '// Generated from declaration.ts.',
    "import type { DetailedHTMLProps, HTMLAttributes } from 'react'",
    `import type { ${name}Element, ${name}EventMap } from './${tag}.js'`,
    "import type { ApiPaths } from './tw-types.js'",
    '',
    `export interface ${name}Attributes {`,
    Object.entries(declaration.properties).flatMap(([property, declared]) => {
      if (isListenerToReact(property)) return []
      const attribute = declared.type === 'callback' ? property : kebab(property)
      const text = declared.type === 'boolean' ? "boolean | ''" : `${typeOf(declared)} | string`
      return [
        `  ${property}?: ${typeOf(declared)} | undefined`,
        ...(attribute === property ? [] : [`  '${attribute}'?: ${text} | undefined`]),
      ]
    }),
    Object.keys(docs.events).map(
      (type) => `  'on${type}'?: ((event: ${name}EventMap['${type}']) => void) | undefined`,
    ),
    '}',
    '',
    "declare module 'react' {",
    '  namespace JSX {',
    '    interface IntrinsicElements {',
    `      '${tag}': DetailedHTMLProps<HTMLAttributes<${name}Element>, ${name}Element> & ${name}Attributes`,
    '    }',
    '  }',
    '}',
  )
}
