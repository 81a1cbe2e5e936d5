import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { readManifest } from '../../package/manifest.ts'

/** Builds the command of the package, one file that any Node runs, into `dist/bin`. */
export async function buildCommand(root: string): Promise<void> {
  const { name } = readManifest(root)
  const outDir = join(root, 'dist/bin')
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
      rolldownOptions: { input: { [name]: join(root, 'tools/embed.ts') } },
    },
  })
  chmodSync(join(outDir, `${name}.js`), 0o755)
}
