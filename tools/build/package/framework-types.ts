import { kebab } from '../../../shared/element/entry/attributes.ts'
import { handlerOf } from '../../../shared/element/package/wrap-element.ts'
import type { DescribedElement } from '../manifest/elements.ts'
import { classNameOf, lines, typeOf } from '../manifest/types.ts'

/*
 * Types of the tags in templates. The published generators for Vue, Svelte and Solid (1.2 to 1.9) give
 * an event the type `CustomEvent<CustomEvent<…>>` and Vue a name that its compiler does not look for.
 */

const header = '// Generated from declaration.ts.'

const importsOf = (elements: readonly DescribedElement[], from = '../widgets') => [
  ...elements.map(({ declaration: { tag } }) => {
    const name = classNameOf(tag)
    return `import type { ${name}Element, ${name}EventMap } from '${from}/${tag}.js'`
  }),
  `import type { ApiPaths } from '${from}/tw-types.js'`,
]

/** `<tw-preview>` has no events, and attributes alone. */
const previewImport =
  "import type { TwPreviewAttributes, TwPreviewElement } from '../widgets/preview.js'"

interface Field {
  readonly name: string
  readonly type: string
  readonly description: string
}

/** The properties of an element, in the spellings that a template may have. */
const propertiesOf = (
  { declaration, docs }: DescribedElement,
  spell: (property: string) => readonly string[] = (property) => [property],
): readonly Field[] =>
  Object.entries(declaration.properties).flatMap(([property, declared]) =>
    [...new Set(spell(property))].map((name) => ({
      name,
      type: declared.type === 'boolean' && name !== property ? "boolean | ''" : typeOf(declared),
      description: docs.properties[property]?.description ?? '',
    })),
  )

const eventsOf = (
  { declaration, docs }: DescribedElement,
  spell: (event: string) => readonly string[],
): readonly Field[] =>
  Object.entries(docs.events).flatMap(([event, { description }]) =>
    spell(event).map((name) => ({
      name,
      type: `(event: ${classNameOf(declaration.tag)}EventMap['${event}']) => void`,
      description,
    })),
  )

const fieldLines = (fields: readonly Field[], indent: string) =>
  fields.flatMap(({ name, type, description }) => [
    `${indent}/** ${description} */`,
    `${indent}'${name}'?: ${type.includes('=>') ? `(${type})` : type} | undefined`,
  ])

const bothSpellings = (property: string) => [property, kebab(property)]

/** Props of the React components; an unknown event does not compile. */
export const reactComponentTypes = (
  elements: readonly DescribedElement[],
  widgets = '../widgets',
): string =>
  lines(
    header,
    "import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react'",
    importsOf(elements, widgets),
    elements.flatMap((element) => {
      const { declaration, docs } = element
      const name = classNameOf(declaration.tag)
      return [
        '',
        `export interface ${name}Props extends Omit<HTMLAttributes<${name}Element>, 'onError'> {`,
        ...fieldLines(propertiesOf(element), '  '),
        ...fieldLines(
          eventsOf(element, (event) => [handlerOf(event)]),
          '  ',
        ),
        '}',
        '',
        `/** ${docs.summary} */`,
        `export declare const ${name}: ForwardRefExoticComponent<`,
        `  ${name}Props & RefAttributes<${name}Element>`,
        '>',
      ]
    }),
  )

/** `tw-success` → `onTwSuccess`: what Vue compiles `@tw-success` to. */
const vueHandlerOf = (event: string) => `on${classNameOf(event)}`

export const vueTypes = (elements: readonly DescribedElement[]): string =>
  lines(
    header,
    "import type { HTMLAttributes, PublicProps } from 'vue'",
    importsOf(elements),
    previewImport,
    elements.flatMap((element) => [
      '',
      `interface ${classNameOf(element.declaration.tag)}Props {`,
      ...fieldLines(propertiesOf(element, bothSpellings), '  '),
      ...fieldLines(
        eventsOf(element, (event) => [vueHandlerOf(event)]),
        '  ',
      ),
      '}',
    ]),
    '',
    "declare module 'vue' {",
    '  interface GlobalComponents {',
    elements.map(({ declaration: { tag } }) => {
      const props = `${classNameOf(tag)}Props & HTMLAttributes & PublicProps`
      return `    '${tag}': new () => { $props: ${props} }`
    }),
    "    'tw-preview': new () => { $props: TwPreviewAttributes & HTMLAttributes & PublicProps }",
    '  }',
    '}',
  )

export const svelteTypes = (elements: readonly DescribedElement[]): string =>
  lines(
    header,
    "import type { HTMLAttributes } from 'svelte/elements'",
    importsOf(elements),
    previewImport,
    '',
    "declare module 'svelte/elements' {",
    '  interface SvelteHTMLElements {',
    elements.flatMap((element) => [
      `    '${element.declaration.tag}': HTMLAttributes<${classNameOf(element.declaration.tag)}Element> & {`,
      ...fieldLines(propertiesOf(element, bothSpellings), '      '),
      ...fieldLines(
        eventsOf(element, (event) => [`on${event}`, `on:${event}`]),
        '      ',
      ),
      '    }',
    ]),
    "    'tw-preview': HTMLAttributes<TwPreviewElement> & TwPreviewAttributes",
    '  }',
    '}',
  )

export const solidTypes = (elements: readonly DescribedElement[]): string =>
  lines(
    header,
    "import type { JSX } from 'solid-js'",
    importsOf(elements),
    previewImport,
    '',
    "declare module 'solid-js' {",
    '  namespace JSX {',
    '    interface IntrinsicElements {',
    elements.flatMap((element) => [
      `      '${element.declaration.tag}': JSX.HTMLAttributes<${classNameOf(element.declaration.tag)}Element> & {`,
      ...fieldLines(
        propertiesOf(element, (property) => [...bothSpellings(property), `prop:${property}`]),
        '        ',
      ),
      ...fieldLines(
        eventsOf(element, (event) => [`on:${event}`]),
        '        ',
      ),
      '      }',
    ]),
    "      'tw-preview': JSX.HTMLAttributes<TwPreviewElement> & TwPreviewAttributes",
    '    }',
    '  }',
    '}',
  )
