import { posix } from 'node:path'
import { type Changes, pascal, translation, Unwanted, words } from './changes.ts'

const folder = 'tools/new/sample'

/** A file of the sample element, under another name. */
function renamed(path: string, to: string, text: string, name: string): string {
  return text
    .replaceAll(/(['"])(\.\.?\/[^'"]+)(['"])/g, (_, open, target, close) => {
      const reached = posix.join(posix.dirname(path), target)
      const moved = reached.startsWith(`${folder}/`)
        ? nameIn(reached.slice(folder.length + 1), name)
        : reached
      const relative = posix.relative(posix.dirname(to), moved)
      return open + (relative.startsWith('.') ? relative : `./${relative}`) + close
    })
    .replaceAll('Sample element', words(name))
    .replaceAll(
      /sample(?=Meta\b)/g,
      pascal(name).replace(/^./, (letter) => letter.toLowerCase()),
    )
    .replaceAll('Sample', pascal(name))
    .replaceAll('tw-sample', `tw-${name}`)
}

const nameIn = (path: string, name: string): string =>
  path.replace(/\/sample\//, `/${name}/`).replace('SampleScreen', `${pascal(name)}Screen`)

/** `npm run new element demo-badge` */
export function newElement(changes: Changes, name = ''): void {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new Unwanted(
      'The name of an element is words of small letters, with hyphens: demo-badge.',
    )
  const type = pascal(name)
  const tag = `tw-${name}`
  for (const path of changes.list(folder)) {
    const to = nameIn(path.slice(folder.length + 1), name)
    changes.create(to, renamed(path, to, changes.read(path), name))
  }
  const key = name.includes('-') ? `'${name}'` : name
  changes.addTo(
    'elements/elements.ts',
    /export const elements = \{/,
    `  ${key}: { firstStep: 'START', demoToken: '' },`,
  )
  const jsx = 'elements/jsx.ts'
  changes.addImport(
    jsx,
    `import type { ${type}Declaration, ${type}Events } from './${name}/declaration.ts'`,
  )
  changes.addTo(jsx, /interface EventsOf \{/, `  readonly ${key}: ${type}Events`)
  changes.addTo(jsx, /interface DeclarationOf \{/, `  readonly ${key}: ${type}Declaration`)

  changes.addTo(
    'site/elements/definitions.ts',
    /export const definitions: .* = \{/,
    `  ${key}: loadOnce(() => import('virtual:${tag}/register')),`,
  )

  const known = type.replace(/^./, (letter) => letter.toLowerCase())
  const shells = 'site/server/element-shell.tsx'
  changes.addImport(shells, `import { initialParts as ${known} } from 'virtual:${tag}/entry'`)
  changes.addTo(shells, /const parts: .* = \{/, `  ${key}: ${known},`)
  const browserTests = 'e2e/support/elements.ts'
  changes.addImport(
    browserTests,
    `import { declaration as ${known}, docs as ${known}Docs } from '../../elements/${name}/declaration.ts'`,
  )
  changes.addTo(
    browserTests,
    /const byTag = \{/,
    `  '${tag}': {
    declaration: ${known},
    docs: ${known}Docs,
    token: undefined,
    firstButton: 'Next',
    renderedTag: 'p',
    missingFileTexts: { load: notLoaded },
    createIdentity: async () => ({ attributes: {}, caller: { email: '' }, secret: '${tag}' }),
    // It has no field and no call yet.
    openField: async (element) => element.getByRole('textbox'),
    sendCall: async () => {},
  },`,
  )
  changes.replace(
    'README.md',
    /(?:^\| \[`<tw-[^\n]*\n)+/m,
    `$&| [\`<${tag}>\`](docs/elements.md#${tag}) | ${words(name)}: what a person does with it |\n`,
  )
  const reference = 'docs/elements.md'
  changes.replace(reference, /^\[What they share\].*$/m, `$& · [\`<${tag}>\`](#${tag})`)
  changes.files.set(
    reference,
    `${changes.read(reference).trimEnd()}

## ${tag}

${words(name)}: what a person does with it.

<!-- begin ${tag} events -->

<!-- end ${tag} events -->
`,
  )

  changes.task(
    `Say what the element is for: \`summary\` in elements/${name}/declaration.ts, its row in README.md, its section in docs/elements.md.`,
  )
  changes.task(
    `Write its views in place of those in elements/${name}/start and elements/${name}/done, and its title (\`title\` in declaration.ts, \`titles\` in model/model.ts).`,
  )
  changes.task(`${translation} The build stops until the title has a translation.`)
  changes.task('Run `npm run tables`; after a build, `npm run sizes -- --write`.')
  changes.task(
    `If it takes a token: \`tokenProperty\` in declaration.ts, \`demoToken\` in elements/elements.ts, and a model for each person as in elements/transfer/model/model.ts.`,
  )
  changes.task(
    'Say what browser tests press, fill in and send in e2e/support/elements.ts; they fail until it has a field and a call. What docs/security.md and docs/server.md say of each element may need a line.',
  )
}
