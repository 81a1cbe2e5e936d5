import { handedOn } from '../../../preview/handed-on.ts'
import { scenarioNames, scenarios } from '../../../preview/scenarios.ts'
import { kebab } from '../../../shared/element/entry/attributes.ts'
import type { DescribedElement } from './elements.ts'
import { moduleWith } from './module-with.ts'
import { classNameOf, defaultOf, lines, typeOf } from './types.ts'

const tag = 'tw-preview'
const className = `${classNameOf(tag)}Element`
const summary =
  'A screen of an element in a state, with made-up data: it makes no call and moves no money.'
const namesType = scenarioNames.map((name) => `'${name}'`).join(' | ')

const ofDescription =
  'The name of the screen. Anything else shows a message with all names, and so does the console.'

const ofShared = {
  name: 'of',
  description: ofDescription,
  type: { text: namesType },
  default: "''",
} as const

/** The attributes that it hands on to its element, as all elements have them. */
const handedOnFrom = ({ declaration: { properties }, docs }: DescribedElement) =>
  Object.entries(properties)
    .filter(([name]) => handedOn.some((attribute) => attribute === kebab(name)))
    .map(([name, property]) => ({
      name: kebab(name),
      description: `${docs.properties[name]?.description} Values: ${docs.properties[name]?.values}.`,
      type: { text: typeOf(property) },
      default: defaultOf(property),
    }))

/** `<tw-preview>` as a module of a Custom Elements Manifest. */
export const previewModule = (element: DescribedElement) =>
  moduleWith({
    path: 'dist/widgets/preview.js',
    tagName: tag,
    summary,
    attributes: [{ ...ofShared, fieldName: 'of' }, ...handedOnFrom(element)],
    members: [{ ...ofShared, kind: 'field', attribute: 'of', privacy: 'public', reflects: true }],
    events: [],
    slots: [],
  })

/** The types beside its module. */
export const previewTypes = (): string =>
  lines(
    '// Generated from scenarios.ts.',
    '/** The names that `of` takes. */',
    'export type PreviewName =',
    scenarioNames.flatMap((name) => [`  /** ${scenarios[name].title} */`, `  | '${name}'`]),
    '',
    'export declare const names: readonly PreviewName[]',
    '',
    `/** ${summary} */`,
    `export interface ${className} extends HTMLElement {`,
    `  /** ${ofDescription} */`,
    '  of: string',
    '}',
    '',
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    `    '${tag}': ${className}`,
    '  }',
    '}',
  )
