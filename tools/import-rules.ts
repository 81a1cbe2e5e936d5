import { posix } from 'node:path'
import { importsIn } from './imports.ts'

/** What the sandbox and the contract of its calls use of `shared/`. */
const sharedOfServer = [
  'shared/address',
  'shared/api',
  'shared/limits.ts',
  'shared/money',
  'shared/orders/confirmation/order-text.ts',
  'shared/orders/card/masked.ts',
  'shared/paper/picture',
  'shared/person/bank-card',
  'shared/person/email',
  'shared/person/name',
  'shared/person/password',
  'shared/person/phone',
  'shared/person/region',
  'shared/text',
  'shared/ui/theme',
]

/**
 * The layers of the sandbox, the lowest first. A folder may import those of lower layers, and no other
 * of its own. Its tests may import any.
 */
const sandboxLayers = [
  // What a server needs.
  ['basics'],
  ['language'],
  ['database'],
  ['core'],
  // The subjects.
  ['channels', 'ledger', 'messages', 'uploads'],
  ['accounts'],
  ['bank-cards', 'codes', 'confirmations', 'contracts', 'recipients'],
  ['registration', 'transfers'],
  ['history', 'interest'],
  ['conversions', 'friends'],
  ['demo'],
  // What answers.
  ['calls'],
  ['assets', 'control', 'routes', 'static'],
  ['server'],
]

const rowsOfSandbox = () =>
  Object.fromEntries(
    sandboxLayers.flatMap((folders, at) => {
      const lower = sandboxLayers.slice(0, at).flat()
      const allowed = [
        ...sharedOfServer,
        'sandbox/package.json',
        ...lower.map((folder) => `sandbox/${folder}`),
      ]
      return folders.map((folder) => [`sandbox/${folder}`, allowed])
    }),
  )

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
      'elements/elements.ts',
      'elements/*/text/placeholder.ts',
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
  ...rowsOfSandbox(),
  'shared/limits.ts': ['shared/money'],
  'shared/ui/recorders': [],
  'shared/text': [],
  'shared/money': ['shared/limits.ts', 'shared/text'],
  'shared/text/i18n': ['shared/limits.ts'],
  'shared/ui/theme': ['shared/limits.ts'],
  'shared/paper/picture': ['shared/limits.ts'],
  'shared/text/legal-text': ['shared/limits.ts', 'shared/text/i18n', 'shared/paper/picture'],
  'shared/address': ['shared/api', 'shared/money', 'shared/text'],
  'shared/person/email': ['shared/money', 'shared/text'],
  'shared/person/region': ['shared/ui/recorders', 'shared/text', 'shared/ui'],
  'shared/person/phone': ['shared/money', 'shared/person/region', 'shared/text'],
  'shared/person/password': ['shared/limits.ts'],
  'shared/person/one-time-code': [
    'shared/ui/recorders',
    'shared/limits.ts',
    'shared/api',
    'shared/element',
    'shared/person/email',
    'shared/api/storage',
    'shared/ui',
  ],
  'shared/person/kept-input': [
    'shared/limits.ts',
    'shared/api/storage',
    'shared/element',
    'shared/text/dates',
    'shared/ui',
  ],
  'shared/api/storage': [],
  'shared/api': [
    'shared/limits.ts',
    'shared/text/legal-text',
    'shared/money',
    'shared/api/storage',
  ],
  'shared/api/loading': ['shared/api'],
  'shared/ui': [
    'shared/ui/recorders',
    'shared/limits.ts',
    'shared/text/i18n',
    'shared/money',
    'shared/text',
    'shared/ui/theme',
  ],
  'shared/element': [
    'shared/ui/recorders',
    'shared/limits.ts',
    'shared/api',
    'shared/api/storage',
    'shared/text/legal-text',
    'shared/api/loading',
    'shared/text/i18n',
    'shared/ui/theme',
    'shared/ui',
  ],
  'shared/text/dates': ['shared/text/i18n'],
  'shared/person/bank-card': ['shared/limits.ts', 'shared/money', 'shared/text'],
  'shared/element/package': [],
  'shared/person/name': [],
  'shared/recipients': [
    'shared/ui/recorders',
    'shared/limits.ts',
    'shared/address',
    'shared/api',
    'shared/api/loading',
    'shared/api/storage',
    'shared/element',
    'shared/orders',
    'shared/text',
    'shared/text/dates',
    'shared/text/i18n',
    'shared/ui',
  ],
  'shared/orders/submission': [
    'shared/limits.ts',
    'shared/orders/confirmation/before-review.ts',
    'shared/orders/confirmation/confirmation.ts',
    'shared/api',
    'shared/element',
    'shared/api/loading',
    'shared/money',
    'shared/api/storage',
  ],
  'shared/orders/terms': ['shared/text/legal-text', 'shared/ui'],
  'shared/paper/save-file.ts': ['shared/element/host/host-link.ts'],
  'shared/paper/print': ['shared/ui/recorders', 'shared/element/host/host-link.ts'],
  'shared/paper/certificate': [
    'shared/ui/recorders',
    'shared/element',
    'shared/paper/print',
    'shared/paper/save-file.ts',
    'shared/ui',
  ],
  'shared/paper/upload': [
    'shared/ui/recorders',
    'shared/limits.ts',
    'shared/api',
    'shared/element/model/parts.ts',
    'shared/paper/picture',
    'shared/ui',
  ],
  'shared/orders/receipt': [
    'shared/ui/recorders',
    'shared/limits.ts',
    'shared/api/wire',
    'shared/text/dates',
    'shared/text/i18n',
    'shared/paper/certificate',
    'shared/element',
    'shared/money',
    'shared/orders',
    'shared/ui',
  ],
  'shared/orders': [
    'shared/ui/recorders',
    'shared/limits.ts',
    'shared/api',
    'shared/paper/certificate',
    'shared/paper/upload',
    'shared/element',
    'shared/text/i18n',
    'shared/text/dates',
    'shared/api/loading',
    'shared/money',
    'shared/paper/print',
    'shared/orders/submission',
    'shared/person/kept-input',
    'shared/person/one-time-code',
    'shared/ui',
  ],
  'elements/*': ['shared'],
  'elements/*.ts': ['shared', 'elements/*.ts', 'elements/*/declaration.ts'],
  ...siteRooms,
  'site/testing': ['shared', 'site'],
  sandbox: [...sharedOfServer, 'contract'],
  contract: [
    ...sharedOfServer,
    'elements/elements.ts',
    'sandbox/contracts/demo-tokens.ts',
    'sandbox/demo/demo.ts',
    'sandbox/testing',
    'sandbox/server.ts',
  ],
  'contract/conformance': [
    ...sharedOfServer,
    'contract',
    'sandbox/basics',
    'sandbox/contracts/documents.ts',
    'sandbox/testing',
    'sandbox/server.ts',
  ],
  // A proxy has the faults, the log and the page of the sandbox, and nothing of its money.
  'contract/proxy': [
    ...sharedOfServer,
    'contract',
    'sandbox/assets',
    'sandbox/basics',
    'sandbox/calls',
    'sandbox/control',
    'sandbox/core',
    'sandbox/server',
    'sandbox/static',
  ],
  bench: ['sandbox/server.ts', 'shared', 'site', 'tools', 'elements/elements.ts'],
  engravings: [],
  examples: [],
  // Elements without a server. It loads their files and imports none of their code.
  preview: ['shared', 'elements/elements.ts'],
  'preview/recording': ['preview', 'shared', 'sandbox'],
  stories: ['shared', 'elements', 'site', 'preview', '.storybook'],
  'stories/studio': ['shared', 'elements/elements.ts'],
  'stories/playground': [
    'stories/studio',
    'preview',
    'shared',
    'site/styles/fonts.css',
    'elements/*.ts',
    'elements/*/declaration.ts',
    'elements/*/define.ts',
    'elements/*/declaration.ts',
  ],
  // Code of other projects: it imports nothing of this one.
  native: [],
  '.storybook': ['shared', 'stories', 'site/brand.ts', 'site/styles/fonts.css', 'tools'],
  // What `npm run new element` copies.
  'tools/new/sample': ['shared', 'stories/support'],
  tools: [
    'shared',
    'preview',
    'site',
    'elements',
    'contract',
    'sandbox/calls/magic.ts',
    'sandbox/control/control-api.ts',
    'sandbox/server.ts',
    // A test reads the commands in the documents with it.
    'sandbox/server/arguments.ts',
    // A test compares it with the schema of the messages.
    'native/react-native/src/messages.ts',
  ],
  e2e: ['shared', 'site', 'elements', 'preview', 'stories', 'tools', 'sandbox/server.ts'],
  '*.ts': [
    'shared',
    'tools',
    'site/map/pages.ts',
    'elements/elements.ts',
    'e2e/support/short-run.ts',
    'vite.elements.config.ts',
  ],
}

