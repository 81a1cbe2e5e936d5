import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration'
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration'
import { type DescribedElement, readElements } from '../manifest/elements.ts'
import { manifestOf } from '../manifest/manifest.ts'
import { classNameOf, lines } from '../manifest/types.ts'
import { reactComponentTypes, solidTypes, svelteTypes, vueTypes } from './framework-types.ts'
import { textsJson } from './texts-json.ts'
import { tokensJson } from './tokens-json.ts'

/** Classes, one module per element, and all of them; importing them registers nothing. */
const classFiles = (tags: readonly string[]): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    tags.map((tag) => {
      const name = classNameOf(tag)
      return [
        `${tag}.d.ts`,
        lines(
          `import type { ${name}Element as Instance } from '../widgets/${tag}.js'`,
          '',
          `export type { ${name}EventMap } from '../widgets/${tag}.js'`,
          "export type { ApiPaths, TwEventMap } from '../widgets/tw-types.js'",
          `export type ${name}Element = Instance`,
          `/** The class of \`<${tag}>\`. Importing it registers nothing. On a server it is inert. */`,
          `export declare const ${name}Element: { new (): ${name}Element; prototype: ${name}Element }`,
        ),
      ]
    }),
  ),
  'index.js': lines(tags.map((tag) => `export { ${classNameOf(tag)}Element } from './${tag}.js'`)),
  'index.d.ts': lines(tags.map((tag) => `export * from './${tag}.js'`)),
})

interface Folders {
  readonly widgets: string
  readonly wrapper: string
  readonly types: string
}

/** The React component of one element: a bundle with it has no file of another. */
const componentFiles = (element: DescribedElement, from: Folders) => {
  const { tag, properties } = element.declaration
  const given = [tag, Object.keys(properties), Object.keys(element.docs.events)]
  const [name, own, events] = given.map((each) => JSON.stringify(each))
  return [
    [
      `react/${tag}.js`,
      lines(
        "'use client'",
        `import { wrapElement } from '${upwards(from.wrapper)}'`,
        '',
        `const load = () => import('${upwards(from.widgets)}/${tag}.js')`,
        `export const ${classNameOf(tag)} = /* @__PURE__ */ wrapElement(${name}, load, ${own}, ${events})`,
      ),
    ],
    [`react/${tag}.d.ts`, reactComponentTypes([element], upwards(from.types))],
  ] as const
}

/** A path as seen from a folder below. */
const upwards = (path: string) => posix.join('..', path)

/** The modules that define the tags, at once or on demand, and the React components. */
const definitionFiles = (
  elements: readonly DescribedElement[],
  from: Folders,
): Readonly<Record<string, string>> => {
  const tags = elements.map(({ declaration }) => declaration.tag)
  return {
    'define.js': lines(tags.map((tag) => `import '${from.widgets}/${tag}.js'`)),
    'define.d.ts': lines(tags.map((tag) => `import '${from.types}/${tag}.js'`)),
    'load.js': lines(
      'const modules = {',
      tags.map((tag) => `  '${tag}': () => import('${from.widgets}/${tag}.js'),`),
      '}',
      '',
      'export async function load(tag) {',
      '  if (!globalThis.customElements) return null',
      '  await modules[tag]()',
      '  return customElements.whenDefined(tag)',
      '}',
    ),
    'load.d.ts': lines(
      tags.map(
        (tag) => `import type { ${classNameOf(tag)}Element } from '${from.types}/${tag}.js'`,
      ),
      '',
      'export interface TwElements {',
      tags.map((tag) => `  '${tag}': ${classNameOf(tag)}Element`),
      '}',
      '',
      '/**',
      ' * Loads an element and defines its tag. Resolves with its class once the tag is defined; with null',
      ' * on a server. Rejects if its entry cannot be loaded; the next call tries again.',
      ' */',
      'export declare function load<Tag extends keyof TwElements>(',
      '  tag: Tag,',
      '): Promise<(new () => TwElements[Tag]) | null>',
    ),
    // By name: `export *` is no client component of Next.
    'react.js': lines(
      "'use client'",
      tags.map((tag) => `export { ${classNameOf(tag)} } from './react/${tag}.js'`),
    ),
    'react.d.ts': lines(tags.map((tag) => `export * from './react/${tag}.js'`)),
    ...Object.fromEntries(elements.flatMap((element) => componentFiles(element, from))),
  }
}

/** Types alone; the module exists so that a plain `import` of it works as well. */
const typeFiles = (elements: readonly DescribedElement[]): Readonly<Record<string, string>> => ({
  'jsx.d.ts': lines(
    elements.map(({ declaration: { tag } }) => `import '../widgets/${tag}.react.js'`),
    "import '../widgets/preview.react.js'",
  ),
  'vue.d.ts': vueTypes(elements),
  'svelte.d.ts': svelteTypes(elements),
  'solid.d.ts': solidTypes(elements),
  'types.js': 'export {}\n',
})

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

/**
 * Writes the files that an installed package has beside the elements: `dist/package` and
 * `dist/peer`.
 */
export async function writePackage(root: string): Promise<void> {
  const elements = await readElements(root)
  const tags = elements.map(({ declaration }) => declaration.tag)
  const files: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'dist/package': {
      ...classFiles(tags),
      ...definitionFiles(elements, {
        widgets: '../widgets',
        wrapper: './wrap-element.js',
        types: '../widgets',
      }),
      ...typeFiles(elements),
      'texts.json': json(await textsJson(root)),
      'tokens.json': json(tokensJson()),
    },
    'dist/peer': definitionFiles(elements, {
      widgets: '.',
      wrapper: '../package/wrap-element.js',
      types: '../widgets',
    }),
  }
  for (const [folder, texts] of Object.entries(files)) {
    for (const [name, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(root, folder, name)), { recursive: true })
      writeFileSync(join(root, folder, name), text)
    }
  }
  const manifest = structuredClone(manifestOf(elements)) as never
  const options = { outdir: join(root, 'dist/package'), hideLogs: true }
  generateVsCodeCustomElementData(manifest, {
    ...options,
    htmlFileName: 'html-custom-data.json',
    cssFileName: 'css-custom-data.json',
  })
  generateJetBrainsWebTypes(manifest, { ...options, packageJson: false })
}
