import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** What a file of each place may import and what not (architecture: "Who may import whom"). */
const rules: Readonly<
  Record<string, { readonly allowed: readonly string[]; readonly forbidden: readonly string[] }>
> = {
  'widgets/transfer/View.tsx': {
    allowed: [
      `import '../../shared/ui/Frame.tsx'`,
      `import '../../shared/element/ElementRoot.tsx'`,
      `import './store.ts'`,
      `import './steps/Wire.tsx'`,
      `import 'react'`,
      `import { useLingui } from '@lingui/react/macro'`,
      `import { msg } from '@lingui/core/macro'`,
    ],
    forbidden: [
      `import '../contract/store.ts'`,
      `import type { A } from '../contract/declaration.ts'`,
      `export * from '../contract/schema.ts'`,
      `import('../contract/Contract.tsx')`,
      `import '../../site/main.tsx'`,
      `import '../../stories/transfer.tsx'`,
      `import '../../sandbox/server.ts'`,
      `import '../../e2e/support/test.ts'`,
      `import '../../stories/playground/main.tsx'`,
      `import { t } from '@lingui/core/macro'`,
      `import { Trans } from '@lingui/react/macro'`,
    ],
  },
  'widgets/transfer/steps/Wire.tsx': {
    allowed: [
      `import '../../../shared/ui/Field.tsx'`,
      `import '../store.ts'`,
      `import './Bank.tsx'`,
    ],
    forbidden: [
      `import '../../contract/store.ts'`,
      `import '../../../site/main.tsx'`,
      `import '../../../sandbox/app.ts'`,
      `import { t } from '@lingui/core/macro'`,
      `import { Trans } from '@lingui/react/macro'`,
    ],
  },
  ...Object.fromEntries(
    ['declaration', 'state', 'forms', 'api'].map((name) => [
      `widgets/transfer/${name}.ts`,
      {
        allowed: [
          `import '../../shared/api/client.ts'`,
          `import 'zustand/vanilla'`,
          `import 'valibot'`,
        ],
        forbidden: [
          `import 'react'`,
          `import type { ReactNode } from 'react'`,
          `import 'react-dom/client'`,
          `import '@lingui/react'`,
          `import 'zustand'`,
          `import '../contract/store.ts'`,
        ],
      },
    ]),
  ),
  'shared/money/amount.ts': {
    allowed: [`import 'big.js'`, `import '../limits.ts'`],
    forbidden: [`import '../api/client.ts'`, `import '../ui/Money.tsx'`, `import 'react'`],
  },
  'shared/api/client.ts': {
    allowed: [`import '../money/amount.ts'`, `import './wire/data.ts'`, `import 'ofetch'`],
    forbidden: [
      `import '../ui/Money.tsx'`,
      `import '../element/loadable.ts'`,
      `import '../i18n/locale.ts'`,
      `import '../theme/tokens.ts'`,
      `import '../../widgets/transfer/api.ts'`,
      `import 'react'`,
    ],
  },
  'shared/api/wire/data.ts': {
    allowed: [`import '../../money/amount.ts'`, `import '../errors.ts'`],
    forbidden: [
      `import '../../ui/Money.tsx'`,
      `import '../../../sandbox/app.ts'`,
      `import 'react'`,
    ],
  },
  'shared/ui/Field.tsx': {
    allowed: [`import '../money/format.ts'`, `import '../theme/tokens.ts'`, `import 'react'`],
    forbidden: [
      `import '../api/errors.ts'`,
      `import '../element/use-element.ts'`,
      `import '../i18n/locale.ts'`,
      `import '../../widgets/transfer/Home.tsx'`,
      `import { Trans } from '@lingui/react/macro'`,
    ],
  },
  'shared/theme/tokens.ts': {
    allowed: [`import './theme-css.ts'`],
    forbidden: [`import '../ui/icons.ts'`, `import '../../site/brand.ts'`],
  },
  'shared/i18n/i18n-loader.ts': {
    allowed: [`import './locale.ts'`, `import '@lingui/core'`],
    forbidden: [`import '../api/errors.ts'`, `import { t } from '@lingui/core/macro'`],
  },
  'shared/element/entry/shell.ts': {
    allowed: [
      `import '../api/client.ts'`,
      `import '../i18n/locale.ts'`,
      `import '../theme/theme-css.ts'`,
      `import '../ui/Frame.tsx'`,
    ],
    forbidden: [
      `import '../money/amount.ts'`,
      `import '../../widgets/transfer/store.ts'`,
      `import '../../sandbox/server.ts'`,
    ],
  },
  'site/main.tsx': {
    allowed: [`import '../widgets/transfer/define.ts'`, `import '../shared/ui/Button.tsx'`],
    forbidden: [
      `import '../widgets/transfer/state.ts'`,
      `import '../widgets/transfer/declaration.ts'`,
      `import '../sandbox/server.ts'`,
      `import '../stories/transfer.tsx'`,
    ],
  },
  'site/routes/Home.tsx': {
    allowed: [
      `import '../../widgets/transfer/define.ts'`,
      `import '../../widgets/transfer/initial-texts.ts'`,
      `import '../../widgets/contract/placeholder.ts'`,
      `import '../main.tsx'`,
    ],
    forbidden: [
      `import '../../widgets/transfer/Transfer.tsx'`,
      `import '../../e2e/support/test.ts'`,
    ],
  },
  'stories/playground/main.tsx': {
    allowed: [
      `import '../../widgets/transfer/declaration.ts'`,
      `import '../../widgets/transfer/define.ts'`,
      `import '../../shared/element/declaration.ts'`,
    ],
    forbidden: [`import '../../widgets/transfer/store.ts'`, `import '../../sandbox/server.ts'`],
  },
  'sandbox/app.ts': {
    allowed: [
      `import '../shared/api/endpoints.ts'`,
      `import '../shared/money/amount.ts'`,
      `import '../shared/i18n/language-tag.ts'`,
      `import './faults.ts'`,
      `import 'react'`,
    ],
    forbidden: [
      `import '../shared/element/entry/shell.ts'`,
      `import '../shared/ui/Button.tsx'`,
      `import '../widgets/transfer/api.ts'`,
      `import '../site/main.tsx'`,
    ],
  },
  ...Object.fromEntries(
    ['e2e/support/servers.ts', 'tools/bench/run.ts'].map((file) => [
      file,
      {
        allowed: [`import '../../sandbox/server.ts'`, `import '../../shared/api/endpoints.ts'`],
        forbidden: [`import '../../sandbox/app.ts'`, `import '../../sandbox/ledger/post.ts'`],
      },
    ]),
  ),
  'lingui.config.ts': {
    allowed: [`import './shared/i18n/locale.ts'`],
    forbidden: [
      `import './sandbox/app.ts'`,
      `import './stories/transfer.tsx'`,
      `import './e2e/support/test.ts'`,
    ],
  },
}