/** State, calls and forms run and are tested without React. */
const withoutReact = [
  'shared/api',
  'shared/money',
  'shared/orders/confirmation/confirmation.ts',
  'shared/orders/confirmation/order-text.ts',
  'shared/orders/submission/*.ts',
  'elements/*/declaration.ts',
  'elements/*/model/actions.ts',
  'elements/*/model/model.ts',
  'elements/*/model/state.ts',
  'elements/*/forms.ts',
  'elements/*/api.ts',
]
const reactPackages = /^(react|react-dom|@lingui\/react|@formisch\/react|zustand$)/

const matches = (pattern: string, path: string): boolean =>
  new RegExp(
    `^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]+')}(/|$)`,
  ).test(path)

const isTestOfSandbox = (file: string) => /^sandbox\/.*\.test\.tsx?$/.test(file)

const rowOf = (file: string): readonly [string, readonly string[]] | undefined =>
  Object.entries(mayImport)
    .filter(([pattern]) => (isTestOfSandbox(file) ? pattern === 'sandbox' : matches(pattern, file)))
    .sort(([a], [b]) => b.length - a.length)[0]

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
  // Of `elements/*`, a file's own folder is one element.
  const home = own
    .split('/')
    .map((part, at) => (part.includes('*') ? file.split('/')[at] : part))
    .join('/')
  const isAllowed = (target: string) => [home, ...others].some((place) => matches(place, target))
  const isReactFree = withoutReact.some((place) => matches(place, file))
  const { statics, dynamics } = importsIn(file, source)
  return [...statics, ...dynamics].filter((specifier) => {
    const target = targetOf(file, specifier)
    return target === undefined ? isReactFree && reactPackages.test(specifier) : !isAllowed(target)
  })
}
