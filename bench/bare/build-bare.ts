import { build } from 'vite'

/**
 * Builds a baseline with the defaults of Vite: production React, minified, one file. `bare` is an
 * element of React and r2wc, `list` is one with a virtual list, `react` is React and react-dom
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
    // Otherwise Vite takes the value from the environment, where a test runner has changed it.
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
