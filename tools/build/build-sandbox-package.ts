import { chmodSync, cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { locales } from '../../shared/text/i18n/locale.ts'
import { writeOpenApi } from '../openapi/write.ts'

const root = join(import.meta.dirname, '../..')
const sandbox = join(root, 'sandbox')
const out = join(sandbox, 'dist')

/** The commands by their names. */
const commands = {
  'tw-sandbox': join(sandbox, 'main.ts'),
  'tw-conformance': join(root, 'contract/conformance/main.ts'),
}

/**
 * Builds the package of the sandbox into `sandbox/dist`: its commands as JavaScript that any Node runs,
 * the files they read, the contract of the calls and, if they were built before, elements and site.
 */
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: out,
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20',
    rolldownOptions: { input: commands, output: { chunkFileNames: 'shared-[hash].js' } },
  },
})
for (const name of Object.keys(commands)) chmodSync(join(out, `${name}.js`), 0o755)

const copies = {
  'sandbox/database/migrations': 'database/migrations',
  LICENSE: 'LICENSE',
  ...Object.fromEntries(
    locales
      .flatMap((locale) => [`${locale}/documents/contract.md`, `${locale}/sandbox.po`])
      .map((file) => [`locales/${file}`, `locales/${file}`]),
  ),
}
for (const [from, to] of Object.entries(copies)) {
  cpSync(join(root, from), join(out, to), { recursive: true })
}
rmSync(join(out, 'database/migrations/meta'), { recursive: true })
cpSync(
  join(root, 'sandbox/database/migrations/meta/_journal.json'),
  join(out, 'database/migrations/meta/_journal.json'),
)
await writeOpenApi(root, out)

const built = join(root, 'dist')
/** What only an installed package of the elements has. */
const onlyInstalled = ['app', 'bin', 'package', 'peer'].map((name) => join(built, name))
if (existsSync(join(built, 'site'))) {
  const filter = (path: string) => !onlyInstalled.includes(path)
  cpSync(built, join(out, 'dist'), { recursive: true, filter })
}
if (!existsSync(join(out, 'dist'))) {
  console.warn('dist/ is missing: the package has no elements and no site. Run: npm run build')
}
