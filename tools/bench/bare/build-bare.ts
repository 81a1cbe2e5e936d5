import { build } from 'vite'

/**
 * Builds what is compared with as Vite does by default: production React, minified, one file. `bare`
 * is an element of React and r2wc, `list` is one with a virtual list, `react` is React and react-dom
 * alone. None of this project's plugins and settings apply.
 */
export async function buildBare(
  outDir: string,
  name: 'bare' | 'list' | 'react' = 'bare',
): Promise<void> {
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
        input: { [name]: `${name}.ts` },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
}
