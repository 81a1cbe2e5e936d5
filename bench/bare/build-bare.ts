import { build } from 'vite'

/**
 * Builds the bare element as Vite does by default: production React, minified, one file `bare.js`.
 * None of this project's plugins and settings apply.
 */
export async function buildBare(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    mode: 'production',
    logLevel: 'error',
    // Vite asks the environment first, which a test runner has set to something else.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { bare: 'bare.ts' },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
}
