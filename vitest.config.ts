import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { plugins } from './tools/build/vite-plugins.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Of one test, in milliseconds. A machine may be slow, and busy with other things. */
const testTimeout = 60_000

/** Of what a test waits for with `expect.poll`: a file that is imported, an answer, what React draws. */
const poll = { timeout: 30_000 }

export default defineConfig({
  root: at('.'),
  resolve: {
    alias: [{ find: /^(destr|ufo)$/, replacement: at('shared/api/unreached.ts') }],
  },
  plugins: plugins(),
  test: {
    projects: [
      {
        extends: true,
        define: { 'process.env.NODE_ENV': '"test"' },
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: ['{widgets,shared,tools,site,stories}/**/*.test.{ts,tsx}'],
          testTimeout,
          hookTimeout: testTimeout,
          expect: { poll },
          server: { deps: { inline: [/@r2wc/] } },
        },
      },
      {
        test: {
          name: 'sandbox',
          environment: 'node',
          include: ['sandbox/**/*.test.{ts,tsx}'],
          testTimeout,
          // A database of its own is opened there.
          hookTimeout: 3 * testTimeout,
          expect: { poll },
        },
      },
    ],
  },
})
