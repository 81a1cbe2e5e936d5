import { posix } from 'node:path'
import { parseSync } from 'vite'

/** The rooms of `site/`, from the ground up: each may import those before it. */
const roomsOfSite = [
  'brand.ts',
  'map',
  'preferences',
  'common',
  'third-party',
  'documents',
  'analytics',
  'session',
  'enquiry',
  'elements',
  'holder',
  'layout',
  'overlays',
  'pages',
  'app',
  'server',
].map((room) => `site/${room}`)

const siteRooms = Object.fromEntries(
  roomsOfSite.map((room, at) => [
    room,
    [
      'lingui.config.ts',
      'shared',
      'widgets/elements.ts',
      'widgets/*/register.ts',
      'widgets/*/entry/texts.ts',
      'widgets/*/entry/placeholder.ts',
      'site/ornaments',
      'site/styles',
      // For tests.
      'site/testing',
      ...roomsOfSite.slice(0, at),
    ],
  ]),
)

/**
 * Who may import whom. Each row: a folder, and the other places its files may import. A folder may
 * always import itself. The most specific row applies; `*` stands for one folder or file name.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'shared/limits.ts': ['shared/money'],
  'shared/recorders': [],
  'shared/text': [],
  'shared/money': ['shared/limits.ts', 'shared/text'],
  'shared/i18n': ['shared/limits.ts'],
  'shared/theme': ['shared/limits.ts'],
  'shared/picture': ['shared/limits.ts'],
  'shared/legal-text': ['shared/limits.ts', 'shared/i18n', 'shared/picture'],
  'shared/address': ['shared/api', 'shared/money'],
  'shared/email': ['shared/money', 'shared/text'],
  'shared/region': ['shared/recorders', 'shared/money', 'shared/i18n', 'shared/ui'],
  'shared/phone': ['shared/money', 'shared/region', 'shared/text'],
  'shared/password': ['shared/limits.ts'],
  'shared/one-time-code': [
    'shared/recorders',
    'shared/limits.ts',
    'shared/api',
    'shared/element',
    'shared/email',
    'shared/storage',
    'shared/ui',
  ],
  'shared/storage': [],
  'shared/api': ['shared/limits.ts', 'shared/legal-text', 'shared/money', 'shared/storage'],
  'shared/loading': ['shared/api'],
  'shared/ui': [
    'shared/recorders',
    'shared/limits.ts',
    'shared/i18n',
    'shared/money',
    'shared/text',
    'shared/theme',
  ],
  'shared/element': [
    'shared/recorders',
    'shared/limits.ts',
    'shared/api',
    'shared/legal-text',
    'shared/loading',
    'shared/i18n',
    'shared/theme',
    'shared/ui',
  ],
  'shared/dates': ['shared/i18n'],
  'shared/bank-card': ['shared/limits.ts', 'shared/money', 'shared/text'],
  'shared/package': [],
  'shared/person-name': [],
  'shared/submission': [
    'shared/limits.ts',
    'shared/api',
    'shared/element',
    'shared/loading',
    'shared/money',
    'shared/storage',
  ],
  'shared/terms': ['shared/legal-text', 'shared/ui'],
  'shared/print': ['shared/recorders'],
  'shared/certificate': ['shared/recorders', 'shared/element', 'shared/print', 'shared/ui'],
  'shared/upload': ['shared/recorders', 'shared/limits.ts', 'shared/picture', 'shared/ui'],
  'shared/receipt': [
    'shared/recorders',
    'shared/certificate',
    'shared/element',
    'shared/money',
    'shared/transfers',
    'shared/ui',
  ],
  'shared/transfers': [
    'shared/recorders',
    'shared/limits.ts',
    'shared/api',
    'shared/certificate',
    'shared/element',
    'shared/i18n',
    'shared/loading',
    'shared/money',
    'shared/print',
    'shared/submission',
    'shared/ui',
  ],
  'widgets/*': ['shared'],
  'widgets/*.ts': ['shared', 'widgets/*.ts', 'widgets/*/declaration.ts', 'widgets/*/docs.ts'],
  ...siteRooms,
  'site/testing': ['shared', 'site'],
  'site/ornaments': ['shared', 'site/brand.ts'],
  sandbox: [
    'shared/address',
    'shared/api',
    'shared/bank-card',
    'shared/legal-text',
    'shared/email',
    'shared/i18n/language-tag.ts',
    'shared/i18n/locale.ts',
    'shared/limits.ts',
    'shared/money',
    'shared/password',
    'shared/person-name',
    'shared/phone',
    'shared/picture',
    'shared/region',
    'shared/text',
    'shared/theme',
    'shared/transfers/masked.ts',
    'widgets/elements.ts',
  ],
  examples: [],
  stories: ['shared', 'widgets', '.storybook'],
  'stories/playground': [
    'shared',
    'site/styles/fonts.css',
    'widgets/*.ts',
    'widgets/*/declaration.ts',
    'widgets/*/define.ts',
    'widgets/*/docs.ts',
  ],
  // Code of other projects: it imports nothing of this one.
  'examples/native': [],
  '.storybook': ['shared', 'stories', 'tools'],
  tools: [
    'shared',
    'site',
    'widgets',
    'sandbox/magic.ts',
    'sandbox/openapi',
    'sandbox/server.ts',
    // A test reads the commands in the documents with these.
    'sandbox/arguments.ts',
    'sandbox/conformance/arguments.ts',
  ],
  e2e: ['shared', 'site', 'widgets', 'stories', 'tools', 'sandbox/server.ts'],
  '*.ts': ['shared', 'tools', 'site/map/pages.ts', 'widgets/elements.ts'],
}