const root = resolve(import.meta.dirname, '..')
let tree: string
/** `file:line` of each import that was refused. */
let refused: ReadonlySet<string>

const lint = (folder: string): Promise<string> =>
  new Promise((done, fail) => {
    const args = [
      'lint',
      '--only=noRestrictedImports',
      '--max-diagnostics=none',
      '--reporter=github',
      '.',
    ]
    execFile(
      join(root, 'node_modules/.bin/biome'),
      args,
      { cwd: folder },
      (error, stdout, stderr) => {
        // Biome ends with 1 where it refused something; it must have linted to say so.
        if (error && error.code !== 1) fail(new Error(stderr))
        else done(stdout)
      },
    )
  })

beforeAll(async () => {
  tree = realpathSync(mkdtempSync(join(tmpdir(), 'import-rules-')))
  copyFileSync(join(root, 'biome.json'), join(tree, 'biome.json'))
  writeFileSync(join(tree, '.gitignore'), 'node_modules\n')
  for (const [file, { allowed, forbidden }] of Object.entries(rules)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), [...allowed, ...forbidden, ''].join('\n'))
  }
  const found = (await lint(tree)).matchAll(
    /^::error title=lint\/style\/noRestrictedImports,file=(.+?),line=(\d+)/gm,
  )
  refused = new Set(
    [...found].map(([, file = '', line]) => `${file.replace(`${tree}/`, '')}:${line}`),
  )
}, 60_000)

afterAll(() => rmSync(tree, { recursive: true, force: true }))

describe.each(Object.entries(rules))('%s', (file, { allowed, forbidden }) => {
  it.each(allowed)('may: %s', (line) => {
    expect(refused).not.toContain(`${file}:${allowed.indexOf(line) + 1}`)
  })
  it.each(forbidden)('may not: %s', (line) => {
    expect(refused).toContain(`${file}:${allowed.length + forbidden.indexOf(line) + 1}`)
  })
})