/** State, calls and forms run and are tested without React. */
const withoutReact = [
  'shared/api',
  'shared/money',
  'shared/submission/*.ts',
  'widgets/*/declaration.ts',
  'widgets/*/state.ts',
  'widgets/*/actions.ts',
  'widgets/*/forms.ts',
  'widgets/*/api.ts',
]
const reactPackages = /^(react|react-dom|@lingui\/react|@formisch\/react|zustand$)/

const matches = (pattern: string, path: string): boolean =>
  new RegExp(
    `^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]+')}(/|$)`,
  ).test(path)

const rowOf = (file: string): readonly [string, readonly string[]] | undefined =>
  Object.entries(mayImport)
    .filter(([pattern]) => matches(pattern, file))
    .sort(([a], [b]) => b.length - a.length)[0]

/** What a source imports, as written: `./x.ts`, `react`. */
export function importsIn(file: string, source: string): string[] {
  const { errors, module } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  const dynamic = module.dynamicImports.map(({ moduleRequest }) =>
    source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  )
  const fixed = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
  return [...new Set([...fixed, ...exported, ...dynamic])]
}

/** The path in the project that an import of `file` leads to; `undefined` for a package. */
export const targetOf = (file: string, specifier: string): string | undefined =>
  specifier.startsWith('.')
    ? posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''))
    : undefined

/** The imports of a file that no row allows. */
export function forbiddenImports(file: string, source: string): string[] {
  const row = rowOf(file)
  if (!row) return [`${file} has no row in tools/import-rules.ts`]
  const [own, others] = row
  // Of `widgets/*`, a file's own folder is one widget.
  const home = own
    .split('/')
    .map((part, at) => (part.includes('*') ? file.split('/')[at] : part))
    .join('/')
  const isAllowed = (target: string) => [home, ...others].some((place) => matches(place, target))
  const isReactFree = withoutReact.some((place) => matches(place, file))
  return importsIn(file, source).filter((specifier) => {
    const target = targetOf(file, specifier)
    return target === undefined ? isReactFree && reactPackages.test(specifier) : !isAllowed(target)
  })
}
